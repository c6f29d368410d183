/**
 * Troops that arrive (NBC-RNF-03, NBC-RNF-04): from phase 2 they are on the order of battle, with an order and a card, and
 * wait beside the table; they come onto it as their formation acts, and enemies near their entry give ground.
 */
import { describe, expect, it } from 'vitest';
import { glanceOf } from '../../src/app/glance/figures.ts';
import { comeOn } from '../../src/battlefield/arrivals/reinforcements.ts';
import { type Battle, isEntering, isOnTable, onTable } from '../../src/battlefield/battle.ts';
import { known } from '../../src/battlefield/facts.ts';
import { forHands } from '../../src/battlefield/hands.ts';
import { eventBuilder } from '../../src/battlefield/ledger/event-builder.ts';
import { menu, officerMenu, unitMenu } from '../../src/battlefield/menu.ts';
import { plainMove } from '../../src/battlefield/movement/plain-moves.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { view } from '../../src/battlefield/view.ts';
import { say } from '../../src/engine/message.ts';
import type { Scenario, ScenarioSource } from '../../src/scenarios/schema.ts';
import { speak } from '../../src/words/speak.ts';
import {
  battery,
  begin,
  codesIn,
  eventsOf,
  goTo,
  infantry,
  into,
  play,
  refusal,
  SMALL,
  small,
  story,
  told,
  top,
  withUnit,
} from '../battlefield/fixtures.ts';
import { accepts, acts, decides, does, enters, isOffered, says, toStep } from './table.ts';
import { ninth, timeCard, total, turn } from './turns.ts';

const [picton, guards] = SMALL.sides.b.formations;

/** Cooke's division: a brigade and its guns, due at half past ten by the Nivelles road. */
const GUARDS = [...guards!.units, battery('sandham', '1/a', 'Sandham', { weight: 'light' })];
const field = (more: Partial<ScenarioSource> = {}): Scenario =>
  small({
    sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [picton!, { ...guards!, units: GUARDS }] } },
    ...more,
  });

/** Turn 1 took 45 minutes: it is a quarter to eleven, and in phase 2 of turn 2 Cooke's card is High. */
const asked = (battle: Battle): Battle => into(turn(battle, 45), 2, 2);
const arrived = (battle: Battle = begin(field()), order?: string): Battle =>
  accepts(enters(order ? says(asked(battle), { order }) : asked(battle), 'card', { result: 'H' }));

/** Picton's third brigade comes later than his others. */
const HALKETT = infantry('halkett', '5/10', 'Halkett', 2400, 4);
const divided = (order = picton!.order): Scenario =>
  small({
    sides: {
      ...SMALL.sides,
      b: { ...SMALL.sides.b, formations: [{ ...picton!, order, units: [...picton!.units, HALKETT] }, guards!] },
    },
    reinforcements: [
      { id: 'r-halkett', side: 'b', formation: 'picton', units: ['halkett'], at: 630, where: 'the wood' },
    ],
  });

const stands = (battle: Battle, unit: string) => [battle.units[unit]!.present, onTable(battle.units[unit]!)];
const offersAbout = (battle: Battle, unit: string): Play[] =>
  menu(battle).filter((one) => JSON.stringify(one).includes(JSON.stringify(unit)));

