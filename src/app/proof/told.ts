/** The page's report line by line, for a terminal. */
import { clock, SIDES } from '../../book/terms.ts';
import { strayingFurther, tells } from '../../dice/evenness.ts';
import { say, word } from '../../engine/message.ts';
import { inWords, speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import type { Broken, BySide, ProofLine, Report, Spread } from './report.ts';

type WordsOf = (hash: string) => string;

/** A heading with its lines; nothing if there are none. */
const part = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `  ${line}`)];

const counted = (what: string, n: number): string => `${String(n).padStart(6)}  ${what}`;
const numbered = ({ seq, text, note }: ProofLine): string =>
  [counted(speak(text).replaceAll('**', ''), seq), inWords(note)].filter(Boolean).join('; ');

/** Where it breaks: clock, turn and phase, or before the first line. */
export const placeSaid = ({ turn, phase, minutes }: Broken): string =>
  turn !== undefined && minutes !== undefined
    ? t('proof-where-when', { clock: clock(minutes), turn, phase: word(`phase-${phase}` as 'phase-1') })
    : t('proof-where-opening');

export const judgmentOf = ({ verdict, broken }: Report): string =>
  verdict === 'broken' ? t('proof-judgment-broken', { seq: broken?.seq ?? 0 }) : t(`proof-judgment-${verdict}`);

/** The result of the test of chance, in words. */
export function judgedSpread({ rows, drawnDown }: Spread): string {
  if (drawnDown) return t('proof-stray-pack');
  if (!tells(rows)) return t('proof-stray-few');
  return t('proof-stray', { percent: Math.round(100 * strayingFurther(rows)) });
}

export const spreadHead = ({ of, own }: Spread, side: string): string =>
  t(own ? `proof-own-${of}-of` : `proof-${of}-of`, { side });

const byNames = (by: BySide<number>, sides: BySide<string> | undefined) =>
  SIDES.filter((side) => by[side] > 0).map((side) => say('undone-of', { side: sides?.[side] ?? side, n: by[side] }));

/** "thrown on the table: French 14, Allied 17" */
export const ownSaid = ({ own, ownBy, sides }: Report): string =>
  own.length > 0 ? t('proof-own-by', { by: byNames(ownBy, sides) }) : t('proof-own-none');
export const undoneSaid = ({ undoneBy, sides }: Report): string =>
  undoneBy.a + undoneBy.b > 0 ? t('proof-undone-by', { by: byNames(undoneBy, sides) }) : t('proof-undone-none');

/** Where it breaks, what is there and what should be. */
function whereLines(broken: Broken): readonly string[] {
  const { found, wanted, told, why } = broken;
  return [
    placeSaid(broken),
    ...(told ? [speak(told).replaceAll('**', '')] : []),
    speak(why),
    ...(found === undefined ? [] : [t('proof-found', { what: inWords(found) })]),
    ...(wanted === undefined ? [] : [t('proof-should', { what: inWords(wanted) })]),
  ];
}

const provedLines = (report: Report): readonly string[] => [
  counted(t('proof-chain'), report.sound),
  ...(report.sealed ? [counted(t('proof-seal'), 1)] : []),
  report.sealed ? counted(t('proof-throws'), report.throws) : counted(t('proof-throws-wait'), report.waiting),
  counted(t('proof-plays'), report.plays),
  ...(report.seals
    ? [counted(`${t('proof-seals')}, ${t('proof-seals-note', report.seals)}`, report.seals.sealed)]
    : []),
];

const trustLines = (report: Report): readonly string[] => [
  ...(report.copy ? [`${t('proof-copied')}, ${t('proof-copied-note', report.copy)}`] : []),
  counted(t('proof-hands'), report.hands.length),
  counted(`${t('proof-own-throws')}, ${ownSaid(report)}`, report.own.length),
  counted(`${t('proof-undone-throws')}, ${undoneSaid(report)}`, report.undoneBy.a + report.undoneBy.b),
  counted(t('proof-answers'), report.answers),
];

const luckLines = ({ luck, sides }: Report): readonly string[] =>
  SIDES.flatMap((side) =>
    luck[side].flatMap((spread) => [
      ...part(spreadHead(spread, sides?.[side] ?? side), [
        spread.rows.map(({ label, n }) => `${speak(label)}: ${n}`).join(', '),
        judgedSpread(spread),
      ]),
    ]),
  );

const wordLines = ({ turns }: Report, wordsOf: WordsOf): readonly string[] =>
  turns.map(({ turn, hash, undone }) =>
    [
      turn === undefined ? t('proof-words-end') : t('proof-words-turn', { n: turn }),
      wordsOf(hash),
      ...(undone ? [t('proof-words-undone')] : []),
    ].join(', '),
  );

export const reportLines = (report: Report, wordsOf: WordsOf): readonly string[] => [
  `${report.title}, ${t('proof-aside')}`,
  judgmentOf(report),
  ...(report.broken ? part(t('proof-where'), whereLines(report.broken)) : []),
  ...part(t(report.broken ? 'proof-still' : 'proof-proved'), provedLines(report)),
  ...part(t('proof-trust'), trustLines(report)),
  t('seal-limits'),
  ...luckLines(report),
  ...part(t('proof-words'), wordLines(report, wordsOf)),
  ...part(t('proof-set-by-hand'), report.hands.map(numbered)),
  ...part(t('proof-undone-throws'), report.undone.map(numbered)),
  ...part(t('proof-own-throws'), report.own.map(numbered)),
];
