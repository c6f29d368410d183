/** The doubts of an order of battle as questions, those alike together, each with the answer that is likeliest right. */

import { useState } from 'preact/hooks';
import { thousands } from '../../../book/figures.ts';
import { answerGroup, byGroup, DOUBT_TITLES, type Doubt, sharedOptions } from '../../../orders-of-battle/doubts.ts';
import type { Totals } from '../../../orders-of-battle/totals.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import { Button, Choice, count, Empty, More } from '../../components/index.ts';
import { LongList } from '../long-list.tsx';
import { yearOf } from '../suggest.tsx';
import type { Reviewed } from './asks.ts';
import { acceptAll, type ImportState, toArmies, toReview } from './desk.ts';

const figures = ({ men, sabres, guns, points, unknown }: Totals): string =>
  [
    `${thousands(men)} foot`,
    `${thousands(sabres)} horse`,
    count(guns, 'gun'),
    points > 0 && count(points, 'point'),
    unknown > 0 && `${unknown} of unknown strength`,
  ]
    .filter(Boolean)
    .join(', ');

export function ReviewStep({ of, now }: { readonly of: Draft; readonly now: ImportState }) {
  const { reviewed } = now;
  if (!reviewed) return null;
  const { doubts, answers } = reviewed;
  const open = doubts.filter(({ id }) => answers[id] === undefined).length;
  const nation = guessNation(of.sides[now.side].name) ?? '';
  return (
    <div class="lines">
      <dl class="before-after">
        <dt>As it was read</dt>
        <dd>{figures(reviewed.before)}</dd>
        <dt>With your answers</dt>
        <dd>{figures(reviewed.after)}</dd>
      </dl>
      {doubts.length === 0 ? (
        <Empty what="Nothing." todo="The text left no questions open." />
      ) : (
        <>
          <p role="status">
            {count(doubts.length, 'question')}, {open === 0 ? 'all answered' : `${open} still open`}. An open one
            changes nothing.
          </p>
          <Button reason={open === 0 && 'none is open'} onClick={() => void acceptAll()}>
            Accept all proposed answers
          </Button>
          {[...byGroup(doubts)].map(([group, these]) => (
            <Group key={group} these={these} reviewed={reviewed} />
          ))}
        </>
      )}
      <Button kind="primary" onClick={() => void toArmies(yearOf(of), { nation })}>
        On to the army
      </Button>
    </div>
  );
}

function Group({ these, reviewed }: { readonly these: readonly Doubt[]; readonly reviewed: Reviewed }) {
  const [shown, show] = useState(these.length === 1);
  const { answers, lines } = reviewed;
  const open = these.filter(({ id }) => answers[id] === undefined);
  const [first] = these;
  if (!first) return null;
  const title = DOUBT_TITLES[first.kind];
  return (
    <div class="entry-lines">
      <h2>
        <b>{title}</b> <span class="note">{open.length === 0 ? 'answered' : count(open.length, 'question')}</span>
      </h2>
      {these.length > 1 && (
        <div class="row-of-two">
          <Button
            reason={open.length === 0 && 'answered'}
            onClick={() =>
              void toReview({ ...answers, ...Object.fromEntries(open.map(({ id, proposed }) => [id, proposed])) })
            }
          >
            As proposed <span class="out-of-sight">{title}</span>
          </Button>
          <Button onClick={() => show(!shown)}>{shown ? 'Hide them' : `Look at ${these.length}`}</Button>
        </div>
      )}
      {these.length > 1 && <ForAll these={these} reviewed={reviewed} />}
      {shown && (
        <LongList of={these}>
          {(doubt) => (
            <li key={doubt.id} class="doubt">
              <p>{doubt.sentence}</p>
              <Choice
                label={doubt.sentence}
                quiet
                value={answers[doubt.id]}
                options={doubt.options.map(({ id, label }) => ({
                  value: id,
                  label,
                  ...(id === doubt.proposed && { note: 'proposed' }),
                }))}
                onChange={(option) => void toReview({ ...answers, [doubt.id]: option })}
              />
              <More label={<span class="note">In the source</span>}>
                {() =>
                  doubt.nodes.map(
                    (node) =>
                      lines[node] && (
                        <p key={node} class="source-line">
                          <b>Line {lines[node].line}</b> {lines[node].text}
                        </p>
                      ),
                  )
                }
              </More>
            </li>
          )}
        </LongList>
      )}
    </div>
  );
}

/** One answer to every question of a group, where they all offer it. */
function ForAll({ these, reviewed: { answers } }: { readonly these: readonly Doubt[]; readonly reviewed: Reviewed }) {
  const options = sharedOptions(these);
  const [first] = these;
  if (!first || options.length < 2) return null;
  const given = answers[first.id];
  const label = `One answer for all ${these.length}`;
  return (
    <More label={label}>
      {() => (
        <Choice
          label={label}
          quiet
          value={these.every(({ id }) => answers[id] === given) ? given : undefined}
          options={options.map(({ id, label: words }) => ({ value: id, label: words }))}
          onChange={(option) => void toReview(answerGroup(these, answers, first.group, option))}
        />
      )}
    </More>
  );
}
