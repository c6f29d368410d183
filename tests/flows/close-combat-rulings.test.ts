/** Close combat: what its rulings change in the throws, in who loses, and in the ledger afterwards (NBC-CC). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { battery, begin, cavalry, infantry, play, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, dice, does, drives, hits, says, takes } from './table.ts';
import { cp } from './two-corps.ts';

type Source = NonNullable<Parameters<typeof small>[0]>;
const [II, ...OTHERS] = SMALL.sides.a.formations;
const [PICTON, COOKE] = SMALL.sides.b.formations;

/** Husson Q3 6CP, Campi Q3 8CP, Piré light horse Q3 6CP, Milhaud heavy 6CP against Kempt Q5 8CP, Pack Q4 6CP, Ponsonby medium horse 6CP. */
const field = (rulings: Rulings = {}, more: Source = {}): Battle =>
  begin(
    small({
      sides: {
        a: {
          ...SMALL.sides.a,
          formations: [
            { ...II!, units: [...II!.units, { ...cavalry('milhaud', 'II/3c', 'Milhaud'), horse: 'heavy' } as never] },
            ...OTHERS,
          ],
        },
        b: {
          ...SMALL.sides.b,
          formations: [
            {
              ...PICTON!,
              units: [
                ...PICTON!.units,
                { ...cavalry('ponsonby', '2c', 'Ponsonby'), horse: 'medium' } as never,
                battery('rogers', '5/a', 'Rogers', { weight: 'light' }),
                infantry('hepburn', '5/10', 'Hepburn', 3000, 3),
              ],
            },
            COOKE!,
          ],
        },
      },
      ...more,
    }),
    { rulings },
  );

const combats = (rulings: Rulings = {}, more: Source = {}) => acts(field(rulings, more), 'ii', 'combats');
const fight = (battle: Battle, target: string, ...attackers: readonly string[]): Battle => {
  const [first = 'husson', second] = attackers;
  const both = second === undefined ? ([first] as const) : ([first, second] as const);
  const touching = attackers.reduce(
    (now, id) => withUnit(now, id, { facts: { ...now.units[id]!.facts, contact: target, contactIn: now.turn } }),
    battle,
  );
  return does(touching, { do: 'combat', attackers: both, target });
};
const set = (battle: Battle, id: string, state: Partial<UnitState>) => withUnit(battle, id, state);
const left = (battle: Battle, id: string, cp: number) =>
  set(battle, id, { lost: { white: battle.units[id]!.startCP - cp, red: 0, blue: 0 } });
describe('the dice', () => {
  it.each([
    [{}, 10, 2],
    [{ ccArtDice: 'fixed5' }, 8, 4],
  ] as const)(
    'NBC-CC-06 AMB-112 a brigade with guns against cavalry, %j: %i dice of its own, and fives hit %i times',
    (rulings, own, lost) => {
      const guns = set(combats(rulings), 'rogers', { host: 'kempt' });
      const five = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5] as const;
      const { battle, needs } = drives(fight(guns, 'kempt', 'pire'), {
        'throw:kempt': dice(...([6, 6, ...five.slice(2)] as const).slice(0, own)),
        'guns:kempt': dice(5, 5),
        'check:pire': { result: 'H' },
      });
      expect(needs['throw:kempt']).toMatchObject({ dice: own });
      expect(cp(accepts(battle), 'pire')).toBe(6 - lost);
    },
  );

  it.each([
    [{}, 4],
    [{ defToHit: 'worst' }, 0],
  ] as const)(
    'NBC-CC-26 AMB-122 a brigade that foot leads and horse supports, %j: fives hit it %i times',
    (rulings, lost) => {
      // Campi, the larger, is foot: fives hit him; they do not hit horse.
      const pair = fight(combats(rulings), 'pack', 'campi', 'pire');
      const { battle } = drives(pair, {
        'throw:pack': dice(5, 5, 5, 5, 1, 1),
        'check:campi': { result: 'H' },
        'check:pire': { result: 'VH' },
      });
      const after = accepts(battle);
      expect(8 - cp(after, 'campi') + (6 - cp(after, 'pire'))).toBe(lost);
    },
  );

  // Piré's six dice are the smaller share: so many misses in all, of each, or of the leader's alone.
  it.each([
    [{}, [6, 0]],
    [{ infCav: 'eachN' }, [6, 6]],
    [{ infCav: 'majorOnly' }, [6, 0]],
  ] as const)('NBC-CC-08 AMB-115 foot and horse together, %j: %j misses are thrown again', (rulings, again) => {
    const { needs } = drives(fight(combats(rulings), 'pack', 'campi', 'pire'));
    const of = (unit: string) => {
      const need = needs[`throw:${unit}#1`];
      return need?.want === 'dice' ? need.dice : 0;
    };
    expect([of('campi'), of('pire')]).toEqual(again);
  });

  it('NBC-CC-08 AMB-115 what the leader leaves of it the other has, but not where it is the leader’s alone', () => {
    const thrown = { 'throw:campi': dice(6, 6, 6, 6, 6, 6, 1, 1) };
    expect(drives(fight(combats(), 'pack', 'campi', 'pire'), thrown).needs['throw:pire#1']).toMatchObject({ dice: 4 });
    const alone = drives(fight(combats({ infCav: 'majorOnly' }), 'pack', 'campi', 'pire'), thrown);
    expect(alone.slots).not.toContain('throw:pire#1');
  });
});