describe('a formation that has arrived', () => {
  it('NBC-RNF-03 NBC-RNF-02 waits beside the table from phase 2 on, and comes onto it as it acts, before it moves', () => {
    const here = arrived();
    expect([stands(here, 'maitland'), stands(here, 'sandham')]).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(isOnTable(here, here.formations.guards)).toBe(false);
    const six = goTo(here, 6);
    expect(stands(six, 'maitland')).toEqual([true, false]);
    const orders = acts(six, 'guards', 'orders');
    expect([stands(orders, 'maitland'), stands(orders, 'sandham')]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(isOnTable(orders, orders.formations.guards)).toBe(true);
    // Attack, firm ground: infantry moves 18 cm as ever.
    expect(total(does(toStep(orders, 'move'), { do: 'move', unit: 'maitland' }))).toBe(18);
  });

  it('NBC-RNF-03 NBC-SKM-01 NBC-ART-05 is no target of skirmishers or guns, and its guns do not fire', () => {
    const three = goTo(withUnit(arrived(), 'husson', { stands: 1 }), 3);
    expect(isOffered(three, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } })).toBe(true);
    expect(offersAbout(three, 'maitland')).toEqual([]);
    expect(refusal(three, { do: 'skirmish', by: 'husson', on: { unit: 'maitland' } })).toBe('skirmish-not-in-fight');
    const four = goTo(arrived(), 4);
    expect(isOffered(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(true);
    expect(offersAbout(four, 'maitland')).toEqual([]);
    expect(refusal(four, { do: 'fire', side: 'a', on: { unit: 'maitland' } })).toBe('skirmish-not-in-fight');
    // The only guns of the Allies are beside the table.
    expect(isOffered(four, { do: 'fire', side: 'b' })).toBe(false);
  });

  it('NBC-RNF-03 NBC-MTC-01 NBC-FF-01 NBC-CC-01 is not charged, fired at or fought by whoever acts before it; then it is', () => {
    const six = goTo(arrived(), 6);
    const charge = (battle: Battle) => isOffered(battle, { do: 'charge', unit: 'husson', target: 'maitland' });
    const moving = acts(six, 'ii', 'move');
    expect([charge(moving), isOffered(moving, { do: 'charge', unit: 'husson', target: 'kempt' })]).toEqual([
      false,
      true,
    ]);
    expect(refusal(moving, { do: 'charge', unit: 'husson', target: 'maitland' })).toBe('fight-not-on-table');
    const firing = toStep(moving, 'firefights');
    expect(refusal(firing, { do: 'firefight', unit: 'husson', target: 'maitland' })).toBe('fight-not-on-table');
    // Had the Guards acted first, II Corps could charge them.
    expect(charge(acts(acts(six, 'guards', 'orders'), 'ii', 'move'))).toBe(true);
  });

  it('NBC-RNF-03 NBC-QC-01 NBC-DC-01 NBC-CMD-04 is not hit, checked, rested or sent out by anybody until it has come on', () => {
    const here = arrived();
    expect(unitMenu(here, 'maitland').map(({ do: what }) => what)).toEqual([]);
    for (const one of [
      { do: 'check', unit: 'maitland' },
      { do: 'disorder', unit: 'maitland', why: 'check-after-move' },
      { do: 'hits', unit: 'maitland', hits: 1, cause: 'artillery', aspect: 'front' },
      { do: 'occupy', unit: 'maitland', area: 'farm' },
      { do: 'detach', unit: 'maitland' },
    ] as const)
      expect(refusal(here, one), one.do).toBe('fight-not-on-table');
    const on = acts(here, 'guards', 'orders');
    expect(isOffered(on, { do: 'check', unit: 'maitland' })).toBe(true);
  });

  it('NBC-RNF-03 NBC-SKM-08 NBC-OFF-01 NBC-MOV-23 has its commander with it: he is not shot, ridden into, or on his way', () => {
    const three = goTo(withUnit(arrived(), 'husson', { stands: 1 }), 3);
    expect(isOffered(three, { do: 'skirmish', on: { officer: 'c-picton' } })).toBe(true);
    expect(isOffered(three, { do: 'skirmish', on: { officer: 'cooke' } })).toBe(false);
    expect(officerMenu(three, 'c-picton')).not.toEqual([]);
    expect(officerMenu(three, 'cooke')).toEqual([]);
    expect(refusal(three, { do: 'strike', officer: 'cooke', by: 'shot' })).toBe('struck-absent');
    const five = goTo(begin(field(), { rulings: { fcMove: 'either' } }), 5);
    expect(
      isOffered(goTo(arrived(begin(field(), { rulings: { fcMove: 'either' } })), 5), { do: 'ride', officer: 'cooke' }),
    ).toBe(false);
    expect(isOffered(five, { do: 'ride', officer: 'c-picton' })).toBe(true);
    const orders = acts(arrived(), 'guards', 'orders');
    expect(officerMenu(orders, 'cooke')).not.toEqual([]);
  });

  it('NBC-RNF-03 NBC-CMA-08 NBC-CCD-08 has its card in the hand of the same turn, and holds the turn up until it acts or passes', () => {
    const here = arrived();
    expect(here.formations.guards!.card).toBe('away');
    const six = goTo(here, 6);
    expect(six.formations.guards!.card).toBe('hand');
    const done = ['ii', 'iii', 'picton'].reduce((now, formation) => does(now, { do: 'pass', formation }), six);
    expect(refusal(done, { do: 'next' })).toBe('turn-still-to-act');
    expect(isOffered(done, { do: 'pass', formation: 'guards' })).toBe(true);
  });

  it('NBC-RNF-03 NBC-SEQ-01 that passes stays beside the table through the turn, and comes on in the next in which it acts', () => {
    const seven = goTo(arrived(), 7);
    expect(seven.formations.guards!.card).toBe('spent');
    expect(stands(seven, 'maitland')).toEqual([true, false]);
    // Tired or not in order, nobody beside the table recovers.
    const hurt = withUnit(seven, 'maitland', { disordered: true });
    expect([isOffered(hurt, { do: 'recover', unit: 'maitland' }), offersAbout(hurt, 'maitland')]).toEqual([false, []]);
    const third = turn(seven, 20);
    expect([third.turn, third.phase]).toEqual([3, 1]);
    // NBC-CMD-02: phase 1 of the next turn finds it where it was: no stands go out.
    expect([stands(third, 'maitland'), isOffered(third, { do: 'skirmishers', unit: 'maitland' })]).toEqual([
      [true, false],
      false,
    ]);
    const acting = acts(third, 'guards', 'orders');
    expect(stands(acting, 'maitland')).toEqual([true, true]);
  });

  it('NBC-RNF-03 NBC-ORD-12 under Hold it comes on like any other, and then stands where it is', () => {
    const orders = acts(arrived(begin(field()), 'hold'), 'guards', 'orders');
    expect(orders.formations.guards!.order).toBe('hold');
    expect(stands(orders, 'maitland')).toEqual([true, true]);
    expect(plainMove(orders, orders.units.maitland!).kind).toBe('cannot');
  });

  it('NBC-RNF-03 NBC-UC-01 NBC-UC-03 comes on whether its commander is under command or not, by a throw as by hand', () => {
    const six = goTo(arrived(), 6);
    const laid = does(
      six,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'guards' } },
    );
    // The table says that the Guards act; then that he is not under command.
    const command = decides(laid, 'b');
    expect([top(command).kind, stands(command, 'maitland')]).toEqual(['command', [true, false]]);
    const not = decides(command, 'not');
    expect(not.formations.guards!.command).toBe('not');
    expect(stands(not, 'maitland')).toEqual([true, true]);
  });

  it('NBC-RNF-03 NBC-ART-23 NBC-OFF-02 gives its guns to a brigade that waits too, to none on the table; no officer joins it there', () => {
    const here = arrived();
    expect(isOffered(here, { do: 'battery', unit: 'sandham', host: 'maitland' })).toBe(true);
    expect(refusal(here, { do: 'battery', unit: 'sandham', host: 'kempt' })).toBe('train-not-here');
    const joined = does(here, { do: 'battery', unit: 'sandham', host: 'maitland' });
    const orders = acts(joined, 'guards', 'move');
    expect([stands(orders, 'sandham'), orders.units.sandham!.host]).toEqual([[true, true], 'maitland']);
    // NBC-ART-21: they share its order, beside the table as on it.
    const shaken = play(joined, { do: 'set', what: 'unit', id: 'maitland', set: { disordered: true } });
    expect(shaken.units.sandham!.disordered).toBe(true);
    // An officer joins whom he rides up to: that is on the table.
    expect(isOffered(joined, { do: 'join', officer: 'cooke', unit: 'maitland' })).toBe(false);
    expect(isOffered(orders, { do: 'join', officer: 'cooke', unit: 'maitland' })).toBe(true);
  });

  it('NBC-RNF-03 NBC-ENG-04 takes no engineers from the park until it has come on', () => {
    const withPark = field({
      sides: {
        ...SMALL.sides,
        b: { ...SMALL.sides.b, engineers: 1, formations: [picton!, { ...guards!, units: GUARDS }] },
      },
    });
    const five = goTo(arrived(begin(withPark)), 5);
    const to = (formation: string) =>
      isOffered(five, { do: 'engineers', to: { at: 'commander', formation } } as Partial<Play>);
    expect([to('picton'), to('guards')]).toEqual([true, false]);
    const toUnit = (unit: string) => isOffered(five, { do: 'engineers', to: { at: 'unit', unit } } as Partial<Play>);
    expect(toUnit('maitland')).toBe(false);
    const sappers = Object.values(five.units).find(({ kind }) => kind === 'engineers')!.id;
    expect(refusal(five, { do: 'engineers', unit: sappers, to: { at: 'unit', unit: 'maitland' } })).toBe(
      'engineers-no-host',
    );
  });

  it('NBC-RNF-03 NBC-RNF-05 counts on the order of battle: in the strength of its army, and in the view of either side', () => {
    const before = begin(field());
    const here = arrived(before);
    const strength = (battle: Battle) => glanceOf(view(battle, 'both')).armies.b;
    // Kempt 2,500 and Pack 2,200; Maitland comes with his own points beside the table.
    const came = here.units.maitland!.startCP;
    expect(strength(here).of - strength(before).of).toBe(came);
    expect(strength(here).left - strength(before).left).toBe(came);
    for (const viewer of ['a', 'b', 'umpire'] as const)
      expect(isEntering(view(here, viewer).battle.units.maitland!)).toBe(true);
    // As it comes on nothing changes in that.
    expect(strength(acts(here, 'guards', 'orders')).left).toBe(strength(here).left);
  });
});

