/** Waterloo at four in the afternoon: units worn, disordered and broken, officers fallen, set by hand; as a file to take in. */
import { expect, type Page } from '@playwright/test';
import { type Battle, currentCP, onTable } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { nbc } from '../../src/battlefield/game.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { referee } from '../../src/battlefield/referee.ts';
import type { Setup } from '../../src/battlefield/setup.ts';
import { chanceOf, sealOf } from '../../src/engine/chance.ts';
import { makeFile } from '../../src/journal/file.ts';
import { append, begin } from '../../src/journal/record.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { SETUP, seedFrom } from '../battlefield/fixtures.ts';

const AT = 1_767_225_600_000;
const FOUR = 16 * 60;

/** What the day has done until then, to every unit in turn. */
function* theDay(battle: Battle): Generator<Play> {
  yield { do: 'set', what: 'clock', minutes: FOUR };
  const units = Object.values(battle.units).filter((unit) => unit.kind === 'unit' && onTable(unit));
  for (const [n, unit] of units.entries()) {
    const { id } = unit;
    const left = Math.max(1, currentCP(unit) - (n % 4));
    if (left < currentCP(unit)) yield { do: 'set', what: 'unit', id, set: { cp: left } };
    if (n % 5 === 2) yield { do: 'set', what: 'unit', id, set: { exhaustion: n % 2 === 0 ? 1 : 2 } };
    if (n % 7 === 3) yield { do: 'set', what: 'unit', id, set: { disordered: true } };
    if (n % 11 === 5) yield { do: 'set', what: 'unit', id, set: { fate: 'broken' } };
  }
  for (const [n, { id }] of Object.values(battle.officers).entries())
    if (n % 6 === 3) yield { do: 'set', what: 'officer', id, set: { fate: 'injured' } };
  for (const id of ['a', 'b'] as const) yield { do: 'set', what: 'side', id, set: { ready: 3, used: 2 } };
}

export async function wornBattle(setup: Partial<Setup>, go: (battle: Battle) => Play | undefined = () => undefined) {
  const field = await SHELF.find(({ id }) => id === 'waterloo-1815')!.load();
  const seed = seedFrom(1815);
  const header = {
    ...{ id: 'worn', schema: 1, title: field.title, seal: sealOf(seed), startedAt: AT },
    rules: `${nbc.id}-${nbc.rules}`,
  };
  let journal = append(begin(header, { start: undefined, apply: nbc.apply }), {
    ...{ play: { do: 'begin' }, at: AT, by: 'both' },
    events: beginBattle(field, { ...SETUP, ...setup }, header.seal),
  });
  const does = (play: Play) => {
    const ruled = referee(journal.state!, play, (topic) => chanceOf(seed, topic));
    if (!ruled.ok) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(ruled.why)}`);
    journal = append(journal, { play, events: ruled.events, at: AT, by: 'both' });
  };
  for (const play of theDay(journal.state!)) does(play);
  for (let play = go(journal.state!); play; play = go(journal.state!)) does(play);
  const text = makeFile({ header, seed, entries: journal.entries });
  return {
    battle: journal.state!,
    file: { name: 'worn.json', mimeType: 'application/json', buffer: Buffer.from(text) },
  };
}

export async function takeBattle(page: Page, file: Awaited<ReturnType<typeof wornBattle>>['file']): Promise<void> {
  await page.goto('./#/scenarios');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/#\/battle\//);
  await expect(page.getByLabel(/^Phase \d of nine/)).toBeVisible();
}
