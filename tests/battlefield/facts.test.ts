/**
 * What ends each fact, and what does not: every fact of the register is known of everybody, then one moment comes. Who
 * loses what is written out, and everybody else keeps everything.
 */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { FACTS, type Owner } from '../../src/battlefield/facts.ts';
import { ofItsPlace } from '../../src/battlefield/ledger/driven-off.ts';
import { eventBuilder } from '../../src/battlefield/ledger/event-builder.ts';
import { endFacts, type Moment } from '../../src/battlefield/ledger/learn.ts';
import { begin, play } from './fixtures.ts';

/** Facts that are no flags. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...{
    cover: 'soft',
    range: 'long',
    movedCm: 8,
    stopsCm: 5,
    moveDice: [3, 4],
    evaded: ['kempt'],
    declared: { kempt: 'attack' },
  },
  ...{ contact: 'kempt', contactIn: 1, strikes: 'flank', met: 'kempt', told: { cp: 4 }, replied: ['picton'] },
  ...{ boundTo: 'kempt', before: 'defend', gaveGround: ['kempt'], reaction: 'reserve', struck: 1, triedIn: 1 },
};

const keysOf = (owner: Owner): string[] => Object.keys(FACTS[owner]).sort();
const all = (owner: Owner, more: object = {}) => ({
  ...Object.fromEntries(keysOf(owner).map((key) => [key, VALUES[key] ?? true])),
  ...more,
});

/** Husson met Kempt last, and Kempt Husson; all others met somebody else. */
const MET: Readonly<Record<string, string>> = { husson: 'kempt', kempt: 'husson', campi: 'pack', pack: 'lefol' };

function knowing(start = begin()): Battle {
  const owning = <T extends { readonly id: string }>(owner: Owner, them: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(them).map(([id, one]) => [
        id,
        { ...one, facts: all(owner, owner === 'unit' ? { met: MET[id] ?? 'nobody' } : {}) },
      ]),
    );
  const { a, b } = start.sides;
  return {
    ...start,
    units: owning('unit', start.units),
    officers: owning('officer', start.officers),
    formations: owning('formation', start.formations),
    places: { farm: all('place') },
    sides: { a: { ...a, facts: all('side') }, b: { ...b, facts: all('side') } },
  };
}

const factsIn = ({ units, officers, formations, places, sides }: Battle): [string, object][] => [
  ...Object.values(units).map(({ id, facts }): [string, object] => [id, facts]),
  ...Object.values(officers).map(({ id, facts }): [string, object] => [id, facts]),
  ...Object.values(formations).map(({ id, facts }): [string, object] => [id, facts]),
  ...Object.entries(places),
  ...(['a', 'b'] as const).map((id): [string, object] => [`side ${id}`, sides[id].facts]),
];

/** Who has lost which facts when the moment has come. */
function lostBy(moment: Moment, start = begin()): Readonly<Record<string, string>> {
  const before = knowing(start);
  const d = eventBuilder(before);
  endFacts(d, moment);
  const after = new Map(factsIn(d.state));
  return Object.fromEntries(
    factsIn(before).flatMap(([id, facts]) => {
      const left = after.get(id) ?? {};
      const gone = Object.keys(facts).filter((key) => !(key in left));
      return gone.length > 0 ? [[id, gone.sort().join(' ')]] : [];
    }),
  );
}

const { units: UNITS, officers: OFFICERS, formations: FORMATIONS } = begin();
const each = (them: object, keys: string): Record<string, string> =>
  Object.fromEntries(Object.keys(them).map((id) => [id, keys]));
const of = (keys: string) => keys.split(' ').sort().join(' ');

const OF_A_MOVE = of(
  'stopsCm ooc nearAC town works strongPoint cover inCZ close range facingAway abandoned restrained',
);
const OF_A_PLACE = of('town works strongPoint cover sheltered contact contactIn strikes holds restrained');
const BY_AN_ENEMY = of('inCZ close');
const BY_HIS_COMMANDER = of('far farFromHQ harassed');
const BY_THE_ARMY = of('far harassed');

const ofFrance = (them: Readonly<Record<string, { readonly side: unknown }>>) =>
  Object.fromEntries(Object.entries(them).filter(([, { side }]) => side === 'a'));
const ofSecondCorps = Object.fromEntries(Object.entries(UNITS).filter(([, { formation }]) => formation === 'ii'));