describe('what is thrown again and proved', () => {
  const again = (battle: Battle, unit: string) => {
    const need = drives(battle).needs[`throw:${unit}#1`];
    return need?.want === 'dice' ? need.dice : 0;
  };

  it.each([
    [{}, 0],
    [{ uphill: 'eitherHigher' }, 3],
  ] as const)('NBC-CC-08 AMB-114 an attacker above the defender, %j: %i of six misses', (rulings, n) => {
    const above = fight(combats(rulings, { hills: 'hilly' }), 'kempt', 'husson');
    if (n === 0) expect(asks(above)).not.toContain('a:above');
    else expect(again(says(above, { 'a:above': true }), 'husson')).toBe(n);
    // The defender above him has his half under either.
    expect(again(says(above, { 'a:below': true }), 'kempt')).toBe(4);
  });

  it.each([
    [{}, 4],
    [{ ccAttacking: 'mover' }, 0],
  ] as const)('NBC-CC-08 AMB-163 a defender who throws at a flanked attacker, %j: %i of eight misses', (rulings, n) => {
    const flanked = says(fight(combats(rulings), 'kempt', 'husson'), { 'a:flanked': true });
    expect(again(flanked, 'kempt')).toBe(n);
    expect(again(says(flanked, { 'd:flanked': true }), 'husson')).toBe(3);
  });

  // In heavy rain, heavy snow, and light snow.
  it.each([
    [{}, [3, 3, 0]],
    [{ snowBonus: 'heavyRainOnly' }, [3, 0, 0]],
    [{ snowBonus: 'heavyRainAnySnow' }, [3, 3, 3]],
  ] as const)('NBC-CC-08 NBC-WX-07 AMB-43 horse against foot in the wet, %j: %j of six misses', (rulings, n) => {
    const under = (weather: 'rain' | 'snow', intensity: 'light' | 'heavy') => {
      const start = combats(rulings);
      const wet = { ...start, sky: { ...start.sky, weather, intensity } };
      return again(fight(wet, 'kempt', 'pire'), 'pire');
    };
    expect([under('rain', 'heavy'), under('snow', 'heavy'), under('snow', 'light')]).toEqual(n);
  });
});

