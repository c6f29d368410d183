import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBackup, lineOf, makeBackup, readBackup } from '../../../src/app/backup/format.ts';

const record = '{"scovell":{"file":"battle","version":1},"header":{"rules":"aon-1"}}';
const scenario = lineOf('kept-scenario', { id: 'ulm', data: { title: 'Ulm' } });
const settings = lineOf('kept-settings', { theme: 'dark' });
const text = makeBackup([settings, scenario, record], 5);
const read = (given: string) => {
  const it = readBackup(given);
  return it.ok ? [it.backup.lines.map(({ is }) => is), it.backup.missing] : it.why;
};

describe('a backup', () => {
  it('gives back each thing, and of which game a record is', () => {
    expect(isBackup(text)).toBe(true);
    const it = readBackup(text);
    expect(it.ok && it.backup).toEqual({
      lines: [
        { is: 'settings', content: { theme: 'dark' } },
        { is: 'scenario', content: { id: 'ulm', data: { title: 'Ulm' } } },
        { is: 'record', text: record, game: 'aon' },
      ],
      missing: 0,
    });
    expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`.trim())).toEqual([['settings', 'scenario', 'record'], 0]);
  });

  it.each<[string, string, unknown]>([
    ['a scenario altered', text.replace('"Ulm"', '"Jena"'), [['settings', 'damaged', 'record'], 0]],
    ['cut off in its second thing', text.slice(0, text.indexOf('"Ulm"')), [['settings', 'damaged'], 1]],
    ['cut off after its head', text.split('\n')[0]!, [[], 3]],
    ['nesting without end', makeBackup(['['.repeat(50_000)], 1), [['damaged'], 0]],
    [
      'a scenario nested deeper than any',
      makeBackup(
        [
          lineOf(
            'kept-scenario',
            Array.from({ length: 60 }).reduce<unknown>((within) => [within], 1),
          ),
        ],
        1,
      ),
      [['damaged'], 0],
    ],
    ['a newer one', text.replace('"version":1},"count"', '"version":2},"count"'), 'newer'],
    ['more things than anybody keeps', text.replace('"count":3', '"count":9999999'), 'other'],
    ['a battle', record, 'other'],
    ['nothing', '', 'other'],
  ])('%s', (_, given, what) => {
    expect(read(given)).toEqual(what);
  });

  it('never gives what it was not given, wherever it is altered', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, put) => {
        const it = readBackup(text.slice(0, at) + put + text.slice(at + put.length));
        for (const line of it.ok ? it.backup.lines : []) {
          if (line.is === 'settings') expect(line.content).toEqual({ theme: 'dark' });
          if (line.is === 'scenario') expect(line.content).toEqual({ id: 'ulm', data: { title: 'Ulm' } });
        }
      }),
    );
  });
});
