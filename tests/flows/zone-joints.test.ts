/** What a charge by dice leaves to the questions after it; each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { begin, goTo, play, pot, refusal, top } from '../battlefield/fixtures.ts';
import { card, charge, draws, facts, fire, kinds, moving, nextTurn, ordered, STONE, slots, wanted } from './hands.ts';
import { takenBack } from './recorded.ts';
import { accepts, acts, asks, dice, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import { againAt, total } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

const NEAR = { 'a:inCZ': true };
const goes = (battle: Battle, who: string, target: string, ...faces: (1 | 2 | 3 | 4 | 5 | 6)[]) =>
  settles(opens(battle, charge(who, target)), { dice: dice(...faces) }).battle;
const recovers = (battle: Battle, who: string) => opens(goTo(battle, 7), { do: 'recover', unit: who });
const warned = (battle: Battle) => procedureFor('charge').warnings?.(battle, top(battle)) ?? [];
const all = (battle: Battle) => answersAll(battle).battle;

describe('move, charge, combat, retreat, recovery, and the next charge', () => {
  /** Husson loses two points to Hepburn and retreats 10 cm, Disordered. */
  const beaten = () => {
    const home = charges(moving(evening()), 'husson', 'hepburn');
    return settles(combat(home, 'hepburn', 'husson'), {
      'throw:hepburn': hits(6, 2),
      'throw:husson': hits(6, 0),
      'check:husson': { result: 'L' },
    });
  };

  it('NBC-CC-16 NBC-CC-18 NBC-REC-02 NBC-REC-03 beaten back 10 cm it is in the zone still: Normal gives it neither order nor points', () => {
    const fought = beaten();
    // Q3, Fresh no more, two losses.
    expect(fought.wanted).toMatchObject({ 'check:husson': 2 });
    const asked = recovers(all(fought.battle), 'husson');
    expect([wanted(asked), takes(asked, 'inCZ')]).toEqual([[['card', 2]], true]);
    expect(unit(draws(asked, 'N'), 'husson')).toMatchObject({ disordered: true, lost: { white: 2 } });
    // High: its order, and no point.
    expect(unit(draws(asked, 'H'), 'husson')).toMatchObject({ disordered: false, lost: { white: 2 } });
  });

  it('NBC-MOV-15 NBC-MOV-16 NBC-REC-03 next turn it charges again by one die; a one bars it, and no point comes back there', () => {
    const two = moving(nextTurn(all(beaten().battle)));
    const asked = opens(two, charge('husson', 'hepburn'));
    expect(wanted(asked)).toEqual([['dice', 1]]);
    const barred = settles(asked, { dice: dice(1) }).battle;
    expect(facts(barred, 'husson')).toMatchObject({ noAttack: true, inCZ: true });
    const seven = recovers(barred, 'husson');
    expect(takes(seven, 'inCZ')).toBe(true);
    expect(unit(draws(seven, 'VH'), 'husson')).toMatchObject({ disordered: false, lost: { white: 2 } });
  });

  it('NBC-MOV-16 NBC-MOV-03 NBC-REC-03 barred it goes about and away by the same dice: outside the zone a point comes back', () => {
    const two = moving(nextTurn(all(beaten().battle)));
    const calm = set(two, 'husson', { disordered: false });
    const away = opens(goes(calm, 'husson', 'hepburn', 1, (6 - 1) as 5), { do: 'move', unit: 'husson' });
    // One about face: 5 cm of the six.
    expect(total(says(away, { faces: 1 }))).toBe(1);
    const gone = accepts(away);
    const seven = recovers(gone, 'husson');
    expect(takes(seven, 'inCZ')).toBe(false);
    expect(unit(draws(seven, 'H'), 'husson').lost.white).toBe(1);
  });
});

