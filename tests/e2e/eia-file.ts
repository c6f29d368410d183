/** The file of a campaign of Empires in Arms that stands at a step, played by the rules themselves; and how it is taken in. */
import { expect, type Page } from '@playwright/test';
import type { Setup } from '../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../src/campaign/empires-in-arms/game.ts';
import { sealOf } from '../../src/engine/chance.ts';
import { makeFile } from '../../src/journal/file.ts';
import { append, begin } from '../../src/journal/record.ts';
import { begun, SETUP, seed, Table } from '../campaign/empires-in-arms/fixtures.ts';
import { button } from './hands.ts';
import { says } from './words.ts';

const AT = 1_767_225_600_000;

/** One entry holds all that was played until then: nothing of it can be undone, and the dice are always the same. */
export function campaignFile(
  setup: Partial<Setup>,
  play: (table: Table) => Table,
): { name: string; mimeType: string; buffer: Buffer } {
  const key = seed(1);
  const table = play(new Table(begun(setup), 1));
  const whole = { ...SETUP, ...setup };
  const header = {
    ...{ id: 'eia-sample', schema: 1, title: whole.title, seal: sealOf(key), startedAt: AT },
    rules: `${empiresInArms.id}-${empiresInArms.rules}`,
  };
  const beginning = [{ type: 'begun' as const, setup: whole, seal: header.seal }, ...table.events];
  const journal = append(begin(header, { start: undefined, apply: empiresInArms.apply }), {
    ...{ play: { do: 'begin' }, events: beginning, at: AT, by: 'table' },
  });
  const text = makeFile({ header, seed: key, entries: journal.entries });
  return { name: 'eia.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Takes it in, and gives its address. No phone writes one entry of many plays: the app says so, and asks. */
export async function takeCampaign(page: Page, file: ReturnType<typeof campaignFile>): Promise<string> {
  await page.goto('./#/campaigns');
  const chosen = page.waitForEvent('filechooser');
  await page.getByText(says('campaign-take-file')).click();
  await (await chosen).setFiles(file);
  const anyway = button(page, says('taking-yes', { change: 'new' })).or(
    button(page, says('taking-yes', { change: 'earlier' })),
  );
  await expect(async () => {
    if (await anyway.isVisible()) await anyway.click({ timeout: 2000 });
    expect(page.url()).toMatch(/#\/campaign\//);
  }).toPass();
  return new URL(page.url()).hash.split('/').slice(0, 3).join('/');
}