describe('part of a formation that is there already', () => {
  it('NBC-RNF-03 NBC-SCN-13 waits while the others stand on the table, and comes on as the formation acts', () => {
    const here = arrived(begin(divided()));
    expect([stands(here, 'halkett'), stands(here, 'kempt')]).toEqual([
      [true, false],
      [true, true],
    ]);
    // Its commander is on the table with his first brigades.
    expect(isOnTable(here, here.formations.picton)).toBe(true);
    expect(officerMenu(here, 'c-picton')).not.toEqual([]);
    const moving = acts(here, 'picton', 'move');
    expect(stands(moving, 'halkett')).toEqual([true, true]);
    expect(isOffered(moving, { do: 'move', unit: 'halkett' })).toBe(true);
  });

  it('NBC-RNF-03 NBC-BRK-02 keeps its formation in the turn though all who were on the table are gone', () => {
    const gone = ['kempt', 'pack'].reduce(
      (now, id) => play(now, { do: 'set', what: 'unit', id, set: { fate: 'eliminated' } }),
      arrived(begin(divided())),
    );
    const six = ['ii', 'iii'].reduce((now, formation) => does(now, { do: 'pass', formation }), goTo(gone, 6));
    expect(refusal(six, { do: 'next' })).toBe('turn-still-to-act');
    expect(stands(acts(six, 'picton', 'orders'), 'halkett')).toEqual([true, true]);
  });

  it('NBC-RNF-03 NBC-SEQ-02 shown while its formation acts, it comes on at once, and once that has moved waits for its next action', () => {
    const shown = (step: 'orders' | 'move' | 'firefights') => {
      const d = eventBuilder(acts(begin(divided()), 'picton', step));
      comeOn(d, d.state.formations.picton!, d.state.scenario.reinforcements[0]!);
      return stands(d.state, 'halkett');
    };
    expect([shown('orders'), shown('move'), shown('firefights')]).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  it('NBC-RNF-05 NBC-SCN-13 counts for the radius of those who come after it, though it waits still', () => {
    const more = [HALKETT, infantry('best', '5/11', 'Best'), infantry('vincke', '5/12', 'Vincke')];
    const from = small({
      sides: {
        ...SMALL.sides,
        b: { ...SMALL.sides.b, formations: [{ ...picton!, units: [...picton!.units, ...more] }, guards!] },
      },
      reinforcements: [
        { id: 'r1', side: 'b', formation: 'picton', units: ['halkett', 'best'], at: 630, where: 'the wood' },
        { id: 'r2', side: 'b', formation: 'picton', units: ['vincke'], at: 630, where: 'the road' },
      ],
    });
    const due = asked(begin(from));
    // Its formation is there already: who comes is named.
    expect(speak(procedureFor('arrival').question(due, top(due)))).toBe(
      'Halkett and Best, 5th Division: do they arrive?',
    );
    const drawn = enters(due, 'card', { result: 'H' });
    const accept: Play = { do: 'accept', task: top(drawn).id };
    const both = play(drawn, accept);
    const waits = forHands(drawn, both, accept, eventsOf(drawn, accept)).map(({ text }) => speak(text));
    expect(waits[0]).toMatch(/^\*\*Halkett and Best, 5th Division\*\*: they wait beside the table/);
    expect(
      told(drawn, accept)
        .map((line) => speak(line))
        .join(' '),
    ).toMatch(/\*\*Halkett and Best, 5th Division arrive\*\* at the wood/);
    const all = accepts(enters(both, 'card', { result: 'H' }));
    // A4: 2.3 for each of five units are 11.5, so 12; with three it would be no more than the least of 10.
    expect(all.formations.picton!.radius).toBe(12);
    // NBC-RNF-04: each comes on by its own entry.
    const six = goTo(all, 6);
    expect(
      told(six, { do: 'acts', formation: 'picton', command: 'under' }).filter(
        (line) => codesIn(line)[0] === 'arrival-enters',
      ),
    ).toHaveLength(2);
  });
});

describe('enemies near the entry', () => {
  const comes: Play = { do: 'acts', formation: 'guards', command: 'under' };

  it('NBC-RNF-04 are told to stand back to 15 cm as they come on, and nobody is asked anything', () => {
    const six = goTo(arrived(), 6);
    expect(told(six, comes)).toContainEqual(
      say('arrival-enters', {
        units: [
          { id: 'maitland', name: 'Maitland' },
          { id: 'sandham', name: 'Sandham' },
        ],
        where: 'the Nivelles road',
        zone: 10,
        cm: 15,
      }),
    );
    expect(play(six, comes).agenda).toEqual([]);
    // In phase 2 they are only told where to wait; a formation that was on the table is told nothing.
    expect(
      story(enters(asked(begin(field())), 'card', { result: 'H' }), {
        do: 'accept',
        task: top(asked(begin(field()))).id,
      }),
    ).toEqual(['arrival-log-order']);
    expect(story(six, { ...comes, formation: 'picton' })).not.toContain('arrival-enters');
  });

  it('NBC-RNF-04 AMB-61 who gave ground has left his place and all that was known of it, and stays as he was', () => {
    // Husson holds the farm, rests there, and touches Kempt; he is Disordered, and Reille is with him.
    const near = withUnit(arrived(), 'husson', {
      area: 'farm',
      occupied: 45,
      resting: true,
      disordered: true,
      facts: { contact: 'kempt', contactIn: 2, cover: 'hard', inCZ: true, ooc: true },
    });
    const joined = { ...near, officers: { ...near.officers, reille: { ...near.officers.reille!, host: 'husson' } } };
    const orders = acts(joined, 'guards', 'orders');
    const back = does(orders, { do: 'gives-ground', unit: 'husson' });
    const { husson } = back.units;
    expect(husson).toMatchObject({ area: null, occupied: 0, resting: false, disordered: true, fate: 'good' });
    expect((['contact', 'cover', 'inCZ', 'ooc'] as const).map((key) => known(husson, key))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([husson!.lost, back.officers.reille!.host]).toEqual([joined.units.husson!.lost, 'husson']);
    // NBC-ORD-22: forced from its rest it defends until a new order comes.
    expect(husson!.ownOrder).toBe('defend');
    // It has not made its own move of the turn.
    expect(known(husson, 'moved')).not.toBe(true);
  });

  it('NBC-RNF-04 NBC-GAR-04 may be told of each enemy once, of no garrison, no friend, and only as they come on', () => {
    const held = field({
      sides: {
        ...SMALL.sides,
        a: { ...SMALL.sides.a, garrisons: [{ area: 'farm', unit: infantry('garrison', 'G', 'Garrison', 1200, 4, 0) }] },
        b: { ...SMALL.sides.b, formations: [picton!, { ...guards!, units: GUARDS }] },
      },
    });
    const may = (battle: Battle) =>
      Object.keys(battle.units).filter((unit) => isOffered(battle, { do: 'gives-ground', unit }));
    const six = goTo(arrived(begin(held)), 6);
    expect(may(six)).toEqual([]);
    const moving = acts(six, 'guards', 'move');
    expect(may(moving)).toEqual(['husson', 'campi', 'pire', 'guns', 'lefol', 'billard']);
    const two = does(moving, { do: 'gives-ground', unit: 'campi' }, { do: 'gives-ground', unit: 'pire' });
    expect(may(two)).toEqual(['husson', 'guns', 'lefol', 'billard']);
    expect(refusal(moving, { do: 'gives-ground', unit: 'garrison' })).toBe('ground-nobody-near');
    expect(refusal(moving, { do: 'gives-ground', unit: 'kempt' })).toBe('ground-nobody-near');
    expect(may(toStep(moving, 'firefights'))).toEqual([]);
    // A formation that was on the table drives nobody off.
    expect(may(acts(six, 'picton', 'move'))).toEqual([]);
  });

  it('NBC-RNF-04 NBC-BRG-03 NBC-BRG-05 who gives ground has left the bridge he was on, Broken or not', () => {
    const river = field({
      sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [picton!, { ...guards!, units: GUARDS }] } },
      crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }],
    });
    const crossing = { over: 'stone', at: 'near', since: 1, tried: 0 } as const;
    const left = (fate: 'good' | 'broken') => {
      const there = withUnit(arrived(begin(river)), 'husson', { fate, crossing });
      const back = does(acts(there, 'guards', 'orders'), { do: 'gives-ground', unit: 'husson' });
      return [back.units.husson!.crossing?.at, back.units.husson!.fate];
    };
    expect([left('good'), left('broken')]).toEqual([
      ['left', 'good'],
      ['left', 'broken'],
    ]);
  });

  it('NBC-RNF-04 NBC-LUL-03 in a lull the Contact Zone is 5 cm deep', () => {
    const agreed = does(ninth(timeCard(begin(field()), 45)), { do: 'lull', side: 'b', where: '' });
    const due = into(does(agreed, { do: 'next' }), 2);
    const calm = goTo(accepts(enters(due, 'card', { result: 'H' })), 6);
    const line = told(calm, comes).find((one) => codesIn(one)[0] === 'arrival-enters');
    expect(line).toMatchObject({ args: { zone: 5, cm: 15 } });
  });
});