describe('a charge that stopped short, and the turns after it', () => {
  const short = () => charges(moving(evening()), 'husson', 'kempt', 'L');

  it('NBC-MTC-02 NBC-FF-01 NBC-MOV-16 it fires, is barred in the next turn and fires again, and closes in the third', () => {
    const fired = settles(opens(toStep(short(), 'firefights'), fire('husson', 'kempt')));
    expect(fired.wanted).toEqual({ 'throw:husson': 3, 'throw:kempt': 4 });
    const barred = goes(moving(nextTurn(fired.battle)), 'husson', 'kempt', 1, 5);
    const again = settles(opens(toStep(barred, 'firefights'), fire('husson', 'kempt')));
    expect(again.wanted).toEqual({ 'throw:husson': 3, 'throw:kempt': 4 });
    const home = goes(moving(nextTurn(again.battle)), 'husson', 'kempt', 6, 5);
    expect(facts(home, 'husson').contact).toBe('kempt');
  });

  it('NBC-GL-06 NBC-MOV-15 NBC-MTC-01 the enemy before whom it stopped begins in its zone too, and throws for its own charge that turn', () => {
    const asked = opens(acts(short(), 'picton', 'move'), charge('kempt', 'husson'));
    expect([takes(asked, 'a:inCZ'), wanted(asked)]).toEqual([true, [['dice', 2]]]);
    // Another, who was not there, draws his card.
    expect(slots(opens(acts(short(), 'picton', 'move'), charge('pack', 'husson')))).toEqual(['card']);
  });

  it('NBC-MOV-15 NBC-CC-01 two go at one enemy, each by its own dice: the barred one does not fight beside', () => {
    const near = set(set(evening(), 'husson', { facts: { inCZ: true } }), 'campi', { facts: { inCZ: true } });
    const one = goes(moving(near), 'husson', 'hepburn', 2, 5);
    const both = goes(one, 'campi', 'hepburn', 1, 3);
    expect(isOffered(toStep(both, 'combats'), { do: 'combat', attackers: ['husson', 'campi'] })).toBe(false);
    expect(refusal(toStep(both, 'combats'), { do: 'combat', attackers: ['husson', 'campi'], target: 'hepburn' })).toBe(
      'charge-no-attack',
    );
    const fought = goesOn(combat(both, 'hepburn', 'husson'));
    expect(fought.wanted).toMatchObject({ 'throw:husson': 6 });
  });
});

describe('horse, pursuit, and a second fight', () => {
  it('NBC-CC-17 NBC-CC-24 NBC-MOV-15 a Disordered square is driven off and pursued; next turn the horse goes on from its zone by three dice', () => {
    const home = charges(moving(set(evening(), 'hepburn', { disordered: true })), 'milhaud', 'hepburn');
    const fought = settles(combat(home, 'hepburn', 'milhaud'), {
      'throw:milhaud': dice(4, 5, 6, 1, 1, 1),
      'throw:hepburn': dice(5, 5, 5, 5, 5, 5),
      'check:hepburn': { result: 'N' },
      'pursuit:milhaud': dice(5, 1, 1),
    });
    // Q3, Disordered, three losses; half of six in pursuit.
    expect(fought.wanted).toMatchObject({ 'check:hepburn': 1, 'pursuit:milhaud': 3 });
    expect([cp(fought.battle, 'hepburn'), cp(fought.battle, 'milhaud')]).toEqual([2, 6]);
    const two = moving(nextTurn(all(fought.battle)));
    const asked = opens(two, charge('milhaud', 'hepburn'));
    expect([takes(asked, 'a:inCZ'), wanted(asked)]).toEqual([true, [['dice', 3]]]);
    const second = goesOn(combat(settles(asked, { dice: dice(2, 3, 4) }).battle, 'hepburn', 'milhaud'));
    expect(second.wanted).toMatchObject({ 'throw:milhaud': 6, 'throw:hepburn': 2 });
  });

  it('NBC-CC-30 NBC-MOV-15 NBC-MOV-16 thrown back 5 cm by a square it begins in its zone: a one among three keeps it from a second try', () => {
    const home = charges(moving(evening()), 'pire', 'hepburn');
    const back = settles(combat(home, 'hepburn', 'pire'), {
      'throw:pire': hits(6, 1),
      'throw:hepburn': hits(6, 0),
      'check:hepburn': { result: 'H' },
    });
    // It lost nothing and checks nothing; the square has lost, and stands.
    expect(Object.keys(back.wanted)).not.toContain('check:pire');
    const asked = opens(moving(nextTurn(all(back.battle))), charge('pire', 'hepburn'));
    expect([takes(asked, 'a:inCZ'), wanted(asked)]).toEqual([true, [['dice', 3]]]);
    expect(facts(settles(asked, { dice: dice(1, 2, 4) }).battle, 'pire').noAttack).toBe(true);
  });

  it('NBC-EVD-01 NBC-EVD-04 NBC-MOV-15 guns that evade once are charged again by card in the same move, by dice in the next turn', () => {
    const horse = opens(moving(evening(), 'picton'), charge('vivian', 'fliers'));
    const gone = settles(settles(horse, card('N')).battle, { evade: { result: 'H' } });
    const again = gone.battle;
    expect([top(again).kind, slots(again)]).toEqual(['charge-again', ['card']]);
    const short = draws(again, 'L');
    const asked = opens(acts(nextTurn(all(short)), 'picton', 'move'), charge('vivian', 'fliers'));
    expect(slots(asked)).toEqual(['dice']);
  });
});

