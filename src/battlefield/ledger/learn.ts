/** Writes and ends facts; no other file does. `facts.ts` lists them. */
import { SIDES, type SideId } from '../../book/terms.ts';
import { allUnits, commanded, formationLedBy, formationsOf } from '../battle.ts';
import { type Depends, endingOf, type FactKey, type FactsOf, type Owner } from '../facts.ts';
import { type EventBuilder, setFormation, setOfficer, setPlace, setSide, setUnit } from './event-builder.ts';

export type Of =
  | { readonly unit: string }
  | { readonly officer: string }
  | { readonly formation: string }
  | { readonly place: string }
  | { readonly side: SideId };

function factsOf({ state }: EventBuilder, of: Of): object | undefined {
  if ('unit' in of) return state.units[of.unit]?.facts;
  if ('officer' in of) return state.officers[of.officer]?.facts;
  if ('formation' in of) return state.formations[of.formation]?.facts;
  return 'place' in of ? (state.places[of.place] ?? {}) : state.sides[of.side].facts;
}

function write(d: EventBuilder, of: Of, facts: object): void {
  if ('unit' in of) setUnit(d, of.unit, { facts });
  else if ('officer' in of) setOfficer(d, of.officer, { facts });
  else if ('formation' in of) setFormation(d, of.formation, { facts });
  else if ('place' in of) setPlace(d, of.place, facts);
  else setSide(d, of.side, { facts });
}

export function learn(d: EventBuilder, of: { readonly unit: string }, facts: FactsOf<'unit'>): void;
export function learn(d: EventBuilder, of: { readonly officer: string }, facts: FactsOf<'officer'>): void;
export function learn(d: EventBuilder, of: { readonly formation: string }, facts: FactsOf<'formation'>): void;
export function learn(d: EventBuilder, of: { readonly place: string }, facts: FactsOf<'place'>): void;
export function learn(d: EventBuilder, of: { readonly side: SideId }, facts: FactsOf<'side'>): void;
/** Writes new facts. A flag that was never set counts as unset. */
export function learn(d: EventBuilder, of: Of, facts: object): void {
  const old = factsOf(d, of);
  if (!old) return;
  const fresh = Object.entries(facts).some(([key, value]) => (Reflect.get(old, key) ?? false) !== value);
  if (fresh) write(d, of, { ...old, ...facts });
}

function forget(d: EventBuilder, of: Of, gone: (key: string) => boolean): void {
  const old = factsOf(d, of) ?? {};
  if (Object.keys(old).some(gone)) write(d, of, Object.fromEntries(Object.entries(old).filter(([key]) => !gone(key))));
}

/** `near`: the unit moves, but out of no enemy’s Contact Zone. */
interface OfUnit {
  readonly end: 'unit-moves' | 'place-left' | 'zone-changes' | 'entry';
  readonly unit: string;
  readonly near?: true;
}

export type Moment =
  | { readonly end: 'action' | 'phase' | 'turn' }
  | OfUnit
  | { readonly end: 'unit-moves' | 'order'; readonly formation: string }
  | { readonly end: 'officer-changes'; readonly officer: string }
  | { readonly end: 'sight-changes'; readonly side: SideId }
  /** Facts that waited for a question end with the question. */
  | { readonly end: 'question'; readonly unit: string; readonly facts: readonly FactKey<'unit'>[] };

export function endFacts(d: EventBuilder, moment: Moment): void {
  const { end } = moment;
  const over = (owner: Owner) => (key: string) => endingOf(owner, key).ends.includes(end);
  if (end === 'question') {
    const { facts, unit } = moment;
    forget(d, { unit }, (key) => over('unit')(key) && facts.some((one) => one === key));
  } else if (end === 'officer-changes') endOfOfficer(d, moment.officer);
  else if ('side' in moment)
    for (const { id: formation } of formationsOf(d.state, moment.side)) forget(d, { formation }, over('formation'));
  else if ('unit' in moment) endOfUnit(d, moment, over('unit'));
  else if ('formation' in moment) forget(d, { formation: moment.formation }, over('formation'));
  else endEverywhere(d, over);
}

function endEverywhere(d: EventBuilder, over: (owner: Owner) => (key: string) => boolean): void {
  const { units, officers, formations, places } = d.state;
  for (const unit in units) forget(d, { unit }, over('unit'));
  for (const officer in officers) forget(d, { officer }, over('officer'));
  for (const formation in formations) forget(d, { formation }, over('formation'));
  for (const place in places) forget(d, { place }, over('place'));
  for (const side of SIDES) forget(d, { side }, over('side'));
}

/** Ends all facts measured from an officer, because the officer has moved or been replaced. */
function endOfOfficer(d: EventBuilder, id: string): void {
  const officer = d.state.officers[id];
  if (!officer) return;
  const over =
    (owner: Owner, ...on: readonly Depends[]) =>
    (key: string) =>
      on.some((one) => endingOf(owner, key).on.includes(one));
  const { role, side } = officer;
  const own = formationLedBy(d.state, id)?.id;
  const led = commanded(d.state, officer).map(({ id: formation }) => formation);
  for (const formation of led)
    forget(d, { formation }, over('formation', role, formation === own ? 'formation' : role));
  for (const unit of allUnits(d.state))
    if (unit.side === side && (role === 'army' || led.some((formation) => formation === unit.formation)))
      forget(d, { unit: unit.id }, over('unit', role, unit.formation === own ? 'formation' : role));
  if (role === 'army') forget(d, { side }, over('side', role));
}

/** Ends the facts of a unit's place or zone; if it moved, also those its enemies have of it. */
function endOfUnit(d: EventBuilder, { end, unit: id, near }: OfUnit, over: (key: string) => boolean): void {
  forget(d, { unit: id }, over);
  if (near || end !== 'unit-moves') return;
  for (const { id: unit, facts } of allUnits(d.state)) {
    if (facts.met !== id) continue;
    // Another who met it may be near it still.
    const met = allUnits(d.state).find((one) => one.facts.met === unit && one.facts.inCZ)?.id;
    if (met) learn(d, { unit }, { met });
    else forget(d, { unit }, (key) => endingOf('unit', key).on.includes('enemy'));
  }
}
