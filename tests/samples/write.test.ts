/**
 * Writes the samples anew: `SCOVELL_SAMPLES=write npx vitest run tests/samples/write.test.ts`. Only while no version has
 * been released; from then on a sample is kept as it is, and a new shape has one of its own beside it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { summaryOf } from '../../src/app/session/summary.ts';
import { writePack } from '../../src/cards/deck-file.ts';
import { headOf } from '../../src/journal/chain.ts';
import { writeEntry } from '../../src/journal/entry.ts';
import { type BattleRecord, makeFile } from '../../src/journal/file.ts';
import { writeScenario, writeShort } from '../../src/scenarios/file.ts';
import { cutInParts, pack } from '../../src/scenarios/link.ts';
import { battleMade, campaignCopyMade, campaignMade, scenarioMade } from './made.ts';
import { qualityDeckMade } from './packs.ts';
import { standOfBattle, standOfCampaign } from './stands.ts';

/** Entries of a battle that is kept in part. */
const FEW = 24;

const keep = (name: string, text: string): void => writeFileSync(join(import.meta.dirname, name), text);
const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** The rows of a record in the database: what it starts from, how far it goes, and each entry. */
const rowsOf = ({ header, seed, entries }: BattleRecord<unknown>, summary: unknown) => ({
  battles: [{ id: header.id, header, seed }],
  heads: [
    {
      id: header.id,
      head: headOf(header, entries),
      count: entries.length,
      summary,
      lastExport: { at: header.startedAt, seq: 1 },
    },
  ],
  entries: entries.map((entry) => ({ battle: header.id, seq: entry.seq, written: writeEntry(entry) })),
});

describe.runIf(process.env.SCOVELL_SAMPLES === 'write')('the samples', () => {
  it('of files and links', async () => {
    const battle = battleMade();
    const campaign = campaignMade();
    keep('battle.json', makeFile(battle.record));
    keep('battle.stand.json', json(standOfBattle(battle.state)));
    keep('campaign.json', makeFile(campaign.record));
    keep('campaign.stand.json', json(standOfCampaign(campaign.state)));
    keep('scenario.json', writeScenario(scenarioMade()));
    const data = await pack(writeShort(scenarioMade()));
    keep('links.json', json({ whole: `https://example.org/#/take/${data}`, parts: cutInParts(data) }));
    keep('quality-pack.json', writePack(qualityDeckMade()));
    keep(
      'time-pack.json',
      writePack({
        kind: 'time',
        id: 'clock',
        name: 'Our clock',
        cards: [
          { id: 1, minutes: 20 },
          { id: 2, minutes: 30 },
        ],
      }),
    );
    keep(
      'time-pack-counted.json',
      json({
        kind: 'time',
        id: 'clock',
        name: 'Our clock',
        counts: [
          [20, 3],
          [30, 2],
        ],
      }),
    );
  });

  it('of a battle whose seed is locked', () => {
    const { record } = battleMade();
    const box = 'AAECAwQFBgcICQoLsealedByADeviceThatIsNotHere=';
    keep('battle-locked.json', makeFile({ ...record, entries: record.entries.slice(0, FEW), seed: { box } }));
  });

  it('of a campaign that goes on in a copy', () => keep('campaign-copy.json', makeFile(campaignCopyMade())));

  it('of the database', () => {
    const battle = battleMade();
    const { record } = battle;
    const few = { ...record, entries: record.entries.slice(0, FEW) };
    const settings = { theme: 'sun', haptics: false, wakeLock: false, seen: ['first-check', 'first-order'] };
    keep(
      'database.json',
      json({
        version: 10,
        keys: { battles: 'id', heads: 'id', entries: ['battle', 'seq'], settings: 'key', scenarios: 'id' },
        rows: {
          ...rowsOf(few, summaryOf(battle.state)),
          settings: [{ key: 'device', value: settings }],
          scenarios: [{ id: 'sample', updated: 1, data: JSON.parse(writeShort(scenarioMade())) }],
        },
        places: { 'scovell.theme': 'sun', 'scovell.language': 'en' },
      }),
    );
  });
});
