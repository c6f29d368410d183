/** The example month: led deed by deed to its end, whatever else is done in it, and back again where a deed is taken back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHARTS } from '../../../src/campaign/empires-in-arms/charts.ts';
import { dueNow } from '../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import {
  examplePlays,
  exampleSetup,
  GUIDED_STEPS,
  type GuidedStep,
  guidedStep,
  mayPass,
} from '../../../src/campaign/empires-in-arms/guide.ts';
import { sealedText } from '../../../src/campaign/empires-in-arms/modules/sealing.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import { asked } from '../../../src/engine/question.ts';
import { type Opening, saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { begun, Table } from './fixtures.ts';

const named = (name: string): string => name;
const example = (n = 1): Table => new Table(begun(exampleSetup(named), n), n).does(...examplePlays(named));

const openingOf = (targets: readonly string[]): Opening => ({
  salt: saltOf(new Uint8Array(16)),
  text: sealedText('targets', targets),
});
const steps = (table: Table): GuidedStep | undefined => guidedStep(table.state);
/** As the button does: on, as long as nobody has anything to decide. */
function passes(table: Table): void {
  const step = steps(table);
  while (steps(table) === step && mayPass(table.state)) table.does({ do: 'next' });
}
/** Every open question, as it lies. */
function answers(table: Table): void {
  for (let task = asked(table.state); task; task = asked(table.state)) {
    const why = table.tries({ do: 'accept', task: task.id });
    if (why !== undefined) table.does({ do: 'throw', task: task.id });
  }
}
/** What is due, and its question, to its end. */
function feeds(table: Table): void {
  for (let n = 0; n < 9 && dueNow(table.state).some(({ play }) => play); n += 1) {
    const play = dueNow(table.state).find((due) => due.play)?.play;
    if (play) table.does(play);
    answers(table);
  }
}
const declares = (table: Table, war: readonly string[]): void => {
  table.does({ do: 'ask-declarations' });
  expect(steps(table)).toBe('seal');
  const round = Object.values(table.state.rounds)[0]?.id ?? '';
  const entries = [['FR', war] as const, ['AU', []] as const, ['RU', []] as const];
  for (const [power, targets] of entries) {
    table.does({ do: 'seal', round, power, seal: sealFor(openingOf(targets)) });
    expect(steps(table)).toBe(power === 'RU' ? 'open' : 'others');
  }
  for (const [power, targets] of entries) table.does({ do: 'unseal', round, power, ...openingOf(targets) });
  if (war.length > 0) expect(steps(table)).toBe('lawful');
  answers(table);
};

describe('the example month', () => {
  it('EIA-009 is led from its beginning to the next month, each deed waited for', () => {
    const table = example();
    expect(steps(table)).toBe('start');
    table.does({ do: 'start' });
    expect(steps(table)).toBe('talk');
    table.does({ do: 'next' });
    expect(steps(table)).toBe('ask');
    declares(table, ['AU']);
    expect(steps(table)).toBe('reinforce');
    passes(table);
    expect(steps(table)).toBe('place');
    feeds(table);
    expect(table.state.corps['corps-AU']?.factors).toEqual({ regular: 10, cavalry: 2 });
    expect(steps(table)).toBe('land');
    passes(table);
    expect(steps(table)).toBe('slot');
    table.does({ do: 'take-slot', power: 'FR', at: 0 });
    expect(steps(table)).toBe('depot');
    const depot: Play = {
      ...{ do: 'place-depot', power: 'FR', area: 'west', by: 'city', fleet: null, legal: true, source: true },
    };
    table.does(depot);
    expect(steps(table)).toBe('march');
    table.does({ do: 'next' });
    expect(steps(table)).toBe('march');
    const way = [{ area: 'border', river: false, arrow: false, enemyFleet: false }];
    table.does({
      ...{ do: 'march', corps: 'corps-FR', forced: false, landed: false, steps: way, inCity: false, forages: false },
    });
    expect(steps(table)).toBe('feed');
    table.does({ do: 'next' });
    expect(steps(table)).toBe('feed');
    feeds(table);
    expect(steps(table)).toBe('rest');
    for (let n = 0; n < 9 && steps(table) === 'rest'; n += 1) {
      passes(table);
      feeds(table);
    }
    expect(steps(table)).toBe('end');
    passes(table);
    expect(steps(table)).toBeUndefined();
    expect(table.state.clock.date).toEqual({ y: 1806, m: 5 });
  });

  it('EIA-100 waits for the others to be fed where France puts itself last', () => {
    const table = example();
    table.does({ do: 'start' }, { do: 'next' });
    declares(table, ['AU']);
    passes(table);
    feeds(table);
    passes(table);
    table.does({ do: 'take-slot', power: 'FR', at: 2 });
    for (let n = 0; n < 9 && steps(table) === 'france'; n += 1) {
      passes(table);
      feeds(table);
    }
    expect(steps(table)).toBe('depot');
    expect(table.state.clock.acting).toEqual(['FR']);
  });

  it('EIA-021 says so where nobody declared war, and holds nobody up', () => {
    const table = example();
    table.does({ do: 'start' }, { do: 'next' });
    declares(table, []);
    expect(steps(table)).toBe('peaceful');
    table.does({ do: 'next' }, { do: 'next' }, { do: 'next' });
    expect(steps(table)).toBe('reinforce');
  });

  it('a deed that is taken back is to be done again', () => {
    const table = example();
    const before = table.state;
    table.does({ do: 'start' });
    expect(guidedStep(table.state)).toBe('talk');
    expect(guidedStep(before)).toBe('start');
  });

  it('holds no chart, no power’s real land, and nothing that play does not take', () => {
    const setup = exampleSetup(named);
    expect(setup.slots).toEqual({});
    expect(Object.keys(CHARTS).some((chart) => Object.hasOwn(example().state.slots, chart))).toBe(false);
    expect(setup.sheets.areas?.map(({ name }) => name)).toEqual(['west', 'border', 'middle', 'east']);
  });

  it('gets on with whoever plays only what is offered', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 200 }), (stream, n) => {
        const table = example(n);
        const draw = () => stream.next().value ?? 0;
        let furthest = 0;
        for (let i = 0; i < 400 && steps(table); i += 1) {
          const menu = empiresInArms.menu(table.state, 'umpire');
          const onward = menu.find((play) => play.do === 'next' || play.do === 'start');
          const play = onward && draw() % 3 > 0 ? onward : menu[draw() % Math.max(1, menu.length)];
          if (!play) break;
          table.tries(play, 'umpire');
          const at = steps(table);
          furthest = Math.max(furthest, at ? GUIDED_STEPS.indexOf(at) : GUIDED_STEPS.length);
        }
        // Whoever only plays what is offered gets on; a fight without a chart may hold the month where it is.
        expect(furthest).toBeGreaterThan(GUIDED_STEPS.indexOf('ask'));
      }),
      { numRuns: 25 },
    );
  });
});
