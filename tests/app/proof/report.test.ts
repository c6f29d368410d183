/** What the proof tells of files that are neither whole nor plainly forged. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readForProof } from '../../../src/app/proof/reading.ts';
import type { Report } from '../../../src/app/proof/report.ts';
import { reportLines } from '../../../src/app/proof/told.ts';
import { proveFile } from '../../../src/app/proof/walk.ts';
import { machine } from '../../../src/app/session/battle-journal.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { chanceOf, isSeed } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { chanceSeed } from '../../../src/journal/chance-seed.ts';
import { makeFile } from '../../../src/journal/file.ts';
import { append, open, undo } from '../../../src/journal/record.ts';
import { t } from '../../../src/words/t.ts';
import { randomOf } from '../../battlefield/bot.ts';
import { chained, FORGERS, type Stored, storedBattle } from './stored.ts';

const stamp = { at: 0, by: 'both' };
const noWords = () => '';

function reportOf(text: string): Report {
  const read = readForProof(text);
  if (!read.ok) throw new Error(codeOf(read.why));
  return proveFile(read.file);
}

let battle: Stored;
beforeAll(async () => {
  battle = await storedBattle(21, 90);
});

/** The record with more plays, judged as the app judges them. */
function carriedOn(plays: readonly Play[], from = battle.record.entries) {
  const { header, seed } = battle.record;
  const opened = open(header, from, machine);
  if (!opened.ok || !isSeed(seed)) throw new Error('It does not open.');
  let { journal } = opened;
  for (const play of plays) {
    const ruled = judge(nbc, journal.state!, { actor: 'both', play }, (topic) =>
      chanceOf(chanceSeed(header, seed), topic),
    );
    if (!ruled.ok) throw new Error(codeOf(ruled.why));
    journal = append(journal, { play, events: ruled.events, ...stamp });
  }
  return { journal, seed };
}

describe('a file without a seed', () => {
  it('holds as far as own dice go; its throws wait for the seed', () => {
    const whole = reportOf(battle.text);
    const report = reportOf(makeFile({ ...battle.record, seed: null }));
    expect(report.broken).toBeUndefined();
    expect([report.verdict, report.throws, report.waiting]).toEqual(['waits', 0, whole.throws]);
    expect(report.plays).toBeGreaterThan(0);
    expect(report.plays).toBeLessThan(whole.plays);
    expect(reportLines(report, noWords)[1]).toBe(t('proof-judgment-waits'));
  });

  it('is found out in a play that throws nothing', () => {
    const { entries, header } = battle.record;
    const at = entries.findIndex(
      (entry, i) => i > 0 && entry.kind === 'deed' && !entry.events.some(({ type }) => type === 'thrown'),
    );
    const forged = entries.map((entry, i) =>
      i === at && entry.kind === 'deed'
        ? { ...entry, events: [...entry.events, { type: 'clock', minutes: 1 } as const] }
        : entry,
    );
    const report = reportOf(makeFile({ header, seed: null, entries: chained(header, forged) }));
    expect([report.verdict, report.broken?.seq]).toEqual(['broken', at + 1]);
  });
});

describe('what was set by hand', () => {
  it('is one line a deed: nobody else acts, whoever was left', () => {
    const begun = battle.record.entries.slice(0, 1);
    const { journal, seed } = carriedOn([{ do: 'on', to: 6 }, { do: 'pass-all' }], begun);
    const passed = journal.entries.at(-1);
    const lines =
      passed?.kind === 'deed'
        ? passed.events.filter((event) => event.type === 'logged' && event.line.byHand).length
        : 0;
    expect(lines).toBeGreaterThan(1);
    const { hands, broken } = reportOf(makeFile({ ...journal, seed }));
    expect([broken, hands.length, hands[0]?.seq]).toEqual([undefined, 1, passed?.seq]);
  });
});

describe('where a file breaks', () => {
  it('is any line after the seed was shown', () => {
    const { journal, seed } = carriedOn([{ do: 'end', why: 'over-agreed' }, { do: 'reveal' }]);
    expect(reportOf(makeFile({ ...journal, seed })).broken).toBeUndefined();
    const after = undo(journal, stamp)!;
    const report = reportOf(makeFile({ ...after, seed }));
    expect(report.broken).toMatchObject({ seq: after.entries.length, why: { code: 'proof-after-seed' } });
  });

  it('is the first throw, where words were put in afterwards that the players never said', () => {
    const { record } = battle;
    const header = { ...record.header, extra: { added: ['others', ''] } };
    const report = reportOf(makeFile({ ...record, header, entries: chained(header, record.entries) }));
    const first = record.entries.find(
      (entry) => entry.kind === 'deed' && entry.events.some((event) => event.type === 'rolled' && !event.roll.own),
    );
    expect(report.broken?.seq).toBeGreaterThanOrEqual(first?.seq ?? 0);
  });

  it('is where a text was cut off, if its opening is still there; otherwise nothing can be checked', () => {
    // The opening stands behind the entries, and the seed behind it.
    const report = reportOf(battle.text.slice(0, -20));
    expect([report.verdict, report.sound]).toEqual(['broken', battle.record.entries.length]);
    expect(readForProof(battle.text.slice(0, battle.text.length / 2))).toEqual({ ok: false, why: 'file-truncated' });
  });

  it('tells the turn, the phase, what stands there and what should', () => {
    const forged = FORGERS.throw(battle.record, randomOf(3))!;
    const report = reportOf(forged.text);
    const lines = reportLines(report, noWords).join('\n');
    expect(lines).toContain(t('proof-judgment-broken', { seq: forged.seq! }));
    expect(lines).toMatch(/\d\d:\d\d, turn \d+, \w+\n/);
    expect(lines).toMatch(/found: .+\n {2}should be: .+/);
  });
});

it('says everything in words', () => {
  for (const text of [battle.text, ...Object.values(FORGERS).map((forge) => forge(battle.record, randomOf(2))!.text)])
    expect(reportLines(reportOf(text), noWords).join('\n')).not.toMatch(/proof-[a-z]|undefined|\[object/);
});

describe('what is no battle', () => {
  it.each([
    ['too deep', '['.repeat(50_000)],
    ['too deep behind a good opening', `{"scovell":{"file":"battle","version":1},"header":${'{"a":'.repeat(50_000)}`],
  ])('%s is refused with a sentence', (_, text) => {
    expect(readForProof(text)).toEqual({ ok: false, why: 'file-damaged-whole' });
  });

  it('of a campaign is not accused: the page says who judges it', () => {
    const { header, seed, entries } = battle.record;
    for (const rules of ['aon-1', 'eia-1']) {
      const text = makeFile({ header: { ...header, rules }, seed, entries });
      expect(readForProof(text)).toEqual({ ok: false, why: 'proof-campaigns' });
      expect(readForProof(text.slice(0, -40))).toMatchObject({ ok: false });
    }
  });

  it('too large is refused before it is read', () => {
    expect(readForProof(' '.repeat(40_000_001))).toMatchObject({ ok: false, why: { code: 'file-too-large' } });
  });
});
