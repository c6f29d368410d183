/** What one turn leaves to the next, and one action to another: rain and arrivals, Cossacks, orders set by hand, attacks declared, rallies. */
import { describe, expect, it } from 'vitest';
import { type Battle, isOnTable, type UnitState } from '../../src/battlefield/battle.ts';
import {
  begin,
  cavalry,
  goTo,
  into,
  play,
  pot,
  refusal,
  SMALL,
  small,
  top,
  withUnit,
} from '../battlefield/fixtures.ts';
import { draws, ends } from './hands.ts';
import {
  accepts,
  acts,
  asks,
  decides,
  dice,
  does,
  drives,
  enters,
  isOffered,
  says,
  takes,
  toStep,
  wants,
} from './table.ts';
import { reads, turn, turnsOn } from './turns.ts';
import { cp, evening, falls, opens, settles } from './two-corps.ts';

const lost = (white: number, red = 0, blue = 0): UnitState['lost'] => ({ white, red, blue });
const [PICTON, COOKE] = SMALL.sides.b.formations;
const allied = (more: object, rest: Parameters<typeof small>[0] = {}) =>
  small({ ...rest, sides: { ...SMALL.sides, b: { ...SMALL.sides.b, ...more } } });

describe('a division due at eleven, and rain', () => {
  const start = () =>
    begin(
      small({ start: 650, reinforcements: [{ id: 'r', side: 'b', formation: 'guards', at: 660, where: 'the road' }] }),
    );

  it('NBC-TIM-02 NBC-WX-05 NBC-WX-06 NBC-VIS-02 NBC-RNF-02 NBC-SKM-10 NBC-CMA-08 tries each turn from its hour on, in rain that grows heavy', () => {
    // Bright, two fours and a red one: light rain; eleven has struck.
    const second = turn(start(), 15, { pot: turnsOn(1) });
    expect(second).toMatchObject({ minutes: 665, sky: { weather: 'rain', intensity: 'light' } });
    const asked = into(second, 2, 2);
    expect(wants(asked)).toMatchObject([{ slot: 'card', rating: 3 }]);
    const late = draws(asked, 'L');
    expect([late.formations.guards!.present, goTo(late, 6).formations.guards!.card]).toEqual([false, 'away']);
    const skirmish = play(withUnit(late, 'husson', { stands: 1 }), { do: 'next' });
    expect(refusal(skirmish, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } })).toBe('skirmish-weather');
    // No pair: the rain itself is thrown for. A ten shuffles the pack.
    const third = turn(goTo(skirmish, 7), 10, { strength: 5 });
    expect(third).toMatchObject({ minutes: 675, sky: { intensity: 'heavy', wet: 10 } });
    const here = into(third, 2, 3);
    expect(asks(here)).toContain('order');
    const come = draws(says(here, { order: 'hold' }), 'N');
    expect(come.formations.guards).toMatchObject({ present: true, order: 'hold' });
    expect(isOnTable(come, come.formations.guards)).toBe(false);
    expect(goTo(come, 6).formations.guards!.card).toBe('hand');
  });

  it('NBC-GND-01 AMB-39 two hours of rain soften the ground though it clears as they end', () => {
    const rain = turn(start(), 15, { pot: turnsOn(1) });
    const wet = turn(turn(goTo(rain, 7), 45, { strength: 1 }), 45, { strength: 1 });
    expect(wet.sky).toMatchObject({ ground: 'hard', wet: 90, weather: 'rain' });
    // A red two in rain: overcast, from now on.
    expect(turn(goTo(wet, 7), 30, { pot: turnsOn(2) }).sky).toMatchObject({
      ground: 'soft',
      weather: 'overcast',
      wet: 0,
    });
  });
});