describe('a village, and a charge out of it', () => {
  const held = () => set(evening(), 'hepburn', { area: 'farm', occupied: 30, facts: { inCZ: true } });
  const cover = (battle: Battle) =>
    takes(opens(goTo(nextTurn(battle), 4), { do: 'fire', side: 'a', on: { unit: 'hepburn' } }), 'cover');

  it('NBC-BUA-05 NBC-ART-14 NBC-MOV-16 barred it stays behind its walls; short of its enemy it has left them', () => {
    const barred = goes(moving(held(), 'picton'), 'hepburn', 'husson', 1, 3);
    expect([unit(barred, 'hepburn').area, cover(barred)]).toEqual(['farm', 'hard']);
    const lies = enters(opens(moving(held(), 'picton'), charge('hepburn', 'husson')), 'dice', dice(2, 2));
    const short = accepts(says(lies, { 'a:far': true }));
    expect([unit(short, 'hepburn').area, cover(short)]).toEqual([null, 'none']);
  });

  it('NBC-GAR-02 NBC-MOV-16 barred it loses no time: after the hour it is a garrison', () => {
    const hour = nextTurn(set(goes(moving(held(), 'picton'), 'hepburn', 'husson', 1, 3), 'hepburn', {}), 30);
    expect(unit(hour, 'hepburn').occupied).toBeGreaterThanOrEqual(60);
  });
});

describe('a bridge, and a charge from it', () => {
  const river = (state: object) =>
    acts({ ...set(evening({}, {}, { crossings: [STONE] }), 'husson', state), turn: 2 }, 'ii', 'move');
  const near = { crossing: { over: 'stone', at: 'near', since: 1, tried: 0 } };

  it('NBC-BRG-01 NBC-BRG-02 NBC-MOV-22 whoever throws to cross charges nobody that turn, over it or not', () => {
    const tries = opens(river(near), { do: 'cross', unit: 'husson', over: 'stone', deed: 'try' });
    for (const face of [2, 6] as const) {
      const thrown = settles(tries, { dice: dice(face) }).battle;
      expect(isOffered(thrown, charge('husson', 'kempt'))).toBe(false);
    }
  });

  it('NBC-BRG-01 NBC-MOV-15 NBC-MTC-01 over it, he moves off next turn with a charge: by card from outside the zone, by dice inside', () => {
    const over = settles(opens(river(near), { do: 'cross', unit: 'husson', over: 'stone', deed: 'try' }), {
      dice: dice(6),
    }).battle;
    const three = moving(nextTurn(over));
    expect(slots(opens(three, charge('husson', 'kempt')))).toEqual(['card']);
    const gone = settles(opens(three, charge('husson', 'kempt'), NEAR), { dice: dice(3, 3) }).battle;
    expect([facts(gone, 'husson').contact, unit(gone, 'husson').crossing?.at]).toEqual(['kempt', 'left']);
  });
});

