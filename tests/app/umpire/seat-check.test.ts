/** A seat's own file, held against the record: whatever was altered in it is told. */
import { describe, expect, it } from 'vitest';
import { checkSeatFile } from '../../../src/app/umpire/seat-check.ts';
import { seatFile } from '../../../src/app/umpire/seat-file.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { append } from '../../../src/journal/record.ts';
import { readFor, unseals } from '../../battlefield/under-lock/locked.ts';
import { tableOf } from '../../battlefield/under-lock/tables.ts';

const { journal, seed } = tableOf(7, 60);
const then = journal.state;
if (!then) throw new Error('It has not begun.');

const does = (now: typeof journal, play: Play): typeof journal => {
  if (!now.state) throw new Error('It has not begun.');
  const ruled = judge(nbc, now.state, { actor: 'umpire', play }, (topic) => chanceOf(seed, topic));
  if (!ruled.ok) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(ruled.why)}`);
  return append(now, { play, events: ruled.events, at: 0, by: 'umpire' });
};

/** The battle when it is over, all its seals open. */
const over = (then.sealed ?? []).reduce(
  (now, { shown }, number) => (shown ? now : does(now, unseals(then, number))),
  does(journal, { do: 'end', why: 'over-agreed' }),
);
const fileOf = async (seat: string) => (await seatFile(journal, seat, papersOf(readFor(then, seat)), seed))?.text ?? '';

/** What a forger makes of the page and of the data behind it. */
async function forged(seat: string, page: (html: string) => string, data: (json: string) => string) {
  const [html = '', json = ''] = (await fileOf(seat)).split('<script type="application/json" id="scovell">');
  return `${page(html)}<script type="application/json" id="scovell">${data(json)}`;
}
const asIs = (text: string) => text;

describe.each(['a', 'b', 'a.reille', 'umpire', 'both'])('the file of the seat %s', (seat) => {
  const check = (text: string) => checkSeatFile(text, over, seed);

  it('is true as it was saved, with its papers or before they were read', async () => {
    const n = journal.entries.length;
    expect(await check(await fileOf(seat))).toEqual({ is: 'checked', seat, n, page: 'true' });
    const early = (await seatFile(journal, seat, null, seed))?.text ?? '';
    expect(await check(early)).toEqual({ is: 'checked', seat, n, page: 'true' });
  });

  it('is found out with one line of its story another, one too many or one too few', async () => {
    const lines = (change: (all: string[]) => string[]) => (html: string) => {
      const [before = '', story = ''] = html.split('<ol>');
      return `${before}<ol>${change(story.split('\n')).join('\n')}`;
    };
    for (const change of [
      lines(([first = '', ...rest]) => [first.replace('</li>', ' and fled</li>'), ...rest]),
      lines(([first = '', ...rest]) => [first, first, ...rest]),
      lines(([, ...rest]) => rest),
      (html: string) => html.replace(/<h3>/, '<h3>Old '),
      (html: string) => html.replace(/<h1>/, '<h1>Great '),
    ])
      expect(await check(await forged(seat, change, asIs))).toMatchObject({ is: 'checked', page: 'untrue' });
  });

  it('is found out with a thing that was sent altered, whatever hash stands beside it', async () => {
    const patched = (change: (feed: Record<string, unknown>[]) => unknown[]) => (json: string) => {
      const end = json.indexOf('</script>');
      const data = JSON.parse(json.slice(0, end));
      return `${JSON.stringify({ ...data, feed: change(data.feed) }).replace(/</g, '\\u003c')}${json.slice(end)}`;
    };
    const third = (more: object) => patched((feed) => feed.map((one, i) => (i === 2 ? { ...one, ...more } : one)));
    for (const change of [
      third({ lines: ['no'] }),
      third({ changes: [{ at: ['battle', 'turn'], to: 9 }] }),
      third({ commits: '0'.repeat(64) }),
      third({ more: 1 }),
    ])
      expect(await check(await forged(seat, asIs, change))).toMatchObject({ is: 'checked', untrue: 3 });
    const dropped = patched((feed) => feed.filter((_, i) => i !== 2));
    expect(await check(await forged(seat, asIs, dropped))).toMatchObject({ untrue: 3 });
    const short = await check(
      await forged(
        seat,
        asIs,
        patched((feed) => feed.slice(0, 5)),
      ),
    );
    expect(short).toMatchObject({ is: 'checked', n: 5, page: 'untrue' });
    expect(
      await check(
        await forged(
          seat,
          asIs,
          patched(() => []),
        ),
      ),
    ).not.toMatchObject({ page: 'true' });
  });
});

it('a paper that says something else is found out, once its seal is open', async () => {
  const text = await fileOf('a');
  expect(text).toContain('secret-of-a');
  const other = text.replace('secret-of-a', 'something else');
  expect(await checkSeatFile(other, over, seed)).toMatchObject({ page: 'untrue' });
  // Before that nobody can tell but who may read it; anybody else is told that it was not compared.
  expect(await checkSeatFile(other, journal, seed)).toMatchObject({ page: 'closed' });
  for (const seat of ['a', 'umpire'])
    expect(await checkSeatFile(other, journal, seed, readFor(then, seat))).toMatchObject({ page: 'untrue' });
  expect(await checkSeatFile(text, journal, seed, readFor(then, 'umpire'))).toMatchObject({ page: 'true' });
});

it('a page of another version is not compared, and says so', async () => {
  const text = (await fileOf('a')).replace(/"made":"[^"]*"/, '"made":"0.0.0"');
  expect(await checkSeatFile(text, over, seed)).toMatchObject({ page: 'other-version' });
});