const MOMENTS: readonly (readonly [string, Moment, Readonly<Record<string, string>>])[] = [
  [
    'NBC-SEQ-02 the action: the way of each move in it, and who harassed a commander',
    { end: 'action' },
    { ...each(UNITS, of('enteredNow movedCm moveDice stopsCm')), ...each(FORMATIONS, 'harassed') },
  ],
  ['NBC-ART-02 the phase: whom guns must fire at', { end: 'phase' }, each(UNITS, 'boundTo')],
  [
    'NBC-SEQ-01 the turn: what was done in it',
    { end: 'turn' },
    {
      ...each(
        UNITS,
        of(
          'moved charged startedInCZ moveChecked mustAttack noAttack caught evaded attackedHere declared fired replied volleyed looted',
        ),
      ),
      ...each(OFFICERS, of('risked rode')),
      ...each(FORMATIONS, of('far farFromHQ before gaveGround reaction')),
      farm: 'triedIn',
      'side a': 'lullThrown',
      'side b': 'lullThrown',
    },
  ],
  [
    'NBC-GL-06 NBC-QC-08 a move of a unit: its place, and how near it is to whom it met last',
    { end: 'unit-moves', unit: 'husson' },
    { husson: OF_A_MOVE, kempt: BY_AN_ENEMY },
  ],
  [
    'NBC-CC-33 NBC-BAG-03 a place that is left: its ground, and the contact there',
    { end: 'place-left', unit: 'husson' },
    { husson: OF_A_PLACE },
  ],
  [
    'NBC-LUL-03 a lull: the depth of the zone, for the unit there',
    { end: 'zone-changes', unit: 'husson' },
    { husson: 'inCZ' },
  ],
  ['NBC-RNF-03 a unit that comes onto the table', { end: 'entry', unit: 'husson' }, { husson: 'entering' }],
  [
    'NBC-RNF-04 AMB-45 the move of a formation: what was measured from where it was',
    { end: 'unit-moves', formation: 'ii' },
    { ii: of('far farFromHQ gaveGround') },
  ],
  ['AMB-22 a new order: the one before does not return', { end: 'order', formation: 'ii' }, { ii: 'before' }],
  [
    'NBC-QC-09 NBC-UC-04 another place of a commander: the distances of his own formation',
    { end: 'officer-changes', officer: 'reille' },
    { ii: BY_HIS_COMMANDER, ...each(ofSecondCorps, 'ooc') },
  ],
  [
    'NBC-QC-08 NBC-VIS-03 another place of the army commander: the distances of all his army',
    { end: 'officer-changes', officer: 'ac-a' },
    { ...each(ofFrance(FORMATIONS), BY_THE_ARMY), ...each(ofFrance(UNITS), 'nearAC'), 'side a': 'vantage' },
  ],
  [
    'NBC-VIS-05 another visibility: who is seen from where, for one side',
    { end: 'sight-changes', side: 'a' },
    each(ofFrance(FORMATIONS), of('far farFromHQ')),
  ],
  [
    'NBC-CC-33 the answer to a question: the facts that waited for it, and no fact that did not',
    {
      end: 'question',
      unit: 'husson',
      facts: ['contact', 'contactIn', 'strikes', 'holds', 'mustAttack', 'met', 'moved'],
    },
    { husson: of('contact contactIn strikes holds mustAttack') },
  ],
  [
    'NBC-MOV-16 the answer to one question: not the facts that wait for another',
    { end: 'question', unit: 'husson', facts: ['mustAttack'] },
    { husson: 'mustAttack' },
  ],
];

describe('what ends a fact', () => {
  it.each(MOMENTS)('%s', (_, moment, lost) => {
    expect(lostBy(moment)).toEqual(lost);
  });

  it('NBC-UC-04 NBC-VIS-03 another place of the army commander who leads a formation himself: all that is measured from him', () => {
    const start = begin();
    const ii = { ...start.formations.ii!, commander: 'ac-a' };
    const led = { ...start, formations: { ...start.formations, ii } };
    expect(lostBy({ end: 'officer-changes', officer: 'ac-a' }, led)).toEqual({
      ...{ ii: BY_HIS_COMMANDER, iii: BY_THE_ARMY, 'side a': 'vantage' },
      ...each(ofFrance(UNITS), 'nearAC'),
      ...each(ofSecondCorps, of('ooc nearAC')),
    });
  });

  it('NBC-EQ-03 what nothing ends outlives them all', () => {
    const ended = new Set(MOMENTS.flatMap(([, , lost]) => Object.values(lost).flatMap((keys) => keys.split(' '))));
    const kept = (['unit', 'officer', 'formation', 'place', 'side'] as const).flatMap((owner) =>
      keysOf(owner).filter((key) => !ended.has(key)),
    );
    expect(kept).toEqual(['met', 'told', 'struck', 'fortified']);
  });
});

describe('who stays where a unit stood, or changes places with it', () => {
  it('NBC-LUL-03 NBC-GAR-10 NBC-DET-01 knows all of the place, and nothing of what the unit itself did', () => {
    const { husson } = knowing().units;
    const place = ['close', 'cover', 'inCZ', 'met', 'nearAC', 'strongPoint', 'town', 'works'];
    expect(husson && Object.keys(ofItsPlace(husson)).sort()).toEqual(place);
  });
});

describe('the fall of an officer', () => {
  const held = (start: Battle): Battle => ({
    ...start,
    formations: Object.fromEntries(
      Object.entries(start.formations).map(([id, one]) => [id, { ...one, command: 'lapels' as const }]),
    ),
  });
  const commands = (by: string) => {
    const battle = play(held(begin()), { do: 'set', what: 'officer', id: by, set: { fate: 'injured' } });
    return Object.fromEntries(Object.values(battle.formations).map(({ id, command }) => [id, command]));
  };

  it.each(Object.values(begin().officers).map(({ id }) => [id] as const))(
    'NBC-UC-05 %s lets nobody of the other side go',
    (id) => {
      const { officers, formations } = begin();
      const others = Object.values(formations).filter(({ side }) => side !== officers[id]?.side);
      expect(others.map((one) => commands(id)[one.id])).toEqual(others.map(() => 'lapels'));
    },
  );

  it('NBC-UC-05 of an army commander lets all of his own go', () => {
    const { officers, formations } = begin();
    for (const { id, side } of Object.values(officers).filter(({ role }) => role === 'army')) {
      const own = Object.values(formations).filter((one) => one.side === side);
      expect(own.map((one) => commands(id)[one.id])).not.toContain('lapels');
    }
  });
});
