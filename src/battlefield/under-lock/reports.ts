/**
 * What a side is told of somebody, written from the ledger as that side would have seen it: of whom it suspects what arms there
 * are, of whom it sees how many and how they stand, of whom it has identified the name and the strength.
 */
import { type Message, onlySaid, type Said, say, sentences, word } from '../../engine/message.ts';
import { type Battle, currentCP, type Formation, type Officer, onTable, type Unit, unitsOf } from '../battle.ts';
import { formationNamed } from '../named.ts';
import type { Grade } from './papers.ts';

type Sight = 'foot' | 'horse' | 'guns';

const SIGHTS = ['foot', 'horse', 'guns'] as const;

const sightOf = ({ card: { arm } }: Unit): Sight =>
  arm === 'cavalry' ? 'horse' : arm === 'artillery' ? 'guns' : 'foot';

export const seenOf = (battle: Battle, { id }: Formation): readonly Unit[] =>
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

/** Those a report is made of. */
export interface Sighted {
  readonly formation: Formation;
  readonly officer: Pick<Officer, 'name'>;
  /** As many of them as can be seen at all. */
  readonly units: readonly Unit[];
}

/** What the umpire would have a side believe of their strength. */
export interface Strength {
  readonly cp?: number | undefined;
  readonly doubtful?: boolean | undefined;
}

export const strengthOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + (unit.startCP > 0 ? currentCP(unit) : 0), 0);

/** What a side may be told of somebody. */
export function reportOf({ formation, officer, units }: Sighted, grade: Grade, { cp, doubtful }: Strength = {}): Said {
  if (grade === 'unseen' || units.length === 0) return 'report-nothing';
  if (grade === 'suspected') return say('report-suspected', { arms: named(units) });
  const seen = say('report-seen', { troops: counted(units) });
  const doubt = doubtful === true && 'report-doubtful';
  if (grade === 'seen')
    return sentences(onlySaid(seen, cp !== undefined && say('report-strength', { cp }), doubt, state(units)));
  const who = say('report-identified', {
    formation: formationNamed(formation),
    officer: officer.name,
    cp: cp ?? strengthOf(units),
  });
  return sentences(onlySaid(who, doubt, seen, state(units)));
}

/** "foot", "guns": what to call somebody whose name is not known. */
export const sightsOf = (units: readonly Unit[]): readonly Message[] => named(units);
