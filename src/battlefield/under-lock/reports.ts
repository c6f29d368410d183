/**
 * What a side is told of somebody, written from the ledger as that side would have seen it: of whom it suspects what arms there
 * are, of whom it sees how many and how they stand, of whom it has identified the name and the strength.
 */
import type { SideId } from '../../book/terms.ts';
import { onlySaid, type Said, say, sentences, word } from '../../engine/message.ts';
import { type Battle, commanderOf, currentCP, type Formation, onTable, type Unit, unitsOf } from '../battle.ts';
import { formationNamed } from '../named.ts';
import type { Grade, Papers } from './papers.ts';

type Sight = 'foot' | 'horse' | 'guns';

const SIGHTS = ['foot', 'horse', 'guns'] as const;

const sightOf = ({ card: { arm } }: Unit): Sight =>
  arm === 'cavalry' ? 'horse' : arm === 'artillery' ? 'guns' : 'foot';

const seenOf = (battle: Battle, { id }: Formation): readonly Unit[] =>
  unitsOf(battle, id).filter((unit) => onTable(unit) && unit.host === null);

/** "3 of foot", for what there is. */
const counted = (units: readonly Unit[]) =>
  SIGHTS.flatMap((sight) => {
    const n = units.filter((unit) => sightOf(unit) === sight).length;
    return n === 0 ? [] : [say(`report-${sight}`, { n })];
  });

const named = (units: readonly Unit[]) =>
  SIGHTS.filter((sight) => units.some((unit) => sightOf(unit) === sight)).map((sight) => word(`report-some-${sight}`));

/** How they stand, as anybody sees it who sees them. */
function state(units: readonly Unit[]): Said | false {
  const broken = units.filter(({ fate }) => fate === 'broken').length;
  const disordered = units.filter((unit) => unit.fate !== 'broken' && (unit.disordered || unit.shaken)).length;
  return broken + disordered > 0 && say('report-state', { broken, disordered });
}

/** What one side may be told of a formation of the other; `strength`: what the umpire would have it believe. */
export function reportOn(battle: Battle, formation: Formation, grade: Grade, strength?: number): Said {
  const units = seenOf(battle, formation);
  if (grade === 'unseen' || units.length === 0) return 'report-nothing';
  if (grade === 'suspected') return say('report-suspected', { arms: named(units) });
  const cp = strength ?? units.reduce((sum, unit) => sum + (unit.startCP > 0 ? currentCP(unit) : 0), 0);
  const seen = say('report-seen', { troops: counted(units) });
  if (grade === 'seen')
    return sentences(onlySaid(seen, strength !== undefined && say('report-strength', { cp }), state(units)));
  const { name } = commanderOf(battle, formation);
  const who = say('report-identified', { formation: formationNamed(formation), officer: name, cp });
  return sentences(onlySaid(who, seen, state(units)));
}

/** What a side believes of a formation: what was said of it, or of one that stands on the table all. */
export const gradeOf = ({ beliefs }: Pick<Papers, 'beliefs'>, side: SideId, formation: string): Grade =>
  beliefs[side][formation]?.grade ?? 'identified';
