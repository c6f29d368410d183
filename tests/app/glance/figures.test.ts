/** The glance says what the ledger says, to whoever may know it, whatever has happened. */
import { describe, expect, it } from 'vitest';
import { glanceOf, leaning } from '../../../src/app/glance/figures.ts';
import { awaited } from '../../../src/battlefield/arrivals/reinforcements.ts';
import { type Battle, currentCP, lostCP, type Unit } from '../../../src/battlefield/battle.ts';
import { type Viewer, view } from '../../../src/battlefield/view.ts';
import { SIDES } from '../../../src/book/terms.ts';
import { begin, goTo, play, SMALL, small, withUnit } from '../../battlefield/fixtures.ts';
import { gameOf } from '../../battlefield/played.ts';

const glance = (battle: Battle, viewer: Viewer = 'both') => glanceOf(view(battle, viewer));

/** Every figure, worked out from the ledger in another way. */
function agrees(battle: Battle): void {
  const { armies, ahead, coming } = glance(battle, 'umpire');
  for (const side of SIDES) {
    const army = armies[side];
    const here = Object.values(battle.units).filter((unit) => unit.side === side && unit.present);
    const standing = here.filter(({ fate }) => fate === 'good').reduce((n, unit) => n + currentCP(unit), 0);
    expect(army.left, 'standing').toBe(standing);
    // What is lost is in its books, or went with who is Broken or gone.
    const out = here.filter(({ fate }) => fate !== 'good').reduce((n, unit) => n + currentCP(unit), 0);
    expect(army.lost, 'lost').toBe(here.reduce((n, unit) => n + lostCP(unit), 0) + out);
    expect(army.broken).toBe(here.filter(({ fate }) => fate === 'broken').length);
    expect(army.gone).toBe(here.filter(({ fate }) => !['good', 'broken'].includes(fate)).length);
    const shown = [
      ...army.formations.filter(({ formation }) => formation.present).flatMap(({ units }) => units),
      ...army.others,
    ];
    expect(shown.map(({ unit }) => unit.id).sort()).toEqual(here.map(({ id }) => id).sort());
    for (const { share, left, of, fate } of shown) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(left).toBeLessThanOrEqual(of);
      if (fate !== 'good') expect([left, share]).toEqual([0, 0]);
    }
    for (const { formation, left, of, units } of army.formations) {
      expect([left, of]).toEqual([units.reduce((n, one) => n + one.left, 0), units.reduce((n, one) => n + one.of, 0)]);
      expect(formation.side).toBe(side);
    }
    const { ready, used } = battle.sides[side].rerolls;
    expect(army.rerolls).toEqual({ ready, used });
  }
  expect(ahead?.by).toBe(Math.abs(armies.a.lost - armies.b.lost));
  if (ahead?.side) expect(armies[ahead.side].lost).toBeLessThan(armies[ahead.side === 'a' ? 'b' : 'a'].lost);
  expect(coming.map(({ id }) => id).sort()).toEqual(
    awaited(battle)
      .map(({ id }) => id)
      .sort(),
  );
  expect(Math.abs(leaning(glance(battle, 'umpire')))).toBeLessThanOrEqual(1);
}

