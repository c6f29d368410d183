/** Ground, weather, engineers, trains, baggage and officers through the turns of one evening: what each step leaves to the next. */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { argsOf, begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { BAGGAGE, draws, ends, french, moving, PONTOON, SAPPERS } from './hands.ts';
import { accepts, acts, asks, dice, does, enters, fights, isOffered, says, toStep, wants } from './table.ts';
import { againAt, askedOf, ninth, reads, throwsAgain, timeCard, total, turn, turns, turnsOn } from './turns.ts';

const ready = (battle: Battle) => battle.sides.a.rerolls.ready;

describe('two hours of rain', () => {
  it('NBC-WX-05 NBC-GND-01 NBC-MOV-12 NBC-MOV-14 NBC-CMA-01 NBC-VIS-02 soften the ground for horse, foot, guns, generals and the march', () => {
    const from = small({ sky: { weather: 'overcast', variable: true } });
    // White fours and a red one: heavy rain, from the next turn on.
    const rain = turn(goTo(begin(from), 7), 20, { pot: turnsOn(1) });
    expect(rain.sky).toMatchObject({ weather: 'rain', intensity: 'heavy', wet: 0 });
    const dry = turns(rain, [45, 45], { strength: 5 });
    expect(dry.sky).toMatchObject({ ground: 'hard', wet: 90 });
    const soft = turn(goTo(dry, 7), 30, { strength: 5 });
    expect(soft.sky.ground).toBe('soft');

    const acting = moving(soft);
    const under = (order: 'attack' | 'redeploy' | 'strategic') =>
      play(acting, { do: 'set', what: 'formation', id: 'ii', set: { order } });
    const goes = (battle: Battle, unit: string) => total(does(battle, { do: 'move', unit }));
    const rides = (battle: Battle, officer: string) => total(does(battle, { do: 'ride', officer }));
    expect(['husson', 'pire', 'guns'].map((unit) => goes(acting, unit))).toEqual([16, 19, 10]);
    expect([goes(under('redeploy'), 'husson'), goes(under('strategic'), 'pire')]).toEqual([21, 34]);
    expect([rides(acting, 'reille'), rides(under('redeploy'), 'reille'), rides(goTo(soft, 5), 'ac-a')]).toEqual([
      31, 36, 25,
    ]);
  });
});

describe('a march over soft hills', () => {
  const marching = () => {
    const from = small({ hills: 'hilly', sky: { weather: 'bright', variable: false, ground: 'soft' } });
    return play(moving(begin(from)), { do: 'set', what: 'formation', id: 'ii', set: { order: 'redeploy' } });
  };
  const husson = () => does(marching(), { do: 'move', unit: 'husson' });

  it('NBC-MOV-14 NBC-MOV-12 NBC-MOV-11 NBC-MOV-02 NBC-MOV-05 NBC-MOV-06 NBC-DC-02 takes two and four from 23, a face five; and checks for a wheel and a friend', () => {
    const way = says(husson(), { contours: 2, wheels: 2, passes: 'campi' });
    expect([total(way), total(says(way, { faces: 1 }))]).toEqual([17, 12]);
    const gone = accepts(way);
    const asked = gone.agenda.map(({ kind, unit }) => [kind, unit]);
    expect(asked).toEqual([
      ['disorder', 'campi'],
      ['disorder', 'husson'],
      ['disorder', 'husson'],
    ]);
    // Q3 and Fresh; after the first, Disordered too.
    expect(wants(gone)).toMatchObject([{ rating: 4, column: 'move' }]);
    expect(wants(accepts(enters(gone, 'card', { disorder: true })))).toMatchObject([{ rating: 3, column: 'move' }]);
  });

  it('NBC-MOV-09 NBC-MOV-12 NBC-MOV-11 NBC-MOV-14 AMB-30 AMB-90 into a ditch by three dice, less soft ground and hills, and no march', () => {
    const ditch = says(husson(), { 'terrain.0': true, contours: 2 });
    expect(wants(ditch)).toMatchObject([{ dice: 3 }]);
    expect(total(enters(ditch, 'dice', dice(3, 4, 5)))).toBe(6);
  });
});

describe('horse in the Contact Zone', () => {
  const rides = (set: Partial<UnitState>, ground: 'hard' | 'mud' = 'hard', order: 'attack' | 'withdraw' = 'attack') => {
    const battle = moving(begin(small({ sky: { weather: 'bright', variable: false, ground } })));
    const ordered = play(battle, { do: 'set', what: 'formation', id: 'ii', set: { order: 'hold' } });
    const again = play(ordered, { do: 'set', what: 'formation', id: 'ii', set: { order } });
    return does(withUnit(again, 'pire', set), { do: 'move', unit: 'pire' });
  };
  const inCZ = { facts: { inCZ: true } } as const;
  const count = (battle: Battle) => wants(battle).map((need) => need.want === 'dice' && need.dice);

  it('NBC-MOV-15 NBC-MOV-13 throws three dice, Disordered two, and two in mud as well', () => {
    expect(count(rides(inCZ))).toEqual([3]);
    expect(count(rides({ ...inCZ, disordered: true }))).toEqual([2]);
    expect(count(rides({ ...inCZ, disordered: true }, 'mud'))).toEqual([2]);
  });

  it('NBC-MOV-16 NBC-OCC-01 NBC-ORD-10 a six sends it out of command too, and nobody who withdraws', () => {
    const six = (set: Partial<UnitState>, order: 'attack' | 'withdraw' = 'attack') =>
      accepts(enters(rides(set, 'hard', order), 'dice', dice(6, 2, 3))).units.pire!.facts.mustAttack ?? false;
    expect([six({ facts: { inCZ: true, ooc: true } }), six(inCZ, 'withdraw')]).toEqual([true, false]);
  });
});

describe('engineers', () => {
  const five = (battle: Battle, turnNow = battle.turn) => goTo(battle, 5, turnNow);
  const sends = (unit: string, to: { at: 'commander'; formation: string } | { at: 'unit'; unit: string }) =>
    ({ do: 'engineers', unit, to }) as const;
  const REILLE = { at: 'commander', formation: 'ii' } as const;
  const HUSSON = { at: 'unit', unit: 'husson' } as const;
  const later = (battle: Battle) => five(turn(goTo(battle, 7), 20));

  it('NBC-ENG-04 NBC-CMA-06 NBC-OCC-01 go a step a turn: to a commander for a die, on to his infantry for nothing, one to each, and back while it is in command', () => {
    const first = does(five(begin(french({ engineers: 2 }))), sends(SAPPERS, REILLE));
    expect(ready(first)).toBe(3);
    expect(refusal(first, sends(SAPPERS, HUSSON))).toBe('engineers-once');
    expect(refusal(first, sends('engineers:a:2', REILLE))).toBe('engineers-one-each');
    const second = does(later(first), sends(SAPPERS, HUSSON));
    expect([ready(second), second.units[SAPPERS]]).toMatchObject([3, { host: 'husson', formation: 'ii' }]);
    const third = later(second);
    expect(isOffered(third, sends(SAPPERS, REILLE))).toBe(true);
    expect(isOffered(third, sends(SAPPERS, { at: 'commander', formation: 'iii' }))).toBe(false);
    expect(refusal(third, sends(SAPPERS, { at: 'unit', unit: 'pire' }))).toBe('engineers-infantry-only');
    expect(isOffered(withUnit(third, 'husson', { facts: { ooc: true } }), sends(SAPPERS, REILLE))).toBe(false);
  });

  it('NBC-OFF-01 NBC-ENG-07 NBC-GL-13 NBC-MOV-23 with a commander who escapes throw for their lives; who was out of command is measured anew, and he rides on', () => {
    const { a, b } = SMALL.sides;
    const with_ = withUnit(begin(small({ sides: { a, b: { ...b, engineers: 1 } } })), 'engineers:b:1', {
      formation: 'picton',
    });
    const acting = withUnit(moving(with_), 'kempt', { facts: { ooc: true } });
    const ridden = play(acting, { do: 'strike', officer: 'c-picton', by: 'entered' });
    const away = accepts(enters(ridden, 'dice', dice(4, 5)));
    expect([top(away).kind, away.units.kempt!.facts, away.officers['c-picton']!.fate]).toEqual([
      'engineer-risk',
      {},
      'fit',
    ]);
    const lost = accepts(enters(away, 'dice', dice(5, 5)));
    expect(lost.units['engineers:b:1']!.fate).toBe('eliminated');
    const own = moving(lost, 'picton');
    expect([own.formations.picton!.command, isOffered(own, { do: 'ride', officer: 'c-picton' })]).toEqual([
      'under',
      true,
    ]);
  });
});

describe('a bridge of boats in heavy rain', () => {
  /** The card, and whether an enemy is near; the next turn begins. */
  const card = (battle: Battle, minutes: number, enemyNear: boolean): Battle =>
    does(ninth(accepts(says(timeCard(battle, minutes), { enemyNear }))), { do: 'next' });
  const built = (battle: Battle) => battle.units[PONTOON]!.building;
  const begun = () => {
    const from = french(
      { engineers: 1, pontoons: 1 },
      { sky: { weather: 'rain', intensity: 'heavy', variable: false } },
    );
    const five = does(
      goTo(begin(from), 5),
      { do: 'engineers', unit: SAPPERS, to: { at: 'pontoon', unit: PONTOON } },
      { do: 'train', unit: PONTOON },
    );
    expect(ready(five)).toBe(3);
    return play(five, { do: 'build', unit: PONTOON, cm: 2 });
  };
  const three = () => card(card(card(begun(), 15, false), 25, false), 20, true);

  it('NBC-PON-06 NBC-PON-05 NBC-ENG-03 NBC-TIM-03 card by card: a short one counts for nothing, the second is doubled with its ten minutes, the fourth without', () => {
    expect(built(three())).toEqual({ cm: 2, built: [0, 70, 20], done: false });
    expect(built(card(three(), 20, true))).toEqual({ cm: 2, built: [0, 70, 20, 40], done: true });
  });

  it('NBC-PON-06 NBC-ENG-05 Disordered the fourth is halved, without the engineers not doubled', () => {
    expect(built(card(withUnit(three(), PONTOON, { disordered: true }), 20, true))?.built).toEqual([0, 70, 20, 20]);
    expect(built(card(withUnit(three(), SAPPERS, { fate: 'eliminated' }), 20, true))?.built).toEqual([0, 70, 20, 20]);
  });

  it('NBC-TIM-01 NBC-RR-03 NBC-PON-06 AMB-05 only the card that is left counts when one is turned again', () => {
    const eight = does(goTo(begun(), 7), { do: 'next' });
    const again = throwsAgain(enters(eight, 'card', { minutes: 25 }), 'card', 'b', { minutes: 15 });
    const asked = accepts(again);
    expect([asked.minutes, asked.sides.b.rerolls]).toEqual([615, { ready: 4, used: 1 }]);
    expect(built(accepts(asked))?.built).toEqual([0]);
  });
});

describe('a bridge of the boats of two trains', () => {
  const SECOND = 'pontoon:a:2';
  const stands = () => {
    const five = does(
      goTo(begin(french({ pontoons: 2 })), 5),
      { do: 'train', unit: PONTOON },
      { do: 'train', unit: SECOND },
    );
    const begun = play(five, { do: 'build', unit: PONTOON, cm: 8 });
    return withUnit(begun, PONTOON, { building: { ...begun.units[PONTOON]!.building!, built: [480], done: true } });
  };
  const built = (battle: Battle) => battle.units[PONTOON]!.building;

  it.each([PONTOON, SECOND])(
    'NBC-PON-07 is destroyed and built again by both trains, whichever is hit: %s',
    (target) => {
      const asked = play(acts(stands(), 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target });
      const lost = fights(asked, { kempt: 3 }).battle;
      expect(built(lost)).toMatchObject({ cm: 8, built: [], done: false, with: [SECOND] });
      expect([PONTOON, SECOND].map((id) => lost.units[id]!.fate)).toEqual(['good', 'good']);
    },
  );

  it('NBC-PON-07 NBC-PON-04 falls with the boats that the table takes away', () => {
    const lost = play(stands(), { do: 'set', what: 'unit', id: SECOND, set: { fate: 'eliminated' } });
    expect([built(lost), lost.units[PONTOON]!.fate]).toEqual([null, 'good']);
    const own = play(stands(), { do: 'set', what: 'unit', id: PONTOON, set: { fate: 'eliminated' } });
    expect([built(own), own.units[SECOND]!.fate]).toEqual([null, 'good']);
  });
});

describe('a baggage train and who takes it', () => {
  const start = () => {
    const { a, b } = SMALL.sides;
    const tired = withUnit(begin(small({ sides: { a, b: { ...b, baggage: 1 } } })), 'pire', { exhaustion: 1 });
    return play(tired, { do: 'join', officer: 'reille', unit: 'pire' });
  };
  const checked = () =>
    toStep(does(moving(start()), { do: 'capture', baggage: BAGGAGE, by: 'pire' }), 'administration');
  const next = (battle: Battle) => turn(ends(battle), 20);

  it('NBC-BAG-03 NBC-QC-04 NBC-QC-14 is checked on plain quality, with no officer’s word; on High he keeps off, and is asked no more', () => {
    expect(wants(checked())).toMatchObject([{ rating: 3 }]);
    expect(againAt(enters(checked(), 'card', { result: 'N' })).map(({ side }) => side)).toEqual(['a']);
    const off = draws(checked(), 'H');
    expect(off.units.pire).toMatchObject({ looting: false, disordered: false });
    const acting = moving(next(off));
    expect(total(does(acting, { do: 'move', unit: 'pire' }))).toBe(24);
    expect(top(toStep(acting, 'administration'))).toBeUndefined();
  });

  it('NBC-BAG-03 NBC-FAD-04 is asked once in an action that is finished at a stroke, and holds it no longer when it is answered', () => {
    const fighting = toStep(does(moving(start()), { do: 'capture', baggage: BAGGAGE, by: 'pire' }), 'combats');
    const asked = ends(fighting);
    expect([asked.action?.formation, top(asked).kind]).toEqual(['ii', 'looting']);
    const done = ends(draws(asked, 'N'));
    expect([done.action, top(done), done.units.pire!.looting]).toEqual([null, undefined, true]);
  });

  it('NBC-BAG-04 NBC-CMD-04 NBC-REC-02 NBC-REC-05 a looter rests not, goes nowhere, and is a plain Disordered unit in the turn after he stops', () => {
    const loots = next(draws(checked(), 'N'));
    expect(loots.units.pire).toMatchObject({ looting: true, disordered: true });
    expect(isOffered(loots, { do: 'rest', unit: 'pire' })).toBe(false);
    expect(reads(does(moving(loots), { do: 'move', unit: 'pire' })).word).toBe('it-stays');
    const stops = draws(toStep(moving(loots), 'administration'), 'N');
    expect(isOffered(goTo(ends(stops), 7), { do: 'recover', unit: 'pire' })).toBe(false);
    const free = next(stops);
    expect(free.units.pire).toMatchObject({ looting: false, disordered: true });
    expect(isOffered(free, { do: 'rest', unit: 'pire' })).toBe(true);
    const recovers = does(goTo(free, 7, 3), { do: 'recover', unit: 'pire' });
    expect(draws(recovers, 'N').units.pire!.disordered).toBe(false);
  });
});

describe('a lull over four turns', () => {
  const agreed = () => does(play(goTo(begin(), 9), { do: 'lull', side: 'a', where: '' }), { do: 'next' });
  const restart = (side: 'a' | 'b') => ({ do: 'lull-restart', side }) as const;
  const next = (battle: Battle) => turn(goTo(battle, 7), 20);

  it('NBC-LUL-02 NBC-RR-03 AMB-141 five ends it in the turn after its first, each side’s own die; then four, then a word', () => {
    expect(isOffered(agreed(), restart('b'))).toBe(false);
    const third = next(agreed());
    const four = enters(does(third, restart('b')), 'dice', dice(4));
    expect([reads(four).word, againAt(four).map(({ side, cost }) => [side, cost.total])]).toEqual([
      'lull-quiet',
      [['b', 1]],
    ]);
    const goesOn = accepts(four);
    expect((['a', 'b'] as const).map((side) => isOffered(goesOn, restart(side)))).toEqual([true, false]);
    const fourth = next(goesOn);
    expect(accepts(enters(does(fourth, restart('b')), 'dice', dice(4))).lull).toBeNull();
    expect(does(next(fourth), restart('a')).lull).toBeNull();
  });

  it('NBC-LUL-03 NBC-REC-02 NBC-ENG-04 NBC-GAR-02 NBC-ORD-18 in it who is Disordered with an enemy at 7 cm is put in order on Normal, and orders, engineers and hours go on', () => {
    const shaken = withUnit(agreed(), 'husson', { disordered: true, lost: { white: 3, red: 0, blue: 0 } });
    const drawn = does(goTo(shaken, 7), { do: 'recover', unit: 'husson' });
    expect(argsOf(askedOf(drawn, 'inCZ')!, 'recovery-enemy-near')?.cm).toBe(5);
    expect(draws(drawn, 'N').units.husson!.disordered).toBe(false);
    expect(draws(drawn, 'H').units.husson!.lost.white).toBe(2);
    const held = withUnit(agreed(), 'billard', { area: 'farm', occupied: 45 });
    expect(turn(goTo(held, 7), 15).units.billard!.occupied).toBe(60);
    const administration = acts(agreed(), 'ii', 'administration');
    expect(isOffered(administration, { do: 'order', formation: 'ii', order: 'hold' })).toBe(true);
    expect(asks(drawn)).toContain('ooc');
  });
});