describe('officers', () => {
  it('NBC-MTC-03 NBC-QC-14 NBC-OFF-03 his L draws no card from the zone, rules the check of the combat, and is gone with him', () => {
    const led = joins(set(evening(), 'husson', { facts: { inCZ: true } }), 'reille', 'husson');
    const home = goes(moving(led), 'husson', 'hepburn', 3, 5);
    const fought = settles(combat(home, 'hepburn', 'husson'), {
      'throw:hepburn': hits(6, 2),
      'throw:husson': hits(6, 0),
      'officer:husson': dice(6, 6),
      'check:husson': { result: 'L' },
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 4 });
    expect(fought.battle.officers.reille).toMatchObject({ fate: 'injured', host: null });
    expect(wanted(recovers(all(fought.battle), 'husson'))).toEqual([['card', 2]]);
  });

  it('NBC-OFF-03 NBC-MOV-16 barred, its commander runs no risk: there was no fight', () => {
    const led = joins(set(evening(), 'husson', { facts: { inCZ: true } }), 'reille', 'husson');
    const barred = goes(moving(led), 'husson', 'hepburn', 1, 2);
    expect([kinds(barred), barred.officers.reille!.host]).toEqual([[], 'husson']);
  });

  it('NBC-QC-09 NBC-OFF-02 an army commander near at one charge is near no more once he has fallen', () => {
    const asked = opens(moving(evening()), charge('husson', 'kempt'), { 'a:nearAC': true });
    // Q3, Fresh, the army commander.
    expect(wanted(asked)).toEqual([['card', 5]]);
    const home = draws(asked, 'N');
    const general = Object.values(home.officers).find(({ role, side }) => role === 'army' && side === 'a')!;
    const fell = play(home, { do: 'set', what: 'officer', id: general.id, set: { fate: 'injured' } });
    expect(facts(fell, 'husson').nearAC).toBeUndefined();
    const fought = goesOn(combat(fell, 'kempt', 'husson'), { 'throw:kempt': hits(8, 1) });
    expect(fought.wanted).toMatchObject({ 'check:husson': 3 });
  });
});

describe('an officer who is shot at', () => {
  it('NBC-SKM-01 NBC-OFF-04 is shot at no more once he has fallen, however the question waited', () => {
    const out = play(goTo(evening(), 1), { do: 'skirmishers', unit: 'pack', stands: 1 });
    const asked = opens(goTo(out, 3), { do: 'skirmish', by: 'pack', on: { officer: 'reille' } });
    const aside = play(asked, { do: 'defer', task: top(asked).id });
    const fell = play(aside, { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } });
    expect([kinds(aside), kinds(fell)]).toEqual([['skirmish'], []]);
    // His successor is another man: those who have not shot choose anew.
    expect(isOffered(fell, { do: 'skirmish', by: 'pack', on: { officer: 'reille' } })).toBe(false);
  });
});

describe('fire, and the charge after it', () => {
  it('NBC-ART-17 NBC-DC-01 NBC-MOV-15 Disordered by guns in phase 4 it goes by one die in phase 6', () => {
    const near = set(evening(), 'husson', { facts: { inCZ: true } });
    const shot = falls(
      settles(aims(near, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 1) }).battle,
    );
    const loose = answersAll(shot, { disorder: { card: { disorder: true } } }).battle;
    expect(unit(loose, 'husson').disordered).toBe(true);
    expect(wanted(opens(moving(loose), charge('husson', 'kempt'), NEAR))).toEqual([['dice', 1]]);
  });

  it('NBC-GL-05 NBC-BRK-01 broken by guns it goes through a friend: that one is Disordered, goes by one die, and after it', () => {
    const weak = left(set(evening(), 'campi', { facts: { inCZ: true } }), 'husson', 1);
    const shot = falls(
      settles(aims(weak, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 1) }).battle,
    );
    const through = says(shot, { through: 'campi' });
    const gone = all(accepts(through));
    expect([unit(gone, 'husson').fate, unit(gone, 'campi').disordered]).toEqual(['broken', true]);
    const asked = opens(moving(gone), charge('campi', 'kempt'), NEAR);
    expect(wanted(asked)).toEqual([['dice', 1]]);
    expect(warned(asked)).toHaveLength(1);
  });

  it('NBC-SKM-05 NBC-FF-01 NBC-MOV-12 on soft ground two centimetres go from the dice, five from those of horse', () => {
    const soft = (battle: Battle): Battle => ({ ...battle, sky: { ...battle.sky, ground: 'soft' } });
    const foot = enters(opens(soft(moving(evening())), charge('husson', 'kempt'), NEAR), 'dice', dice(3, 4));
    expect(total(foot)).toBe(5);
    const horse = enters(opens(soft(moving(evening())), charge('pire', 'kempt'), NEAR), 'dice', dice(3, 4, 2));
    expect(total(horse)).toBe(4);
  });

  it('NBC-RR-03 AMB-05 a re-roll die buys the dice of a charge through mud and its card, by ruling the card alone', () => {
    const mud: Battle = { ...moving(evening()), sky: { ...evening().sky, ground: 'mud' } };
    const lies = enters(enters(opens(mud, charge('husson', 'kempt')), 'dice', dice(5, 5)), 'card', { result: 'L' });
    expect(againAt(lies).map(({ slot }) => slot)).toEqual(['dice', 'card']);
    const buys = { ...mud, rulings: { ...mud.rulings, rrdMovement: 'no' as const } };
    const both = enters(enters(opens(buys, charge('husson', 'kempt')), 'dice', dice(5, 5)), 'card', { result: 'L' });
    expect(againAt(both).map(({ slot }) => slot)).toEqual(['card']);
  });
});

