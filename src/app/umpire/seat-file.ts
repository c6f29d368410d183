/**
 * What one seat may see, as its own file: the state of the day, its papers and the story, to keep, print and read on
 * any phone. It cannot be played from. It holds the seat's feed, for the check at the end.
 */
import type { Battle, Formation } from '../../battlefield/battle.ts';
import { currentCP, formationsOf, hasArrived, unitName, unitsOf } from '../../battlefield/battle.ts';
import { eyesOf, viewerOf } from '../../battlefield/under-lock/eyes.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { seenEvents, view } from '../../battlefield/view.ts';
import { clock, SIDES } from '../../book/terms.ts';
import type { Patch } from '../../journal/feed.ts';
import { inEffect } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { dataAfter, feedFor, plain } from '../seats/seat-data.ts';
import { machine, type WholeJournal } from '../session/battle-journal.ts';
import { arrivalWords, beliefWords, orderLine, seatCalled, tellingWords, whenWords } from './names.ts';

/** Turns `**bold**` into HTML, as on the screens. */
const marked = (text: string): string => plain(text).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>');

const paragraph = (text: string | undefined): string => (text ? `<p class="prose">${plain(text)}</p>` : '');
const list = (lines: readonly string[]): string =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : '';

function formationLines(battle: Battle, formation: Formation): string {
  const units = unitsOf(battle, formation.id).filter(hasArrived);
  const each = units.map((unit) =>
    unit.startCP > 0 ? t('seat-file-unit', { unit: unitName(unit), cp: currentCP(unit) }) : unitName(unit),
  );
  return `<h3>${plain(formation.name)}</h3>${list(each.map(plain))}`;
}

/** The story as this seat may read it. */
function storyOf(journal: WholeJournal, seat: string): readonly string[] {
  let minutes = journal.state?.scenario.start ?? 0;
  return inEffect(journal).flatMap(({ events }) =>
    seenEvents(events, viewerOf(seat)).flatMap((event) => {
      if (event.type === 'clock') minutes = event.minutes;
      return event.type === 'logged' ? [`<time>${clock(minutes)}</time> ${marked(speak(event.line.text))}`] : [];
    }),
  );
}

/** A heading with its lines; empty if there are none. */
const part = (heading: string, lines: readonly string[]): string =>
  lines.length > 0 ? `<h2>${plain(heading)}</h2>${list(lines)}` : '';

function papersPart(battle: Battle, papers: Papers | null, seat: string): string {
  if (!papers) return '';
  const { side } = seatOf(seat);
  const told = [...(papers.told[seat] ?? []), ...(side && side !== seat ? (papers.told[side] ?? []) : [])];
  return [
    `<h2>${plain(t('seats-briefing'))}</h2>`,
    paragraph(side && papers.briefings[side]),
    list(papers.arrivals.map(({ paper }) => marked(arrivalWords(paper)))),
    `<h2>${plain(t('seats-plan'))}</h2>`,
    paragraph(papers.plans[seat]),
    part(
      t('seats-orders'),
      papers.orders.map(({ paper }) =>
        plain([orderLine(battle, paper), whenWords(paper.when), paper.words].filter(Boolean).join(', ')),
      ),
    ),
    `<h2>${plain(t('seats-told'))}</h2>`,
    list(told.map(({ at, paper }) => `<time>${clock(at)}</time> ${marked(tellingWords(papers, paper))}`)),
    side
      ? part(
          t('seats-believes'),
          Object.values(papers.beliefs[side]).map((one) => plain(beliefWords(battle, one))),
        )
      : '',
  ].join('\n');
}

const STYLE =
  'body{font:17px/1.4 system-ui,sans-serif;max-width:42em;margin:1.5em auto;padding:0 1em;color:#1b1916;background:#fff}' +
  'time{color:#5b564c;font-variant-numeric:tabular-nums}ul{padding-left:1.2em}.prose{white-space:pre-wrap}' +
  'h1,h2,h3{line-height:1.15;break-after:avoid}li{break-inside:avoid}';

export const feedOfSeat = (journal: WholeJournal, seat: string, secret: string): Promise<readonly Patch[]> =>
  feedFor(journal, machine, eyesOf(seat), secret);

/** The page before and after the papers, and the papers. */
export interface SeatPage {
  readonly head: string;
  readonly papers: string;
  readonly tail: string;
}

/** A seat's page from a record. `papers`: as far as they are open. */
export function seatPage(journal: WholeJournal, seat: string, papers: Papers | null): SeatPage | null {
  if (!journal.state) return null;
  const { battle } = view(journal.state, viewerOf(seat));
  const who = whoIs(battle, seat);
  const head = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(t('seat-file-title', { title: battle.scenario.title, who }))}</title><style>${STYLE}</style></head><body>
<h1>${plain(battle.scenario.title)}</h1>
<p>${plain(t('seat-file-for', { who, turn: battle.turn, time: clock(battle.minutes) }))}</p>
`;
  const tail = `
${SIDES.map(
  (side) =>
    `<section><h2>${plain(battle.sides[side].name)}</h2>${formationsOf(battle, side)
      .filter(({ present }) => present)
      .map((formation) => formationLines(battle, formation))
      .join('\n')}</section>`,
).join('\n')}
<h2>${plain(t('seat-file-story'))}</h2>
<ol>${storyOf(journal, seat)
    .map((line) => `<li>${line}</li>`)
    .join('\n')}</ol>
`;
  return { head, papers: papersPart(battle, papers, seat), tail };
}

const whoIs = (battle: Battle, seat: string): string =>
  seat === 'both' ? t('seat-file-table') : seatCalled(battle, seat);

/** The file of a seat with its open papers; without them only what is open on the table. */
export async function seatFile(
  journal: WholeJournal,
  seat: string,
  papers: Papers | null,
  secret: string | null,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const page = seatPage(journal, seat, papers);
  if (!journal.state || !page) return null;
  const { battle } = view(journal.state, viewerOf(seat));
  const patches = secret === null ? [] : await feedOfSeat(journal, seat, secret);
  const text = `${page.head}${page.papers}${page.tail}${dataAfter(seat, journal.header, patches)}`;
  const safe = (part: string) => part.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `${safe(battle.scenario.title)}-${safe(whoIs(battle, seat))}.html`, text };
}
