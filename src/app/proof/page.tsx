/** The page with the result of a proof, in the app and in the stand-alone file. */
import type { ComponentChildren } from 'preact';
import { SIDES } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { inWords, localeNow, speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Act, figure, Icon, type IconName, Screen } from '../components/index.ts';
import { Line, Lines } from './lines.tsx';
import type { Broken, Report, TurnEnd } from './report.ts';
import { SpreadPart } from './spread.tsx';
import { judgmentOf, ownSaid, placeSaid, undoneSaid } from './told.ts';
import './proof.css';

export interface ProofPageProps {
  readonly report: Report;
  /** The four words of a hash; '' until they are fetched. */
  readonly wordsOf: (hash: string) => string;
  /** What can be done from here. */
  readonly act: ComponentChildren;
}

export const ProofHead = ({ title = 'Scovell' }: { readonly title?: string }) => (
  <>
    <header class="masthead">
      <b>{title}</b> <i>{t('proof-aside')}</i>
    </header>
    <hr class="rule" />
  </>
);

export function ProofPage({ report, wordsOf, act }: ProofPageProps) {
  const { broken } = report;
  return (
    <Screen foot={<Act>{act}</Act>}>
      <main class="proof">
        <ProofHead title={report.title} />
        <Judgment report={report} />
        <Bar report={report} />
        <div class="proof__cols">
          {broken && <Where report={report} broken={broken} />}
          <Proved report={report} />
          <Trust report={report} />
          {spreadsOf(report).map(({ side, spread }) => (
            <SpreadPart
              key={`${side}.${spread.of}.${spread.own}`}
              spread={spread}
              side={side}
              name={report.sides?.[side] ?? side}
            />
          ))}
          <Words turns={report.turns} wordsOf={wordsOf} />
          <Lines head={t('proof-set-by-hand')} icon="hand" lines={report.hands} />
          <Lines head={t('proof-undone-throws')} icon="undo" lines={report.undone} under={t('proof-undoing')} />
          <Lines head={t('proof-own-throws')} icon="dice" lines={report.own} />
        </div>
      </main>
    </Screen>
  );
}

/** Each kind of dice or cards in turn, both sides together. */
const spreadsOf = ({ luck }: Report) =>
  [false, true].flatMap((own) =>
    (['dice', 'quality', 'time'] as const).flatMap((of) =>
      SIDES.flatMap((side) =>
        luck[side].filter((spread) => spread.of === of && spread.own === own).map((spread) => ({ side, spread })),
      ),
    ),
  );

const dayOf = (at: number): string => new Intl.DateTimeFormat(localeNow(), { dateStyle: 'long' }).format(at);
const hourOf = (at: number): string =>
  new Intl.DateTimeFormat(localeNow(), { timeStyle: 'short', hourCycle: 'h23' }).format(at);

function whenPlayed({ startedAt, lastAt }: Report): string {
  const [from, to] = [dayOf(startedAt), dayOf(lastAt)];
  const hours = { from, start: hourOf(startedAt), end: hourOf(lastAt) };
  return from === to ? t('proof-played', hours) : t('proof-played-days', { ...hours, to });
}

const Judgment = ({ report }: { readonly report: Report }) => (
  <>
    <h1 class={report.broken ? 'judgment judgment--fails' : 'judgment'}>
      {report.broken && <Icon name="notice" />}
      {judgmentOf(report)}
    </h1>
    <p class="note">{whenPlayed(report)}</p>
  </>
);

/**
 * One bar from the first line to the last: a solid part that holds, an open part that cannot be judged, and a stroke at
 * the break.
 */
function Bar({ report: { lines, sound, broken } }: { readonly report: Report }) {
  const good = `${broken ? (100 * sound) / Math.max(1, lines) : 100}%`;
  return (
    <div class="proof__bar" style={`--good: ${good}`}>
      <div
        class="chain"
        role="img"
        aria-label={broken ? t('proof-bar-broken', { sound, seq: broken.seq }) : t('proof-bar-whole', { n: lines })}
      >
        <i />
        {broken && <i />}
      </div>
      <p class="chain__key" aria-hidden="true">
        <span>{t('proof-line-first')}</span>
        {broken && broken.seq > 0 && <b>{figure(broken.seq)}</b>}
        <span>{t('proof-line-last', { n: lines })}</span>
      </p>
    </div>
  );
}

