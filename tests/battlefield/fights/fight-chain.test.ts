/**
 * A whole fight, from the first gun to the officer carried off, through the referee and the journal: every step of it is
 * set aside and taken up, undone and redone, and the battle is each time the same to the last figure.
 */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type Thing } from '../../../src/battlefield/battle.ts';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { apply } from '../../../src/battlefield/ledger/apply.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import type { Need } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { referee } from '../../../src/battlefield/referee.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { chanceOf, sealOf } from '../../../src/engine/chance.ts';
import { digest } from '../../../src/journal/hash.ts';
import { append, begin, type Journal, open, redo, undo } from '../../../src/journal/record.ts';
import { battery, SETUP, SMALL, seedFrom, small, top } from '../fixtures.ts';

type State = Battle | undefined;
type Record = Journal<State, Event>;

const SEED = seedFrom(7);
const STAMP = { at: 0, by: 'both' };

/** The Allies with light guns that evade and heavy ones that stand. */
function scenarioOfTheFight() {
  const [picton, guards] = SMALL.sides.b.formations;
  const light = { ...battery('royal', 'R', 'Royal'), weight: 'light' } as ReturnType<typeof battery>;
  const units = [...picton!.units, light, battery('rogers', 'F', 'Rogers')];
  return small({
    sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [{ ...picton!, units }, guards!] } },
  });
}

function begun(): Record {
  const events = beginBattle(scenarioOfTheFight(), SETUP, sealOf(SEED));
  const header = {
    format: 'scovell-journal',
    version: 1,
    app: '0',
    rules: 'nbc-1',
    battle: 'b',
    createdAt: 0,
    seal: '',
  };
  const empty = begin<State, Event>(header as never, { start: undefined, apply });
  return append(empty, { play: { do: 'begin' }, events, ...STAMP } as never);
}

const now = (record: Record): Battle => record.state!;
const print = (record: Record): string => digest(now(record));
const needs = (battle: Battle): readonly Need[] => procedureFor(top(battle).kind).needs(battle, top(battle));

