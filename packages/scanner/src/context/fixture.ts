/**
 * Whether the file at `path` is material of a test or a sample that some program reads: it is not
 * written for readers, and what is wrong in it may be wrong on purpose.
 */
export function isFixture(path: string): boolean {
  return FIXTURE.test(path);
}

const FIXTURE =
  /(?:^|\/)(?:[\w-]*fixtures?|__[\w-]+__|test-?data|testdata|test_data|test-?cases?|snapshots?|goldens?|golden[_-]?files|corpus|corpora|mocks?|e2e|spec\/data|tests?\/(?:[\w-]+\/)*(?:sources?|highlighted|expected)|tests?\/[\w-]*(?:data|inputs?|files|cases|resources|output|markdown)|resources\/test)(?:\/|$)/i;