describe('who loses', () => {
  // Hepburn, Disordered, makes a hit and takes none; Husson's check costs him nothing.
  const unhurt = (rulings: Rulings) =>
    drives(fight(set(combats(rulings), 'hepburn', { disordered: true }), 'hepburn', 'husson'), {
      'throw:hepburn': hits(6, 1),
      'check:husson': { result: 'H' },
      'distance:hepburn': { result: 'VL' },
    });

  it('NBC-CC-14 AMB-119 a loser without losses goes back as on Very High, as a card of its own says, or not at all', () => {
    const plain = unhurt({});
    expect(plain.slots).not.toContain('distance:hepburn');
    const stands = (battle: Battle) => accepts(battle).units.hepburn!;
    const held = (rulings: Rulings) => {
      const start = set(combats(rulings), 'hepburn', { disordered: true, facts: { cover: 'soft' } });
      return accepts(
        drives(fight(start, 'hepburn', 'husson'), {
          'throw:hepburn': hits(6, 1),
          'check:husson': { result: 'H' },
          'distance:hepburn': { result: 'VL' },
        }).battle,
      ).units.hepburn!.facts.cover;
    };
    expect([held({}), held({ noCheckLoser: 'drawForDistance' }), held({ noCheckLoser: 'noMove' })]).toEqual([
      undefined,
      undefined,
      'soft',
    ]);
    const drawn = unhurt({ noCheckLoser: 'drawForDistance' });
    expect(drawn.slots).toContain('distance:hepburn');
    // A card for the distance alone takes no order and tires nobody.
    expect(stands(drawn.battle)).toMatchObject({ disordered: true, exhaustion: 0 });
  });

  it.each([
    [{}, 'husson'],
    [{ loserQ: 'adjusted' }, 'kempt'],
  ] as const)('NBC-CC-21 AMB-120 the lower quality, %j: %s loses', (rulings, loser) => {
    // Q3 with his general near draws at four; Q5, Shaken and out of command, at three.
    let battle = set(set(combats(rulings), 'husson', { facts: { cover: 'soft' } }), 'kempt', {
      shaken: true,
      facts: { cover: 'soft' },
    });
    battle = says(fight(battle, 'kempt', 'husson'), { 'a:nearAC': true, 'd:ooc': true });
    const even = drives(battle, {
      'throw:husson': hits(6, 1),
      'throw:husson#1': dice(1, 1),
      'throw:kempt': hits(8, 1),
      'throw:kempt#1': dice(4),
      'check:husson': { result: 'H' },
      'check:kempt': { result: 'H' },
    }).battle;
    const after = accepts(even);
    // Who goes back has left his place.
    expect(after.units[loser]!.facts.cover).toBeUndefined();
    if (loser === 'husson') expect(after.units.kempt!.facts.cover).toBe('soft');
  });

  it.each([
    [{}, 1],
    [{ brokenEffect: 'distanceOnly' }, 0],
  ] as const)(
    'NBC-CC-29 AMB-164 who is Broken by a Very Low, %j: exhaustion %i, and it never is Disordered',
    (rulings, exhaustion) => {
      const weak = left(combats(rulings), 'hepburn', 1);
      const broken = drives(fight(weak, 'hepburn', 'husson'), {
        'throw:husson': hits(6, 1),
        'check:hepburn': { result: 'VL' },
      });
      expect(accepts(broken.battle).units.hepburn).toMatchObject({ fate: 'broken', exhaustion, disordered: false });
      // NBC-CC-29: the winner draws, though nobody hurt him.
      expect(broken.slots).toContain('check:husson');
    },
  );

  // Hepburn has 5CP when his way is blocked, and Husson 6: half as much again as 4, and not as 5.
  it.each([
    [{}, 'vanquished'],
    [{ vanquishBase: 'beforeLoss' }, 'good'],
  ] as const)('NBC-CC-27 AMB-127 no way back before a stronger winner, %j: %s', (rulings, fate) => {
    const lost = drives(fight(combats(rulings), 'hepburn', 'husson'), {
      'throw:husson': hits(6, 1),
      'check:hepburn': { result: 'N' },
    });
    const blocked = accepts(says(lost.battle, { 'd:blocked': true }));
    expect(blocked.units.hepburn!.fate).toBe(fate);
    if (fate === 'good') {
      expect(blocked.units.hepburn).toMatchObject({ disordered: true, exhaustion: 1 });
      expect(cp(blocked, 'hepburn')).toBe(4);
    }
  });
});

describe('the pursuit', () => {
  const horse = (rulings: Rulings, theirs: 'N' | 'VL', ours: 'VH' | 'N' | 'VL', made = 0) =>
    drives(fight(combats(rulings), 'ponsonby', 'pire'), {
      'throw:pire': hits(6, 2),
      'throw:ponsonby': hits(6, made),
      'check:ponsonby': { result: theirs },
      'check:pire': { result: ours },
    });

  it('NBC-CC-34 AMB-124 is that of the loser’s check: all misses again on Very Low; by ruling of the winner’s', () => {
    expect(horse({}, 'VL', 'VH', 1).slots).toEqual(expect.arrayContaining(['pursuit:pire', 'pursuit:pire#1']));
    expect(horse({ pursuit: 'winner' }, 'VL', 'VH', 1).slots).not.toContain('pursuit:pire');
    const normal = horse({ pursuit: 'winner' }, 'VL', 'N', 1).slots;
    expect([normal.includes('pursuit:pire'), normal.includes('pursuit:pire#1')]).toEqual([true, false]);
    // Whoever drew no card gives none.
    expect(horse({ pursuit: 'winner' }, 'VL', 'N', 0).slots).not.toContain('pursuit:pire');
  });

  it.each([
    [{}, ['pursuit:milhaud', 'pursuit:pire']],
    [{ pursuitPair: 'majorOnly' }, ['pursuit:milhaud']],
  ] as const)('NBC-CC-34 AMB-166 of two that have won, %j: %j', (rulings, ride) => {
    const pair = fight(left(combats(rulings), 'pire', 4), 'ponsonby', 'pire', 'milhaud');
    const { slots } = drives(pair, { 'throw:milhaud': hits(6, 2), 'check:ponsonby': { result: 'N' } });
    expect(slots.filter((slot) => slot.startsWith('pursuit:'))).toEqual(ride);
  });

  it('NBC-CC-34 NBC-CC-29 NBC-BRK-03 who is ridden down to nothing is Broken, and the winner draws after all', () => {
    const { battle, slots } = drives(fight(left(combats(), 'ponsonby', 3), 'ponsonby', 'pire'), {
      'throw:pire': hits(6, 2),
      'check:ponsonby': { result: 'N' },
      'pursuit:pire': dice(6, 1, 1),
    });
    expect(slots).toEqual(expect.arrayContaining(['pursuit:pire', 'check:pire']));
    expect(accepts(battle).units.ponsonby!.fate).toBe('broken');
  });
});