describe('every figure of the glance', () => {
  it.each([1, 2, 3])('agrees with the ledger after each play of battle %i of the bot', (n) => {
    let plays = 0;
    gameOf(n + 70, 700, {}, (_before, after) => {
      plays += 1;
      if (plays % 7 === 0) agrees(after);
    });
    expect(plays).toBeGreaterThan(300);
  });

  it('NBC-GL-17 NBC-DET-01 counts what is Broken as lost, and what went to a detachment not', () => {
    const start = goTo(begin(), 6);
    const broken = withUnit(start, 'husson', { fate: 'broken', lost: { white: 2, red: 0, blue: 0 } });
    const { a } = glance(broken).armies;
    expect([a.lost, a.broken]).toEqual([start.units.husson!.startCP, 1]);
    const given = withUnit(start, 'husson', { lost: { white: 1, red: 0, blue: 2 } });
    expect(glance(given).armies.a.lost).toBe(1);
  });

  it('NBC-GL-14 gives the sign of who is whole and in order alone, and counts no garrison that is not there', () => {
    const start = goTo(begin(), 6);
    const signs = (set: Partial<Unit>) =>
      glance(withUnit(start, 'husson', set))
        .armies.a.formations.flatMap(({ units }) => units)
        .find(({ unit }) => unit.id === 'husson')?.signs;
    expect([signs({}), signs({ disordered: true })]).toEqual([['fresh'], ['disordered']]);
    const others = (present: boolean) =>
      glance(withUnit(start, 'husson', { kind: 'garrison', formation: null, present })).armies.a.others.length;
    expect([others(true), others(false)]).toEqual([1, 0]);
  });

  it('NBC-RNF-03 shows all of a formation that is awaited, and of one that is there nobody still to come', () => {
    const start = goTo(begin(), 6);
    const units = (battle: Battle, id: string) =>
      SIDES.flatMap((side) => glance(battle, 'umpire').armies[side].formations).find(
        ({ formation }) => formation.id === id,
      )?.units.length;
    const all = (id: string) => Object.values(start.units).filter(({ formation }) => formation === id).length;
    expect(start.formations.guards!.present).toBe(false);
    expect([units(start, 'guards'), units(start, 'ii')]).toEqual([all('guards'), all('ii')]);
    expect(units(withUnit(start, 'husson', { present: false }), 'ii')).toBe(all('ii') - 1);
  });

  it('leans by what one side has lost more: to the full at a quarter of the larger army', () => {
    const start = goTo(begin(), 6);
    const { a, b } = glance(start).armies;
    const most = Math.max(a.of, b.of);
    const lost = (white: number) => leaning(glance(withUnit(start, 'husson', { lost: { white, red: 0, blue: 0 } })));
    expect([lost(0), lost(1), lost(2)]).toEqual([0, -4 / most, -8 / most]);
  });

  it('says who acts, and who has acted', () => {
    const acting = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'under' });
    const of = (battle: Battle) =>
      glance(battle).armies.a.formations.map(({ formation, acts }) => [formation.id, acts]);
    expect(of(acting)).toEqual([
      ['ii', 'now'],
      ['iii', null],
    ]);
    expect(of(play(acting, { do: 'finish' }))).toEqual([
      ['ii', 'done'],
      ['iii', null],
    ]);
  });
});

describe('what its viewer may not know', () => {
  const secret = () => {
    const [coming, ...others] = SMALL.reinforcements ?? [];
    if (!coming) throw new Error('The small battle awaits nobody.');
    return begin(small({ reinforcements: [{ ...coming, secret: true }, ...others] }));
  };

  it('is nowhere on it: a secret arrival, its name, its strength', () => {
    const battle = secret();
    const [coming] = awaited(battle);
    const commander = battle.officers[battle.formations[coming!.formation]!.commander]!.name;
    for (const viewer of ['a', 'both'] as const) {
      const seen = glance(battle, viewer);
      expect(seen.coming).toEqual([]);
      expect(JSON.stringify(seen)).not.toContain(commander);
    }
    expect(glance(battle, 'umpire').coming).toHaveLength(1);
  });

  it('is a private stock of re-roll dice', () => {
    const battle = { ...begin(), phone: 'passed' } as Battle;
    expect(glance(battle, 'a').armies.b.rerolls).toBe(null);
    expect(glance(battle, 'a').armies.a.rerolls).not.toBe(null);
  });

  it('is on the display at the end of the table nothing of one side alone, whoever holds the device', () => {
    const [coming] = SMALL.reinforcements ?? [];
    const battle = { ...secret(), keeps: coming!.side } as Battle;
    const own = glance(battle, coming!.side);
    expect([own.coming.length, own.armies[coming!.side].rerolls === null]).toEqual([1, false]);
    const open = glance(battle, 'both');
    expect([open.coming.length, open.armies.a.rerolls, open.armies.b.rerolls]).toEqual([0, null, null]);
  });

  it('is what the other phone keeps: then nobody is ahead', () => {
    const battle = { ...begin(), keeps: 'a' } as Battle;
    const seen = glance(battle, 'a');
    expect([seen.ahead, seen.armies.b.kept, seen.armies.a.kept]).toEqual([null, false, true]);
  });
});

describe('the hours of the day', () => {
  it.each([
    ['the scenario’s', small(), 1000, 1260],
    ['eight, where it sets none', small({ end: undefined }), 700, 1080],
    ['longer, where the battle outlasts them', small(), 1300, 1300],
  ])('are %s', (_, from, minutes, to) => {
    const { day } = glance(play(begin(from), { do: 'set', what: 'clock', minutes }));
    expect(day).toEqual({ from: 600, to, now: minutes });
  });
});
