/** Flows over two or three questions of one unit or formation, each reckoned from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Order } from '../../src/book/terms.ts';
import type { Result } from '../../src/cards/results.ts';
import { battery, begin, goTo, play, pot, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { draws, nextTurn, ordered } from './hands.ts';
import {
  accepts,
  acts,
  dice,
  does,
  drives,
  enters,
  fights,
  isOffered,
  says,
  takes,
  throws,
  toStep,
  wants,
} from './table.ts';
import { reads, turn } from './turns.ts';
import { cp, unit } from './two-corps.ts';

const combat = (attackers: readonly string[], target: string) => ({ do: 'combat', attackers, target }) as Play;
const charges = (battle: Battle, who: string, target: string, result: Result) =>
  draws(does(battle, { do: 'charge', unit: who, target }), result);
const rating = (battle: Battle): number => (wants(battle)[0] as { rating: number }).rating;
const thrown = (battle: Battle): unknown => wants(battle).map((need) => [need.slot, 'dice' in need ? need.dice : 0]);
/** Everything that is still open: Normal cards that hold, dice that hit nobody. */
function settled(battle: Battle): Battle {
  let now = battle;
  while (top(now))
    now = accepts(
      drives(now, { card: wants(now)[0]?.want === 'disorder' ? { disorder: false } : { result: 'N' } }).battle,
    );
  return now;
}

