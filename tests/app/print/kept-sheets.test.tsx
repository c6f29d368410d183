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
import { small } from '../../battlefield/fixtures.ts';
import { heldTo, shownBy } from '../screens/shown.tsx';
import { ask, walkedBy } from '../screens/walked.tsx';

vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));

vi.mock('../../../src/app/editor/shelf.ts', () => ({
  getScenario: (id: string) =>
    Promise.resolve(id === 'small' ? { ok: true, value: small() } : { ok: false, sentence: 'not-here' }),
}));
vi.stubGlobal('print', () => ask('print'));
const { PrintScreen } = await import('../../../src/app/print/print.tsx');

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

/** What is drawn of a sheet, beside what it says. */
const DRAWN = ['fill', 'd', 'width', 'height', 'viewbox', 'data-paper'];

async function* tapped(): AsyncGenerator<readonly [string, string]> {
  yield ['small', await walkedBy(<PrintScreen id="small" />, { also: DRAWN })];
  yield ['none', await walkedBy(<PrintScreen id="none" />)];
}

describe('sheets', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('of %s', async (id, scenario) => {
    await holds(id, shown(sheetsOf(scenario)));
  });

  it('chosen, coloured and counted tap by tap', async () => {
    await holds('screen', tapped());
  });

  it('of the packs, charts and rulings', async () => {
    await holds('packs', shown(decksOf(everything())));
  });
});
