/** Equal for paths that are one file on a disk that tells neither cases nor forms of Unicode apart. */
export function sameOnAnyDisk(path: string): string {
  // Upper case first: it is where `ß` and `ss`, or two forms of sigma, meet.
  return path.normalize('NFD').toUpperCase().toLowerCase().normalize('NFC');
}
