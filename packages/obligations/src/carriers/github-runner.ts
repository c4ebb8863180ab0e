import { isRecord, listOf, recordAt, textsOf, type Values, valueAt } from './values.ts';

/** Whether what runs a job is of Windows: all that do, or `unknown` where nothing tells. */
export type OnWindows = 'yes' | 'no' | 'unknown';

const WINDOWS = /(?:^|[^a-z])win(?:dows)?(?![a-z])/i;
const OTHER = /ubuntu|linux|mac-?os|darwin/i;

/** Labels that say nothing of the system. */
const NEUTRAL = /^(?:self-hosted|x64|x86|arm|arm64|gpu)$/i;

/** An expression that is a value of the matrix. */
const OF_MATRIX = /\$\{\{\s*matrix\.([\w.-]+)\s*\}\}/;

/**
 * Whether the runners of `job` are of Windows, as far as its labels tell. Of a matrix one that is not
 * is enough for `no`: the failure of its job is one of the run.
 */
export function onWindows(job: Values): OnWindows {
  // Containers run on Linux alone.
  if (job['container'] !== undefined) return 'no';
  const on = job['runs-on'];
  const written = isRecord(on) ? textsOf(on['labels']) : textsOf(on);
  // What is called by its group alone is of what the group is called.
  const labels = isRecord(on) && written.length === 0 ? textsOf(on['group']) : written;
  const matrix = recordAt(job['strategy'], 'matrix');
  const systems = labels.map((label) => systemOf(label, matrix));
  if (systems.includes('yes')) return 'yes';
  if (labels.some((label) => OTHER.test(label) && !label.includes('${{'))) return 'no';
  if (systems.includes('unknown') || labels.every((label) => NEUTRAL.test(label))) return 'unknown';
  // A group may be called by anything.
  return written.length === 0 ? 'unknown' : 'no';
}

function systemOf(label: string, matrix: Values): OnWindows {
  const path = OF_MATRIX.exec(label)?.[1];
  const values = path === undefined ? [label] : valuesOf(matrix, path.split('.'));
  const texts =
    path === undefined ? values : values.map((one) => label.replace(OF_MATRIX, () => one));
  const systems = new Set(texts.map(named));
  const isSure = valueAt(matrix, 'exclude') === undefined || path === undefined;
  if (systems.size === 1) return systems.has('yes') ? 'yes' : systems.has('no') ? 'no' : 'unknown';
  return systems.has('no') && isSure ? 'no' : 'unknown';
}

function named(text: string): OnWindows {
  const plain = text.replace(/\$\{\{.*?\}\}/g, '\0');
  if (WINDOWS.test(plain)) return 'yes';
  return plain.includes('\0') && !OTHER.test(plain) ? 'unknown' : 'no';
}

/** What `path` is in the jobs of `matrix`, by its lists and by `include`. */
function valuesOf(matrix: Values, [key = '', ...rest]: readonly string[]): readonly string[] {
  const listed = valueAt(matrix, key);
  const included = listOf(valueAt(matrix, 'include')).map((one) => valueAt(one, key));
  const found = [...(Array.isArray(listed) ? listed : [listed]), ...included];
  return found.flatMap((one) => textsOf(rest.reduce<unknown>(valueAt, one)));
}
