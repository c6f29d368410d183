/** The umpire's subjects: formations, and secret arrivals under names that do not tell a side their paper. */
import { SIDES, type SideId } from '../../book/terms.ts';
import { type Message, onlySaid, type Said, say, sentences, word } from '../../engine/message.ts';
import type { Battle, Formation, Officer, Unit } from '../battle.ts';
import { commanderOf, currentCP, formationsOf, onTable, unitsOf } from '../battle.ts';
import { formationNamed } from '../named.ts';
import { cloakOf, type Grade, type Papers, type Read } from './papers.ts';

export interface Subject extends Sighted {
  /** The name under which a belief refers to the subject. */
  readonly of: string;
  readonly formation: Formation;
  readonly officer: Officer;
  readonly units: readonly Unit[];
  /** The arrival, if it is secret and has not been seen. */
  readonly arrival?: Read<'arrival'> | undefined;
  readonly order?: Read<'order'> | undefined;
}

function secret(battle: Battle, papers: Papers, read: Read<'arrival'>): Subject | null {
  const { coming, units, formation: own, officer: led } = read.paper;
  // The first part of a formation that arrives in parts brings its commander.
  const first = papers.arrivals.find(({ paper }) => paper.coming.formation === coming.formation && paper.formation);
  const formation = own ?? battle.formations[coming.formation] ?? first?.paper.formation;
  const officer = led ?? (formation && battle.officers[formation.commander]) ?? first?.paper.officer;
  return formation && officer ? { of: cloakOf(read), formation, officer, units, arrival: read } : null;
}

/** All subjects: the formation that acts first, then those with something hidden, then the others. */
export function subjectsOf(battle: Battle, papers: Papers): readonly Subject[] {
  const open = SIDES.flatMap((side) => formationsOf(battle, side)).map((formation) => ({
    of: formation.id,
    formation,
    officer: commanderOf(battle, formation),
    units: seenOf(battle, formation),
    order: papers.orders.find(({ paper, number }) => paper.formation === formation.id && !papers.done.has(number)),
  }));
  const hidden = papers.arrivals.flatMap((read) => secret(battle, papers, read) ?? []);
  const rank = (one: Subject) => (battle.action?.formation === one.of ? 0 : one.arrival || one.order ? 1 : 2);
  return [...open, ...hidden].sort((one, other) => rank(one) - rank(other));
}

/** What the umpire has told a side of a subject; undefined if nothing. What is on the table is then known. */
export const beliefOf = ({ beliefs }: Pick<Papers, 'beliefs'>, side: SideId, { of }: Pick<Subject, 'of'>) =>
  beliefs[side][of];

export const gradeNow = (papers: Pick<Papers, 'beliefs'>, side: SideId, subject: Subject): Grade =>
  beliefOf(papers, side, subject)?.grade ?? (subject.arrival || !subject.formation.present ? 'unseen' : 'identified');

const SIGHTS = ['foot', 'horse', 'guns'] as const;

const sightOf = ({ card: { arm } }: Unit): (typeof SIGHTS)[number] =>
  arm === 'cavalry' ? 'horse' : arm === 'artillery' ? 'guns' : 'foot';

export const seenOf = (battle: Battle, { id }: Formation): readonly Unit[] =>
  unitsOf(battle, id).filter((unit) => onTable(unit) && unit.host === null);

/** For example "3 brigades of foot", for each arm present. */
const counted = (units: readonly Unit[]) =>
  SIGHTS.flatMap((sight) => {
    const n = units.filter((unit) => sightOf(unit) === sight).length;
    return n === 0 ? [] : [say(`report-${sight}`, { n })];
  });

/** For example "foot" or "guns": what to call troops whose name is unknown. */
export const sightsOf = (units: readonly Unit[]): readonly Message[] =>
  SIGHTS.filter((sight) => units.some((unit) => sightOf(unit) === sight)).map((sight) => word(`report-some-${sight}`));

function state(units: readonly Unit[]): Said | false {
  const broken = units.filter(({ fate }) => fate === 'broken').length;
  const disordered = units.filter((unit) => unit.fate !== 'broken' && (unit.disordered || unit.shaken)).length;
  return broken + disordered > 0 && say('report-state', { broken, disordered });
}

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

export function reportOf({ formation, officer, units }: Sighted, grade: Grade, { cp, doubtful }: Strength = {}): Said {
  if (grade === 'unseen' || units.length === 0) return 'report-nothing';
  if (grade === 'suspected') return say('report-suspected', { arms: sightsOf(units) });
  const seen = say('report-seen', { troops: counted(units) });
  const doubt = doubtful === true && 'report-doubtful';
  if (grade === 'seen')
    return sentences(onlySaid(seen, cp !== undefined && say('report-strength', { cp }), doubt, state(units)));
  const told = { formation: formationNamed(formation), officer: officer.name, cp: cp ?? strengthOf(units) };
  return sentences(onlySaid(say('report-identified', told), doubt, seen, state(units)));
}
