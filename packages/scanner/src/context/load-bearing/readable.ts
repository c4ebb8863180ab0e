import { baseName, extensionOf } from '../../resolve/project-path.ts';

/**
 * Whether the file at `path`, which is no document, may be a text in which a name of a document means
 * that something leans on it. No lock file, no bundle, nothing binary by its extension; and no list of
 * what to leave out, since what it names is not needed.
 */
export function mayLean(path: string): boolean {
  const name = baseName(path);
  return !SKIPPED.has(extensionOf(path)) && !LOCK.test(name) && !LEAVES_OUT.test(name);
}

const LOCK =
  /[.-]lock(?:b|file)?(?:\.(?:json|ya?ml|toml|hcl))?$|^(?:npm-shrinkwrap\.json|go\.sum|Package\.resolved)$|[.-]min\.\w+$/i;

const LEAVES_OUT = /^\.\w*ignore$|ignore$|^\.git(?:attributes|modules)$|-ignore-revs$/;

const SKIPPED: ReadonlySet<string> = new Set([
  ...[
    'png',
    'jpg',
    'jpeg',
    'gif',
    'webp',
    'avif',
    'ico',
    'bmp',
    'tif',
    'tiff',
    'psd',
    'svg',
    'heic',
  ],
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'epub', 'drawio'],
  ...['zip', 'gz', 'tgz', 'bz2', 'xz', 'zst', '7z', 'rar', 'tar', 'jar', 'war', 'whl', 'nupkg'],
  ...[
    'woff',
    'woff2',
    'ttf',
    'otf',
    'eot',
    'mp3',
    'mp4',
    'wav',
    'ogg',
    'webm',
    'mov',
    'avi',
    'flac',
  ],
  ...['so', 'dylib', 'dll', 'exe', 'a', 'o', 'lib', 'class', 'pyc', 'wasm', 'bin', 'dat', 'node'],
  ...['db', 'sqlite', 'sqlite3', 'parquet', 'npy', 'npz', 'pkl', 'onnx', 'pt', 'h5', 'pb'],
  ...['pem', 'key', 'crt', 'der', 'p12', 'asc', 'sig', 'map', 'csv', 'tsv', 'po', 'pot', 'mo'],
]);
