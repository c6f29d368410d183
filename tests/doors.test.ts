/** The rooms and their doors: who may know whom, and what may not leave src/app and the store. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

const MAY_KNOW: Record<string, readonly string[]> = {
  engine: [],
  book: ['engine'],
  dice: ['engine', 'book'],
  cards: ['engine', 'book', 'dice'],
  scenarios: ['engine', 'book', 'dice', 'cards'],
  'orders-of-battle': ['engine', 'book', 'dice', 'cards', 'scenarios'],
  battlefield: ['engine', 'book', 'dice', 'cards', 'scenarios'],
  campaign: ['engine', 'dice'],
  journal: ['engine'],
  words: ['engine'],
  app: [
    'engine',
    'words',
    'book',
    'dice',
    'cards',
    'scenarios',
    'orders-of-battle',
    'battlefield',
    'campaign',
    'journal',
  ],
};

/** Doors of one file alone: a campaign knows scenarios by its bridge. */
const FILE_MAY_KNOW: Record<string, readonly string[]> = {
  'campaign/bridge.ts': ['scenarios'],
  'campaign/empires-in-arms/to-scenario.ts': ['scenarios'],
};

/** Packages a room may lean on; every other room keeps to plain TypeScript and these. */
const PACKAGES: Record<string, readonly string[]> = {
  engine: ['zod', '@noble/hashes'],
  words: ['@fluent/bundle', 'virtual:words'],
  book: [],
  dice: ['@noble/hashes'],
  cards: ['zod'],
  scenarios: ['zod'],
  'orders-of-battle': ['zod', 'papaparse', 'yaml', 'saxes'],
  battlefield: ['zod'],
  campaign: ['zod', 'papaparse'],
  journal: ['@noble/hashes', 'zod', 'dexie'],
  app: ['preact', '@preact/signals', 'zod', 'workbox-window', 'uqr', 'virtual:pwa-register'],
};

function files(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const imports = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g)].map((m) => m[1]!);

const roomOf = (path: string) => relative(SRC, path).split('/')[0]!;

/**
 * Inside the battlefield the families stand in an order, and each may use what stands before it: the state and what is
 * read of it, the rules (pure), the ledger's common steps, the families that ask and write, the modules, the table. A
 * type may name what comes later.
 */
const STATE = [
  'answers',
  'aspects',
  'battle',
  'facts',
  'handling',
  'look-up',
  'named',
  'now',
  'on-foot',
  'procedure',
  'quality-check',
  'questions',
  'seats',
  'setup',
  'shapes',
  'simplified',
  'terrain',
  'throws',
  'topics',
  'troops',
];
const FAMILIES = [
  'rules/after-battle',
  'rules/command',
  'rules/sky',
  'rules/special-troops',
  'rules/fire',
  'rules/close-combat',
  'rules/fights',
  'rules/movement',
  'rules/lulls',
  'ledger',
  'special-troops',
  'after-battle',
  'command',
  'fire',
  'movement',
  'fights',
  'lulls',
  'sky',
  'arrivals',
  'recovery',
  'by-hand',
  'modules',
];
/** What comes over the table, with a battle whose seats are under lock alone. */
const OVER_THE_TABLE = 'under-lock';

/** Where a file of the battlefield stands in that order; the table itself comes last. */
function placeOf(path: string): number {
  const file = relative(join(SRC, 'battlefield'), path).replace(/\.ts$/, '');
  if (dirname(file) === OVER_THE_TABLE) return 2 + FAMILIES.length;
  if (file.includes('/')) return 1 + FAMILIES.indexOf(dirname(file));
  return STATE.includes(file) ? 0 : 1 + FAMILIES.length;
}

/** What a file takes from others when it runs: types are gone by then. */
const values = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+'(\.[^']+)'/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type\s[^,}]*,?)+\s*\}$/.test(names))
    .map(([, , target = '']) => resolve(dirname(path), target));

describe('the order inside the battlefield', () => {
  const all = files(join(SRC, 'battlefield'));

  it('knows every family', () => {
    expect(all.filter((path) => placeOf(path) === 0 && relative(join(SRC, 'battlefield'), path).includes('/'))).toEqual(
      [],
    );
  });

  it.each(all.map((path) => [relative(SRC, path), path]))('%s uses only what stands before it', (_, path) => {
    const later = values(path).filter(
      (target) => target.startsWith(join(SRC, 'battlefield')) && placeOf(target) > placeOf(path),
    );
    expect(later.map((target) => relative(SRC, target))).toEqual([]);
  });
});

describe('the doors between the rooms', () => {
  for (const path of files(SRC)) {
    const room = roomOf(path);
    if (!(room in MAY_KNOW)) continue;
    it(`${relative(SRC, path)} keeps to its doors`, () => {
      for (const target of imports(path)) {
        if (target.startsWith('.')) {
          const other = roomOf(resolve(dirname(path), target));
          const doors = [...(MAY_KNOW[room] ?? []), ...(FILE_MAY_KNOW[relative(SRC, path)] ?? [])];
          if (other !== room) expect(doors, `imports ${target}`).toContain(other);
        } else {
          const allowed = PACKAGES[room]!.some((name) => target === name || target.startsWith(`${name}/`));
          expect(allowed, `imports the package ${target}`).toBe(true);
        }
      }
    });
  }

  it('a thread is started by src/app/workers.ts alone, as the page’s policy asks', () => {
    const offenders = files(SRC).filter(
      (path) =>
        !path.endsWith('app/workers.ts') &&
        /new (Shared)?Worker\(|serviceWorker\.register\(/.test(readFileSync(path, 'utf8')),
    );
    expect(offenders.map((path) => relative(SRC, path))).toEqual([]);
  });

  it('nothing outside src/app and the store touches the browser or asks for chance or the time of day', () => {
    const offenders = files(SRC)
      .filter((path) => !['app'].includes(roomOf(path)) && !/\/journal\/(disk|tables)\.ts$/.test(path))
      .filter((path) =>
        /\b(document|window|localStorage|navigator|indexedDB)\s*[.[]|Math\.random|Date\.now|new Date\(\)/.test(
          readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
      )
      .map((path) => relative(SRC, path));
    expect(offenders).toEqual([]);
  });
});
