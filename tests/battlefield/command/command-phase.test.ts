import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/battlefield/battle.ts';
import { mayDeploy, mayRest } from '../../../src/battlefield/command/command-phase.ts';
import { forHands } from '../../../src/battlefield/hands.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { mostStands } from '../../../src/battlefield/troops.ts';
import { speak } from '../../../src/words/speak.ts';
import { begin, eventsOf, goTo, infantry, play, refusal, SMALL, small, top, withUnit } from '../fixtures.ts';

const deploy = (unit: string, stands: 0 | 1 | 2) => ({ do: 'skirmishers', unit, stands }) as const;
/** Husson with another skirmish rating. */
const rated = (sk: 0 | 1 | 2 | 3) =>
  begin(
    small({
      sides: {
        ...SMALL.sides,
        a: {
          ...SMALL.sides.a,
          formations: [
            { ...SMALL.sides.a.formations[0]!, units: [infantry('husson', 'II/5/1', 'Husson', 3000, 3, sk)] },
          ],
        },
      },
    }),
  );

describe('skirmish stands', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const)('NBC-CMD-02 an SK%i unit may put out %i', (sk, most) => {
    expect(mostStands(sk)).toBe(most);
    for (const stands of [1, 2] as const)
      if (stands <= most) expect(play(rated(sk), deploy('husson', stands)).units.husson!.stands).toBe(stands);
      else expect(refusal(rated(sk), deploy('husson', stands))).toBe('stands-rating');
  });

  it('NBC-CMD-02 not by the disordered, nor under Redeploy or Strategic Movement, nor outside phase 1', () => {
    expect(refusal(withUnit(begin(), 'husson', { disordered: true }), deploy('husson', 1))).toMatch(/disordered/);
    for (const order of ['redeploy', 'strategic'] as const) {
      const marching = play(begin(), { do: 'set', what: 'formation', id: 'ii', set: { order } });
      expect(refusal(marching, deploy('husson', 1))).toBe('stands-marching');
      // A unit left behind goes by its own order.
      expect(play(withUnit(marching, 'husson', { ownOrder: 'defend' }), deploy('husson', 1)).units.husson!.stands).toBe(
        1,
      );
    }
    expect(refusal(goTo(begin(), 3), deploy('husson', 1))).toBe('stands-phase');
  });

  it('NBC-CMD-02 the parent keeps at least one combat point of its own; the stand costs none of the ledger', () => {
    const out = play(begin(), deploy('husson', 1));
    expect(out.units.husson!.lost).toEqual({ white: 0, red: 0, blue: 0 });
    const start = begin().units.husson!.startCP;
    const last = withUnit(begin(), 'husson', { lost: { white: start - 1, red: 0, blue: 0 } });
    expect(refusal(last, deploy('husson', 1))).toBe('stands-last-point');
    const two = withUnit(rated(3), 'husson', { lost: { white: start - 2, red: 0, blue: 0 } });
    expect(refusal(two, deploy('husson', 2))).toBe('stands-last-point');
    expect(play(two, deploy('husson', 1)).units.husson!.stands).toBe(1);
  });

  it('NBC-CMD-02 a stand stays out when its unit is disordered, and may always come in', () => {
    let battle = play(begin(), deploy('husson', 1), { do: 'disorder', unit: 'husson', why: 'oblique' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'disordered' });
    expect(battle.units.husson).toMatchObject({ stands: 1, disordered: true });
    expect(play(battle, deploy('husson', 0)).units.husson!.stands).toBe(0);
  });

  it.each<[string, 0 | 1 | 2 | 3, 0 | 1 | 2, Partial<Unit>, string]>([
    ['S2 and in order', 2, 1, {}, 'allowed'],
    ['S0', 0, 1, {}, 'NBC-CMD-02'],
    ['a second stand of S2', 2, 2, { stands: 1 }, 'NBC-CMD-02'],
    ['both stands of S3', 3, 2, {}, 'allowed'],
    ['Disordered', 2, 1, { disordered: true }, 'NBC-CMD-02'],
    ['Disordered, only taking one in', 2, 0, { disordered: true, stands: 1 }, 'allowed'],
    ['Disordered, the stand out before', 2, 1, { disordered: true, stands: 1 }, 'allowed'],
    ['Broken', 2, 1, { fate: 'broken' }, 'NBC-CMD-02'],
    ['looting', 2, 1, { looting: true }, 'NBC-BAG-04'],
  ])('NBC-CMD-02 a stand put out: %s is %s', (_what, sk, stands, special, expected) => {
    const battle = withUnit(rated(sk), 'husson', special);
    const legal = mayDeploy(battle, battle.units.husson!, stands);
    expect(legal.ok ? 'allowed' : legal.row).toBe(expected);
  });

  it.each([
    ['redeploy', 'NBC-ORD-13'],
    ['strategic', 'NBC-ORD-14'],
    ['hold', 'allowed'],
  ] as const)('NBC-CMD-02 NBC-ORD-13 NBC-ORD-14 a stand put out under %s is %s', (order, expected) => {
    const battle = play(begin(), { do: 'set', what: 'formation', id: 'ii', set: { order } });
    const legal = mayDeploy(battle, battle.units.husson!, 1);
    expect(legal.ok ? 'allowed' : legal.row).toBe(expected);
  });

  it('NBC-CMD-02 neither guns nor cavalry put any out', () => {
    for (const unit of ['pire', 'guns']) expect(refusal(begin(), deploy(unit, 1))).toBe('stands-rating');
  });

  it('NBC-CMD-02 in rain a stand may be put out, or not where the group says so (rainStands)', () => {
    const rain = (rainStands: 'allowed' | 'removed') =>
      begin(small({ sky: { weather: 'rain' } }), { rulings: { rainStands } });
    expect(play(rain('allowed'), deploy('husson', 1)).units.husson!.stands).toBe(1);
    expect(refusal(rain('removed'), deploy('husson', 1))).toBe('stands-weather');
  });
});

