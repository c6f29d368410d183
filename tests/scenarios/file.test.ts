import { describe, expect, it } from 'vitest';
import { writeScenario, writeShort } from '../../src/scenarios/file.ts';
import { fileNameOf } from '../../src/scenarios/file-name.ts';
import { cutInParts, dataIn, gather, MAX_DATA, pack, readPart, unpack } from '../../src/scenarios/link.ts';
import { parseScenario, type Scenario } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { aDraft } from './drafts.ts';

const reread = (text: string): Scenario => {
  const read = parseScenario(JSON.parse(text));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.scenario;
};

const backwards = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(backwards)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, backwards(each)]),
        )
      : value;

describe('a scenario in writing', () => {
  it.each(SHELF.map((entry) => [entry.title, entry] as const))(
    '%s is the same after reading and writing',
    async (_, entry) => {
      const scenario = await entry.load();
      const text = writeScenario(scenario);
      expect(reread(text)).toEqual(scenario);
      expect(writeScenario(reread(text))).toBe(text);
      expect(writeScenario(backwards(scenario) as Scenario)).toBe(text);
    },
  );

  it('begins with the format and its version, and leaves out what is as usual', () => {
    const text = writeShort(aDraft('blank'));
    expect(text.startsWith('{"format":"scovell-scenario","version":1,')).toBe(true);
    for (const usual of [
      'tags',
      'rifles',
      'garrisons',
      'briefings',
      'decks',
      'rulings',
      'hills',
      'intensity',
      'engineers',
    ])
      expect(text, usual).not.toContain(`"${usual}"`);
    expect(reread(text)).toEqual(aDraft('blank'));
  });

  it('keeps what differs from the usual', () => {
    const text = writeShort({ ...aDraft('blank'), hills: 'hilly', briefings: { a: 'Hold.', b: '', umpire: '' } });
    expect(text).toContain('"briefings":{"a":"Hold."}');
    expect(text).toContain('"hills":"hilly"');
  });

  it('names the file after the scenario', () => {
    expect(fileNameOf('Quatre Bras!')).toBe('Quatre-Bras.scovell-scenario.json');
    expect(fileNameOf('…')).toBe('scenario.scovell-scenario.json');
  });
});

describe('a scenario in a link', () => {
  it('comes out as it went in', async () => {
    const text = writeShort(await SHELF[0]!.load());
    const data = await pack(text);
    expect(data).toMatch(/^s1\.[A-Za-z0-9_-]+$/);
    expect(data.length).toBeLessThan(text.length);
    expect(await unpack(data)).toEqual({ ok: true, text });
  });

  it('refuses what is cut off, changed, foreign or far too large, and never throws', async () => {
    const data = await pack(writeShort(aDraft('blank')));
    for (const bad of [
      data.slice(0, -20),
      `${data.slice(0, 40)}!!${data.slice(40)}`,
      'hello',
      '',
      's1.',
      `s1.${'A'.repeat(MAX_DATA)}`,
    ])
      expect((await unpack(bad)).ok, bad.slice(0, 20)).toBe(false);
    expect((await unpack(await pack('a'.repeat(5_000_000)))).ok).toBe(false);
  });

  it('comes together from parts in any order, and says which are there', async () => {
    const data = await pack(writeShort(await SHELF[0]!.load()));
    const parts = cutInParts(data, 300);
    expect(parts.length).toBeGreaterThan(3);
    expect(gather([parts[2]!, parts[0]!])).toEqual({ total: parts.length, have: [1, 3] });
    expect(gather([...parts].reverse())?.data).toBe(data);
    expect(gather([...parts, parts[0]!])?.data).toBe(data);
    expect(gather(dataIn(parts.map((part) => `https://example.org/#/take/${part}`).join('\n')))?.data).toBe(data);
  });

  it('tells a damaged part and parts of another scenario', async () => {
    const data = await pack(writeShort(await SHELF[0]!.load()));
    const parts = cutInParts(data, 300);
    const spoilt = [...parts.slice(1), parts[0]!.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'))];
    expect(gather(spoilt)).toMatchObject({ damaged: true });
    expect(gather([...spoilt, parts[0]!])?.data).toBe(data);
    const others = cutInParts(await pack(writeShort(aDraft('other'))), 300);
    expect(gather([...others, parts[0]!])?.have).toEqual([1]);
    expect(readPart('p1.4.3.x.abc')).toBeUndefined();
    expect(gather(['nothing'])).toBeUndefined();
  });

  it('is found whole where a sentence ends behind it', async () => {
    const data = await pack(writeShort(await SHELF[0]!.load()));
    for (const end of ['.', '...', '.\n-- \nAda', ').', '. Have fun!'])
      expect(dataIn(`Try this: https://example.org/#/take/${data}${end}`)).toEqual([data]);
    const parts = cutInParts(data, 300).map((part) => `https://example.org/#/take/${part}.`);
    expect(gather(dataIn(parts.join(' ')))?.data).toBe(data);
  });

  it('leaves short data in one piece', () => {
    expect(cutInParts('s1.abc')).toEqual(['s1.abc']);
    expect(dataIn('see s1.abc-_ and more')).toEqual(['s1.abc-_']);
  });
});
