/** Firefights through the referee: from choosing them to the ledger, with the table's own dice. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../../src/battlefield/battle.ts';
import { firefightDuel } from '../../../src/battlefield/fights/firefights.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';
import {
  argsOf,
  battery,
  begin,
  goTo,
  infantry,
  play,
  refusal,
  SMALL,
  small,
  told,
  top,
  withUnit,
} from '../fixtures.ts';

/** II Corps has moved: its firefights are due. Husson has 6 CP, Campi 8, Kempt 7 and Pack 6. */
function toFire(rulings: Rulings = {}, more: Parameters<typeof small>[0] = {}): Battle {
  const battle = begin(small(more), { rulings });
  return { ...battle, phase: 6, action: { formation: 'ii', step: 'firefights' } };
}

const dice = (...faces: Face[]) => ({ dice: faces });
const enter = (battle: Battle, slot: string, thing: Parameters<typeof dice> extends never ? never : object): Battle =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing: thing as never });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });
const fire = (battle: Battle, unit: string, target: string | null) => play(battle, { do: 'firefight', unit, target });
const needs = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));

describe('a firefight', () => {
  it('NBC-FF-02 throws one die for three or two combat points, Fresh counting one better, both sides at once', () => {
    const battle = fire(toFire(), 'husson', 'kempt');
    const { husson, kempt } = battle.units;
    // Husson Q3 Fresh counts as Q4: one die for two points; Kempt Q5 likewise.
    expect(needs(battle).map((need) => [need.slot, need.want === 'dice' && need.dice])).toEqual([
      ['throw:husson', Math.floor(currentCP(husson!) / 2)],
      ['throw:kempt', Math.floor(currentCP(kempt!) / 2)],
    ]);
  });

  it('NBC-FF-09 NBC-FF-10 the side with more losses recoils, and every side with losses draws its card in the same question', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    const [ours, theirs] = needs(battle).map((need) => (need.want === 'dice' ? need.dice : 0));
    battle = enter(battle, 'throw:husson', dice(6, 5, ...Array<Face>(ours! - 2).fill(1)));
    battle = enter(battle, 'throw:kempt', dice(5, ...Array<Face>(theirs! - 1).fill(2)));
    expect(needs(battle).map((need) => need.slot)).toEqual(['check:husson', 'check:kempt']);
    battle = enter(battle, 'check:husson', { disorder: false });
    battle = enter(battle, 'check:kempt', { disorder: true });
    const before = battle;
    const [fired, ours1, theirs2, ...more] = told(before, { do: 'accept', task: top(before).id });
    expect(fired).toMatchObject({ code: 'firefight-told', args: { made: 2, taken: 1 } });
    const kempt = { id: 'kempt', name: 'Kempt' };
    expect(argsOf(fired ?? '', 'firefight-recoils')).toEqual({ units: [kempt], n: 1, cm: 3 });
    expect(ours1).toMatchObject({ code: 'firefight-loses', args: { unit: { id: 'husson' }, lost: 1, state: 'holds' } });
    expect(theirs2).toMatchObject({ args: { unit: { id: 'kempt' }, lost: 2, state: 'disordered' } });
    expect(more).toEqual([]);
    battle = accept(battle);
    expect(battle.agenda).toEqual([]);
    expect(battle.units.husson).toMatchObject({ lost: { white: 1 }, disordered: false });
    expect(battle.units.kempt).toMatchObject({ lost: { white: 2 }, disordered: true });
  });

  it('NBC-FF-09 NBC-FF-11 tells the hits made, those taken, and all the points that each side may lose', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    const { husson, kempt } = battle.units;
    expect(firefightDuel(battle, top(battle)).sides.map(({ id, cp }) => [id, cp])).toEqual([
      ['husson', currentCP(husson!)],
      ['kempt', currentCP(kempt!)],
    ]);
    const [ours, theirs] = needs(battle).map((need) => (need.want === 'dice' ? need.dice : 0));
    battle = enter(battle, 'throw:husson', dice(...Array<Face>(ours!).fill(1)));
    battle = enter(battle, 'throw:kempt', dice(6, 6, ...Array<Face>(theirs! - 2).fill(1)));
    const { word, means } = procedureFor('firefight').reading(battle, top(battle));
    expect(word).toEqual({ code: 'firefight-hits', args: { made: 0, taken: 2 } });
    expect(argsOf(means, 'firefight-recoils')).toMatchObject({ n: 1, units: [{ id: 'husson' }] });
  });

  it('NBC-PON-02 is not opened at a pontoon train; one of an older journal that hits nothing leaves it as it was', () => {
    const { a, b } = SMALL.sides;
    const battle = toFire({}, { sides: { a, b: { ...b, pontoons: 1 } } });
    const train = 'pontoon:b:1';
    expect(refusal(battle, { do: 'firefight', unit: 'husson', target: train })).toBe('firefight-pontoons');
    const task = { id: 't0', kind: 'firefight', side: 'a', unit: 'husson', facts: {}, deferred: false } as const;
    const data = { attackers: ['husson'], target: train, by: 'a' };
    const open = (...faces: Face[]): Battle => ({
      ...battle,
      agenda: [
        { ...task, data, rolls: [{ slot: 'throw:husson', thing: dice(...faces), by: 'a', own: true } as never] },
      ],
    });
    expect(accept(open(1, 1, 1)).units[train]!.fate).toBe('good');
    expect(accept(open(6, 1, 1)).units[train]!.fate).toBe('eliminated');
  });

  it('NBC-FF-01 is opened once in a turn by a unit, thrown for here or decided by the table', () => {
    const ready = toFire();
    let battle = fire(ready, 'husson', 'kempt');
    for (let [need] = needs(battle); need; [need] = needs(battle))
      battle = enter(battle, need.slot, dice(...Array<Face>(need.want === 'dice' ? need.dice : 0).fill(1)));
    const open = fire(ready, 'husson', 'kempt');
    for (const fired of [accept(battle), play(open, { do: 'decide', task: top(open).id, choice: 'nothing' })]) {
      expect(refusal(fired, { do: 'firefight', unit: 'husson', target: 'pack' })).toBe('firefight-once');
      expect(menu(fired).some((one) => one.do === 'firefight' && one.unit === 'husson')).toBe(false);
      expect(top(fire(fired, 'campi', 'kempt')).kind).toBe('firefight');
      // In the next turn it fires again; taken up again, its action gives it no second fire.
      const over = play({ ...fired, agenda: [] }, { do: 'finish' });
      expect(refusal({ ...over, action: fired.action }, { do: 'firefight', unit: 'husson', target: 'kempt' })).toBe(
        'firefight-once',
      );
      expect(top(fire({ ...goTo(over, 1, 2), action: fired.action }, 'husson', 'kempt')).kind).toBe('firefight');
      // The table may say that it has not.
      const again = play(fired, { do: 'set', what: 'unit', id: 'husson', set: { fired: false } });
      expect(top(fire(again, 'husson', 'kempt')).kind).toBe('firefight');
    }
  });

  it('NBC-FF-05 NBC-FF-06 misses come again into the flank, and hard cover makes every hit prove itself, die by die', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    battle = play(battle, {
      do: 'answer',
      task: top(battle).id,
      facts: { 'a:strikes': 'flank', 'd:hardCover': true },
    });
    // Struck in the flank Kempt does not see its attacker, and does not reply (AMB-108).
    const [only, ...others] = needs(battle);
    expect(others).toEqual([]);
    const count = only!.want === 'dice' ? only!.dice : 0;
    battle = enter(battle, 'throw:husson', dice(6, ...Array<Face>(count - 1).fill(1)));
    expect(needs(battle)[0]).toMatchObject({ slot: 'throw:husson#1', dice: Math.floor((count - 1) / 2) });
    battle = enter(battle, 'throw:husson#1', dice(...Array<Face>(Math.floor((count - 1) / 2)).fill(5)));
    const hits = 1 + Math.floor((count - 1) / 2);
    expect(needs(battle)[0]).toMatchObject({ slot: 'throw:husson#2', dice: hits });
    battle = enter(battle, 'throw:husson#2', dice(...Array<Face>(hits).fill(3)));
    expect(needs(battle)).toEqual([]);
    expect(firefightDuel(battle, top(battle)).sides[0]!.thrown!.hits).toBe(0);
  });

  it('one tap of the app throws everything, re-throws, proofs and cards', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { 'd:hardCover': true } });
    battle = play(battle, { do: 'throw', task: top(battle).id });
    expect(needs(battle)).toEqual([]);
    expect(accept(battle).agenda).toEqual([]);
  });

  it('a round thrown again by the table takes the rounds after it off', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { 'd:hardCover': true } });
    const count = (needs(battle)[0] as { dice: number }).dice;
    battle = enter(battle, 'throw:husson', dice(6, ...Array<Face>(count - 1).fill(1)));
    battle = enter(battle, 'throw:husson#1', dice(4));
    battle = enter(battle, 'throw:husson', dice(5, ...Array<Face>(count - 1).fill(1)));
    expect(needs(battle).map((need) => need.slot)).toContain('throw:husson#1');
  });

  it('NBC-FF-11 a unit whose last point goes is Broken, and no card is drawn for it', () => {
    let battle = withUnit(toFire(), 'kempt', { lost: { white: 6, red: 0, blue: 0 } });
    const left = currentCP(battle.units.kempt!);
    battle = fire(battle, 'husson', 'kempt');
    const [ours, theirs] = needs(battle).map((need) => (need.want === 'dice' ? need.dice : 0));
    battle = enter(battle, 'throw:husson', dice(...Array<Face>(left).fill(6), ...Array<Face>(ours! - left).fill(1)));
    if (theirs) battle = enter(battle, 'throw:kempt', dice(...Array<Face>(theirs).fill(1)));
    expect(needs(battle)).toEqual([]);
    battle = accept(battle);
    expect(battle.units.kempt).toMatchObject({ fate: 'broken', disordered: false });
  });

  it('AMB-29 a formation on the march that is fired at defends afterwards', () => {
    const start = toFire();
    const marching = {
      ...start,
      formations: { ...start.formations, picton: { ...start.formations.picton!, order: 'redeploy' as const } },
    };
    let battle = fire(marching, 'husson', 'kempt');
    battle = play(battle, { do: 'throw', task: top(battle).id });
    // NBC-FF-07: what it threw in reply had to be proved.
    expect(firefightDuel(battle, top(battle)).sides[1]!.thrown!.penalties.map(({ row }) => row)).toEqual(['NBC-FF-07']);
    expect(accept(battle).formations.picton!.order).toBe('defend');
  });

  it('NBC-FF-12 a unit replies once in an action (AMB-109)', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    battle = accept(play(battle, { do: 'throw', task: top(battle).id }));
    battle = fire(withUnit(battle, 'kempt', { fate: 'good' }), 'campi', 'kempt');
    expect(firefightDuel(battle, top(battle)).sides[1]!.silent).toBe('firefight-replied');
  });

  it('NBC-FF-01 says who cannot: cavalry, guns, friends, the wrong step', () => {
    const battle = toFire();
    expect(refusal(battle, { do: 'firefight', unit: 'pire', target: 'kempt' })).toBe('firefight-cavalry');
    expect(refusal(battle, { do: 'firefight', unit: 'husson', target: 'campi' })).toBe('fight-friend');
    expect(refusal(battle, { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe('fight-combats-when');
    expect(refusal(battle, { do: 'firefight', unit: 'lefol', target: 'kempt' })).toBe('fight-other-formation');
    const plays = menu(battle).filter((each) => each.do === 'firefight');
    expect(plays.length).toBeGreaterThan(3);
    expect(plays.every((each) => each.do === 'firefight' && each.unit !== 'pire' && each.unit !== 'guns')).toBe(true);
  });

  it('a phone that keeps one side fires at a stranger, and writes its own side alone', () => {
    const battle0 = begin(small(), { keeps: 'a' });
    let battle: Battle = { ...battle0, phase: 6, action: { formation: 'ii', step: 'firefights' } };
    battle = fire(battle, 'husson', null);
    battle = play(battle, {
      do: 'answer',
      task: top(battle).id,
      facts: { 'd:arm': 'infantry', 'd:q': 5, 'd:cp': 8, 'd:disordered': true },
    });
    expect(needs(battle).map((need) => need.slot)).toEqual(['throw:husson', 'throw:stranger-d']);
    const [ours, theirs] = needs(battle).map((need) => (need.want === 'dice' ? need.dice : 0));
    expect(theirs).toBe(4);
    battle = enter(battle, 'throw:husson', dice(...Array<Face>(ours!).fill(6)));
    // Disordered it hits on 6 alone (NBC-FF-04).
    battle = enter(battle, 'throw:stranger-d', dice(6, 5, 5, 5));
    battle = enter(battle, 'check:husson', { disorder: true });
    battle = enter(battle, 'check:stranger-d', { disorder: true });
    const units = battle.units;
    battle = accept(battle);
    expect(battle.units.husson).toMatchObject({ lost: { white: 1 }, disordered: true });
    expect({ ...battle.units, husson: null }).toEqual({ ...units, husson: null });
  });

  it('NBC-FF-01 two hits take a battery that stands alone, one disorders it (AMB-76)', () => {
    const guns = {
      ...SMALL.sides.b.formations[0]!,
      units: [battery('royal', 'R', 'Royal'), infantry('best', 'B', 'Best')],
    };
    const more = {
      sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [guns, SMALL.sides.b.formations[1]!] } },
    };
    let battle = fire(toFire({}, more), 'husson', 'royal');
    expect(needs(battle)).toHaveLength(1);
    const { dice: n } = needs(battle)[0] as { dice: number };
    battle = accept(enter(battle, 'throw:husson', dice(6, ...Array<Face>(n - 1).fill(1))));
    expect(battle.units.royal).toMatchObject({ fate: 'good', disordered: true });
    battle = fire(battle, 'campi', 'royal');
    const { dice: m } = needs(battle)[0] as { dice: number };
    battle = accept(enter(battle, 'throw:campi', dice(6, 6, ...Array<Face>(m - 2).fill(1))));
    expect(battle.units.royal!.fate).toBe('eliminated');
  });

  it('the table sets the result by hand, and the story says so', () => {
    let battle = fire(toFire(), 'husson', 'kempt');
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'set' });
    battle = play(battle, {
      do: 'answer',
      task: top(battle).id,
      facts: { 'd:lost': 2, 'd:isDisordered': true, 'a:weary': '1' },
    });
    battle = accept(battle);
    expect(battle.units.kempt).toMatchObject({ lost: { white: 2 }, disordered: true });
    expect(battle.units.husson).toMatchObject({ lost: { white: 0 }, exhaustion: 1 });
  });
});
