/** Of what is known: nothing outlives what ends it, and nothing is known of nobody. */
import type { Battle, Unit } from '../../../src/battlefield/battle.ts';
import { type End, endingOf, known, type Owner } from '../../../src/battlefield/facts.ts';
import { codesIn } from '../fixtures.ts';
import { allOf, law, type Step, settled } from './law.ts';

interface Owned {
  readonly owner: Owner;
  readonly id: string;
  readonly facts: object;
}

const all = (battle: Battle): Owned[] => [
  ...Object.values(battle.units).map(({ id, facts }) => ({ owner: 'unit', id, facts }) as const),
  ...Object.values(battle.officers).map(({ id, facts }) => ({ owner: 'officer', id, facts }) as const),
  ...Object.values(battle.formations).map(({ id, facts }) => ({ owner: 'formation', id, facts }) as const),
  ...Object.entries(battle.places).map(([id, facts]) => ({ owner: 'place', id, facts }) as const),
  ...(['a', 'b'] as const).map((id) => ({ owner: 'side', id, facts: battle.sides[id].facts }) as const),
];

/** Facts that an ending should have taken, and that nothing of this play has told anew. */
function* left(step: Step, end: End, of: (owned: Owned) => boolean = () => true): Iterable<string> {
  for (const owned of all(step.after)) {
    if (!of(owned)) continue;
    for (const [key, value] of Object.entries(owned.facts))
      if (value !== false && endingOf(owned.owner, key).ends.includes(end))
        yield `${owned.id} still has “${key}”: ${value}`;
  }
}

const sameAs = (battle: Battle, { owner, id }: Owned, key: string, value: unknown): boolean =>
  all(battle).some((one) => one.owner === owner && one.id === id && Reflect.get(one.facts, key) === value);

/** Questions about what a unit itself does, or how it holds. */
const ITS_OWN =
  'move broken-move broken-back crossing detach garrison bridge-building looting quality disorder recovery rally'.split(
    ' ',
  );

/** Who has gone elsewhere with this play. */
const gone = (step: Step): Unit[] => {
  const id = settled(step, 'move')?.unit;
  const unit = id === undefined ? undefined : step.after.units[id];
  return unit && (known(unit, 'movedCm') ?? 0) > 0 ? [unit] : [];
};

export const ENDINGS = {
  'a turn ends what was of the turn': law('NBC-SEQ-01', function* (step) {
    if (step.after.turn > step.before.turn) yield* left(step, 'turn');
  }),
  'an action ends what was of the action': law('NBC-SEQ-02', function* (step) {
    if (step.before.action && !step.after.action) yield* left(step, 'action');
  }),
  'a phase ends what was of the phase': law('NBC-SEQ-01', function* (step) {
    if (step.after.phase !== step.before.phase) yield* left(step, 'phase');
  }),
  'a move ends what was of the place': law('NBC-MOV-01', function* (step) {
    for (const { id } of gone(step))
      for (const owned of all(step.after)) {
        if (owned.owner !== 'unit' || owned.id !== id) continue;
        for (const [key, value] of Object.entries(owned.facts))
          if (
            value !== false &&
            endingOf('unit', key).ends.includes('place-left') &&
            sameAs(step.before, owned, key, value)
          )
            yield `${id} has moved, and still has “${key}”: ${value}`;
      }
  }),
  'another commander, another distance': law('NBC-OFF-02', function* (step) {
    // Where the ground lets him go nowhere, he is where he was.
    const stays = allOf(step, 'logged').some(({ line }) => codesIn(line.text).includes('ride-log-stays'));
    const rides = stays ? undefined : settled(step, 'officer-move')?.officer;
    const fell = allOf(step, 'officer').flatMap(({ officer, set }) => (set.fate === undefined ? [] : [officer]));
    for (const id of [...fell, ...(rides === undefined ? [] : [rides])]) {
      const officer = step.after.officers[id];
      if (
        !officer ||
        (id === rides && known(officer, 'risked') === undefined && officer.role === 'formation' && !fell.includes(id))
      )
        continue;
      const led = Object.values(step.after.formations).filter((one) =>
        officer.role === 'army' ? one.side === officer.side : one.commander === id,
      );
      for (const owned of all(step.after)) {
        const unit = owned.owner === 'unit' ? step.after.units[owned.id] : undefined;
        const his =
          led.some((one) => (owned.owner === 'formation' ? one.id === owned.id : one.id === unit?.formation)) ||
          (owned.owner === 'side' && officer.role === 'army' && owned.id === officer.side);
        if (!his) continue;
        for (const [key, value] of Object.entries(owned.facts)) {
          const ending = endingOf(owned.owner, key);
          if (
            value !== false &&
            ending.ends.includes('officer-changes') &&
            ending.on.includes(officer.role) &&
            sameAs(step.before, owned, key, value)
          )
            yield `${id} is no more where he was, and ${owned.id} still has “${key}”`;
        }
      }
    }
  }),
  'a new order ends the old one': law('NBC-ORD-17', function* (step) {
    const id = settled(step, 'order-change')?.formation;
    const [was, is] = [step.before.formations[id ?? ''], step.after.formations[id ?? '']];
    if (was && is && was.order !== is.order && known(is, 'before') !== undefined)
      yield `${id} has a new order, and ${known(is, 'before')} would come back over it`;
  }),
  'nothing is known of nobody': law('NBC-EQ-03', function* ({ after }) {
    for (const { id, facts } of Object.values(after.units))
      for (const who of [facts.boundTo]) {
        const unit = who === undefined ? undefined : after.units[who];
        if (unit?.side === after.units[id]?.side && unit) yield `${id} is bound to fire at its friend ${who}`;
      }
    for (const { id, facts, side } of Object.values(after.units))
      for (const who of facts.evaded ?? [])
        if (after.units[who]?.side === side) yield `${id} has run from its friend ${who}`;
  }),
  'who is gone is asked nothing': law('NBC-GL-18', function* ({ after }) {
    for (const { id, kind, unit } of after.agenda) {
      const of = unit === undefined ? undefined : after.units[unit];
      if (of && ITS_OWN.includes(kind) && of.present && of.fate !== 'good' && of.fate !== 'broken')
        yield `${unit} is ${of.fate}, and ${kind} ${id} is asked of it`;
    }
  }),
  'who is gone has no facts of a place': law('NBC-GL-18', function* ({ after }) {
    for (const { id, fate, present, facts } of Object.values(after.units))
      if (present && fate !== 'good' && fate !== 'broken' && facts.contact !== undefined)
        yield `${id} is ${fate} and touches ${facts.contact}`;
  }),
};
