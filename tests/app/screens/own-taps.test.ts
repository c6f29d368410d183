/** The bars of a table with its own dice, over the units of several battles, fresh and worn: what a touch asks for, none of it twice. */
import { describe, expect, it } from 'vitest';
import { asksFor, chipsFor, isRow, leadsOn } from '../../../src/app/screens/own-entry.ts';
import { fightsInSight } from '../../../src/app/screens/unit-fights.tsx';
import { asked, type Battle, type Unit } from '../../../src/battlefield/battle.ts';
import { attackersNow, type FightPlay, pairsOf } from '../../../src/battlefield/fights/plays.ts';
import { menu, unitMenu } from '../../../src/battlefield/menu.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { referee } from '../../../src/battlefield/referee.ts';
import { SIDES } from '../../../src/book/terms.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';
import { randomOf } from '../../battlefield/bot.ts';
import { goTo } from '../../battlefield/fixtures.ts';
import { quietTurn, type Random, rule, tableBattle, type Walked, walked } from './tapped.ts';

const BATTLES = await Promise.all(
  SHELF.filter(({ id }) => ['maida-1806', 'quatre-bras-1815', 'waterloo-1815'].includes(id)).map(
    async ({ id, load }) => [id, tableBattle(await load())] as const,
  ),
);

/** Taps to choose it: a target and a battery, who and whom. The battery waits to be asked for. */
const CHOSEN = { fire: 1, skirmish: 2, firefight: 2, combat: 2, charge: 2 } as const;
const BARS = { fire: 5, skirmish: 5, firefight: 7, combat: 8, charge: 8 } as const;
type Kind = keyof typeof BARS;
const isKind = (play: Play): play is Extract<Play, { readonly do: Kind }> => play.do in BARS;

/** So many of a list, spread over it. */
const some = <T>(list: readonly T[], n: number): T[] =>
  list.filter((_, i) => Math.floor((i * n) / list.length) !== Math.floor(((i - 1) * n) / list.length));

interface Counted extends Walked {
  readonly kind: Kind;
  readonly all: number;
  readonly what: string;
}

/** A charge is chosen on the unit's page; one more tap opens the enemies that stand behind the line there. */
function behindTheLine(battle: Battle, play: Play): boolean {
  const unit = play.do === 'charge' && play.unit !== null ? battle.units[play.unit] : undefined;
  if (!unit) return false;
  const { later } = fightsInSight(battle, unit, unitMenu(battle, unit.id).filter(isFight));
  return later.some((each) => JSON.stringify(each) === JSON.stringify(play));
}

function counted(battle: Battle, play: Extract<Play, { readonly do: Kind }>, random: Random): Counted {
  const walk = walked(rule(battle, play), random);
  const all = CHOSEN[play.do] + (behindTheLine(battle, play) ? 1 : 0) + walk.taps;
  return { ...walk, kind: play.do, all, what: `${JSON.stringify(play)} ${all}: ${walk.steps.join(' ')}` };
}

const known = (play: FightPlay): boolean =>
  play.target !== null &&
  (play.do === 'combat' ? play.attackers.length === 1 && play.attackers[0] !== null : play.unit !== null);
const isFight = (play: Play): play is FightPlay =>
  play.do === 'combat' || play.do === 'firefight' || play.do === 'charge';

/** What the formations of a battle can do in their actions: some of each kind, and all there is at guns. */
function* fightsOf(at6: Battle, n: number, random: Random): Generator<Counted> {
  const { units } = at6;
  const atGuns = ({ target }: FightPlay) => target !== null && units[target]?.card.arm === 'artillery';
  for (const { id } of some(
    Object.values(at6.formations).filter(({ present, card }) => present && card !== 'away'),
    4,
  )) {
    let now = walked(rule(at6, { do: 'acts', formation: id, command: 'under' }), random).battle;
    for (let step = now.action?.step; step; step = now.action?.step) {
      const fights = menu(now).filter(isFight).filter(known);
      for (const play of [...some(fights, n), ...some(fights.filter(atGuns), n)]) yield counted(now, play, random);
      const next = rule(now, { do: 'next' });
      now = walked(next, random).battle;
    }
  }
}