describe('who acts first', () => {
  const asked = (rulings = {}) => play(begin(small(), { rulings }), { do: 'first' });
  const dice = (battle: ReturnType<typeof begin>, a: 1 | 2 | 3 | 4 | 5 | 6, b: 1 | 2 | 3 | 4 | 5 | 6) =>
    play(
      battle,
      { do: 'enter', task: top(battle).id, slot: 'a', thing: { dice: [a] } },
      { do: 'enter', task: top(battle).id, slot: 'b', thing: { dice: [b] } },
    );
  const word = (battle: ReturnType<typeof begin>) => speak(procedureFor('first').reading(battle, top(battle)).word);

  it('NBC-CMD-03 the higher die', () => {
    expect(word(dice(asked(), 5, 3))).toBe('French');
    expect(word(dice(asked(), 2, 3))).toBe('Allied');
  });

  it('NBC-CMD-03 equal dice are thrown again by both, or the abler army goes first (phasingTie)', () => {
    const tie = dice(asked(), 4, 4);
    expect(procedureFor('first').needs(tie, top(tie))).toHaveLength(2);
    const half = play(tie, { do: 'enter', task: top(tie).id, slot: 'a', thing: { dice: [6] } });
    expect(
      procedureFor('first')
        .needs(half, top(half))
        .map(({ slot }) => slot),
    ).toEqual(['b']);
    // Ney is A4, Wellington A5.
    expect(word(dice(asked({ phasingTie: 'higherA' }), 4, 4))).toBe('Allied');
  });

  it('NBC-CMD-03 each die says whose it is, a tie says so, and the next page says who acts first', () => {
    const first = procedureFor('first');
    const whose = (battle: ReturnType<typeof begin>) =>
      first.needs(battle, top(battle)).map(({ label }) => speak(label));
    expect(whose(asked())).toEqual(['French', 'Allied']);
    const tie = dice(asked(), 4, 4);
    expect(speak(first.question(tie, top(tie)))).toMatch('tie');
    expect(whose(tie)).toEqual(['French', 'Allied']);
    // Nobody pays for what is thrown again anyhow.
    expect(first.again!(tie, top(tie))).toEqual([]);
    const won = dice(asked(), 5, 3);
    const accept = { do: 'accept', task: top(won).id } as const;
    expect(forHands(won, play(won, accept), accept, eventsOf(won, accept))).toMatchObject([
      { side: 'a', text: { code: 'first-log' } },
    ]);
  });

  it('NBC-CMD-03 the chance counts the die that lies; once both lie it is told as it was before them', () => {
    const chance = (battle: ReturnType<typeof begin>) => {
      const { good, of } = procedureFor('first').odds!(battle, top(battle))!;
      return [good, of];
    };
    const half = play(asked(), { do: 'enter', task: top(asked()).id, slot: 'a', thing: { dice: [6] } });
    expect([chance(asked()), chance(half), chance(dice(asked(), 5, 3))]).toEqual([
      [15, 30],
      // Five faces of six lose to it; the sixth ties, and is even.
      [165, 180],
      [15, 30],
    ]);
  });

  it('NBC-CMD-03 a re-roll die used before a tie is used up all the same', () => {
    let battle = dice(asked(), 2, 4);
    const id = top(battle).id;
    battle = play(battle, { do: 'again', task: id, slot: 'a', side: 'a', thing: { dice: [4] } });
    battle = dice(battle, 5, 3);
    expect(procedureFor('first').again!(battle, top(battle)).map(({ side }) => side)).toEqual(['b']);
  });
});