function Where({ report, broken }: { readonly report: Report; readonly broken: Broken }) {
  const { seq, before, found, wanted, why, told } = broken;
  const after = report.lines - seq;
  return (
    <section class="proof__part">
      <div class="proof__head">
        <h2>{t('proof-where')}</h2>
        <span>{placeSaid(broken)}</span>
      </div>
      <ol class="lineage">
        {before && <Line seq={seq - 1} icon="check" text={speak(before)} note={t('proof-holds-line')} />}
        <Line seq={seq} icon="notice" wrong text={told ? speak(told) : speak(why)} note={told && speak(why)} />
        {after > 0 && seq > 0 && (
          <Line
            seq={seq + 1}
            icon="cover"
            text={t('proof-after', { n: after })}
            note={t('proof-after-note', { seq })}
          />
        )}
      </ol>
      {found !== undefined && <p>{t('proof-found', { what: inWords(found) })}</p>}
      {wanted !== undefined && <p>{t('proof-should', { what: inWords(wanted) })}</p>}
      <p class="note">{t('proof-bad-copy')}</p>
    </section>
  );
}

interface TestProps {
  readonly icon: IconName;
  readonly what: string;
  readonly note: string;
  readonly n: number;
}
const Test = ({ icon, what, note, n }: TestProps) => (
  <li class="test">
    <Icon name={icon} />
    <span>
      <b>{what}</b> <small>{note}</small>
    </span>
    <output>{figure(n)}</output>
  </li>
);

function Proved({ report }: { readonly report: Report }) {
  const { broken, sound, sealed, added, throws, waiting, plays } = report;
  const words = added.filter((one) => one !== '');
  return (
    <section class="proof__part">
      <div class="proof__head">
        <h2>{t(broken ? 'proof-still' : 'proof-proved')}</h2>
        <span>
          {broken
            ? t('proof-still-to', { n: sound })
            : t(report.verdict === 'holds' ? 'proof-proved-all' : 'proof-proved-part')}
        </span>
      </div>
      <ol>
        <Test icon="link" what={t('proof-chain')} note={t('proof-chain-note')} n={sound} />
        {sealed && (
          <Test
            icon="lock"
            what={t(words.length > 0 ? 'proof-seal-added' : 'proof-seal')}
            note={
              words.length > 0
                ? t('proof-seal-added-note', { added: words.map((text) => say('proof-quoted', { text })) })
                : t('proof-seal-note')
            }
            n={1}
          />
        )}
        {sealed ? (
          <Test icon="dice" what={t('proof-throws')} note={t('proof-throws-note')} n={throws} />
        ) : (
          <Test icon="dice" what={t('proof-throws-wait')} note={t('proof-throws-wait-note')} n={waiting} />
        )}
        <Test icon="umpire" what={t('proof-plays')} note={t('proof-plays-note')} n={plays} />
        {report.seals && (
          <Test
            icon="lock"
            what={t('proof-seals')}
            note={t('proof-seals-note', { shown: report.seals.shown, draws: report.seals.draws })}
            n={report.seals.sealed}
          />
        )}
        {sound > 0 && !report.copy && <Test icon="file" what={t('proof-begins')} note={t('proof-begins-note')} n={1} />}
      </ol>
    </section>
  );
}

function Trust({ report }: { readonly report: Report }) {
  const { hands, own, undoneBy, answers, copy } = report;
  return (
    <section class="proof__part">
      <div class="proof__head">
        <h2>{t('proof-trust')}</h2>
        <span>{t('proof-trust-said')}</span>
      </div>
      <ol>
        {copy && (
          <Test
            icon="again"
            what={t('proof-copied')}
            note={t('proof-copied-note', { why: copy.why, id: copy.id, seq: copy.seq })}
            n={1}
          />
        )}
        <Test icon="hand" what={t('proof-hands')} note={t('proof-hands-note')} n={hands.length} />
        <Test icon="dice" what={t('proof-own-throws')} note={ownSaid(report)} n={own.length} />
        <Test icon="undo" what={t('proof-undone-throws')} note={undoneSaid(report)} n={undoneBy.a + undoneBy.b} />
        <Test icon="umpire" what={t('proof-answers')} note={t('proof-answers-note')} n={answers} />
      </ol>
      <p class="note">{t('seal-limits')}</p>
    </section>
  );
}

const Words = ({
  turns,
  wordsOf,
}: {
  readonly turns: readonly TurnEnd[];
  readonly wordsOf: ProofPageProps['wordsOf'];
}) =>
  turns.length > 0 ? (
    <section class="proof__part">
      <div class="proof__head">
        <h2>{t('proof-words')}</h2>
        <span>{t('proof-lines', { n: turns.length })}</span>
      </div>
      <ol class="lineage" aria-busy={turns.some(({ hash }) => wordsOf(hash) === '')}>
        {turns.map(({ seq, turn, hash, undone }) => (
          <Line
            key={seq}
            seq={seq}
            icon={undone ? 'undo' : 'check'}
            text={`**${wordsOf(hash)}**`}
            note={[
              turn === undefined ? t('proof-words-end') : t('proof-words-turn', { n: turn }),
              ...(undone ? [t('proof-words-undone')] : []),
            ].join(', ')}
          />
        ))}
      </ol>
      <p class="note">{t('proof-words-note')}</p>
    </section>
  ) : null;