describe('orders and reactions', () => {
  it('NBC-SIM-03 NBC-MOV-16 a defensive reaction is told to the charge, until a six compels it', () => {
    const simple = evening({}, { simplified: ['simpleCommand'] });
    const near = set(moving(simple), 'husson', { facts: { inCZ: true } });
    const still = {
      ...near,
      formations: { ...near.formations, ii: { ...near.formations.ii!, facts: { reaction: 'defensive' as const } } },
    };
    const asked = opens(still, charge('husson', 'kempt'));
    expect(warned(asked)).toHaveLength(1);
    expect(warned(enters(asked, 'dice', dice(6, 2)))).toEqual([]);
  });

  it('NBC-ORD-07 NBC-MOV-16 NBC-CC-01 who defends goes in on a six, is compelled no more, and nobody is told he held back', () => {
    const near = set(ordered(evening(), 'ii', 'defend'), 'husson', { facts: { inCZ: true } });
    const home = goes(moving(near), 'husson', 'kempt', 6, 3);
    expect(facts(home, 'husson').contact).toBe('kempt');
    const over = play(settles(combat(home, 'kempt', 'husson')).battle, { do: 'finish' });
    expect(JSON.stringify(over)).not.toContain('fight-held-back');
  });

  it('NBC-ORD-02 NBC-MTC-03 NBC-MOV-16 a keen pursuit ignores its ones and has a better card from outside', () => {
    const keen = ordered(moving(evening()), 'ii', 'pursue-keen');
    expect(wanted(opens(keen, charge('husson', 'kempt')))).toEqual([['card', 5]]);
    const home = settles(opens(keen, charge('husson', 'kempt'), NEAR), { dice: dice(1, 1) }).battle;
    expect(facts(home, 'husson').contact).toBe('kempt');
  });
});

describe('one book', () => {
  it('NBC-MOV-15 AMB-93 NBC-MOV-16 our charge at an enemy without records throws; told to be horse, a six stops our foot before it', () => {
    const ours = evening({}, { keeps: 'a' });
    const asked = opens(moving(ours), charge('husson', null as never), { ...NEAR, 'd:arm': 'light' });
    expect(wanted(asked)).toEqual([['dice', 2]]);
    const stopped = settles(asked, { dice: dice(6, 2) }).battle;
    expect(facts(stopped, 'husson').contact).toBeUndefined();
    expect(facts(stopped, 'husson')).toMatchObject({ charged: true, inCZ: true });
  });

  it('NBC-MOV-15 AMB-93 his dice are thrown at his own table: from inside the zone nothing is asked of ours', () => {
    const ours = evening({}, { keeps: 'a' });
    const asked = opens(acts(ours, 'picton', 'move'), charge('hepburn', 'husson'), NEAR);
    expect(wanted(asked)).toEqual([]);
    expect(asks(asked)).not.toContain('a:far');
  });
});

describe('taken back', () => {
  it('NBC-RR-02 the dice that barred it are the same when they are thrown again', () => {
    const asked = says(play(acts(begin(), 'ii', 'move'), charge('husson', 'kempt')), NEAR);
    const thrown = play(asked, { do: 'throw', task: top(asked).id });
    const back = takenBack(thrown, asked);
    expect(top(play(back, { do: 'throw', task: top(back).id })).rolls).toEqual(top(thrown).rolls);
    expect(wants(back)).toHaveLength(1);
  });
});
