/** Splits a scenario in two: what is public from the start, and what only single seats may read. */
import { SIDES, type SideId } from '../../book/terms.ts';
import type { Reinforcement, Scenario } from '../../scenarios/schema.ts';
import type { EventOf } from '../events.ts';
import type { Paper } from './papers.ts';

/** A paper and the seats that may read it. */
export interface Kept {
  readonly for: readonly string[];
  readonly paper: Paper;
}

/** Each side's sealed arrivals are filled up with blanks to a multiple of this, so that their number tells nothing. */
const ARRIVALS = 8;

const isSecret = ({ secret }: Reinforcement): boolean => secret === true;

const comes = (coming: Reinforcement, unit: string): boolean => !coming.units || coming.units.includes(unit);

export function openPart(scenario: Scenario): Scenario {
  const secret = scenario.reinforcements.filter(isSecret);
  const army = (side: SideId) => {
    const whole = scenario.sides[side];
    const formations = whole.formations.flatMap((formation) => {
      const gone = secret.filter((one) => one.side === side && one.formation === formation.id);
      if (gone.length === 0) return [formation];
      const units = formation.units.filter(({ id }) => !gone.some((one) => comes(one, id)));
      return units.length > 0 ? [{ ...formation, units }] : [];
    });
    return { ...whole, formations };
  };
  return {
    ...scenario,
    briefings: { a: '', b: '', umpire: '' },
    reinforcements: scenario.reinforcements.filter((one) => !isSecret(one)),
    sides: { a: army('a'), b: army('b') },
  };
}

/** Whether both sides have a formation to begin with, which an army that is all secret would not. */
export const canBeginOpen = (scenario: Scenario): boolean =>
  SIDES.every((side) => openPart(scenario).sides[side].formations.length > 0);

/** The arrival as it would be in the battle if nothing were kept back. */
function arrivalOf(coming: Reinforcement, whole: EventOf<'begun'>, there: ReadonlySet<string>): Paper {
  const formation = whole.formations.find(({ id }) => id === coming.formation);
  const officer = whole.officers.find(({ id }) => id === formation?.commander);
  const units = whole.units.filter((unit) => unit.formation === coming.formation && comes(coming, unit.id));
  const anew = !there.has(coming.formation) && formation && officer;
  return { is: 'arrival', coming, ...(anew && { formation, officer }), units };
}

/** What is kept back for the seats; `whole` is the first event as if nothing were. A first part brings its officer. */
export function keptBack(scenario: Scenario, whole: EventOf<'begun'>, seats: readonly string[]): Kept[] {
  const readers = (side: SideId) => [side, 'umpire'].filter((seat) => seats.includes(seat));
  const there = new Set(SIDES.flatMap((side) => openPart(scenario).sides[side].formations.map(({ id }) => id)));
  const kept: Kept[] = [];
  for (const side of SIDES) {
    const secret = scenario.reinforcements.filter((one) => isSecret(one) && one.side === side);
    const arrivals = [...secret]
      .sort((one, other) => one.at - other.at)
      .map((coming) => {
        const paper = arrivalOf(coming, whole, there);
        there.add(coming.formation);
        return paper;
      });
    const all = Math.ceil(Math.max(1, arrivals.length) / ARRIVALS) * ARRIVALS;
    const blanks = Array.from({ length: all - arrivals.length }, (): Paper => ({ is: 'blank' }));
    const briefing: Paper = { is: 'briefing', of: side, text: scenario.briefings[side] };
    for (const paper of [briefing, ...arrivals, ...blanks]) kept.push({ for: readers(side), paper });
  }
  if (seats.includes('umpire'))
    kept.push({ for: ['umpire'], paper: { is: 'briefing', of: 'umpire', text: scenario.briefings.umpire } });
  return kept;
}
