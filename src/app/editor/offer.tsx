/** A scenario from outside, shown before it goes on the shelf. */
import { useEffect, useState } from 'preact/hooks';
import { SIDES } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { problemsOf } from '../../scenarios/problems.ts';
import { armyStrength } from '../../scenarios/strength.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Fact, Flag, More, Notice } from '../components/index.ts';
import { go, goInstead, route } from '../route.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { titled } from '../spoken.ts';
import { whenAndWhere } from './overview-room.tsx';
import { dropDraft, draft as onDesk } from './session.ts';
import { type Standing, standing } from './shelf.ts';
import { mayReplace, takeIn } from './shelf-keeping.ts';
import { strengthWords } from './words.ts';
import './editor.css';

const BothSides = ({ of }: { readonly of: Draft }) => (
  <ul class="list">
    {SIDES.map((side) => (
      <li key={side} class={`way band side-${side}`}>
        <Flag side={side} />
        <span>
          <b>{of.sides[side].name}</b>
          <small>
            {t('editor-offer-side', {
              formations: say('editor-formations', { n: of.sides[side].formations.length }),
              strength: strengthWords(armyStrength(of.sides[side])),
            })}
          </small>
        </span>
      </li>
    ))}
  </ul>
);

/** The first missing item. */
function Gaps({ of }: { readonly of: Draft }) {
  const gaps = problemsOf(of);
  if (gaps.length === 0) return null;
  return (
    <>
      <p class="advice">{t('editor-offer-gaps', { n: gaps.length })}</p>
      <ul class="prose">
        {gaps.slice(0, 3).map(({ path, said }) => (
          <li key={path.join('.')}>{speak(said)}</li>
        ))}
      </ul>
    </>
  );
}

export function Offer({
  of,
  origin,
  onTaken,
  onLeave,
}: {
  readonly of: Draft;
  /** The text it was read from, if included. */
  readonly origin?: unknown;
  /** Called once it is on the shelf. */
  readonly onTaken?: () => Promise<void>;
  readonly onLeave: () => void;
}) {
  const [stands, setStands] = useState<Standing | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [withText, setWithText] = useState(true);
  /** Whether it is in play under lock on this device; null until known. */
  const [locked, setLocked] = useState<boolean | null>(null);
  useEffect(() => {
    void isUnderLock(of.id).then(setLocked);
    void standing(of).then((got) => (got.ok ? setStands(got.value) : setWrong(got.sentence)));
  }, [of]);
  const take = async (how: 'replace' | 'both') => {
    const taken = await takeIn(of, how, withText ? origin : undefined);
    if (taken.ok && onDesk.value?.id === taken.value) dropDraft();
    if (!taken.ok) return setWrong(taken.sentence);
    await onTaken?.();
    // The link's address holds the whole scenario, so the back button must not lead there.
    if (route.value[0] === 'take') goInstead('scenario', taken.value);
    else go('scenario', taken.value);
  };
  if (locked !== false)
    return locked ? <Notice what={t('scenario-under-lock')} safe={t('editor-nothing-changed')} /> : null;
  return (
    <section aria-label={t('editor-offer')}>
      <h2 class="battle__name battle__name--small">{titled(of.title)}</h2>
      <p class="note">{whenAndWhere(of)}</p>
      {wrong && <Notice what={wrong} safe={t('editor-nothing-changed')} />}
      <BothSides of={of} />
      {of.summary && <p class="prose">{of.summary}</p>}
      {of.sources.length > 0 && (
        <More label={t('editor-offer-sources')}>
          <ul class="prose">
            {of.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </More>
      )}
      <Gaps of={of} />
      {origin !== undefined && (
        <Fact
          label={t('editor-offer-text')}
          effect={t('editor-offer-text-note')}
          on={withText}
          onChange={setWithText}
        />
      )}
      <div class="deeds">
        {stands === 'new' && (
          <Button kind="primary" onClick={() => void take('replace')}>
            {t('editor-put-on-shelf')}
          </Button>
        )}
        {stands === 'same' && <p role="status">{t('editor-offer-same')}</p>}
        {stands === 'differs' && (
          <>
            <p role="status">{t('editor-offer-differs')}</p>
            <Button kind="primary" note={t('editor-offer-both-note')} onClick={() => void take('both')}>
              {t('editor-offer-both')}
            </Button>
            {mayReplace(of) && (
              <Button note={t('editor-offer-replace-note')} onClick={() => void take('replace')}>
                {t('editor-offer-replace')}
              </Button>
            )}
          </>
        )}
        <Button onClick={onLeave}>{t('editor-offer-leave')}</Button>
      </div>
    </section>
  );
}
