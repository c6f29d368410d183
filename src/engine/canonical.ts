/**
 * The one way to write a value, so that the same content has the same bytes and the same hash: JSON with sorted keys,
 * no spaces, no undefined members and no negative zero.
 */

/** Deeper than anything a battle writes. Stops a hostile file from overflowing the stack. */
const DEEPEST = 200;

const isPlain = (value: object): boolean => {
  const proto = Object.getPrototypeOf(value);
  return proto === null || Object.getPrototypeOf(proto) === null;
};

/** The canonical text. Throws a TypeError for what JSON cannot hold: NaN, infinities, functions, dates, holes. */
export const canonical = (value: unknown): string => write(value, 0);

function write(value: unknown, depth: number): string {
  if (depth > DEEPEST) throw new TypeError('Too deeply nested to be written down');
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} cannot be written down`);
      return value === 0 ? '0' : String(value);
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return writeArray(value, depth);
      if (isPlain(value)) return writeObject(value as Record<string, unknown>, depth);
  }
  throw new TypeError(`A value of type ${typeof value} cannot be written down`);
}

function writeArray(values: readonly unknown[], depth: number): string {
  let text = '';
  for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : ',') + write(values[i], depth + 1);
  return `[${text}]`;
}

function writeObject(value: Record<string, unknown>, depth: number): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${write(member, depth + 1)}`;
  }
  return `{${text}}`;
}

/** The value exactly as it will be read back, key order included. */
export const settled = <T>(value: T): T => JSON.parse(canonical(value)) as T;
