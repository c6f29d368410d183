// @vitest-environment happy-dom
/** The editor's rooms show what they did: every figure of a draft, and what they find wrong or odd in it. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { findingsOf } from '../../../src/scenarios/check.ts';
import type { Draft } from '../../../src/scenarios/draft.ts';
import { problemsOf } from '../../../src/scenarios/problems.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';
import { everything } from '../../battlefield/everything.ts';
import { heldTo, shownBy, withItsParts } from '../screens/shown.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));
vi.mock('../../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));

const desk = await import('../../../src/app/editor/session.ts');
const { newNames } = await import('../../../src/app/editor/new-names.ts');
const { ArmyRoom } = await import('../../../src/app/editor/army-room.tsx');
const { ArrivalsRoom } = await import('../../../src/app/editor/arrivals-room.tsx');
const { DayRoom } = await import('../../../src/app/editor/day-room.tsx');
const { FormationRoom } = await import('../../../src/app/editor/formation-room.tsx');
const { GroundRoom } = await import('../../../src/app/editor/ground-room.tsx');
const { OverviewRoom } = await import('../../../src/app/editor/overview-room.tsx');
const { ProblemsRoom } = await import('../../../src/app/editor/problems-room.tsx');
const { RateFormation } = await import('../../../src/app/editor/rate-formation.tsx');
const { RulesRoom } = await import('../../../src/app/editor/rules-room.tsx');
const { GarrisonRoom, UnitRoom } = await import('../../../src/app/editor/unit-room.tsx');
const { WordsRoom } = await import('../../../src/app/editor/words-room.tsx');

beforeAll(withItsParts);

const holds = heldTo('editor');

/** A scenario with as much wrong in it as it can bear: figures beyond their bounds, names that are missing or taken. */
function spoilt(scenario: Scenario): Draft {
  const { a, b } = scenario.sides;
  const formations = a.formations.map((one, n) => ({
    ...one,
    name: n === 0 ? '' : one.name,
    commander: { ...one.commander, A: 1 + ((one.commander.A * 5) % 9) },
    units: one.units.map((unit, i) => ({ ...unit, ref: i % 3 === 0 ? 'I/1' : unit.ref })),
  }));
  const late = scenario.reinforcements.map((one) => ({ ...one, at: scenario.start - 60 }));
  return {
    ...scenario,
    title: '',
    reinforcements: late,
    sides: { a: { ...a, formations }, b: { ...b, name: '' } },
  } as Draft;
}

function* roomsOf(of: Draft): Generator<readonly [string, ComponentChild]> {
  yield ['overview', <OverviewRoom of={of} />];
  yield ['problems', <ProblemsRoom of={of} />];
  yield ['day', <DayRoom of={of} />];
  yield ['ground', <GroundRoom of={of} />];
  yield ['rules', <RulesRoom of={of} />];
  yield ['words', <WordsRoom of={of} />];
  yield ['arrivals', <ArrivalsRoom of={of} />];
  for (const side of ['a', 'b'] as const) {
    yield [`army ${side}`, <ArmyRoom of={of} side={side} />];
    for (const { unit } of of.sides[side].garrisons ?? [])
      yield [`garrison ${unit.id}`, <GarrisonRoom of={of} id={unit.id} />];
    const arms = new Set<string>();
    for (const [n, { id, units }] of of.sides[side].formations.entries()) {
      if (n < 2) yield [`formation ${id}`, <FormationRoom of={of} id={id} />];
      if (n < 1) yield [`ratings ${id}`, <RateFormation of={of} id={id} />];
      for (const unit of units) {
        if (arms.has(unit.arm)) continue;
        arms.add(unit.arm);
        yield [`unit ${unit.id}`, <UnitRoom of={of} id={unit.id} />];
      }
    }
  }
}

async function* shown(of: Draft): AsyncGenerator<readonly [string, string]> {
  desk.problems.value = problemsOf(of);
  desk.findings.value = findingsOf(of, newNames());
  for (const [name, page] of roomsOf(of)) yield [name, await shownBy(page)];
}

const THESE = ['maida-1806', 'quatre-bras-1815', 'ligny-1815'];
const SCENARIOS = [
  everything(),
  ...(await Promise.all(SHELF.filter(({ id }) => THESE.includes(id)).map(({ load }) => load()))),
];

describe('the editor’s rooms', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('of %s', async (id, scenario) => {
    await holds(id, shown(scenario as Draft));
    await holds(`${id}, spoilt`, shown(spoilt(scenario)));
  });
});
