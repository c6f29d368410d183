/**
 * Whom the umpire keeps books of: the formations of the battle, and those who come in secret. What a side believes of one who
 * is secret is kept under a name that tells the side nothing of which paper he is.
 */
import { SIDES, type SideId } from '../../book/terms.ts';
import { type Battle, commanderOf, type Formation, formationsOf, type Officer, type Unit } from '../battle.ts';
import { cloakOf, type Grade, type PaperOf, type Papers, type Read } from './papers.ts';
import { type Sighted, seenOf } from './reports.ts';

export interface Subject extends Sighted {
  /** By which a belief names them. */
  readonly of: string;
  readonly formation: Formation;
  readonly officer: Officer;
  readonly units: readonly Unit[];
  /** They come in secret and have not been seen. */
  readonly arrival?: Read<'arrival'> | undefined;
  /** What they do, face down. */
  readonly order?: Read<'order'> | undefined;
}

function secret(battle: Battle, papers: Papers, read: Read<'arrival'>): Subject | null {
  const { coming, units, formation: own, officer: led } = read.paper;
  // Of a formation that comes in parts the first brings its commander.
  const first = papers.arrivals.find(({ paper }) => paper.coming.formation === coming.formation && paper.formation);
  const formation = own ?? battle.formations[coming.formation] ?? first?.paper.formation;
  const officer = led ?? (formation && battle.officers[formation.commander]) ?? first?.paper.officer;
  return formation && officer ? { of: cloakOf(read), formation, officer, units, arrival: read } : null;
}

/** All of them, side by side: those who act first, then those with something hidden. */
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

/** What the umpire has told a side's books of somebody; with nothing said, who stands on the table is known. */
export const beliefOf = (
  { beliefs }: Pick<Papers, 'beliefs'>,
  side: SideId,
  { of }: Pick<Subject, 'of'>,
): PaperOf<'belief'> | undefined => beliefs[side][of];

export const gradeNow = (papers: Pick<Papers, 'beliefs'>, side: SideId, subject: Subject): Grade =>
  beliefOf(papers, side, subject)?.grade ?? (subject.arrival || !subject.formation.present ? 'unseen' : 'identified');
