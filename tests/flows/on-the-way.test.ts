/** What a step on the way leaves behind it: an area, a bank, a post, a rest (NBC-BRG-01, NBC-BUA-01, NBC-DET-03, NBC-CMD-04, NBC-MOV-22). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import type { Face } from '../../src/dice/faces.ts';
import { argsOf, begin, goTo, play, refusal, SMALL, small, told, withUnit } from '../battlefield/fixtures.ts';
import { ends, moving, STONE } from './hands.ts';
import { accepts, acts, dice, does, enters, isOffered, says, takes, toStep } from './table.ts';
import { againAt, reads, throwsAgain, total, turn, turns } from './turns.ts';

const DITCH = { id: 'ditch', name: 'the great ditch', kind: 'ditch' } as const;
const crossing = () => begin(small({ crossings: [STONE, DITCH] }));
const crosses = (unit: string, deed: 'reach' | 'try' | 'leave', over: 'stone' | 'ditch' = 'stone') =>
  ({ do: 'cross', unit, over, deed }) as const;
const husson = ({ units }: Battle) => units.husson!;
const tries = (battle: Battle, unit: string, die: Face, over: 'stone' | 'ditch' = 'stone') =>
  accepts(enters(does(battle, crosses(unit, 'try', over)), 'dice', dice(die)));

describe('from a village to a bridge', () => {
  const held = () => turn(ends(does(moving(crossing()), { do: 'occupy', unit: 'husson', area: 'farm' })), 45);
  const knows = (facts: UnitState['facts']) => withUnit(held(), 'husson', { facts });

  it('NBC-BRG-01 NBC-BUA-01 NBC-GAR-02 NBC-GL-25 he leaves it: its hour, its wall and what was measured there', () => {
    const there = does(moving(knows({ cover: 'hard', ooc: true, nearAC: true })), crosses('husson', 'reach'));
    expect(husson(there)).toMatchObject({ area: null, occupied: 0, crossing: { at: 'near' } });
    expect(husson(there).facts).not.toMatchObject({ cover: 'hard' });
    expect(husson(there).facts).toEqual({});
    const over = tries(moving(turn(ends(there), 20)), 'husson', 5);
    expect(husson(over)).toMatchObject({ area: null, occupied: 0, crossing: { at: 'far' } });
    expect(isOffered(toStep(over, 'administration'), { do: 'garrison' })).toBe(false);
  });

  it('NBC-BRG-01 NBC-QC-07 NBC-REC-01 what was said on one bank is nothing on the other, and holds where the die fails', () => {
    const near = turn(ends(does(moving(crossing()), crosses('husson', 'reach'))), 20);
    const said = withUnit(moving(near), 'husson', { facts: { ooc: true, close: true } });
    expect(husson(tries(said, 'husson', 5)).facts).toEqual({});
    expect(husson(tries(said, 'husson', 4)).facts).toMatchObject({ ooc: true, close: true });
  });
});

describe('who has charged', () => {
  const charged = (result: 'N' | 'L') =>
    accepts(enters(does(moving(crossing()), { do: 'charge', unit: 'husson', target: 'kempt' }), 'card', { result }));
  const WAYS = [crosses('husson', 'reach'), { do: 'occupy', unit: 'husson', area: 'farm' }] as const;

  it.each(['N', 'L'] as const)(
    'NBC-MOV-22 NBC-BRG-01 NBC-BUA-01 goes to no bridge and into no village after it (%s)',
    (result) => {
      for (const way of WAYS) {
        expect(isOffered(moving(crossing()), way)).toBe(true);
        expect(refusal(charged(result), way)).toBe('charge-tried');
      }
    },
  );

  it('NBC-CC-01 NBC-CC-24 while he touches his enemy, and onto the ground he has won when he has fought', () => {
    const [, village] = WAYS;
    expect(refusal(toStep(charged('N'), 'combats'), village)).toBe('charge-tried');
    const fought = withUnit(toStep(charged('N'), 'combats'), 'husson', { facts: { charged: true, moved: true } });
    expect(isOffered(fought, village)).toBe(true);
  });
});

describe('a bridge, with losses between its steps', () => {
  it('NBC-BRG-02 NBC-BRG-03 NBC-RR-03 asks by the points of the moment; thrown again it is one attempt still', () => {
    const near = turn(ends(does(moving(crossing()), crosses('husson', 'reach'))), 20);
    const need = (battle: Battle) => reads(enters(does(battle, crosses('husson', 'try')), 'dice', dice(4))).word;
    // Six points: five is needed.
    expect(need(moving(near))).toBe('crossing-not-across');
    const hit = play(goTo(near, 4), { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' });
    expect(need(moving(hit))).toBe('crossing-across');
    const failed = enters(does(moving(hit), crosses('husson', 'try')), 'dice', dice(3));
    expect(againAt(failed).map(({ side, cost }) => [side, cost.total])).toEqual([['a', 1]]);
    const over = accepts(throwsAgain(failed, 'dice', 'a', dice(4)));
    expect([husson(over).crossing, over.sides.a.rerolls]).toMatchObject([
      { at: 'far', tried: 2 },
      { ready: 3, used: 1 },
    ]);
    // The near entrance is free; it is the second turn’s one attempt.
    const campi = does(over, crosses('campi', 'reach'));
    expect(
      refusal(
        withUnit(campi, 'campi', { crossing: { over: 'stone', at: 'near', since: 1, tried: 0 } }),
        crosses('campi', 'try'),
      ),
    ).toBe('crossing-tried');
  });

  it('NBC-BRG-03 without that play, read anew, he stands as before, and the attempt is another’s', () => {
    const near = turn(ends(does(moving(crossing()), crosses('husson', 'reach'))), 20);
    const before: Battle = JSON.parse(JSON.stringify(moving(near)));
    expect(husson(tries(before, 'husson', 1)).crossing).toMatchObject({ at: 'near', tried: 2 });
    expect(husson(before).crossing).toMatchObject({ at: 'near', tried: 0 });
    const back = does(before, crosses('husson', 'leave'), crosses('campi', 'reach'));
    expect(back.units.campi!.crossing).toMatchObject({ at: 'near', since: 2 });
  });
});

describe('a very deep ditch over four turns', () => {
  const reached = () => turn(ends(does(moving(crossing(), 'iii'), crosses('billard', 'reach', 'ditch'))), 20);
  const failed = () => tries(moving(reached(), 'iii'), 'billard', 2, 'ditch');
  const recovers = (battle: Battle) =>
    isOffered(goTo(battle.action ? ends(battle) : battle, 7), { do: 'recover', unit: 'billard' });

  it('NBC-BRG-04 NBC-REC-04 AMB-143 Disorders him who fails; over it in the third he is put in order in the fourth', () => {
    // Five points: two and one are not four.
    expect(failed().units.billard).toMatchObject({ disordered: true, crossing: { at: 'near', tried: 2 } });
    expect(recovers(failed())).toBe(false);
    const over = tries(moving(turn(ends(failed()), 20), 'iii'), 'billard', 3, 'ditch');
    expect([over.units.billard!.crossing?.at, recovers(over)]).toEqual(['far', false]);
    const off = does(moving(turn(ends(over), 20), 'iii'), crosses('billard', 'leave', 'ditch'));
    const drawn = does(goTo(ends(off), 7), { do: 'recover', unit: 'billard' });
    expect(accepts(enters(drawn, 'card', { result: 'N' })).units.billard!.disordered).toBe(false);
  });

  it.each([
    ['turns back', (battle: Battle) => does(battle, crosses('billard', 'leave', 'ditch'))],
    ['marches off', (battle: Battle) => accepts(does(battle, { do: 'move', unit: 'billard' }))],
  ])('NBC-BRG-04 NBC-REC-04 who %s in the third has given up, and is put in order in the fourth', (_, goes) => {
    const given = goes(moving(turn(ends(failed()), 20), 'iii'));
    expect(recovers(given)).toBe(false);
    expect(recovers(turn(ends(given), 20))).toBe(true);
  });
});

describe('a detachment', () => {
  const sent = (): { readonly battle: Battle; readonly id: string } => {
    const asked = does(acts(begin(), 'ii', 'administration'), { do: 'detach', unit: 'husson' });
    const battle = turn(ends(accepts(says(asked, { cp: 2 }))), 20);
    const id = Object.values(battle.units).find(({ kind }) => kind === 'detachment')!.id;
    return { battle, id };
  };
  const goes = ({ battle, id }: ReturnType<typeof sent>) =>
    takes(does(moving(battle), { do: 'move', unit: id }), 'going');
  const later = (battle: Battle) => turn(ends(battle), 20);

  it('NBC-DET-03 NBC-DET-01 goes to its post at once; from there, from a village it entered, or from where it stood still it only goes back', () => {
    const { battle, id } = sent();
    expect(goes({ battle, id })).toBe('to-post');
    const going = accepts(does(moving(battle), { do: 'move', unit: id }));
    const ways = {
      'still on its way': going,
      'at its post': accepts(says(does(moving(battle), { do: 'move', unit: id }), { stops: true })),
      'in a village': does(moving(battle), { do: 'occupy', unit: id, area: 'farm' }),
      'stood still': moving(battle),
      'went back': accepts(says(does(moving(battle), { do: 'move', unit: id }), { going: 'back' })),
    };
    const next = Object.entries(ways).map(([way, moved]) => [way, goes({ battle: later(moved), id })]);
    expect(Object.fromEntries(next)).toEqual({
      'still on its way': 'to-post',
      'at its post': 'back',
      'in a village': 'back',
      'stood still': 'back',
      'went back': 'back',
    });
    const passed = play(goTo(battle, 6), { do: 'pass', formation: 'ii' });
    expect(goes({ battle: turn(passed, 20), id })).toBe('back');
  });

  it('NBC-DET-06 NBC-DET-03 that screens a march keeps pace, though it has stood still', () => {
    const [ii, iii] = SMALL.sides.a.formations;
    const a = { ...SMALL.sides.a, formations: [{ ...ii!, order: 'redeploy' as const }, iii!] };
    const screened = accepts(
      does(acts(begin(small({ sides: { ...SMALL.sides, a } })), 'ii', 'orders'), { do: 'detach', unit: 'pire' }),
    );
    const screen = Object.values(screened.units).find(({ kind }) => kind === 'detachment')!.id;
    const next = moving(later(screened));
    expect(next.units[screen]!.stopped).not.toBe(true);
    expect(total(does(next, { do: 'move', unit: screen }))).toBe(29);
  });

  it('NBC-DET-06 AMB-31 that screens a march comes back with its own point, not with those of other detachments', () => {
    const [ii, iii] = SMALL.sides.a.formations;
    const a = { ...SMALL.sides.a, formations: [{ ...ii!, order: 'redeploy' as const }, iii!] };
    const field = begin(small({ sides: { ...SMALL.sides, a } }), { rulings: { screenAbsorb: 'returnWhenOrderEnds' } });
    const screened = accepts(does(acts(field, 'ii', 'orders'), { do: 'detach', unit: 'pire' }));
    expect(screened.units.pire!.lost.blue).toBe(1);
    const more = withUnit(goTo(screened, 4, 2), 'pire', { lost: { white: 0, red: 0, blue: 3 } });
    const shot = play(more, { do: 'hits', unit: 'husson', hits: 1, cause: 'firefight', aspect: 'front' });
    expect(shot.formations.ii!.order).toBe('defend');
    expect(shot.units.pire!.lost.blue).toBe(2);
  });
});

describe('who would rest', () => {
  const tired = (set: Partial<UnitState>) => withUnit(begin(), 'husson', { exhaustion: 1, ...set });
  const rest = { do: 'rest', unit: 'husson', resting: true } as const;

  it('NBC-CMD-04 NBC-CC-31 NBC-BAG-04 touches no enemy, and loots no baggage', () => {
    expect(isOffered(tired({}), rest)).toBe(true);
    expect(refusal(tired({ facts: { contact: 'kempt' } }), rest)).toBe('rest-enemy');
    expect(refusal(withUnit(tired({}), 'kempt', { facts: { contact: 'husson' } }), rest)).toBe('rest-enemy');
    expect(refusal(tired({ looting: true, disordered: true }), rest)).toBe('stands-looting');
  });

  it('NBC-MOV-21 NBC-ART-17 NBC-MOV-06 NBC-REC-05 NBC-REC-03 through a volley and a friend who passes, and is Rested with two points', () => {
    const resting = does(tired({ lost: { white: 2, red: 0, blue: 0 } }), rest);
    const hit = play(goTo(resting, 4), { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' });
    const checked = accepts(enters(play(hit, { do: 'next' }), 'card', { disorder: false }));
    const acting = moving(checked);
    expect(reads(does(acting, { do: 'move', unit: 'husson' })).word).toBe('it-stays');
    const passed = accepts(says(does(acting, { do: 'move', unit: 'campi' }), { passes: 'husson' }));
    expect(passed.agenda.map(({ kind, unit }) => [kind, unit])).toEqual([
      ['disorder', 'husson'],
      ['disorder', 'campi'],
    ]);
    const both = [1, 2].reduce((battle) => accepts(enters(battle, 'card', { disorder: false })), passed);
    expect(husson(both).resting).toBe(true);
    const drawn = does(goTo(ends(both), 7), { do: 'recover', unit: 'husson' });
    // Three of six are lost; Very High gives two, and one stays lost.
    expect(husson(accepts(enters(drawn, 'card', { result: 'VH' })))).toMatchObject({
      lost: { white: 1 },
      exhaustion: 0,
      resting: false,
    });
  });
});

describe('the Broken whom nobody has moved', () => {
  const broken = () => withUnit(begin(), 'billard', { fate: 'broken', lost: { white: 5, red: 0, blue: 0 } });
  const lines = (battle: Battle, ...one: Parameters<typeof told>[1][]) =>
    one.flatMap((each) => told(battle, each)).filter((said) => argsOf(said, 'flight-unmoved'));

  it('NBC-BRK-01 NBC-MOV-01 are told as the move is left, as the action ends, and as their formation passes', () => {
    const acting = moving(broken(), 'iii');
    for (const one of [{ do: 'next' }, { do: 'finish' }] as const) expect(lines(acting, one)).toHaveLength(1);
    const fled = accepts(does(acting, { do: 'move', unit: 'billard' }));
    for (const one of [{ do: 'next' }, { do: 'finish' }] as const) expect(lines(fled, one)).toEqual([]);
    expect(lines(goTo(broken(), 6), { do: 'pass', formation: 'iii' })).toHaveLength(1);
    expect(lines(goTo(broken(), 6), { do: 'pass', formation: 'ii' })).toEqual([]);
  });

  it('NBC-RAL-01 NBC-RAL-02 NBC-REC-01 NBC-REC-03 NBC-QC-06 rally all the same; put in order in the next turn on a one, with no point to win', () => {
    const seven = goTo(broken(), 7);
    const rallied = accepts(enters(does(seven, { do: 'recover', unit: 'billard' }), 'card', { result: 'H' }));
    // Half of five is three, two below five.
    expect(rallied.units.billard).toMatchObject({ fate: 'good', shaken: true, disordered: true, lost: { white: 2 } });
    expect(isOffered(rallied, { do: 'recover', unit: 'billard' })).toBe(false);
    const drawn = does(goTo(turn(rallied, 20), 7, 2), { do: 'recover', unit: 'billard' });
    const better = enters(drawn, 'card', { result: 'H' });
    // Q3, Disordered and Shaken.
    expect(total(better)).toBe(1);
    expect(accepts(better).units.billard).toMatchObject({ disordered: false, lost: { white: 2, red: 0 } });
  });
});

describe('an hour that is given away twice', () => {
  it('NBC-GAR-02 NBC-GL-05 NBC-DET-01 what a garrison took is gone for good, and its donor sends no more than he keeps', () => {
    const held = turns(ends(does(moving(begin(), 'iii'), { do: 'occupy', unit: 'billard', area: 'farm' })), [30, 30]);
    const asked = does(acts(held, 'iii', 'administration'), { do: 'garrison', unit: 'billard' });
    const left = accepts(says(asked, { cp: 2 }));
    expect(left.units.billard).toMatchObject({ lost: { white: 0, red: 0, blue: 2 }, area: 'farm' });
    const sends = does(left, { do: 'detach', unit: 'billard' });
    // Three are left: one goes, two stay.
    expect(accepts(sends).units.billard!.lost.blue).toBe(3);
  });
});
