// @vitest-environment happy-dom
/** What is printed of a scenario is what it was, and every figure of a unit or officer is the scenario's. */
import type { ComponentChild } from 'preact';
import { describe, it, vi } from 'vitest';
import { CommandPiece, QualityPiece, TimePiece } from '../../../src/app/print/card-pieces.tsx';
import { bothSides, commandCards } from '../../../src/app/print/pieces.ts';
import { ChartSheet, CounterSheets, LabelSheets, Rosters, RulingSheet } from '../../../src/app/print/sheets.tsx';
import { DEFAULTS } from '../../../src/app/reference/charts.ts';
import { qualityDeckNamed, timeDeckInForce } from '../../../src/cards/shelf.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';
import { everything } from '../../battlefield/everything.ts';
import { heldTo, shownBy } from '../screens/shown.tsx';

vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));

const holds = heldTo('print');
const SCENARIOS = [everything(), ...(await Promise.all(SHELF.map(({ load }) => load())))];

function* sheetsOf(scenario: Scenario): Generator<readonly [string, ComponentChild]> {
  yield ['labels', <LabelSheets scenario={scenario} colours="side" />];
  yield ['rosters', <Rosters scenario={scenario} />];
  yield ['counters', <CounterSheets scenario={scenario} sets={2} />];
  const cards = bothSides((side) => commandCards(scenario, side));
  yield ['command', cards.map((card) => <CommandPiece of={card} colours="formation" />)];
}

/** What hangs on the rulings and the packs, not on the armies. */
function* decksOf({ decks, rulings }: Scenario): Generator<readonly [string, ComponentChild]> {
  const [quality, time] = [qualityDeckNamed(decks.quality), timeDeckInForce(rulings)];
  yield ['rulings', <RulingSheet rulings={rulings} />];
  yield ['charts', <ChartSheet inForce={{ ...DEFAULTS, rulings, time }} />];
  yield ['quality', quality.cards.map((card) => <QualityPiece deck={quality} card={card} />)];
  yield ['time', time.cards.map((card) => <TimePiece {...card} />)];
}

async function* shown(pages: Iterable<readonly [string, ComponentChild]>): AsyncGenerator<readonly [string, string]> {
  for (const [name, page] of pages) yield [name, await shownBy(page)];
}

describe('sheets', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('of %s', async (id, scenario) => {
    await holds(id, shown(sheetsOf(scenario)));
  });

  it('of the packs, charts and rulings', async () => {
    await holds('packs', shown(decksOf(everything())));
  });
});
