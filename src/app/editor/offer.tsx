/** A scenario that came in from outside, shown before it is put on the shelf. */
import { useEffect, useState } from 'preact/hooks';
import { clock, SIDES } from '../../book/terms.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { problemsOf } from '../../scenarios/draft.ts';
import { armyStrength } from '../../scenarios/strength.ts';
import { speak } from '../../words/speak.ts';
import { Button, count, Flag, More, Notice } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { go } from '../route.ts';
import { dropDraft, draft as onDesk } from './desk.ts';
import { mayReplace, type Standing, standing, takeIn } from './shelf.ts';
import { strengthWords } from './words.ts';
import './editor.css';

export function Offer({
  of,
  onTaken,
  onLeave,
}: {
  readonly of: Draft;
  /** Called once it is on the shelf. */
  readonly onTaken?: () => Promise<void>;
  readonly onLeave: () => void;
}) {
  const [stands, setStands] = useState<Standing | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    void standing(of).then((got) => (got.ok ? setStands(got.value) : setWrong(got.sentence)));
  }, [of]);
  const take = async (how: 'replace' | 'both') => {
    const taken = await takeIn(of, how);
    if (taken.ok && onDesk.value?.id === taken.value) dropDraft();
    if (!taken.ok) return setWrong(taken.sentence);
    await onTaken?.();
    go('scenario', taken.value);
  };
  const gaps = problemsOf(of);
  return (
    <section aria-label="The scenario that came in">
      <h2 class="battle__name battle__name--small">{of.title || 'No title'}</h2>
      <p class="note">
        {dateWords(of.date)}
        {of.place && `, ${of.place}`}, from {clock(of.start)}
      </p>
      {wrong && <Notice what={wrong} safe="Nothing was changed." />}
      <ul class="list">
        {SIDES.map((side) => (
          <li key={side} class={`way band side-${side}`}>
            <Flag side={side} />
            <span>
              <b>{of.sides[side].name}</b>
              <small>
                {count(of.sides[side].formations.length, 'formation')}, {strengthWords(armyStrength(of.sides[side]))}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {of.summary && <p class="prose">{of.summary}</p>}
      {of.sources.length > 0 && (
        <More label="Sources">
          <ul class="prose">
            {of.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </More>
      )}
      {gaps.length > 0 && (
        <>
          <p class="advice">It is not finished: {count(gaps.length, 'problem')} to mend before it can be played.</p>
          <ul class="prose">
            {gaps.slice(0, 3).map(({ path, said }) => (
              <li key={path.join('.')}>{speak(said)}</li>
            ))}
          </ul>
        </>
      )}
      <div class="deeds">
        {stands === 'new' && (
          <Button kind="primary" onClick={() => void take('replace')}>
            Put it on the shelf
          </Button>
        )}
        {stands === 'same' && <p role="status">The very same is on this phone already.</p>}
        {stands === 'differs' && (
          <>
            <p role="status">Another state of this scenario is on this phone.</p>
            <Button kind="primary" note="this one as a copy beside it" onClick={() => void take('both')}>
              Keep both
            </Button>
            {mayReplace(of) && (
              <Button note="the one on this phone is lost" onClick={() => void take('replace')}>
                Replace it
              </Button>
            )}
          </>
        )}
        <Button onClick={onLeave}>Leave it</Button>
      </div>
    </section>
  );
}
