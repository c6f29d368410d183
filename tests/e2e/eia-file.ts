/** The file of a campaign of Empires in Arms that stands at a step, played by the rules themselves. */
import type { Setup } from '../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../src/campaign/empires-in-arms/game.ts';
import { sealOf } from '../../src/engine/chance.ts';
import { makeFile } from '../../src/journal/file.ts';
import { append, begin } from '../../src/journal/record.ts';
import { begun, SETUP, seed, Table } from '../campaign/empires-in-arms/fixtures.ts';

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