describe('rest', () => {
  const rest = (unit: string, resting = true) => ({ do: 'rest', unit, resting }) as const;
  it('NBC-CMD-04 is for the Tired and the Exhausted, in phase 1', () => {
    expect(refusal(begin(), rest('husson'))).toBe('rest-fresh');
    for (const exhaustion of [1, 2] as const)
      expect(play(withUnit(begin(), 'husson', { exhaustion }), rest('husson')).units.husson!.resting).toBe(true);
    expect(refusal(withUnit(goTo(begin(), 3), 'husson', { exhaustion: 1 }), rest('husson'))).toBe('rest-phase');
    expect(refusal(withUnit(begin(), 'husson', { exhaustion: 1, fate: 'broken' }), rest('husson'))).toBe('rest-broken');
  });

  it('NBC-CMD-04 and NBC-OCC-03 counts as in command for its recovery', () => {
    const tired = withUnit(goTo(begin(), 7), 'husson', {
      exhaustion: 1,
      resting: true,
      facts: { ooc: true },
      lost: { white: 3, red: 0, blue: 0 },
    });
    const rating = (battle: ReturnType<typeof begin>) => {
      const asked = play(battle, { do: 'recover', unit: 'husson' });
      const [need] = procedureFor('recovery').needs(asked, top(asked));
      return need && 'rating' in need ? need.rating : undefined;
    };
    // Regular and Tired.
    expect(rating(tired)).toBe(2);
    expect(rating(withUnit(tired, 'husson', { resting: false, disordered: true, facts: {} }))).toBe(1);
    expect(refusal(withUnit(tired, 'husson', { resting: false }), { do: 'recover', unit: 'husson' })).toBe(
      'recovery-nothing-there',
    );
  });

  it.each([
    [1, false, false, true],
    [2, false, false, true],
    [1, false, true, false],
    [0, false, false, false],
    [2, true, false, false],
  ] as const)('NBC-CMD-04 exhaustion %i, Broken %s, an enemy near %s: %s', (exhaustion, broken, close, may) => {
    const fate = broken ? 'broken' : 'good';
    expect(mayRest(begin(), { ...begin().units.husson!, exhaustion, fate, facts: { close } }).ok).toBe(may);
  });

  it('NBC-CMD-04 NBC-MOV-21 ends when the owner says so in phase 1, and not in the middle of the turn', () => {
    const resting = play(withUnit(begin(), 'husson', { exhaustion: 1 }), rest('husson'));
    expect(refusal(goTo(resting, 3), rest('husson', false))).toBe('rest-phase');
    expect(play(goTo(resting, 1, 2), rest('husson', false)).units.husson!.resting).toBe(false);
  });
});
