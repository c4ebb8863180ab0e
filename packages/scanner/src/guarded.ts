/**
 * `value`, made so that nobody can change it: plain data throughout, with maps and sets in it. What is
 * frozen already is left alone, and so are functions and columns of numbers.
 */
export function frozen<T>(value: T): T {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const each = pending.pop();
    if (typeof each !== 'object' || each === null) continue;
    if (ArrayBuffer.isView(each) || Object.isFrozen(each)) continue;
    if (each instanceof Map || each instanceof Set) {
      for (const [key, held] of each.entries()) pending.push(key, held);
      Object.defineProperties(each, REFUSING);
    } else pending.push(...Object.values(each));
    Object.freeze(each);
  }
  return value;
}

/** The changes of a map or a set are its methods, which freezing leaves alone. */
const REFUSING: PropertyDescriptorMap = Object.fromEntries(
  ['set', 'add', 'delete', 'clear'].map((name) => [name, { value: refuse }]),
);

function refuse(): never {
  throw new TypeError('what a signal is handed cannot be changed');
}

/**
 * What `object`, data and methods that give data or more such objects, tells, to be handed to a
 * stranger: nothing that it gives can be changed.
 */
export function guarded<T extends object>(object: T): T {
  const views = new WeakMap<object, object>();
  const view = (value: unknown): unknown => {
    if (!hasMethods(value)) return frozen(value);
    const known = views.get(value);
    if (known !== undefined) return known;
    const entries = Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'function'
        ? (...given: unknown[]) => view(Reflect.apply(each, value, given))
        : frozen(each),
    ]);
    const made: object = Object.freeze(Object.fromEntries(entries));
    views.set(value, made);
    return made;
  };
  return view(object) as T;
}

function hasMethods(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return false;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).some((each) => typeof each === 'function');
}
