/**
 * What a side is told of a formation, written from the ledger as that side would have seen it: suspected, which arms
 * there are; seen, how many and in what state; identified, name and strength.
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

/** For example "3 brigades of foot", for each arm present. */
const counted = (units: readonly Unit[]) =>
  SIGHTS.flatMap((sight) => {
    const n = units.filter((unit) => sightOf(unit) === sight).length;
    return n === 0 ? [] : [say(`report-${sight}`, { n })];
  });

const named = (units: readonly Unit[]) =>
  SIGHTS.filter((sight) => units.some((unit) => sightOf(unit) === sight)).map((sight) => word(`report-some-${sight}`));

/** The visible state of the units. */
function state(units: readonly Unit[]): Said | false {
  const broken = units.filter(({ fate }) => fate === 'broken').length;
  const disordered = units.filter((unit) => unit.fate !== 'broken' && (unit.disordered || unit.shaken)).length;
  return broken + disordered > 0 && say('report-state', { broken, disordered });
}

/** The formation a report is about. */
export interface Sighted {
  readonly formation: Formation;
  readonly officer: Pick<Officer, 'name'>;
  /** The units that can be seen at all. */
  readonly units: readonly Unit[];
}

/** What the umpire wants a side to believe about the strength. */
export interface Strength {
  readonly cp?: number | undefined;
  readonly doubtful?: boolean | undefined;
}

export const strengthOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + (unit.startCP > 0 ? currentCP(unit) : 0), 0);

/** What a side may be told of a formation. */
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

/** For example "foot" or "guns": what to call troops whose name is unknown. */
export const sightsOf = (units: readonly Unit[]): readonly Message[] => named(units);
