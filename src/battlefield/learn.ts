/** Learning facts, and ending them: one way in and one way out. Which facts there are, `facts.ts` says. */
import { SIDES, type SideId } from '../book/terms.ts';
import { type EventBuilder, setFormation, setSide, setUnit } from './event-builder.ts';
import { type End, endsOf, type FactKey, type FactsOf, type Owner } from './facts.ts';

/** Whose facts. */
export type Of = { readonly unit: string } | { readonly formation: string } | { readonly side: SideId };

/** Old and new facts together; undefined when nothing is new. A flag that was never up is as good as down. */
function together<F extends object>(old: F | undefined, facts: object): F | undefined {
  const known = new Map<string, unknown>(Object.entries(old ?? {}));
  const fresh = Object.entries(facts).some(([key, value]) => (known.get(key) ?? false) !== value);
  return old && fresh ? { ...old, ...facts } : undefined;
}

export function learn(d: EventBuilder, of: { readonly unit: string }, facts: FactsOf<'unit'>): void;
export function learn(d: EventBuilder, of: { readonly formation: string }, facts: FactsOf<'formation'>): void;
export function learn(d: EventBuilder, of: { readonly side: SideId }, facts: FactsOf<'side'>): void;
export function learn(d: EventBuilder, of: Of, facts: object): void {
  if ('unit' in of) {
    const all = together(d.state.units[of.unit]?.facts, facts);
    if (all) setUnit(d, of.unit, { facts: all });
  } else if ('formation' in of) {
    const all = together(d.state.formations[of.formation]?.facts, facts);
    if (all) setFormation(d, of.formation, { facts: all });
  } else {
    const all = together(d.state.sides[of.side].facts, facts);
    if (all) setSide(d, of.side, { facts: all });
  }
}

/** What is left of the facts of an owner; undefined when all of them stay. */
function without<F extends object>(facts: F, gone: (key: string) => boolean): F | undefined {
  const out = Object.keys(facts).filter(gone);
  if (out.length === 0) return undefined;
  const left = { ...facts };
  for (const key of out) Reflect.deleteProperty(left, key);
  return left;
}

function forget(d: EventBuilder, of: Of, gone: (key: string) => boolean): void {
  if ('unit' in of) {
    const facts = without(d.state.units[of.unit]?.facts ?? {}, gone);
    if (facts) setUnit(d, of.unit, { facts });
  } else if ('formation' in of) {
    const facts = without(d.state.formations[of.formation]?.facts ?? {}, gone);
    if (facts) setFormation(d, of.formation, { facts });
  } else {
    const facts = without(d.state.sides[of.side].facts, gone);
    if (facts) setSide(d, of.side, { facts });
  }
}

/** What happens, and to whom: a turn ends for everybody, the rest for one. */
export type Moment =
  | { readonly end: 'turn' }
  | { readonly end: 'unit-moves'; readonly unit: string; readonly but?: readonly FactKey<'unit'>[] }
  | { readonly end: 'place-left'; readonly unit: string }
  | { readonly end: 'order'; readonly formation: string };

/** Every fact ends here. */
export function endFacts(d: EventBuilder, moment: Moment): void {
  const over = (owner: Owner) => (key: string) => endsOf(owner, key).includes(moment.end satisfies End);
  if (moment.end === 'turn') {
    for (const unit of Object.keys(d.state.units)) forget(d, { unit }, over('unit'));
    for (const formation of Object.keys(d.state.formations)) forget(d, { formation }, over('formation'));
    for (const side of SIDES) forget(d, { side }, over('side'));
  } else if (moment.end === 'order') forget(d, { formation: moment.formation }, over('formation'));
  else {
    const stays: readonly string[] = moment.end === 'unit-moves' ? (moment.but ?? []) : [];
    forget(d, { unit: moment.unit }, (key) => over('unit')(key) && !stays.includes(key));
  }
}

/** What the table, or a rule, takes back. */
export function unlearn(d: EventBuilder, unit: string, ...keys: readonly FactKey<'unit'>[]): void {
  forget(d, { unit }, (key) => keys.some((one) => one === key));
}
