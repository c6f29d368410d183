/** The type of a play's handler, and the common start of most: the unit or officer the play is about. */

import type { OpenChance } from '../engine/chance.ts';
import { type Legality, whyNot } from '../engine/legality.ts';
import type { Said } from '../engine/message.ts';
import type { Battle, Officer, Unit } from './battle.ts';
import type { EventBuilder } from './ledger/event-builder.ts';
import type { Play, PlayName } from './plays.ts';

export type Why = Said | undefined;

export type PlayOf<N extends PlayName> = Extract<Play, { readonly do: N }>;

/** Judges plays of one name: writes what follows, or returns why not. */
type Handler<N extends PlayName> = (d: EventBuilder, play: PlayOf<N>, open: OpenChance) => Why;

export type Handlers<N extends PlayName> = { readonly [Name in N]: Handler<Name> };
export type AnyHandlers = Partial<Handlers<PlayName>>;

export const withUnit = (d: EventBuilder, id: string, go: (unit: Unit) => Why): Why => {
  const unit = d.state.units[id];
  return unit ? go(unit) : 'no-such-unit';
};

/** The handler of a play that names one unit and nothing else. */
export const ofUnit =
  (does: (d: EventBuilder, unit: Unit) => Why) =>
  (d: EventBuilder, { unit }: { readonly unit: string }): Why =>
    withUnit(d, unit, (it) => does(d, it));

export const withOfficer = (d: EventBuilder, id: string, go: (officer: Officer) => Why): Why => {
  const officer = d.state.officers[id];
  return officer ? go(officer) : 'no-such-officer';
};

/** A handler that judges a play before it acts. A refused play changes nothing. */
export const deed =
  <About extends readonly unknown[]>(
    may: (battle: Battle, ...about: About) => Legality,
    does: (d: EventBuilder, ...about: About) => void,
  ) =>
  (d: EventBuilder, ...about: About): Why => {
    const legal = may(d.state, ...about);
    if (legal.ok) does(d, ...about);
    return whyNot(legal);
  };

export const legal = (...some: (Play | false)[]): Play[] => some.filter((play): play is Play => Boolean(play));

/** NBC-ENG-06, NBC-BAG-02: whether the unit is a target of its own. Engineers and baggage share the fate of others. */
export const fights = ({ kind }: Unit): boolean => kind !== 'engineers' && kind !== 'baggage';

export type UnitPlays = (battle: Battle, unit: Unit) => Play[];
