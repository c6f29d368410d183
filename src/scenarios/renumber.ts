/** New labels for formations that join a side, different from those already there. NBC-SCN-17 */
import { type FormationCard, MOST } from './schema.ts';

const headOf = (ref: string): string => ref.split('/')[0] ?? '';

/** The next number that no formation of the side has, in the style of the first one. */
function nextFree(taken: ReadonlySet<string>): string {
  let n = 1;
  while (taken.has(String(n))) n += 1;
  return String(n);
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'];

/** "II" and "2" are the same number on a base. */
const plain = (head: string): string => {
  const at = ROMAN.indexOf(head);
  return at < 0 ? head : String(at + 1);
};

export function renumbered(there: readonly FormationCard[], more: readonly FormationCard[]): FormationCard[] {
  const heads = new Set(there.flatMap(({ units }) => units.map(({ ref }) => plain(headOf(ref)))));
  return more.map((formation) => {
    const own = new Set(formation.units.map(({ ref }) => headOf(ref)));
    const now = new Map<string, string>();
    for (const head of own) {
      const number = heads.has(plain(head)) ? nextFree(heads) : head;
      heads.add(plain(number));
      if (number !== head) now.set(head, number);
    }
    if (now.size === 0) return formation;
    const units = formation.units.map((unit) => {
      const [head = '', ...rest] = unit.ref.split('/');
      return { ...unit, ref: [now.get(head) ?? head, ...rest].join('/').slice(0, MOST.ref) };
    });
    return { ...formation, units };
  });
}