describe('a column that finds the road full as it comes on', () => {
  it('NBC-ORD-16 NBC-RNF-03 NBC-ART-21 goes back beside the table with its guns; one that was on it stays', () => {
    const waits = does(goTo(arrived(begin(field()), 'strategic'), 6), {
      do: 'battery',
      unit: 'sandham',
      host: 'maitland',
    });
    const full = (battle: Battle, formation: string, unit: string) =>
      accepts(
        says(says(does(acts(battle, formation, 'move'), { do: 'move', unit }), { byRoad: 'road' }), { blocked: true }),
      );
    const back = full(waits, 'guards', 'maitland');
    expect(back.units).toMatchObject({
      maitland: { disordered: true },
      sandham: { host: 'maitland', disordered: true },
    });
    expect(['maitland', 'sandham'].map((id) => isEntering(back.units[id]!))).toEqual([true, true]);
    const there = play(waits, { do: 'set', what: 'formation', id: 'ii', set: { order: 'strategic' } });
    expect(onTable(full(there, 'ii', 'husson').units.husson!)).toBe(true);
  });
});

describe('by hand, and with the books alone', () => {
  it('NBC-RNF-03 the table sets one on the table before it acts, or off it again', () => {
    const here = arrived();
    const on = play(here, { do: 'set', what: 'formation', id: 'guards', set: { present: true } });
    expect([stands(on, 'maitland'), stands(on, 'sandham')]).toEqual([
      [true, true],
      [true, true],
    ]);
    const one = play(here, { do: 'set', what: 'unit', id: 'maitland', set: { present: true } });
    expect([stands(one, 'maitland'), stands(one, 'sandham')]).toEqual([
      [true, true],
      [true, false],
    ]);
    const farm = play(here, { do: 'set', what: 'unit', id: 'maitland', set: { area: 'farm' } });
    expect(stands(farm, 'maitland')).toEqual([true, true]);
    const off = play(here, { do: 'set', what: 'unit', id: 'maitland', set: { present: false } });
    expect([stands(off, 'maitland'), known(off.units.maitland, 'entering')]).toEqual([[false, false], undefined]);
    // Guns join nobody by hand who waits, unless they wait with him; with one on the table they have come on.
    const host = (unit: string, to: string) => ({ do: 'set', what: 'unit', id: unit, set: { host: to } }) as const;
    expect(refusal(here, host('guns', 'maitland'))).toBe('set-host-own-side');
    const there = withUnit(here, 'sandham', { facts: {} });
    expect(refusal(there, host('sandham', 'maitland'))).toBe('fight-not-on-table');
    expect(stands(play(here, host('sandham', 'maitland')), 'sandham')).toEqual([true, false]);
    expect(stands(play(here, host('sandham', 'kempt')), 'sandham')).toEqual([true, true]);
    // What is written of it changes where it stands as little as a loss does.
    const less = play(here, { do: 'set', what: 'unit', id: 'maitland', set: { cp: 2, disordered: true } });
    expect([stands(less, 'maitland'), less.units.maitland!.disordered]).toEqual([[true, false], true]);
  });

  it('NBC-RNF-03 NBC-SEQ-02 with the books alone nobody says who acts: whoever has a card has come on when phase 6 is over', () => {
    const ledger = play(arrived(), { do: 'help', help: 'ledger' });
    const six = goTo(play(ledger, { do: 'next' }), 5);
    const acting = play(six, { do: 'next' });
    expect([acting.phase, stands(acting, 'maitland')]).toEqual([6, [true, false]]);
    const on = play(acting, { do: 'next' });
    expect([on.phase, stands(on, 'maitland')]).toEqual([7, [true, true]]);
    // Whoever passed has not.
    const passed = play(play(acting, { do: 'pass', formation: 'guards' }), { do: 'next' });
    expect(stands(passed, 'maitland')).toEqual([true, false]);
  });

  it('NBC-RNF-03 NBC-SEQ-02 nothing is taken up again of a formation that has not come on', () => {
    const six = goTo(arrived(), 6);
    const up = { do: 'take-up', formation: 'guards', step: 'combats' } as const;
    expect(refusal(six, up)).toBe('no-such-formation');
    const acted = play(acts(six, 'guards', 'orders'), { do: 'finish' });
    expect(play(acted, up).action?.formation).toBe('guards');
  });
});
