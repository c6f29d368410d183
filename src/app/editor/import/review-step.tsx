/** The doubts of an order of battle as questions, those alike together, each with the answer that is likeliest right. */

import { useState } from 'preact/hooks';
import { answerGroup, byGroup, type Doubt, sharedOptions } from '../../../orders-of-battle/doubts.ts';
import type { Source } from '../../../orders-of-battle/tree.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice, Empty, More } from '../../components/index.ts';
import { LongList } from '../long-list.tsx';
import { yearOf } from '../suggest.tsx';
import type { Reviewed } from './asks.ts';
import { acceptAll, type ImportState, toArmies, toReview } from './session.ts';

export function ReviewStep({ of, now }: { readonly of: Draft; readonly now: ImportState }) {
  const { reviewed } = now;
  if (!reviewed) return null;
  const { doubts, answers } = reviewed;
  const open = doubts.filter(({ id }) => answers[id] === undefined).length;
  const nation = guessNation(of.sides[now.side].name) ?? '';
  return (
    <div class="lines">
      <dl class="before-after">
        <dt>{t('reader-as-read')}</dt>
        <dd>{t('reader-totals', { ...reviewed.before })}</dd>
        <dt>{t('reader-as-answered')}</dt>
        <dd>{t('reader-totals', { ...reviewed.after })}</dd>
      </dl>
      {doubts.length === 0 ? (
        <Empty what={t('reader-no-doubts')} todo={t('reader-no-doubts-todo')} />
      ) : (
        <>
          <p role="status">{t('reader-questions', { n: doubts.length, open })}</p>
          <Button reason={open === 0 && t('reader-none-open')} onClick={() => void acceptAll()}>
            {t('reader-accept-all')}
          </Button>
          {[...byGroup(doubts)].map(([group, these]) => (
            <Group key={group} these={these} reviewed={reviewed} />
          ))}
        </>
      )}
      <Button kind="primary" onClick={() => void toArmies(yearOf(of), { nation })}>
        {t('reader-to-army')}
      </Button>
    </div>
  );
}

function Group({ these, reviewed }: { readonly these: readonly Doubt[]; readonly reviewed: Reviewed }) {
  const [shown, show] = useState(these.length === 1);
  const { answers } = reviewed;
  const open = these.filter(({ id }) => answers[id] === undefined);
  const [first] = these;
  if (!first) return null;
  const title = t(`reader-doubt-${first.kind}`);
  return (
    <div class="entry-lines">
      <h2>
        <b>{title}</b>{' '}
        <span class="note">
          {open.length === 0 ? t('reader-answered') : t('reader-questions-open', { n: open.length })}
        </span>
      </h2>
      {these.length > 1 && (
        <div class="row-of-two">
          <Button
            reason={open.length === 0 && t('reader-answered')}
            onClick={() =>
              void toReview({ ...answers, ...Object.fromEntries(open.map(({ id, proposed }) => [id, proposed])) })
            }
          >
            {t('reader-as-proposed')} <span class="out-of-sight">{title}</span>
          </Button>
          <Button onClick={() => show(!shown)}>
            {shown ? t('reader-hide') : t('reader-look-at', { n: these.length })}
          </Button>
        </div>
      )}
      {these.length > 1 && <ForAll these={these} reviewed={reviewed} />}
      {shown && <LongList of={these}>{(doubt) => <Question key={doubt.id} of={doubt} reviewed={reviewed} />}</LongList>}
    </div>
  );
}

function Question({ of, reviewed: { answers, lines } }: { readonly of: Doubt; readonly reviewed: Reviewed }) {
  const asks = speak(of.asks);
  return (
    <li class="doubt">
      <p>{asks}</p>
      <Choice
        label={asks}
        quiet
        value={answers[of.id]}
        options={of.options.map(({ id, label }) => ({
          value: id,
          label: speak(label),
          ...(id === of.proposed && { note: t('reader-proposed') }),
        }))}
        onChange={(option) => void toReview({ ...answers, [of.id]: option })}
      />
      <More label={<span class="note">{t('reader-in-source')}</span>}>
        {() => of.nodes.map((node) => lines[node] && <SourceLine key={node} of={lines[node]} />)}
      </More>
    </li>
  );
}

/** A line of the source as it stands there. */
export const SourceLine = ({ of: { line, text } }: { readonly of: Source }) => (
  <p class="source-line">
    <b>{t('reader-line', { line })}</b> {text}
  </p>
);

/** One answer to every question of a group, where they all offer it. */
function ForAll({ these, reviewed: { answers } }: { readonly these: readonly Doubt[]; readonly reviewed: Reviewed }) {
  const options = sharedOptions(these);
  const [first] = these;
  if (!first || options.length < 2) return null;
  const given = answers[first.id];
  const label = t('reader-one-for-all', { n: these.length });
  return (
    <More label={label}>
      {() => (
        <Choice
          label={label}
          quiet
          value={these.every(({ id }) => answers[id] === given) ? given : undefined}
          options={options.map((each) => ({ value: each.id, label: speak(each.label) }))}
          onChange={(option) => void toReview(answerGroup(these, answers, first.group, option))}
        />
      )}
    </More>
  );
}