/** Close combats of two on one: the units of a formation, each with the one after it. */
function* twoOnOne(at6: Battle, random: Random): Generator<Counted> {
  for (const { id } of some(
    Object.values(at6.formations).filter(({ present, card }) => present && card !== 'away'),
    4,
  )) {
    let now = walked(rule(at6, { do: 'acts', formation: id, command: 'under' }), random).battle;
    while (now.action && now.action.step !== 'combats') now = walked(rule(now, { do: 'next' }), random).battle;
    const fights = menu(now).flatMap((play) => (play.do === 'combat' && known(play) ? [play] : []));
    for (const target of some([...new Set(fights.map((play) => play.target))], 3)) {
      const attackers = fights.filter((play) => play.target === target).flatMap((play) => play.attackers);
      for (const i of some([...attackers.keys()].slice(1), 3)) {
        const play = { do: 'combat', attackers: [attackers[i - 1]!, attackers[i]!], target } as const;
        if (!referee(now, play, NO_CHANCE).ok) continue;
        const offered = pairsOf(attackersNow(now)).some((pair) => pair.every(({ id }) => play.attackers.includes(id)));
        const { all, ...rest } = counted(now, play, random);
        yield { ...rest, all: all + (offered ? 0 : 1) };
      }
    }
  }
}

const NO_CHANCE = () => {
  throw new Error('There is no throw.');
};

/** Charges at the guns that stand in sight on the page of whoever charges. */
function* gunCharges(at6: Battle, random: Random): Generator<Counted> {
  const present = Object.values(at6.formations).filter((one) => one.present && one.card !== 'away');
  for (const { id } of some(present, 6)) {
    const acts = walked(rule(at6, { do: 'acts', formation: id, command: 'under' }), random).battle;
    const now = acts.action?.step === 'orders' ? walked(rule(acts, { do: 'next' }), random).battle : acts;
    const plays = menu(now)
      .filter(isFight)
      .filter(known)
      .filter(({ do: what, target }) => what === 'charge' && now.units[target ?? '']?.card.arm === 'artillery')
      .filter((play) => !behindTheLine(now, play));
    for (const play of some(plays, 6)) yield counted(now, play, random);
  }
}

function* shotsOf(battle: Battle, n: number, random: Random): Generator<Counted> {
  for (const phase of [3, 4] as const) {
    const now = goTo(battle, phase);
    for (const play of some(menu(now).filter(isKind), n)) yield counted(now, play, random);
    if (phase === 3) continue;
    const guns = menu(now)
      .filter(isKind)
      .filter(
        (play) =>
          play.do === 'fire' && play.on && 'unit' in play.on && now.units[play.on.unit]?.card.arm === 'artillery',
      );
    for (const play of some(guns, n)) yield counted(now, play, random);
  }
}

/** Every commander and all engineers with a unit, losses and disorder about: what asks for the most. */
function worn(battle: Battle): Battle {
  const units: Record<string, Unit> = {};
  Object.values(battle.units).forEach((unit, n) => {
    const lost = { white: unit.startCP > 2 ? n % 3 : 0, red: 0, blue: 0 };
    units[unit.id] = { ...unit, disordered: n % 4 === 0, lost };
  });
  const officers = { ...battle.officers };
  for (const { id, commander } of Object.values(battle.formations)) {
    const host = Object.values(units).find(
      (unit) => unit.formation === id && unit.kind === 'unit' && unit.card.arm !== 'artillery',
    );
    const officer = officers[commander];
    if (host && officer) officers[commander] = { ...officer, host: host.id };
  }
  return { ...battle, units, officers };
}

