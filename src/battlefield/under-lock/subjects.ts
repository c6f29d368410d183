/**
 * The subjects of the umpire's records: the formations of the battle, and secret arrivals. A side's belief about a
 * secret arrival is kept under a name that does not tell the side which paper it belongs to.
 */
import { SIDES, type SideId } from '../../book/terms.ts';
import { type Battle, commanderOf, type Formation, formationsOf, type Officer, type Unit } from '../battle.ts';
import { cloakOf, type Grade, type PaperOf, type Papers, type Read } from './papers.ts';
import { type Sighted, seenOf } from './reports.ts';

export interface Subject extends Sighted {
  /** The name under which a belief refers to the subject. */
  readonly of: string;
  readonly formation: Formation;
  readonly officer: Officer;
  readonly units: readonly Unit[];
  /** The arrival, if it is secret and has not been seen. */
  readonly arrival?: Read<'arrival'> | undefined;
  /** The hidden order of the formation. */
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
  const rank = (one: Subject) =>
    battle.action?.formation === one.of ? 0 : one.arrival || ('order' in one && one.order) ? 1 : 2;
  return [...open, ...hidden].sort((one, other) => rank(one) - rank(other));
}

/** What the umpire has told a side of a subject; undefined if nothing. What is on the table is then known. */
export const beliefOf = (
  { beliefs }: Pick<Papers, 'beliefs'>,
  side: SideId,
  { of }: Pick<Subject, 'of'>,
): PaperOf<'belief'> | undefined => beliefs[side][of];

export const gradeNow = (papers: Pick<Papers, 'beliefs'>, side: SideId, subject: Subject): Grade =>
  beliefOf(papers, side, subject)?.grade ?? (subject.arrival || !subject.formation.present ? 'unseen' : 'identified');
