import { afterEach, describe, expect, it } from 'vitest';
import { ALL, openAll, openOnly } from '../../src/battlefield/all.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import {
  CHAPTERS,
  type ChapterName,
  CONTENTS,
  chapter,
  FOR_SHEETS,
  needed,
  neededFor,
} from '../../src/battlefield/chapters.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play, PlayName } from '../../src/battlefield/plays.ts';
import { PROCEDURE_KINDS, procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { TASK_PLAYS } from '../../src/battlefield/tasks.ts';
import { openChance } from '../../src/dice/chance.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { pick, randomOf } from './bot.ts';
import { begin, goTo, play, SETUP, seedFrom } from './fixtures.ts';
import { applyAll } from './folded.ts';

afterEach(openAll);

/** What the referee judges with no chapter at all. */
const CORE = {
  next: 1,
  finish: 1,
  pass: 1,
  ruling: 1,
  dice: 1,
  phone: 1,
  help: 1,
  note: 1,
  tell: 1,
  end: 1,
  reopen: 1,
  answer: 1,
  throw: 1,
  enter: 1,
  again: 1,
  accept: 1,
  decide: 1,
  aside: 1,
  resume: 1,
  drop: 1,
} as const satisfies Partial<Record<PlayName, 1>>;

/** Fails to compile when a play belongs to no chapter and not to the core either. */
type Homeless = Exclude<PlayName, keyof typeof CORE | (typeof CONTENTS)[ChapterName]['plays'][number]>;
const NOBODY: [Homeless] extends [never] ? true : Homeless = true;

describe('the chapters of the rules', () => {
  it('hold every play once, and the core the rest', () => {
    expect(NOBODY).toBe(true);
    const plays = CHAPTERS.flatMap((name): readonly string[] => CONTENTS[name].plays);
    expect(new Set(plays).size).toBe(plays.length);
    expect(plays.filter((name) => name in CORE)).toEqual([]);
    for (const name of TASK_PLAYS) expect(name in CORE).toBe(true);
  });

  it.each(CHAPTERS)('%s brings the questions and plays the table names, and no others', (name) => {
    const { questions, plays } = ALL[name];
    expect(Object.keys(questions).sort()).toEqual([...CONTENTS[name].kinds].sort());
    expect(Object.keys(plays).sort()).toEqual([...CONTENTS[name].plays].sort());
    for (const [kind, procedure] of Object.entries(questions)) expect(procedure.kind).toBe(kind);
  });

  it('hold every kind of question once', () => {
    const kinds = CHAPTERS.flatMap((name): readonly string[] => CONTENTS[name].kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect([...PROCEDURE_KINDS].sort()).toEqual([...kinds].sort());
  });

  it('throw when they are asked for closed, and are never taken for unknown', () => {
    const battle = begin();
    openOnly([]);
    for (const name of CHAPTERS) expect(() => chapter(name)).toThrow(/has not been opened/);
    for (const kind of PROCEDURE_KINDS) expect(() => procedureFor(kind)).toThrow(/has not been opened/);
    expect(procedureFor('from-the-future').kind).toBe('unknown');
    expect(() => referee(battle, { do: 'check', unit: 'husson' }, () => openChance(seedFrom(1), 0))).toThrow(
      /"checks" has not been opened/,
    );
  });

  it('a battle that begins needs one of them', () => {
    expect(needed(begin())).toEqual(['command']);
  });

  it('a question set aside keeps its chapter open', () => {
    const checked = play(begin(), { do: 'check', unit: 'husson' });
    const aside = play(checked, { do: 'aside', task: checked.agenda[0]!.id });
    expect(needed(goTo(aside, 4))).toEqual(expect.arrayContaining(['checks', 'artillery', 'commanders']));
  });
});

describe('what a battle needs', () => {
  const seed = seedFrom(9);
  const judge = (battle: Battle, one: Play) => referee(battle, one, (at) => openChance(seed, at));

  /** Plays with all open, and looks again at each step with no more than it says it needs. */
  async function walk(id: string, n: number, most: number, help: 'resolve' | 'remind' | 'ledger') {
    const scenario = await SHELF.find((one) => one.id === id)!.load();
    let battle = applyAll(undefined, beginBattle(scenario, { ...SETUP, help }, 'seal'))!;
    const random = randomOf(n);
    const seen = new Set<ChapterName>();
    for (let i = 0; i < most; i += 1) {
      const choice = pick(battle, random);
      const offers = menu(battle);
      const ruled = judge(battle, choice);
      if (!ruled.ok) throw new Error(ruled.why);
      openOnly(needed(battle));
      for (const name of needed(battle)) seen.add(name);
      expect(menu(battle)).toEqual(offers);
      // Whatever the turn offers can be judged with the same chapters and the play's own.
      const other = offers[random(offers.length)]!;
      openOnly(neededFor(battle, other.do));
      expect(() => judge(battle, other)).not.toThrow();
      openOnly(neededFor(battle, choice.do));
      expect(judge(battle, choice)).toEqual(ruled);
      openOnly(FOR_SHEETS);
      for (const unit of Object.keys(battle.units).slice(0, 3)) expect(() => unitMenu(battle, unit)).not.toThrow();
      openAll();
      battle = ruled.battle;
    }
    return seen;
  }

  it.each([
    ['maida-1806', 1, 'resolve'],
    ['maida-1806', 2, 'remind'],
    ['maida-1806', 3, 'ledger'],
    ['quatre-bras-1815', 4, 'resolve'],
    ['quatre-bras-1815', 5, 'remind'],
  ] as const)('covers its menu and all it judges: %s, battle %i, %s', async (id, n, help) => {
    const seen = await walk(id, n, 500, help);
    for (const name of ['command', 'skirmishing', 'artillery', 'cards', 'orders', 'recovery'] as const)
      expect([...seen]).toContain(name);
  });
});
