/** What is left when somebody goes: his baggage, his site, his guns in the making, his danger, his place on the table. */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { battery, begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { draws } from './hands.ts';
import { accepts, acts, dice, does, drives, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import { cp, evening, joins } from './two-corps.ts';

type Field = NonNullable<Parameters<typeof small>[0]>;
const [ii, iii] = SMALL.sides.a.formations;
const field = (french: Partial<NonNullable<Field['sides']>['a']> = {}, more: Field = {}): Battle =>
  begin(small({ ...more, sides: { ...SMALL.sides, a: { ...SMALL.sides.a, ...french } } }));
const byHand = (battle: Battle, id: string, set: object) => play(battle, { do: 'set', what: 'unit', id, set });
const train = (n: number) => `pontoon:a:${n}`;

describe('baggage whose captor has left it', () => {
  const BAGGAGE = 'baggage:b:1';
  const start = () => begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
  const takes = (by: string) => ({ do: 'capture', baggage: BAGGAGE, by }) as const;
  const taken = () => does(acts(start(), 'ii', 'move'), takes('husson'));

  it.each(['broken', 'eliminated'] as const)(
    'NBC-BAG-02 NBC-GL-17 %s: another takes it, and is checked for the first time',
    (fate) => {
      expect(isOffered(taken(), takes('campi'))).toBe(false);
      const left = does(byHand(taken(), 'husson', { fate }), takes('campi'));
      expect(left.units[BAGGAGE]!.captured).toEqual({ by: 'campi', open: true });
      const asked = toStep(left, 'administration');
      expect(asked.agenda).toEqual([expect.objectContaining({ kind: 'looting', unit: 'campi' })]);
      // His plain quality, and a first move: Normal begins to loot.
      expect(wants(asked)).toEqual([expect.objectContaining({ rating: 3 })]);
      expect(draws(asked, 'N').units.campi).toMatchObject({ looting: true, disordered: true });
    },
  );

  it('NBC-BAG-03 restrained: others may, and he does not take it again', () => {
    const kept = draws(toStep(taken(), 'administration'), 'H');
    const next = acts(goTo(kept, 6, 2), 'ii', 'move');
    expect(['husson', 'campi'].map((by) => isOffered(next, takes(by)))).toEqual([false, true]);
  });
});

describe('a village whose defender is gone', () => {
  it('NBC-GAR-07 NBC-GL-18 has its works when he was a garrison, and not when a unit stood there', () => {
    const start = acts(begin(small(), { simplified: ['noRally'] }), 'ii', 'move');
    const shot = { do: 'hits', unit: 'kempt', hits: 8, cause: 'firefight', aspect: 'front' } as const;
    const lost = (set: Partial<UnitState>) => play(withUnit(start, 'kempt', { area: 'farm', ...set }), shot);
    const works = (battle: Battle) => battle.places.farm?.fortified ?? false;
    expect(lost({}).units.kempt!.fate).toBe('eliminated');
    expect([works(lost({ kind: 'garrison', formation: null })), works(lost({}))]).toEqual([true, false]);
  });
});

describe('guns that are being made into howitzers', () => {
  const GUNS = ['one', 'two', 'three', 'four'].map((id) => battery(id, `II/${id}`, id, { weight: 'medium' }));
  const begun = () =>
    play(goTo(field({ formations: [{ ...ii!, units: [...ii!.units, ...GUNS] }, iii!] }), 5), {
      do: 'convert',
      unit: 'one',
      donors: ['two', 'three', 'four'],
    });
  const parts = (battle: Battle) => ['one', 'two', 'three', 'four'].map((id) => battle.units[id]!.conversion?.part);

  it('NBC-HOW-02 NBC-GL-18 are lost: their donors are free, and move', () => {
    expect(parts(begun())).toEqual(['converting', 'donor', 'donor', 'donor']);
    const lost = byHand(begun(), 'one', { fate: 'eliminated' });
    expect(parts(lost)).toEqual([undefined, undefined, undefined, undefined]);
    const moved = accepts(does(acts(lost, 'ii', 'move'), { do: 'move', unit: 'two' }));
    expect(moved.units.two!.facts.moved).toBe(true);
  });

  it('NBC-HOW-02 of two that are made at once the donors of the lost one are free, and the others stay', () => {
    const more = GUNS.map(({ id }) => battery(`${id}2`, `II/${id}2`, `${id}2`, { weight: 'medium' }));
    const donors = ['two2', 'three2', 'four2'];
    const units = [...ii!.units, ...GUNS, ...more];
    const two = play(
      goTo(field({ formations: [{ ...ii!, units }, iii!] }), 5),
      { do: 'convert', unit: 'one', donors: ['two', 'three', 'four'] },
      { do: 'convert', unit: 'one2', donors },
    );
    const lost = byHand(two, 'one', { fate: 'eliminated' });
    const partsOf = (ids: readonly string[]) => ids.map((id) => lost.units[id]!.conversion?.part);
    expect(parts(lost)).toEqual([undefined, undefined, undefined, undefined]);
    expect(partsOf(['one2', ...donors])).toEqual(['converting', 'donor', 'donor', 'donor']);
  });

  it('NBC-HOW-02 a donor that is lost leaves the others at work', () => {
    const lost = byHand(begun(), 'two', { fate: 'eliminated' });
    expect(parts(lost)).toEqual(['converting', undefined, 'donor', 'donor']);
    expect(goTo(lost, 6, 3).units.one!.pieces).toBe('howitzers');
  });
});

describe('a bridge of boats that is being built', () => {
  /** The first train builds 8 cm with the boats of the second; its engineers are with it. */
  const building = () => {
    const { engineers, ...one } = {
      engineers: 'engineers:a:1',
      building: { cm: 8, built: [30], done: false, with: [train(2)] },
    };
    const start = field({ pontoons: 3, engineers: 1 });
    const set: Readonly<Record<string, Partial<UnitState>>> = {
      [train(1)]: { movesIn: 1, ...one },
      [train(2)]: { movesIn: 1 },
      [train(3)]: { movesIn: 1 },
      [engineers]: { host: train(1) },
    };
    return Object.entries(set).reduce((now, [id, state]) => withUnit(now, id, state), start);
  };
  const beaten = (id: string, made: number) => {
    const asked = does(acts(building(), 'picton', 'combats'), { do: 'combat', attackers: ['pack'], target: id });
    return accepts(drives(asked, { 'throw:pack': hits(6, made) }).battle);
  };

  it('NBC-PON-03 NBC-PON-04 is given up by a train that is driven from it', () => {
    const after = beaten(train(1), 1);
    expect(after.units[train(1)]).toMatchObject({ fate: 'good', building: null });
    // Both are free to begin anew.
    expect(isOffered(goTo(after, 5, 2), { do: 'build', unit: train(2) })).toBe(true);
  });

  it('NBC-PON-04 is given up when the boats of the second train are lost', () => {
    const after = beaten(train(2), 1);
    expect(after.units[train(2)]!.fate).toBe('eliminated');
    expect(goTo(after, 8).agenda.some(({ kind }) => kind === 'bridge-building')).toBe(false);
  });

  it('NBC-RNF-04 NBC-PON-04 is given up by a train that gives ground to who arrives', () => {
    const come = play(acts(building(), 'picton', 'move'), { do: 'finish' });
    const near = byHand(come, 'maitland', { present: true });
    const back = does(near, { do: 'gives-ground', unit: train(2) });
    expect(back.units[train(1)]!.building).toBe(null);
  });

  it('NBC-PON-05 NBC-BRG-01 NBC-BRG-02 that stands is crossed by a third train, in three turns', () => {
    const stands = withUnit(building(), train(1), { building: { cm: 8, built: [480], done: true, with: [train(2)] } });
    const over = (deed: 'reach' | 'try' | 'leave') => ({ do: 'cross', unit: train(3), over: train(1), deed }) as const;
    const there = does(goTo(stands, 5), over('reach'));
    const tried = accepts(enters(does(goTo(there, 5, 2), over('try')), 'dice', dice(4)));
    expect(tried.units[train(3)]!.crossing).toMatchObject({ at: 'far', since: 2 });
    expect(isOffered(tried, over('leave'))).toBe(false);
    expect(does(goTo(tried, 5, 3), over('leave')).units[train(3)]!.crossing).toMatchObject({ at: 'left' });
  });
});

describe('reinforcements that the table sets down in the action of others', () => {
  const may = (battle: Battle) => isOffered(battle, { do: 'gives-ground', unit: 'husson' });

  it('NBC-RNF-04 NBC-RNF-03 are given ground when that action is over', () => {
    const set = byHand(acts(begin(), 'ii', 'move'), 'maitland', { present: true });
    expect([may(set), may(play(set, { do: 'finish' }))]).toEqual([false, true]);
  });

  it('NBC-RNF-04 NBC-RNF-03 set down before, are given it until they have moved', () => {
    const set = byHand(goTo(begin(), 5), 'maitland', { present: true });
    const others = play(acts(set, 'ii', 'move'), { do: 'finish' });
    const moved = toStep(acts(others, 'guards', 'move'), 'firefights');
    const over = play(moved, { do: 'finish' });
    expect([set, others, moved, over].map(may)).toEqual([true, true, false, false]);
  });
});

describe('a commander with a detachment', () => {
  it('NBC-OFF-02 NBC-DET-01 NBC-OFF-03 lends it his L, is in danger with it, and is alone when it is gone', () => {
    const sent = accepts(says(does(acts(begin(), 'ii', 'administration'), { do: 'detach', unit: 'campi' }), { cp: 3 }));
    const id = Object.keys(sent.units).find((unit) => unit.startsWith('detachment'))!;
    const with4 = goTo(does(sent, { do: 'join', officer: 'reille', unit: id }), 4, 2);
    const hit = (lost: number) => play(with4, { do: 'hits', unit: id, hits: lost, cause: 'artillery', aspect: 'rear' });
    const checked = play(hit(2), { do: 'next' });
    expect([top(checked).kind, wants(checked)]).toEqual(['disorder', [expect.objectContaining({ rating: 4 })]]);
    expect(checked.agenda.map(({ kind }) => kind)).toContain('officer-risk');
    const gone = hit(3);
    expect([gone.units[id]!.fate, gone.officers.reille!.host, top(gone).kind]).toEqual([
      'eliminated',
      null,
      'officer-risk',
    ]);
  });
});

describe('a unit that the table takes off', () => {
  it('NBC-CC-33 NBC-OFF-02 is charged no more, touches nobody, and leaves its general on the table', () => {
    const charge = does(acts(joins(begin(), 'c-picton', 'kempt'), 'ii', 'move'), {
      do: 'charge',
      unit: 'husson',
      target: 'kempt',
    });
    const off = byHand(charge, 'kempt', { present: false });
    expect([off.agenda, off.officers['c-picton']!.host]).toEqual([[], null]);
    const touched = draws(charge, 'N');
    expect(touched.units.husson!.facts.contact).toBe('kempt');
    const { facts } = byHand(touched, 'kempt', { present: false }).units.husson!;
    expect([facts.contact, facts.inCZ]).toEqual([undefined, undefined]);
  });

  it('NBC-GAR-02 NBC-BRG-03 holds no place and no entrance, and is asked no more', () => {
    const there = withUnit(field({}, { crossings: [{ id: 'stone', name: 'the bridge', kind: 'bridge' }] }), 'husson', {
      area: 'farm',
      occupied: 30,
    });
    const asked = does(acts(there, 'ii', 'move'), { do: 'move', unit: 'husson' });
    const off = byHand(asked, 'husson', { present: false });
    expect(off.agenda).toEqual([]);
    expect(off.units.husson).toMatchObject({ area: null, occupied: 0 });
    const near = withUnit(there, 'husson', { area: null, crossing: { over: 'stone', at: 'near', since: 1, tried: 0 } });
    expect(byHand(near, 'husson', { present: false }).units.husson!.crossing).toMatchObject({ at: 'left' });
  });

  it('NBC-RNF-03 goes with its formation, and with its guns', () => {
    const guns = withUnit(withUnit(begin(), 'guns', { host: 'campi' }), 'husson', { facts: { contact: 'kempt' } });
    const off = play(guns, { do: 'set', what: 'formation', id: 'ii', set: { present: false } });
    expect(off.units.husson!.facts.contact).toBeUndefined();
    expect(off.units.guns).toMatchObject({ present: false, host: 'campi' });
  });
});

describe('a successor', () => {
  it('NBC-OFF-03 NBC-CMA-04 AMB-59 has been in no danger yet, whoever fell before him in this turn', () => {
    const start = begin(small(), { rulings: { attachedInjury: 'oncePerTurn' } });
    const four = goTo(joins(start, 'reille', 'husson'), 4);
    const hit = play(
      four,
      { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' },
      { do: 'next' },
    );
    const held = accepts(enters(hit, 'card', { disorder: false }));
    const fell = accepts(enters(held, 'dice', dice(6, 6)));
    expect(fell.officers.reille).toMatchObject({ fate: 'injured', facts: { risked: true } });
    const six = acts(fell, 'ii', 'combats');
    expect(six.officers.reille).toMatchObject({ fate: 'fit', facts: {} });
    const fight = does(joins(six, 'reille', 'husson'), { do: 'combat', attackers: ['husson'], target: 'pack' });
    expect(drives(fight, { 'throw:husson': hits(5, 1) }).slots).toContain('officer:husson');
  });
});

describe('a village that the table alone knows of', () => {
  it.each([['a'], ['both']] as const)(
    'NBC-CC-31 NBC-CC-09 books of %s: who stayed at its edge fights the second round for it',
    (keeps) => {
      const fight = does(acts(evening({}, { keeps }), 'ii', 'combats'), {
        do: 'combat',
        attackers: ['husson'],
        target: 'kempt',
      });
      const first = drives(says(fight, { area: 'for' }), {
        'throw:kempt': hits(8, 1),
        'check:husson': { result: 'H' },
      }).battle;
      const next = acts(goTo(accepts(says(first, { stay: true })), 6, 2), 'ii', 'combats');
      const second = does(next, { do: 'combat', attackers: ['husson'], target: 'kempt' });
      expect([takes(second, 'area'), takes(second, 'round')]).toEqual(['for', '2']);
      const { slots } = drives(second, { 'throw:husson': hits(5, 1), 'throw:kempt': hits(8, 1) });
      expect(slots).toEqual(expect.arrayContaining(['throw:husson#1', 'throw:kempt#1']));
    },
  );
});

describe('an entrance of a bridge', () => {
  it('NBC-FF-09 NBC-BRG-03 who recoils one centimetre at it stays in it, and its wall is left', () => {
    const start = field({}, { crossings: [{ id: 'stone', name: 'the bridge', kind: 'bridge' }] });
    const there = withUnit(start, 'kempt', {
      crossing: { over: 'stone', at: 'near', since: 1, tried: 0 },
      facts: { cover: 'hard', inCZ: true },
    });
    const fire = does(acts(there, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    const back = accepts(drives(fire, { 'throw:husson': hits(3, 2), 'throw:husson#1': dice(6, 6) }).battle);
    expect(back.units.kempt).toMatchObject({ lost: { white: 2 }, crossing: { at: 'near' } });
    expect(back.units.kempt!.facts.cover).toBeUndefined();
  });
});

describe('horse on foot in a lull', () => {
  it('NBC-LUL-03 NBC-BUA-04 may mount where its enemy is no longer in the zone of five centimetres', () => {
    const near = withUnit(begin(), 'pire', {
      area: 'farm',
      onFoot: true,
      lost: { white: 2, red: 0, blue: 0 },
      facts: { inCZ: true },
    });
    const leaves = { do: 'occupy', unit: 'pire', area: null } as const;
    expect(refusal(acts(near, 'ii', 'move'), leaves)).toBe('on-foot-stays');
    const agreed = play(goTo(near, 9), { do: 'lull', side: 'a', where: 'everywhere' });
    const out = does(acts(goTo(agreed, 6, 2), 'ii', 'move'), leaves);
    expect([out.units.pire, cp(out, 'pire')]).toEqual([expect.objectContaining({ onFoot: false, area: null }), 4]);
  });
});
