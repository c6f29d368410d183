/**
 * Every table, figure and shape that the rules, campaigns and scenarios export, and every battle of the shelf, is what it was.
 * Charts, sums and pages take their figures from here, so a wrong one would be told in all of them alike. What differs
 * is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { it } from 'vitest';
import { canonical } from '../../src/engine/canonical.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { heldTo } from '../kept/marks.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/src/{battlefield,book,campaign,cards,dice,scenarios}/**/*.ts',
  { eager: true },
);

const SHAPED = new WeakSet<object>();
interface Def {
  readonly type: string;
  readonly shape?: unknown;
}
/** The shape of a play, an event or what a question carries, with its fields and bounds: told whole where it comes first. */
function shapeOf(shape: object, def: Def): unknown {
  if (SHAPED.has(shape)) return def.type;
  SHAPED.add(shape);
  return read({ ...def, shape: def.shape });
}

/** A thing as it can be read: what is done has no text, and what is fetched later is not there yet. */
function read(value: unknown): unknown {
  if (value instanceof Set) return [...value].map(read);
  if (value instanceof Map) return [...value].map(read);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map(read);
  if (typeof value === 'function' || value === undefined) return null;
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('_zod' in value) return shapeOf(value, (value._zod as { readonly def: Def }).def);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one)]));
}

const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasText) : value !== null;

function* tables(): Generator<readonly [string, string]> {
  for (const [path, module] of Object.entries(MODULES).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const told = Object.fromEntries(
      Object.entries(module)
        .map(([name, value]) => [name, read(value)] as const)
        .filter(([, value]) => hasText(value)),
    );
    if (hasText(told)) yield [path.replace(/^\/src\/|\.ts$/g, ''), canonical(told)];
  }
}

async function* shelf(): AsyncGenerator<readonly [string, string]> {
  for (const { id, load } of SHELF) yield [id, canonical(await load())];
}

const holds = heldTo('tables');

it('every table is what it was', () => holds('tables', tables()));
it('every battle of the shelf is what it was', () => holds('shelf', shelf()));
