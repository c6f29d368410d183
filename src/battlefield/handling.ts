/** What most plays begin with: whom they are about. */
import type { Battle, Officer, Unit } from './battle.ts';
import type { Draft } from './draft.ts';
import type { Play } from './plays.ts';

export type Why = string | undefined;

export const withUnit = (d: Draft, id: string, go: (unit: Unit) => Why): Why => {
  const unit = d.battle.units[id];
  return unit ? go(unit) : 'There is no such unit in this battle.';
};

export const withOfficer = (d: Draft, id: string, go: (officer: Officer) => Why): Why => {
  const officer = d.battle.officers[id];
  return officer ? go(officer) : 'There is no such officer in this battle.';
};

/** Those of some plays that are legal. */
export const plays = (...some: (Play | false)[]): Play[] => some.filter((play): play is Play => Boolean(play));

/** Engineers and baggage are never targets of their own; they share what befalls others (NBC-ENG-06, NBC-BAG-02). */
export const fights = ({ kind }: Unit): boolean => kind !== 'engineers' && kind !== 'baggage';

export type UnitPlays = (battle: Battle, unit: Unit) => Play[];