describe('after a charge that stopped short', () => {
  const short = () => charges(acts(begin(), 'ii', 'move'), 'husson', 'kempt', 'L');

  it('NBC-MTC-02 NBC-MOV-22 NBC-FF-01 it moves and charges no more, and fires with its 6CP from 2 cm: three dice against four', () => {
    expect(isOffered(short(), { do: 'move', unit: 'husson' })).toBe(false);
    expect(isOffered(short(), { do: 'charge', unit: 'husson' })).toBe(false);
    const fire = does(toStep(short(), 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    // Fresh: Q3 counts as Q4, a die for two points; Kempt Q5 has 8.
    expect(thrown(fire)).toEqual([
      ['throw:husson', 3],
      ['throw:kempt', 4],
    ]);
    // One loss is not two: Q3, Fresh no more.
    const { battle, needs } = drives(fire, { 'throw:kempt': { hits: 1 } });
    expect(Object.values(needs)).toContainEqual(expect.objectContaining({ want: 'disorder', rating: 3 }));
    expect(cp(accepts(battle), 'husson')).toBe(5);
  });

  it('NBC-MTC-02 NBC-BUA-01 NBC-GAR-02 out of the farm it has left area, hour and walls', () => {
    const holds = nextTurn(does(acts(begin(), 'picton', 'move'), { do: 'occupy', unit: 'pack', area: 'farm' }), 30);
    expect(unit(holds, 'pack')).toMatchObject({ area: 'farm', occupied: 30 });
    const out = charges(acts(holds, 'picton', 'move'), 'pack', 'husson', 'L');
    expect(unit(out, 'pack')).toMatchObject({ area: null, occupied: 0 });
    expect(takes(does(goTo(nextTurn(out), 4), { do: 'fire', side: 'a', on: { unit: 'pack' } }), 'cover')).toBe('none');
  });
});

describe('after a lost combat', () => {
  const lost = () =>
    throws(play(acts(begin(), 'ii', 'combats'), combat(['husson'], 'kempt')), { kempt: 2 }, 'N').battle;

  it('NBC-CC-23 NBC-CC-28 NBC-REC-02 NBC-QC-08 it falls back through a friend into the farm: both disordered, and the farm helps it recover', () => {
    const through = says(lost(), { 'a:friends': true, 'a:backsInto': 'farm' });
    const back = accepts(says(through, { 'a:through': 'campi' }));
    expect(unit(back, 'campi').disordered).toBe(true);
    expect(unit(back, 'husson')).toMatchObject({ area: 'farm', occupied: 0, disordered: true });
    const seven = goTo(settled(back), 7);
    // Q3, Disordered, in a town.
    expect(rating(does(seven, { do: 'recover', unit: 'husson' }))).toBe(3);
  });

  it('NBC-OFF-03 NBC-OFF-01 NBC-ORD-18 NBC-REC-02 its commander falls with it on twelve: no order after the action, and Q of its own', () => {
    const joined = does(acts(begin(), 'ii', 'move'), { do: 'join', officer: 'reille', unit: 'husson' });
    const fought = play(toStep(joined, 'combats'), combat(['husson'], 'kempt'));
    const { battle, slots } = drives(fought, {
      'throw:kempt': { hits: 2 },
      'throw:husson': { hits: 0 },
      'officer:husson': dice(6, 6),
    });
    expect(slots).toContain('officer:husson');
    const after = settled(accepts(battle));
    expect(after.officers.reille).toMatchObject({ fate: 'injured', host: null });
    expect(isOffered(toStep(after, 'administration'), { do: 'order', formation: 'ii' })).toBe(false);
    expect(rating(does(goTo(after, 7), { do: 'recover', unit: 'husson' }))).toBe(2);
  });
});

describe('horse against a square', () => {
  const charge = (pack: Partial<UnitState> = {}) =>
    play(acts(withUnit(begin(), 'pack', pack), 'ii', 'combats'), combat(['pire'], 'pack'));

  it('NBC-CC-30 NBC-CC-37 that loses stands, the horse falls back 5 cm and pursues nobody', () => {
    const { battle } = throws(charge(), { pire: 1 }, 'N');
    expect(reads(battle).sums[0]).toMatchObject({ total: 5, terms: [{ what: 'retreat-square' }] });
    const after = settled(accepts(battle));
    expect([unit(after, 'pack').disordered, cp(after, 'pack'), cp(after, 'pire')]).toEqual([true, 5, 6]);
  });

  it('NBC-CC-30 NBC-CC-37 NBC-CC-17 Disordered before and again it goes, and is pursued with half of six', () => {
    const { battle, slots } = drives(charge({ disordered: true }), {
      'throw:pire': { hits: 1 },
      'throw:pack': { hits: 0 },
      'pursuit:pire': { hits: 2 },
    });
    expect(slots).toContain('pursuit:pire');
    expect(cp(settled(accepts(battle)), 'pack')).toBe(3);
  });
});

describe('guns that run', () => {
  const field = small({
    sides: {
      ...SMALL.sides,
      a: {
        ...SMALL.sides.a,
        formations: SMALL.sides.a.formations.map((one) => ({
          ...one,
          units: one.units.map((each) =>
            each.arm === 'artillery'
              ? battery('guns', 'II/a', 'horse guns', { weight: 'light', mobility: 'horse' })
              : each,
          ),
        })),
      },
    },
  });

  it('NBC-EVD-01 NBC-EVD-03 NBC-EVD-04 NBC-ART-01 on Normal with one die and disordered; the charge proves itself again, and they fire no more until they move', () => {
    const charged = charges(acts(begin(field), 'picton', 'move'), 'kempt', 'guns', 'N');
    // Q4, Fresh, horse artillery.
    expect(rating(charged)).toBe(6);
    const run = accepts(drives(charged, { evade: { result: 'N' }, 'throw:guns': { hits: 1 } }).battle);
    expect([unit(run, 'guns').disordered, cp(run, 'kempt'), top(run).kind]).toEqual([true, 7, 'disorder']);
    const again = accepts(enters(run, 'card', { disorder: false }));
    // Q5: Fresh no more, and one loss is not two.
    expect([top(again).kind, rating(again)]).toEqual(['charge-again', 5]);
    const four = goTo(nextTurn(draws(again, 'L')), 4);
    expect(isOffered(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(false);
    const moved = settled(does(acts(four, 'ii', 'move'), { do: 'move', unit: 'guns' }));
    expect(isOffered(goTo(nextTurn(moved), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(true);
  });

  it('NBC-SKM-07 NBC-ART-08 NBC-ART-18 disordered by skirmishers they hit on a six, and one hit of guns more breaks them', () => {
    const out = does(goTo(begin(), 1), { do: 'skirmishers', unit: 'pack', stands: 1 });
    const hit = does(goTo(out, 3), { do: 'skirmish', by: 'pack', on: { unit: 'guns' } });
    // SK2 against unattached guns: four dice.
    expect(wants(hit)).toMatchObject([{ want: 'pot', counts: 4 }]);
    const four = settled(play(accepts(enters(hit, 'stand1', pot(6, 6, 1, 1, 1))), { do: 'next' }));
    expect(unit(four, 'guns')).toMatchObject({ disordered: true, fate: 'good' });
    const fires = reads(does(goTo(four, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } }));
    expect(fires.sums.map(({ total }) => total)).toEqual([3, 6]);
    const shot = play(goTo(four, 4), { do: 'hits', unit: 'guns', hits: 1, cause: 'artillery', aspect: 'front' });
    expect(unit(settled(play(shot, { do: 'next' })), 'guns').fate).toBe('eliminated');
  });
});

describe('a march that is surprised', () => {
  const marching = (order: Order) => ordered(acts(begin(), 'ii', 'orders'), 'ii', order);

  it('NBC-ORD-13 NBC-FF-07 NBC-CC-09 AMB-29 AMB-32 Redeploy proves its hits where it replies, defends from the firefight on, and proves them in the combat it was charged for before', () => {
    const charged = charges(acts(marching('redeploy'), 'picton', 'move'), 'kempt', 'husson', 'N');
    const fire = does(toStep(charged, 'firefights'), { do: 'firefight', unit: 'pack', target: 'husson' });
    // Its nearest enemy is Kempt, in contact: it does not fire at another.
    expect(thrown(fire)).toEqual([['throw:pack', 3]]);
    const shot = settled(fights(fire, { pack: 1 }).battle);
    expect([shot.formations.ii!.order, cp(shot, 'husson')]).toEqual(['defend', 5]);
    const fought = does(toStep(shot, 'combats'), combat(['kempt'], 'husson'));
    const { needs } = drives(fought, { 'throw:husson': dice(6, 1, 1, 1, 1) });
    expect(needs['throw:husson#1']).toMatchObject({ dice: 1 });
    const alone = does(acts(marching('redeploy'), 'picton', 'firefights'), {
      do: 'firefight',
      unit: 'pack',
      target: 'husson',
    });
    expect(thrown(alone)).toEqual([
      ['throw:pack', 3],
      ['throw:husson', 3],
    ]);
    expect(drives(alone, { 'throw:husson': dice(6, 6, 1) }).needs['throw:husson#1']).toMatchObject({ dice: 2 });
  });

  it('NBC-ORD-14 AMB-29 Strategic answers no fire, and any order may follow once it has been attacked', () => {
    const six = acts(marching('strategic'), 'picton', 'firefights');
    const fire = does(six, { do: 'firefight', unit: 'kempt', target: 'husson' });
    expect(thrown(fire)).toEqual([['throw:kempt', 4]]);
    const after = settled(fights(fire, { kempt: 1 }).battle);
    expect(after.formations.ii!.order).toBe('defend');
    expect(isOffered(acts(nextTurn(after), 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'attack' })).toBe(
      true,
    );
  });

  it('NBC-ORD-15 NBC-ORD-13 AMB-28 heavy guns left behind by an attack fire; when their formation redeploys they are with it, and do not', () => {
    const attack = draws(
      does(ordered(acts(begin(), 'ii', 'orders'), 'ii', 'hold'), {
        do: 'order',
        formation: 'ii',
        order: 'attack',
        far: false,
      }),
      'N',
    );
    const stay = does(attack, { do: 'stay', unit: 'guns', stays: true });
    const next = nextTurn(stay);
    expect(isOffered(goTo(next, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(true);
    const goes = draws(
      does(acts(next, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'redeploy', far: false }),
      'N',
    );
    expect(unit(goes, 'guns').ownOrder).toBe(null);
    expect(isOffered(goTo(nextTurn(goes), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(false);
  });
});

describe('command from turn to turn', () => {
  it('NBC-UC-03 NBC-ORD-20 NBC-ORD-04 AMB-22 a temper that rises to Attack, keen closes at one better, and under command it is Normal again', () => {
    const six = goTo(begin(), 6);
    const laid = does(
      six,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    // 2 + 3 and A4 are not 10; green 12 and T3 are Very High.
    const told = enters(enters(laid, 'a', { pot: { sum: 5 } }), 'b', { pot: { sum: 0 } });
    const keen = accepts(enters(accepts(told), 'green', { pot: { sum: 12 } }));
    expect(keen.formations.ii).toMatchObject({ command: 'not', order: 'attack-keen' });
    expect(isOffered(keen, { do: 'order', formation: 'ii' })).toBe(false);
    const charge = does(toStep(keen, 'move'), { do: 'charge', unit: 'campi', target: 'kempt' });
    // Q3, Fresh, Keen.
    expect(rating(charge)).toBe(5);
    expect(acts(nextTurn(draws(charge, 'L')), 'ii', 'orders').formations.ii!.order).toBe('attack');
  });

  it('NBC-ORD-12 NBC-MTC-01 NBC-FF-01 under Hold nobody charges, and who is fired at fires', () => {
    const hold = ordered(acts(begin(), 'ii', 'orders'), 'ii', 'hold');
    expect(isOffered(toStep(hold, 'move'), { do: 'charge', unit: 'husson' })).toBe(false);
    expect(isOffered(toStep(hold, 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' })).toBe(true);
  });

  it('NBC-OFF-06 NBC-CMA-04 AMB-56 a successor who falls too has one less again: A4, A3, A2, and T not below 1', () => {
    const falls = (battle: Battle) =>
      goTo(nextTurn(play(battle, { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } })), 6);
    const first = falls(goTo(begin(), 6));
    expect(first.officers.reille).toMatchObject({ A: 3, L: 3, T: 2, fate: 'fit' });
    expect(falls(falls(first)).officers.reille).toMatchObject({ A: 1, L: 1, T: 1, fate: 'fit' });
  });
});

describe('broken, rallied, hurt again', () => {
  const broken = () => withUnit(begin(), 'husson', { fate: 'broken', lost: { white: 6, red: 0, blue: 0 } });
  const rallies = (result: Result) => draws(does(goTo(broken(), 7), { do: 'recover', unit: 'husson' }), result);

  it('NBC-RAL-01 NBC-RAL-02 NBC-REC-03 on Very High with four of six, and it recovers no more; on High with three and disordered, and one more', () => {
    const best = rallies('VH');
    expect(unit(best, 'husson')).toMatchObject({ fate: 'good', shaken: true, disordered: false });
    expect([cp(best, 'husson'), isOffered(goTo(nextTurn(best), 7), { do: 'recover', unit: 'husson' })]).toEqual([
      4,
      false,
    ]);
    const half = rallies('H');
    expect([cp(half, 'husson'), unit(half, 'husson').disordered]).toEqual([3, true]);
    const asked = does(goTo(nextTurn(half), 7), { do: 'recover', unit: 'husson' });
    // Q3, Shaken, Disordered.
    expect(rating(asked)).toBe(1);
    const got = draws(asked, 'VH');
    expect([cp(got, 'husson'), unit(got, 'husson').disordered]).toEqual([4, false]);
  });

  it('NBC-REC-02 NBC-GL-17 NBC-RAL-01 who loses his last point as he recovers breaks, and has had his card this turn', () => {
    const one = withUnit(begin(), 'husson', { lost: { white: 5, red: 0, blue: 0 } });
    const gone = settled(draws(does(goTo(one, 7), { do: 'recover', unit: 'husson' }), 'VL'));
    expect([unit(gone, 'husson').fate, isOffered(gone, { do: 'recover', unit: 'husson' })]).toEqual(['broken', false]);
    expect(isOffered(goTo(nextTurn(gone), 7), { do: 'recover', unit: 'husson' })).toBe(true);
  });

  it('NBC-GL-19 NBC-CMD-03 NBC-REC-04 a disordered brigade sends no skirmishers out; in order again it does', () => {
    const away = withUnit(begin(), 'husson', { disordered: true });
    expect(isOffered(goTo(away, 1), { do: 'skirmishers', unit: 'husson' })).toBe(false);
    const well = draws(does(goTo(away, 7), { do: 'recover', unit: 'husson' }), 'N');
    expect(isOffered(goTo(turn(well, 20), 1), { do: 'skirmishers', unit: 'husson' })).toBe(true);
  });
});

describe('guns with a brigade', () => {
  it('NBC-ART-21 NBC-ART-23 are disordered with it, leave it so in the next turn, and join nobody', () => {
    const joined = does(acts(begin(), 'ii', 'move'), { do: 'battery', unit: 'guns', host: 'husson' });
    const checked = play(joined, { do: 'disorder', unit: 'husson', why: 'check-after-move' });
    const failed = accepts(enters(checked, 'card', { disorder: true }));
    expect([unit(failed, 'guns').disordered, isOffered(failed, { do: 'battery', unit: 'guns' })]).toEqual([
      true,
      false,
    ]);
    const off = does(acts(nextTurn(failed), 'ii', 'move'), { do: 'battery', unit: 'guns', host: null });
    expect(unit(off, 'guns')).toMatchObject({ disordered: true, host: null });
    expect(isOffered(nextTurn(off), { do: 'battery', unit: 'guns', host: 'campi' })).toBe(false);
  });

  it('NBC-FF-02 NBC-FF-03 NBC-CC-06 lend two dice to a firefight, and none to an attack that is not horse artillery’s', () => {
    const joined = does(acts(begin(), 'ii', 'move'), { do: 'battery', unit: 'guns', host: 'husson' });
    const fire = does(toStep(joined, 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    expect(thrown(fire)).toEqual([
      ['throw:husson', 5],
      ['throw:kempt', 4],
    ]);
    expect(thrown(play(toStep(joined, 'combats'), combat(['husson'], 'kempt')))).toContainEqual(['throw:husson', 6]);
    const defends = play(acts(joined, 'picton', 'combats'), combat(['kempt'], 'husson'));
    expect(thrown(defends)).toContainEqual(['throw:husson', 8]);
  });
});

describe('a village', () => {
  it('NBC-GAR-02 an hour is 45 and 15 minutes, and the turn in which it was attacked is none of it', () => {
    const first = nextTurn(does(acts(begin(), 'picton', 'move'), { do: 'occupy', unit: 'pack', area: 'farm' }), 45);
    const attacked = play(acts(first, 'ii', 'combats'), combat(['husson'], 'pack'));
    expect(takes(attacked, 'area')).toBe('for');
    const second = nextTurn(settled(fights(attacked, {}).battle), 45);
    expect(unit(second, 'pack')).toMatchObject({ area: 'farm', occupied: 45 });
    const third = nextTurn(second, 15);
    const makes = does(toStep(acts(third, 'picton', 'move'), 'administration'), { do: 'garrison', unit: 'pack' });
    // All of its six points may be left, and the limit of an area of which nothing is said is ten.
    expect(takes(makes, 'cp')).toBe(6);
  });

  it('NBC-GAR-03 NBC-BUA-01 beside a garrison of five a brigade of five may come in, one of eight may not', () => {
    const came = does(acts(begin(), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' });
    const held = nextTurn(nextTurn(came, 45), 15);
    const makes = does(toStep(acts(held, 'ii', 'move'), 'administration'), { do: 'garrison', unit: 'husson' });
    const left = accepts(says(makes, { cp: 5 }));
    const out = does(acts(nextTurn(left), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: null });
    expect(isOffered(out, { do: 'occupy', unit: 'campi', area: 'farm' })).toBe(false);
    expect(isOffered(acts(out, 'iii', 'move'), { do: 'occupy', unit: 'billard', area: 'farm' })).toBe(true);
  });
});

describe('a bridge that both want', () => {
  const at = (who: string, deed: 'reach' | 'try') => ({ do: 'cross', unit: who, over: 'stone', deed }) as const;
  const reached = () => {
    const river = begin(small({ crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] }));
    const husson = settled(does(acts(river, 'ii', 'move'), at('husson', 'reach')));
    return settled(does(acts(husson, 'picton', 'move'), at('kempt', 'reach')));
  };

  it('NBC-BRG-02 NBC-BRG-03 with an enemy at each end nobody crosses until one has gone', () => {
    const next = acts(nextTurn(reached()), 'ii', 'move');
    const both = does(next, at('husson', 'try'));
    expect(takes(both, 'farTaken')).toBe(true);
    expect(unit(accepts(enters(both, 'dice', dice(6))), 'husson').crossing).toMatchObject({ at: 'near' });
    const gone = does(acts(next, 'picton', 'move'), { do: 'cross', unit: 'kempt', over: 'stone', deed: 'leave' });
    const tries = does(acts(nextTurn(gone), 'ii', 'move'), at('husson', 'try'));
    expect(takes(tries, 'farTaken')).toBe(false);
    // Six points: 5 or 6.
    expect(unit(accepts(enters(tries, 'dice', dice(4))), 'husson').crossing).toMatchObject({ at: 'near' });
    expect(unit(accepts(enters(tries, 'dice', dice(5))), 'husson').crossing).toMatchObject({ at: 'far' });
  });
});

describe('rain that comes between', () => {
  it('NBC-SKM-10 NBC-ART-11 keeps the stands that are out from firing, and they cover their brigade all the same', () => {
    const out = does(goTo(begin(), 1), { do: 'skirmishers', unit: 'kempt', stands: 1 });
    const wet = play(goTo(out, 3), { do: 'set', what: 'sky', set: { weather: 'rain', intensity: 'light' } });
    expect(isOffered(wet, { do: 'skirmish', by: 'kempt' })).toBe(false);
    const shot = does(goTo(wet, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    // Heavy at medium range 3, one less for the skirmishers.
    expect(reads(shot).sums[0]?.total ?? wants(shot)).toBe(2);
  });

  it('NBC-CC-11 in heavy rain horse throws half its misses at foot again', () => {
    const heavy = play(acts(begin(), 'ii', 'combats'), {
      do: 'set',
      what: 'sky',
      set: { weather: 'rain', intensity: 'heavy' },
    });
    const { needs } = drives(play(heavy, combat(['pire'], 'pack')), { 'throw:pire': dice(1, 1, 1, 1, 1, 1) });
    expect(needs['throw:pire#1']).toMatchObject({ dice: 3 });
  });
});

describe('baggage', () => {
  it('NBC-BAG-03 NBC-BAG-04 NBC-CC-03 who loots on Very Low has lost a point, and throws nothing when it is charged', () => {
    const from = small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } });
    const taken = does(acts(begin(from), 'ii', 'move'), { do: 'capture', baggage: 'baggage:b:1', by: 'husson' });
    const loots = draws(toStep(taken, 'administration'), 'VL');
    expect(unit(loots, 'husson')).toMatchObject({ looting: true, disordered: true, lost: { white: 1 } });
    const charged = charges(acts(loots, 'picton', 'move'), 'kempt', 'husson', 'N');
    expect(thrown(does(toStep(charged, 'combats'), combat(['kempt'], 'husson')))).toEqual([['throw:kempt', 8]]);
  });

  it('NBC-DET-01 NBC-REC-03 what was sent out is blue and does not come back', () => {
    const sends = does(
      toStep(acts(withUnit(begin(), 'campi', { lost: { white: 2, red: 0, blue: 0 } }), 'ii', 'move'), 'administration'),
      { do: 'detach', unit: 'campi' },
    );
    const sent = accepts(says(sends, { cp: 2 }));
    expect(unit(sent, 'campi').lost).toEqual({ white: 2, red: 0, blue: 2 });
    const better = draws(does(goTo(sent, 7), { do: 'recover', unit: 'campi' }), 'VH');
    // One short of what it began with, less what it sent.
    expect(unit(better, 'campi').lost).toEqual({ white: 1, red: 0, blue: 2 });
  });
});