describe('Cossacks', () => {
  const KUZ = { ...cavalry('kuz', 'c', 'Kuzmin'), horse: 'skirmish', cossack: true } as const;
  const field = () => begin(allied({ formations: [{ ...PICTON!, units: [...PICTON!.units, KUZ] }, COOKE!] }));
  const won = (battle: Battle) => {
    const laid = does(
      battle.phase === 6 ? battle : goTo(battle, 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    return accepts(enters(enters(laid, 'a', pot(3, 3)), 'b', pot(1, 1)));
  };

  it('NBC-UC-04 AMB-51 take one from the throw of this action, and are asked about anew in the next', () => {
    const asked = won(field());
    expect([takes(asked, 'harassed'), reads(asked).word]).toEqual([false, 'command-under']);
    const harassed = says(asked, { harassed: true });
    expect(reads(harassed).word).toBe('command-not');
    // T3 and two ones: Very Low.
    expect(accepts(harassed).formations.ii).toMatchObject({ command: 'not', order: 'defend-keen' });
  });

  it('NBC-UC-04 what was said of them is over with the action', () => {
    const acted = accepts(says(won(field()), { harassed: true }));
    const done = ends(acted);
    expect(done.formations.ii!.facts.harassed).toBeUndefined();
    expect(takes(won(turn(done, 20)), 'harassed')).toBe(false);
  });

  it('NBC-UC-04 NBC-GL-17 who are Broken attempt nothing: nobody is asked about them', () => {
    const broken = (fate: 'good' | 'broken') =>
      asks(won(withUnit(field(), 'kuz', { fate, lost: lost(fate === 'good' ? 0 : 6) })));
    expect([broken('good').includes('harassed'), broken('broken').includes('harassed')]).toEqual([true, false]);
  });
});

describe('a stance that holds for one turn', () => {
  const shifted = () => {
    const six = goTo(begin(small(), { rulings: { shiftDuration: 'thisTurn' } }), 6);
    return draws(play(six, { do: 'acts', formation: 'ii', command: 'not' }), 'VH');
  };

  it('NBC-ORD-20 AMB-22 goes back as the turn ends', () => {
    expect(shifted().formations.ii!.order).toBe('attack-keen');
    expect(turn(ends(shifted()), 20).formations.ii!.order).toBe('attack');
  });

  it('NBC-ORD-20 AMB-22 does not come back over an order that the table has set since', () => {
    const set = play(shifted(), { do: 'set', what: 'formation', id: 'ii', set: { order: 'withdraw' } });
    expect(turn(ends(set), 20).formations.ii!.order).toBe('withdraw');
  });
});

describe('an attack that was declared', () => {
  /** Picton’s division marches; Husson charges Kempt, Campi fires at Pack, which turns the division. */
  const turned = () => {
    const marching = play(begin(), { do: 'set', what: 'formation', id: 'picton', set: { order: 'redeploy' } });
    const home = accepts(
      drives(does(acts(marching, 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'kempt' })).battle,
    );
    const fire = does(toStep(home, 'firefights'), { do: 'firefight', unit: 'campi', target: 'pack' });
    return accepts(drives(fire).battle);
  };
  const under = (battle: Battle, attacker = 'husson') =>
    top(does(battle, { do: 'combat', attackers: [attacker], target: 'kempt' })).data.under;

  it('NBC-ORD-13 AMB-32 keeps its order in the combat, and when its action is taken up again in this turn', () => {
    const fired = turned();
    expect(fired.formations.picton!.order).toBe('defend');
    expect(under(toStep(fired, 'combats'))).toBe('redeploy');
    const later = play(goTo(ends(fired), 7), { do: 'take-up', formation: 'ii', step: 'combats' });
    expect([under(later), under(later, 'campi')]).toEqual(['redeploy', 'defend']);
  });

  it('NBC-ORD-13 AMB-32 and no longer in the next turn', () => {
    expect(under(acts(turn(ends(turned()), 20), 'ii', 'combats'))).toBe('defend');
  });
});

describe('who is Broken', () => {
  const seven = (set: Partial<UnitState>, unit = 'husson') =>
    goTo(withUnit(begin(), unit, { fate: 'broken', lost: lost(6), ...set }), 7);

  it('NBC-RAL-01 NBC-RAL-02 NBC-QC-04 NBC-QC-06 NBC-QC-07 a second time, Tired and out of command rallies at nought; it stays Tired and Shaken', () => {
    const asked = does(seven({ shaken: true, exhaustion: 1, facts: { ooc: true } }), { do: 'recover', unit: 'husson' });
    // Q3, Tired, Shaken, out of command.
    expect(wants(asked)).toMatchObject([{ rating: 0 }]);
    const rallied = draws(asked, 'H');
    expect([cp(rallied, 'husson'), rallied.units.husson]).toMatchObject([
      3,
      { fate: 'good', disordered: true, shaken: true, exhaustion: 1 },
    ]);
    // NBC-REC-01: not again in this phase; in the next turn nothing comes back out of command.
    expect(isOffered(rallied, { do: 'recover', unit: 'husson' })).toBe(false);
    const next = goTo(turn(rallied, 20), 7);
    expect(isOffered(next, { do: 'recover', unit: 'husson' })).toBe(false);
    const led = does(withUnit(next, 'husson', { facts: {} }), { do: 'recover', unit: 'husson' });
    // Q3, Disordered, Tired, Shaken.
    expect(wants(led)).toMatchObject([{ rating: 0 }]);
    expect([draws(led, 'N').units.husson!.disordered, cp(draws(led, 'VH'), 'husson')]).toEqual([false, 4]);
  });

  it('NBC-RAL-02 NBC-REC-03 of three points rallies at one, and never has more', () => {
    const three = seven({});
    const husson = { ...three.units.husson!, startCP: 3, lost: lost(3) };
    const weak = { ...three, units: { ...three.units, husson } };
    const rallied = draws(does(weak, { do: 'recover', unit: 'husson' }), 'VH');
    expect([cp(rallied, 'husson'), rallied.units.husson!.disordered]).toEqual([1, false]);
    expect(isOffered(goTo(turn(rallied, 20), 7), { do: 'recover', unit: 'husson' })).toBe(false);
  });
});

describe('a rest', () => {
  it('NBC-MOV-21 NBC-ORD-22 is over for a unit that the table has moved', () => {
    const resting = withUnit(acts(begin(), 'ii', 'move'), 'husson', { resting: true, exhaustion: 1 });
    const moved = decides(does(resting, { do: 'move', unit: 'husson' }), 'moved');
    expect(moved.units.husson).toMatchObject({ resting: false, ownOrder: 'defend', disturbed: true });
  });
});

describe('enemies near an entry, with the books alone kept', () => {
  const kept = () => {
    const asked = into(turn(begin(), 45), 2, 2);
    const ledger = play(asked, { do: 'decide', task: top(asked).id, choice: 'yes' }, { do: 'help', help: 'ledger' });
    return play(goTo(ledger, 5), { do: 'next' });
  };

  it('NBC-RNF-04 NBC-SEQ-02 give ground when all have acted and they have come on, once, and no longer in the next turn', () => {
    const six = withUnit(kept(), 'husson', { area: 'farm', facts: { inCZ: true } });
    const back = { do: 'gives-ground', unit: 'husson' } as const;
    expect(isOffered(six, back)).toBe(false);
    const seven = play(six, { do: 'next' });
    expect([seven.phase, isOnTable(seven, seven.formations.guards)]).toEqual([7, true]);
    const gone = does(seven, back);
    expect([gone.units.husson!.area, gone.units.husson!.facts.inCZ]).toEqual([null, undefined]);
    expect([
      isOffered(gone, back),
      isOffered(gone, { ...back, unit: 'campi' }),
      isOffered(gone, { ...back, unit: 'kempt' }),
    ]).toEqual([false, true, false]);
    expect(isOffered(goTo(gone, 1, gone.turn + 1), { ...back, unit: 'campi' })).toBe(false);
  });
});

describe('set by hand, in parts', () => {
  it('NBC-RNF-01 NBC-RNF-03 NBC-CMA-08 who stands on the table by hand comes no second time, acts in this turn, and is thrown for once he is off it', () => {
    const set = play(begin(), { do: 'set', what: 'unit', id: 'maitland', set: { present: true } });
    expect([isOnTable(set, set.formations.guards), goTo(set, 6).formations.guards!.card]).toEqual([true, 'hand']);
    const due = into(turn(set, 45), 2, 2);
    expect(due.agenda).toEqual([]);
    const off = play(turn(set, 45), { do: 'set', what: 'formation', id: 'guards', set: { present: false } });
    expect(top(into(off, 2, 2)).kind).toBe('arrival');
  });

  it('NBC-RNF-04 NBC-RNF-03 enemies near where a division is set on the table may give ground to it', () => {
    const back = { do: 'gives-ground', unit: 'husson' } as const;
    const set = play(begin(), { do: 'set', what: 'formation', id: 'guards', set: { present: true } });
    expect([isOffered(begin(), back), isOffered(set, back)]).toEqual([false, true]);
    const gone = does(withUnit(set, 'husson', { area: 'farm' }), back);
    expect([gone.units.husson!.area, isOffered(gone, back), isOffered(turn(gone, 20), back)]).toEqual([
      null,
      false,
      false,
    ]);
  });

  const asked = () =>
    into(
      turn(
        begin(
          allied({
            formations: [
              PICTON!,
              {
                ...COOKE!,
                units: [
                  ...COOKE!.units,
                  {
                    arm: 'artillery',
                    id: 'sandham',
                    ref: '1/a',
                    name: 'Sandham',
                    quality: 4,
                    weight: 'light',
                    mobility: 'foot',
                  },
                ],
              },
            ],
          }),
        ),
        45,
      ),
      2,
      2,
    );
  const waiting = () => draws(asked(), 'H');
  const here = (unit: string, set: object) => ({ do: 'set', what: 'unit', id: unit, set }) as const;
  const stands = (battle: Battle, unit: string) => !battle.units[unit]!.facts.entering && battle.units[unit]!.present;

  it('NBC-RNF-03 NBC-ART-23 guns come on with nobody who waits, and with whom they are', () => {
    const with_ = play(waiting(), here('sandham', { host: 'maitland' }));
    expect(refusal(waiting(), here('sandham', { host: 'maitland', present: true }))).toBe('fight-not-on-table');
    expect(refusal(with_, here('sandham', { present: true }))).toBe('fight-not-on-table');
    const on = play(with_, here('maitland', { present: true }));
    expect([stands(on, 'maitland'), stands(on, 'sandham')]).toEqual([true, true]);
    const off = play(on, here('maitland', { present: false }));
    expect([stands(off, 'maitland'), stands(off, 'sandham')]).toEqual([false, false]);
    const again = play(off, here('maitland', { present: true }));
    expect([stands(again, 'maitland'), stands(again, 'sandham')]).toEqual([true, true]);
    // One brigade of the two comes without the other.
    const alone = play(waiting(), here('sandham', { present: true }));
    expect([stands(alone, 'sandham'), stands(alone, 'maitland')]).toEqual([true, false]);
  });
});

describe('one side’s books', () => {
  it('NBC-ENG-07 NBC-OFF-01 its enemy’s engineers throw on their own phone', () => {
    const from = allied({ engineers: 1 });
    const E = 'engineers:b:1';
    const struck = (keeps: 'both' | 'a') => {
      const there = withUnit(begin(from, { keeps }), E, { formation: 'picton' });
      const open = play(acts(there, 'ii', 'move'), { do: 'strike', officer: 'c-picton', by: 'entered' });
      return accepts(enters(open, 'dice', dice(4, 4))).agenda.map(({ kind }) => kind);
    };
    expect([struck('both'), struck('a')]).toEqual([['engineer-risk'], []]);
  });
});

describe('a village in one evening', () => {
  it('NBC-SKM-06 NBC-SKM-07 NBC-ART-15 NBC-QC-08 NBC-CC-09 NBC-CC-17 NBC-CC-28 NBC-REC-04 is skirmished at, shelled and stormed: each knows what the last has left', () => {
    const start = { ...evening() };
    const held = withUnit(withUnit(start, 'hepburn', { area: 'farm', occupied: 20, stands: 1 }), 'husson', {
      stands: 1,
    });
    const shot = settles(opens(goTo(held, 3), { do: 'skirmish', by: 'husson', on: { unit: 'hepburn' } }), {
      stand1: pot(6, 6),
      'stand1.1': dice(4, 2),
    });
    expect(shot.wanted).toEqual({ stand1: 2, 'stand1.1': 2 });
    const stood = accepts(falls(shot.battle));
    // The stand went with the hit: no check.
    expect([cp(stood, 'hepburn'), stood.units.hepburn!.stands, stood.agenda]).toEqual([5, 0, []]);
    const aimed = says(opens(goTo(stood, 4), { do: 'fire', side: 'a', on: { unit: 'hepburn' } }), {
      'fires.guns': true,
    });
    const fired = settles(says(aimed, { 'range.guns': 'medium' }), { guns: pot(5, 6, 2), 'guns.1': dice(4, 4) });
    expect(fired.wanted).toEqual({ guns: 3, 'guns.1': 2 });
    const checked = settles(falls(fired.battle), { card: { disorder: true } });
    // Q3, one for the town, one for two losses.
    expect([checked.wanted, cp(checked.battle, 'hepburn')]).toEqual([{ card: 3 }, 3]);
    const charge = opens(acts(checked.battle, 'ii', 'move'), { do: 'charge', unit: 'campi', target: 'hepburn' });
    expect(wants(charge)).toMatchObject([{ rating: 4 }]);
    const home = settles(charge, { card: { result: 'N' } }).battle;
    const fought = settles(opens(toStep(home, 'combats'), { do: 'combat', attackers: ['campi'], target: 'hepburn' }), {
      'throw:campi': dice(5, 6, 6, 1, 1, 2, 2, 3),
      'throw:campi#1': dice(4, 5, 1),
      'throw:hepburn': dice(6, 5, 5),
      'check:hepburn': { result: 'L' },
      'check:campi': { result: 'H' },
    });
    // Q3, Disordered, in a town, two losses; and Q3.
    expect(fought.wanted).toMatchObject({ 'throw:hepburn': 3, 'check:hepburn': 2, 'check:campi': 3 });
    const { units } = fought.battle;
    expect([cp(fought.battle, 'hepburn'), cp(fought.battle, 'campi')]).toEqual([1, 7]);
    expect(units.hepburn).toMatchObject({ area: null, occupied: 0, disordered: true, exhaustion: 1 });
    expect(units.campi).toMatchObject({ area: 'farm', occupied: 0, areaIn: 1, disordered: false });
    const seven = goTo(ends(fought.battle), 7);
    const recovers = does(seven, { do: 'recover', unit: 'hepburn' });
    // Ten centimetres back: still in the zone.
    expect([takes(recovers, 'inCZ'), wants(recovers)]).toMatchObject([true, [{ rating: 1 }]]);
    expect(draws(recovers, 'N').units.hepburn!.disordered).toBe(true);
    expect(turn(seven, 45).units.campi!.occupied).toBe(45);
  });
});

describe('horse guns', () => {
  it('NBC-EVD-02 NBC-EVD-03 NBC-EVD-04 NBC-DC-03 NBC-MTC-02 run from one horse with a shot, and from a second are lost', () => {
    const six = acts(evening(), 'picton', 'move');
    const asked = opens(six, { do: 'charge', unit: 'vivian', target: 'fliers' });
    expect(wants(asked)).toMatchObject([{ rating: 4 }]);
    const ran = settles(settles(asked, { card: { result: 'N' } }).battle, {
      evade: { result: 'N' },
      'throw:fliers': dice(6),
    });
    // Q4, Fresh, horse guns, come at by horse; one die.
    expect(ran.wanted).toEqual({ evade: 5, 'throw:fliers': 1 });
    expect([cp(ran.battle, 'vivian'), top(ran.battle).kind]).toEqual([5, 'disorder']);
    const checked = settles(ran.battle, { card: { disorder: true } });
    expect(checked.wanted).toEqual({ card: 3 });
    const again = settles(checked.battle, { card: { result: 'L' } });
    // Q3, Disordered.
    expect([again.kind, again.wanted]).toEqual(['charge-again', { card: 2 }]);
    expect(again.battle.units.vivian!.facts).toMatchObject({ inCZ: true, charged: true });
    expect(again.battle.units.fliers).toMatchObject({
      disordered: true,
      facts: { facingAway: true, evaded: ['vivian'] },
    });
    const second = opens(again.battle, { do: 'charge', unit: 'ponsonby', target: 'fliers' });
    // From behind: no card to close, and no canister.
    expect([takes(second, 'a:strikes'), wants(second)]).toEqual(['rear', []]);
    const gone = settles(accepts(second), { evade: { result: 'N' } });
    // Q4, Fresh, Disordered, horse guns, come at by horse, from the rear.
    expect(gone.wanted).toEqual({ evade: 2 });
    expect(gone.battle.units.fliers!.fate).toBe('eliminated');
    expect(gone.battle.units.ponsonby!.facts.contact).toBeUndefined();
  });
});

describe('heavy horse on light', () => {
  it('NBC-CC-05 NBC-CC-13 NBC-CC-17 NBC-CC-34 rides it down Disordered by its own win, all misses again', () => {
    const home = settles(opens(acts(evening(), 'ii', 'move'), { do: 'charge', unit: 'milhaud', target: 'vivian' }), {
      card: { result: 'N' },
    }).battle;
    const fought = settles(opens(toStep(home, 'combats'), { do: 'combat', attackers: ['milhaud'], target: 'vivian' }), {
      'throw:milhaud': dice(5, 5, 6, 1, 1, 1),
      'throw:vivian': dice(6, 5, 5, 5, 5, 5),
      'check:vivian': { result: 'VL' },
      'check:milhaud': { result: 'H' },
      'pursuit:milhaud': dice(6, 5),
      'pursuit:milhaud#1': dice(6),
    });
    expect(fought.wanted).toMatchObject({
      'check:vivian': 2,
      'check:milhaud': 3,
      'pursuit:milhaud': 2,
      'pursuit:milhaud#1': 1,
    });
    const { units } = fought.battle;
    expect([cp(fought.battle, 'vivian'), cp(fought.battle, 'milhaud')]).toEqual([1, 5]);
    expect(units.vivian).toMatchObject({ disordered: true, exhaustion: 1, fate: 'good' });
    expect(units.milhaud).toMatchObject({ disordered: true, exhaustion: 0 });
    expect([units.vivian!.facts.inCZ, units.milhaud!.facts.contact]).toEqual([undefined, undefined]);
    const led = does(goTo(ends(fought.battle), 7), { do: 'recover', unit: 'vivian' });
    // Q3, Disordered, Tired.
    expect([wants(led), draws(led, 'N').units.vivian]).toMatchObject([
      [{ rating: 1 }],
      { disordered: false, exhaustion: 1 },
    ]);
  });
});

describe('engineers with a Shaken brigade', () => {
  const E = 'engineers:a:1';
  const shot = (shaken: boolean, before: UnitState['lost']) => {
    const led = withUnit(withUnit(evening(), E, { host: 'husson', formation: 'ii' }), 'husson', {
      shaken,
      lost: before,
    });
    const aimed = says(opens(goTo(led, 4), { do: 'fire', side: 'b', on: { unit: 'husson' } }), {
      'fires.rogers': true,
      'range.rogers': 'short',
    });
    return falls(settles(aimed, { rogers: pot(6, 6, 1, 1, 1) }).battle);
  };

  it('NBC-ENG-06 NBC-GL-05 NBC-GL-15 give a point back to the book in which it was lost', () => {
    const red = shot(true, lost(1));
    expect(red.units.husson!.lost).toEqual({ white: 1, red: 2, blue: 0 });
    const taken = accepts(enters(red, 'dice', dice(4, 6)));
    expect([taken.units[E]!.fate, taken.units.husson!.lost]).toEqual(['eliminated', { white: 1, red: 1, blue: 0 }]);
    // One point, and one loss: Q3 and Shaken.
    expect(wants(taken)).toMatchObject([{ rating: 2 }]);
    const white = accepts(enters(shot(false, lost(1)), 'dice', dice(4, 6)));
    expect(white.units.husson!.lost).toEqual({ white: 2, red: 0, blue: 0 });
    const spared = accepts(enters(red, 'dice', dice(4, 5)));
    expect([spared.units.husson!.lost.red, wants(spared)]).toMatchObject([2, [{ rating: 1 }]]);
  });
});

describe('guns behind their neighbours', () => {
  it('NBC-ART-24 NBC-EVD-03 that run from an attack in the flank stand in no gap any more', () => {
    const hidden = withUnit(acts(evening(), 'picton', 'move'), 'fliers', { facts: { sheltered: true } });
    const charge = opens(hidden, { do: 'charge', unit: 'vivian', target: 'fliers' }, { 'a:strikes': 'flank' });
    const ran = settles(accepts(charge), { evade: { result: 'VH' } }).battle;
    expect(ran.units.fliers!.facts).toMatchObject({ facingAway: true, evaded: ['vivian'] });
    expect(ran.units.fliers!.facts.sheltered).toBeUndefined();
  });
});

describe('a general who fell in the evening', () => {
  it('NBC-CMA-04 NBC-QC-07 NBC-UC-01 NBC-GL-13 what was measured while nobody commanded is measured anew from his successor', () => {
    const fallen = accepts(
      enters(
        play(acts(begin(), 'ii', 'move'), { do: 'strike', officer: 'c-picton', by: 'entered' }),
        'dice',
        dice(6, 5),
      ),
    );
    const alone = play(ends(fallen), { do: 'set', what: 'unit', id: 'kempt', set: { ooc: true } });
    const next = turn(alone, 20);
    expect([next.units.kempt!.facts.ooc, goTo(next, 4).units.kempt!.facts.ooc]).toEqual([true, true]);
    expect(goTo(next, 5).units.kempt!.facts.ooc).toBeUndefined();
  });
});