describe('officers at risk', () => {
  const led = (rulings: Rulings) => play(combats(rulings), { do: 'join', officer: 'reille', unit: 'husson' });

  it.each([
    [{}, ['officer:husson', 'officer:husson']],
    [{ attachedInjury: 'oncePerTurn' }, ['officer:husson']],
  ] as const)('NBC-CC-37 NBC-OFF-03 AMB-59 in two combats of one turn, %j: asked %j', (rulings, asked) => {
    const of = (battle: Battle) => drives(battle, { 'officer:husson': dice(1, 1) });
    const one = of(says(fight(led(rulings), 'kempt', 'husson'), {}));
    const first = drives(fight(led(rulings), 'kempt', 'husson'), {
      'throw:kempt': hits(8, 1),
      'check:husson': { result: 'VH' },
      'officer:husson': dice(1, 1),
    });
    const second = drives(fight(accepts(first.battle), 'pack', 'husson'), {
      'throw:pack': hits(6, 1),
      'officer:husson': dice(1, 1),
    });
    expect(one.slots).not.toContain('officer:husson');
    expect([...first.slots, ...second.slots].filter((slot) => slot.startsWith('officer:'))).toEqual(asked);
  });

  it('NBC-CC-12 NBC-CC-37 where nobody was hurt there was no combat, and nobody is asked for him', () => {
    expect(drives(fight(led({}), 'kempt', 'husson')).slots).not.toContain('officer:husson');
  });
});

describe('a garrison behind its Support', () => {
  const held = (rulings: Rulings) =>
    set(set(combats(rulings), 'pack', { kind: 'garrison', formation: null, area: 'farm' }), 'hepburn', {
      area: 'farm',
    });
  const won = (rulings: Rulings) =>
    accepts(
      drives(fight(held(rulings), 'hepburn', 'husson'), {
        'throw:husson': hits(6, 2),
        'throw:husson#1': dice(6, 6),
        'check:hepburn': { result: 'N' },
      }).battle,
    );

  it('NBC-GAR-07 AMB-165 is fought in a later action; by ruling at once, and the Support is out either way', () => {
    const later = won({});
    expect([later.units.hepburn!.area, later.agenda, later.units.husson!.area]).toEqual([null, [], null]);
    const now = won({ garrisonFollowUp: 'sameAction' });
    expect(now.units.hepburn!.area).toBe(null);
    expect(top(now)).toMatchObject({ kind: 'close-combat', data: { attackers: ['husson'], target: 'pack' } });
    expect(takes(now, 'area')).toBe('for');
    // Two who beat the Support fight its garrison as two.
    const two = { do: 'combat', attackers: ['husson', 'campi'], target: 'hepburn' } as const;
    const beat = drives(play(held({ garrisonFollowUp: 'sameAction' }), two), {
      'throw:husson': hits(6, 2),
      'throw:husson#1': dice(6, 6),
      'throw:campi': hits(8, 2),
      'throw:campi#1': dice(6, 6),
      'check:hepburn': { result: 'N' },
    });
    const next = top(accepts(beat.battle));
    expect(next).toMatchObject({ kind: 'close-combat', data: { attackers: ['husson', 'campi'], target: 'pack' } });
  });
});

describe('guns in a town', () => {
  it.each([
    [{}, 8, null],
    [{ artBuaDice: 'yes' }, 10, 'kempt'],
  ] as const)(
    'NBC-BUA-03 NBC-CC-06 AMB-88 with a brigade that is attacked there, %j: %i dice, then with %s',
    (rulings, n, host) => {
      const held = set(set(combats(rulings), 'kempt', { area: 'farm' }), 'rogers', { host: 'kempt' });
      const { battle, needs } = drives(fight(held, 'kempt', 'husson'), {
        'throw:kempt': hits(n, 1),
        'check:husson': { result: 'N' },
      });
      expect(needs['throw:kempt']).toMatchObject({ dice: n });
      expect(accepts(battle).units.rogers).toMatchObject({ host, disordered: host === null });
    },
  );
});