function played(record: Record, play: Play): Record {
  const ruled = referee(now(record), play, (topic) => chanceOf(SEED, topic));
  if (!ruled.ok) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(ruled.why)}`);
  return append(record, { play, events: ruled.events, ...STAMP });
}

/** One step of the fight, with what must hold around it. */
function step(record: Record, play: Play): Record {
  const before = print(record);
  const done = played(record, play);
  const after = print(done);
  const back = undo(done, STAMP)!;
  expect(print(back)).toBe(before);
  const again = redo(back, STAMP)!;
  expect(print(again)).toBe(after);
  return again;
}

/** The open question is laid aside and taken up again: nothing has changed. */
function leftAndTakenUp(record: Record): void {
  const task = top(now(record));
  const before = print(record);
  const aside = played(record, { do: 'defer', task: task.id });
  expect(now(aside).agenda.find(({ id }) => id === task.id)!.deferred).toBe(true);
  expect(print(played(aside, { do: 'resume', task: task.id }))).toBe(before);
}

const faces = (...some: Face[]): Thing => ({ dice: some });
const hits = (of: number, made: number): Thing =>
  faces(...Array.from({ length: of }, (_, n): Face => (n < made ? 6 : 1)));

type Says = (need: Need) => Thing;

/** Answers the open question throw by throw with the table's own, and accepts it. */
function settled(
  record: Record,
  kind: string,
  says: Says,
  facts?: { [key: string]: boolean | string | number },
): Record {
  expect(top(now(record)).kind).toBe(kind);
  let here = record;
  if (facts) here = step(here, { do: 'answer', task: top(now(here)).id, facts });
  leftAndTakenUp(here);
  for (let wanted = needs(now(here)); wanted.length > 0; wanted = needs(now(here))) {
    here = step(here, { do: 'enter', task: top(now(here)).id, slot: wanted[0]!.slot, thing: says(wanted[0]!) });
    leftAndTakenUp(here);
  }
  return step(here, { do: 'accept', task: top(now(here)).id });
}

const pot = (w1: Face, w2: Face, g1: Face = 1, g2: Face = 1, red: Face = 1): Thing => ({
  pot: { red, white: [w1, w2], green: [g1, g2] },
});
const says =
  (by: { readonly [slot: string]: Thing }, otherwise?: Thing): Says =>
  (need) =>
    by[need.slot] ?? otherwise ?? hits(need.want === 'dice' ? need.dice : 0, 0);

/** To the combats, with Kempt shot to pieces, guns driven off, and Piré at its throat. */
function toTheCombats(): Record {
  let here = begun();
  while (now(here).phase < 4) here = step(here, { do: 'next' });
  here = step(here, { do: 'join', officer: 'c-picton', unit: 'kempt' });
  here = step(here, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
  here = settled(here, 'volley', says({ guns: pot(6, 6, 6, 6, 6) }));
  here = step(here, { do: 'next' });
  while (now(here).agenda.length > 0)
    here =
      top(now(here)).kind === 'disorder'
        ? settled(here, 'disorder', says({}, { disorder: true }))
        : settled(here, 'officer-risk', says({}, faces(3, 3)));
  expect(now(here).units.kempt!.disordered).toBe(true);
  while (now(here).phase < 6) here = step(here, { do: 'next' });
  here = step(here, { do: 'choose', side: 'a', card: { formation: 'ii' } });
  here = step(here, { do: 'choose', side: 'b', card: { formation: 'picton' } });
  here = settled(here, 'contest', (need) => (need.by === 'a' ? pot(6, 6) : pot(1, 2)));
  here = settled(here, 'command', says({}, pot(6, 6)));
  while (now(here).action!.step !== 'move') here = step(here, { do: 'next' });

  // Campi at the light guns: they evade with one die of canister, are caught by a second closing check, and have no second answer.
  here = step(here, { do: 'charge', unit: 'campi', target: 'royal' });
  here = settled(here, 'charge', says({ card: { result: 'N' } }));
  here = settled(here, 'guns-attacked', says({ evade: { result: 'N' }, 'throw:royal': faces(6) }));
  here = settled(here, 'disorder', says({}, { disorder: false }));
  expect(now(here).units.royal).toMatchObject({ disordered: true, facts: { evaded: ['campi'], facingAway: true } });
  here = settled(here, 'charge-again', says({ card: { result: 'N' } }));
  here = settled(here, 'guns-attacked', says({}));
  expect(now(here).units.campi!.facts).toMatchObject({ contact: 'royal', strikes: 'rear' });
  // Husson at the heavy guns: their final shot.
  here = step(here, { do: 'charge', unit: 'husson', target: 'rogers' });
  here = settled(here, 'charge', says({ card: { result: 'VH' } }));
  here = settled(here, 'guns-attacked', says({ 'throw:rogers': hits(3, 1) }));
  here = settled(here, 'disorder', says({}, { disorder: false }));
  // Piré at Kempt.
  here = step(here, { do: 'charge', unit: 'pire', target: 'kempt' });
  here = settled(here, 'charge', says({ card: { result: 'N' } }));
  while (now(here).action!.step !== 'combats') here = step(here, { do: 'next' });
  return here;
}

/** Piré beats Kempt, rides after it and breaks it; Picton, who is with it, is hit. */
function fought(start: Record): Record {
  let here = step(start, { do: 'combat', attackers: ['pire'], target: 'kempt' });
  const left = currentCP(now(here).units.kempt!);
  here = settled(here, 'close-combat', (need) => {
    if (need.slot === 'throw:pire' && need.want === 'dice') return hits(need.dice, left - 1);
    if (need.slot.startsWith('check:')) return { result: need.slot.endsWith('kempt') ? 'VL' : 'H' };
    if (need.slot === 'pursuit:pire' && need.want === 'dice') return hits(need.dice, 1);
    if (need.slot === 'officer:kempt') return faces(6, 6);
    return hits(need.want === 'dice' ? need.dice : 0, 0);
  });
  return here;
}

describe('a fight from the first gun to the last officer', () => {
  const ready = toTheCombats();
  const over = fought(ready);

  it('NBC-ART-17 NBC-EVD-02 NBC-EVD-04 NBC-FSH-01 NBC-CC-34 NBC-CC-37 is written as it was thrown, step by step', () => {
    const { units, officers, agenda } = now(over);
    expect(units.campi!.lost.white).toBe(1);
    expect(units.husson!.lost.white).toBe(1);
    expect(units.husson!.facts.contact).toBe('rogers');
    expect(units.kempt).toMatchObject({ fate: 'broken', disordered: false });
    expect(currentCP(units.kempt!)).toBe(0);
    expect(officers['c-picton']).toMatchObject({ fate: 'injured', host: null });
    expect(agenda).toEqual([]);
  });

  it('is undone to its beginning step by step, and redone to the same battle', () => {
    const prints: string[] = [];
    let here = over;
    for (let back: Record | null = here; back?.top.below?.below; back = undo(back, STAMP)) {
      prints.push(print(back));
      here = back;
    }
    here = undo(here, STAMP)!;
    expect(print(here)).toBe(print(begun()));
    for (const wanted of prints.reverse()) {
      here = redo(here, STAMP)!;
      expect(print(here)).toBe(wanted);
    }
    expect(print(here)).toBe(print(over));
    const opened = open(over.header, over.entries, over.machine);
    expect(opened.ok && digest(opened.journal.state!)).toBe(print(over));
  });

  it('undone in the middle and fought otherwise, it leaves nothing of the first way behind', () => {
    const other = played(ready, { do: 'combat', attackers: ['pire'], target: 'kempt' });
    const nothing = played(other, { do: 'decide', task: top(now(other)).id, choice: 'nothing' });
    let back = over;
    while (print(back) !== print(ready)) back = undo(back, STAMP)!;
    back = played(back, { do: 'combat', attackers: ['pire'], target: 'kempt' });
    back = played(back, { do: 'decide', task: top(now(back)).id, choice: 'nothing' });
    expect(print(back)).toBe(print(nothing));
    expect(redo(back, STAMP)).toBeNull();
  });

  it('thrown by the app it draws the same dice after an undo as before it', () => {
    const open_ = played(ready, { do: 'combat', attackers: ['husson'], target: 'rogers' });
    const first = played(open_, { do: 'throw', task: top(now(open_)).id });
    const second = played(undo(first, STAMP)!, { do: 'throw', task: top(now(open_)).id });
    expect(print(second)).toBe(print(first));
  });

  it('thrown half by the app and half by the table it ends in one question, accepted once', () => {
    let here = played(ready, { do: 'combat', attackers: ['pire'], target: 'kempt' });
    const { id } = top(now(here));
    const [own] = needs(now(here));
    here = played(here, {
      do: 'enter',
      task: id,
      slot: own!.slot,
      thing: hits(own!.want === 'dice' ? own!.dice : 0, 2),
    });
    for (let i = 0; i < 6 && needs(now(here)).length > 0; i += 1) here = played(here, { do: 'throw', task: id });
    expect(top(now(here)).rolls.map(({ own: mine }) => mine)).toContain(true);
    expect(top(now(here)).rolls.map(({ own: mine }) => mine)).toContain(false);
    expect(now(played(here, { do: 'accept', task: id })).agenda.some((task) => task.id === id)).toBe(false);
  });
});

describe('a fight that the table ends early', () => {
  const ready = toTheCombats();
  const choices = (record: Record): string[] =>
    procedureFor(top(now(record)).kind).byHand!(now(record), top(now(record))).map(({ value }) => value);

  it('NBC-CC-01 at any point of the throws, and either way nothing stays open', () => {
    const here = played(ready, { do: 'combat', attackers: ['pire'], target: 'kempt' });
    const half = played(here, {
      do: 'enter',
      task: top(now(here)).id,
      slot: needs(now(here))[0]!.slot,
      thing: says({})(needs(now(here))[0]!),
    });
    for (const at of [here, half]) {
      expect(choices(at)).toEqual(['nothing', 'set']);
      const nothing = step(at, { do: 'decide', task: top(now(at)).id, choice: 'nothing' });
      expect(now(nothing).agenda).toEqual([]);
      expect(now(nothing).units.pire!.facts.contact).toBeUndefined();
      expect(now(nothing).units.kempt!.lost).toEqual(now(at).units.kempt!.lost);
      let set = step(at, { do: 'decide', task: top(now(at)).id, choice: 'set' });
      expect(top(now(set)).kind).toBe('fight-result');
      set = settled(set, 'fight-result', says({}), { 'd:lost': 1, 'a:isDisordered': true });
      expect(currentCP(now(set).units.kempt!)).toBe(currentCP(now(at).units.kempt!) - 1);
      expect(now(set).units.pire!.disordered).toBe(true);
      // NBC-OFF-03: Picton was in it, whoever decided it.
      set = settled(set, 'officer-risk', says({}, faces(3, 3)));
      expect(now(set).agenda).toEqual([]);
    }
  });

  it('NBC-CC-01 whose result is still to be set attacks nobody else meanwhile', () => {
    let here = played(ready, { do: 'combat', attackers: ['pire'], target: 'kempt' });
    here = played(here, { do: 'decide', task: top(now(here)).id, choice: 'set' });
    here = played(here, { do: 'defer', task: top(now(here)).id });
    const again = () => played(here, { do: 'combat', attackers: ['pire'], target: 'pack' });
    expect(again).toThrow('fight-set-aside');
  });

  it('NBC-ORD-13 NBC-GAR-02 that it was attacked holds, though nothing came of it', () => {
    const start = now(ready);
    const marching = {
      ...start,
      formations: { ...start.formations, picton: { ...start.formations.picton!, order: 'strategic' } },
      units: {
        ...start.units,
        husson: { ...start.units.husson!, facts: {} },
        pack: { ...start.units.pack!, area: 'farm' },
      },
    } as Battle;
    const done = (battle: Battle, play: Play): Battle => {
      const ruled = referee(battle, play, (topic) => chanceOf(SEED, topic));
      if (!ruled.ok) throw new Error(JSON.stringify(ruled.why));
      return ruled.state;
    };
    let battle = done(marching, { do: 'combat', attackers: ['husson'], target: 'pack' });
    battle = done(battle, { do: 'decide', task: top(battle).id, choice: 'nothing' });
    expect(battle.formations.picton!.order).toBe('defend');
    expect(battle.units.pack!.facts.attackedHere).toBe(true);
  });

  it('NBC-EVD-03 NBC-EVD-04 guns that got away by the table face away all the same', () => {
    let here = played(ready, { do: 'next' });
    here = undo(here, STAMP)!;
    while (now(here).action!.step !== 'move') here = undo(here, STAMP)!;
    for (const id of ['pire', 'husson']) here = played(here, { do: 'set', what: 'unit', id, set: { moved: false } });
    here = played(here, { do: 'charge', unit: 'pire', target: 'rogers' });
    here = settled(here, 'charge', says({ card: { result: 'N' } }));
    here = step(here, { do: 'decide', task: top(now(here)).id, choice: 'evades' });
    expect(now(here).units.rogers!.facts).toMatchObject({ evaded: ['pire'], facingAway: true });
    // The same attacker checks once more; whoever comes next comes most likely from behind, and has no check to make.
    expect([top(now(here)).kind, needs(now(here)).length]).toEqual(['charge-again', 1]);
    here = step(here, { do: 'drop', task: top(now(here)).id });
    const next = (unit: string) => played(here, { do: 'charge', unit, target: 'rogers' });
    expect(needs(now(next('husson')))).toEqual([]);
    here = step(next('husson'), { do: 'answer', task: top(now(next('husson'))).id, facts: { 'a:strikes': 'front' } });
    expect(needs(now(here))).toHaveLength(1);
  });
});