const above = (those: readonly Counted[]): string[] =>
  those.filter(({ all, decided, kind }) => all - decided > BARS[kind]).map(({ what }) => what);

describe.each(BATTLES)('with own dice in %s', (_, battle) => {
  it('no shot, fight or charge takes more taps than its bar', () => {
    const random = randomOf(11);
    const those = [...shotsOf(battle, 8, random), ...fightsOf(goTo(battle, 6), 3, random)];
    expect(new Set(those.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(above(those)).toEqual([]);
    // No page of its own for what has been told, where nobody has anything to decide.
    for (const { steps, what } of those)
      expect(steps.filter((step) => step.endsWith('!')).length, what).toBeLessThanOrEqual(2);
  });

  it('a charge at guns takes eight of all taps; nine where two of its results could be thrown again', () => {
    const those = [1, 2, 3, 4, 5, 6, 7].flatMap((seed) => [...gunCharges(goTo(battle, 6), randomOf(seed))]);
    expect(those.length).toBeGreaterThan(20);
    expect(those.filter(({ all, decided }) => all > (decided > 1 ? 9 : 8)).map(({ what }) => what)).toEqual([]);
    expect(those.filter(({ all }) => all > 8).length).toBeLessThanOrEqual(Math.max(1, those.length / 50));
  });

  it('officers with their units add a tap to a firefight, and none above the bar to a close combat', () => {
    const random = randomOf(12);
    const those = [...fightsOf(worn(goTo(battle, 6)), 3, random)];
    const beyond = those.filter(({ all, decided, steps, kind }) => {
      const officers = steps.filter((step) => step.startsWith('officer-risk.')).length;
      return all - decided - officers > BARS[kind];
    });
    expect(beyond.map(({ what }) => what)).toEqual([]);
    const lives = (steps: readonly string[]) => steps.filter((step) => step.includes('.officer:')).length;
    expect(those.filter(({ steps }) => lives(steps) > 1).map(({ what }) => what)).toEqual([]);
  });

  it('NBC-CC-26 two on one take eight taps, chosen by hand too: a leader and riders, one more for officers, and no faces', () => {
    for (const seed of [15, 16, 17, 18, 19, 20]) {
      const random = randomOf(seed);
      for (const now of [battle, worn(battle)]) {
        const those = [...twoOnOne(goTo(now, 6), random)];
        expect(those.length).toBeGreaterThan(4);
        for (const { all, decided, steps, what } of those) {
          const officers = steps.filter((step) => step.includes('.officer:')).length;
          expect(all - decided - officers, what).toBeLessThanOrEqual(8);
          // A fight that charges have left is one button.
          expect(all - 1 - decided, what).toBeLessThanOrEqual(8);
          const faces = steps.filter((step) => /\.(throw|major|pursuit)\b/.test(step) && !step.endsWith('=1'));
          expect(faces, what).toEqual([]);
        }
      }
    }
  });

  it('the hits of two attackers fill two rows; the last chip opens what is seldom thrown', () => {
    const joint = { label: 'nobody', hits: 13 } as const;
    const chips = chipsFor(battle, { slot: 'x', by: 'a', label: 'nobody', want: 'dice', dice: 7, joint });
    expect(chips.map(({ label }) => label)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, '11+']);
    const rest = chips.at(-1)?.tells;
    expect(rest && 'chips' in rest && rest.chips.map(({ label }) => label)).toEqual([11, 12, 13]);
  });

  it('an activation takes seven taps at most, whoever lays his card', () => {
    const random = randomOf(13);
    const [mine, theirs] = SIDES.map((side) =>
      Object.values(battle.formations).filter((one) => one.side === side && one.present && one.card !== 'away'),
    );
    const at6 = goTo(battle, 6);
    for (const a of some(mine ?? [], 4))
      for (const b of some(theirs ?? [], 3)) {
        const laid = [a, b].reduce(
          (now, { side, id: formation }) => rule(now, { do: 'choose', side, card: { formation } }),
          at6,
        );
        const { taps, decided, steps } = walked(laid, random);
        expect(2 + taps - decided, steps.join(' ')).toBeLessThanOrEqual(7);
      }
  });

  it('a quiet turn takes eight, with own dice and with the app’s, all day', () => {
    const used = { ready: 1, used: 3 };
    const tired = worn(battle);
    const { a, b } = tired.sides;
    const late = { ...tired, sides: { a: { ...a, rerolls: used }, b: { ...b, rerolls: used } } };
    for (const [dice, from] of [
      ['table', battle],
      ['app', battle],
      ['table', late],
    ] as const) {
      let now: Battle = { ...from, dice };
      for (let turn = 1; turn <= 12 && !now.ended; turn += 1) {
        const { taps, decided, steps, battle: after } = quietTurn(now, randomOf(turn));
        // A formation that is due draws its card: that is its arrival's tap, and no quiet one.
        const arriving = steps.filter((step) => step.startsWith('arrival')).length;
        expect(taps - arriving, `${dice}, turn ${turn}: ${steps.join(' ')}`).toBeLessThanOrEqual(8);
        // It stays to be accepted only where a re-roll die might still bring it in.
        expect(steps.filter((step) => step === 'arrival!').length, steps.join(' ')).toBeLessThanOrEqual(decided);
        now = after;
      }
    }
  });

  it('a disorder check that holds takes two: nothing is left to see', () => {
    const now = goTo(battle, 5);
    for (const { id } of some(Object.values(now.units), 8)) {
      const check = unitMenu(now, id).find((play) => play.do === 'disorder');
      if (!check) continue;
      const open = rule(now, check);
      const task = asked(open)?.id ?? '';
      const held = rule(open, { do: 'enter', task, slot: 'card', thing: { disorder: false } });
      expect(leadsOn(held, task)).toEqual({ do: 'accept', task });
      const fails = rule(open, { do: 'enter', task, slot: 'card', thing: { disorder: true } });
      expect(leadsOn(fails, task)).toBe(null);
    }
  });

  it('a check takes three, whoever is checked', () => {
    const random = randomOf(14);
    const now = goTo(battle, 5);
    for (const unit of some(Object.values(now.units), 12)) {
      const [check] = unitMenu(now, unit.id).filter((play) => play.do === 'check');
      if (!check || asked(now)) continue;
      const { taps, steps } = walked(rule(now, check), random);
      expect(1 + taps, steps.join(' ')).toBeLessThanOrEqual(3);
    }
  });
});

describe('what is asked of the table', () => {
  const [, battle] = BATTLES[0]!;
  const card = { slot: 'card', by: 'a', label: '', rating: 3 } as const;

  it('NBC-DC-01 a disorder check names the line of the card, a quality check only its column', () => {
    expect(asksFor(battle, { ...card, want: 'disorder', column: 'hit' })).toMatch(/^Rating 3: .*3, Hit\.$/);
    expect(asksFor(battle, { ...card, want: 'disorder', column: 'move' })).toMatch(/^Rating 3: .*3, Move\.$/);
    expect(asksFor(battle, { ...card, want: 'result' })).toMatch(/^Rating 3: .*3\.$/);
  });

  it('NBC-MOV-15 two or three dice whose faces count are told in rows, one tap a die', () => {
    for (const dice of [1, 2, 3]) {
      let [chip] = chipsFor(battle, { slot: 'dice', by: 'a', label: '', want: 'dice', dice }).slice(-1);
      for (let die = 1; die < dice; die += 1)
        [chip] = chip && isRow(chip.tells) ? chip.tells.chips.slice(die - 1, die) : [];
      expect(chip?.tells).toEqual({ dice: [6, 1, 2].slice(0, dice) });
    }
    expect(chipsFor(battle, { slot: 'dice', by: 'a', label: '', want: 'dice', dice: 4 })).toEqual([]);
  });
});
