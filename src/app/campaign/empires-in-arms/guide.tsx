/** A month led by doing: its strip over every page of the example, how the example begins, and how it is left. */

import { useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import {
  type ExampleName,
  examplePlays,
  exampleSetup,
  GUIDED_STEPS,
  guidedBy,
  guidedStep,
  mayPass,
} from '../../../campaign/empires-in-arms/guide.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, classes, Icon, Notice } from '../../components/index.ts';
import { goInstead, route, to } from '../../route.ts';
import { deleteBattle } from '../../session/deleting.ts';
import { nameIn } from './frame.tsx';
import { EXAMPLE } from './later.ts';
import { act, newCampaign, seat, session } from './session.ts';
import { Over, type SheetOf } from './sheets.tsx';
import './more.css';

const named = (name: ExampleName): string => t(`eiaguide-name-${name}`);

/** Written like any other campaign, so that it outlives a phone that is put away. */
async function beginExample(): Promise<string | null> {
  const begun = await newCampaign(exampleSetup(named), `${EXAMPLE}${crypto.randomUUID().slice(0, 8)}`);
  if (!begun.ok) return speak(begun.said);
  const wrong = await session.open(begun.id);
  if (wrong) return wrong.sentence;
  for (const play of examplePlays(named)) await act(play);
  goInstead('campaign', begun.id);
  return null;
}

export function ExampleButton() {
  const [busy, begins] = useState(false);
  const [wrong, say] = useState<string | null>(null);
  const begin = async () => {
    if (busy) return;
    begins(true);
    say(await beginExample());
    begins(false);
  };
  return (
    <>
      {wrong && <Notice what={wrong} safe={t('campaign-others-safe')} />}
      <Button icon="hand" note={t('eiaguide-begin-note')} onClick={() => void begin()}>
        {t('eiaguide-begin')}
      </Button>
    </>
  );
}

/** How far the month has come, as a bar: done, now, to come. */
const Steps = ({ at }: { readonly at: number }) => (
  <ol class="led__bar" aria-hidden="true">
    {GUIDED_STEPS.map((step, i) => (
      <li key={step} class={classes(i < at && 'is-done', i === at && 'is-now')} />
    ))}
  </ol>
);

/** Step after step, as long as nobody has anything to decide and it is not there yet. */
async function passOn(): Promise<void> {
  const from = session.state.value;
  const step = from && guidedStep(from);
  for (;;) {
    const state = session.state.value;
    if (!state || guidedStep(state) !== step || !mayPass(state) || !(await act({ do: 'next' }))) return;
  }
}

const isAt = (...path: readonly string[]): boolean => route.value.slice(2).join('/') === path.join('/');

/** What is to be done now and why; it waits for the deed. */
export function Led({ id, state }: { readonly id: string; readonly state: Campaign }) {
  if (isAt('leave')) return null;
  const step = guidedStep(state);
  const at = step ? GUIDED_STEPS.indexOf(step) : GUIDED_STEPS.length;
  const power = step && guidedBy(step).seat?.(state);
  const away = power !== undefined && seat.value !== power && !isAt('seat', power);
  return (
    <section class="led" aria-label={t('eiaguide-label')}>
      <div class="led__head">
        <div>
          <span class="note">
            {step ? t('eiaguide-step', { n: at + 1, of: GUIDED_STEPS.length }) : t('eiaguide-through')}
          </span>
          <Steps at={at} />
        </div>
        <a class="sheet__close" href={to('campaign', id, 'leave')} aria-label={t('eiaguide-leave')}>
          <Icon name="close" />
        </a>
      </div>
      <p role="status">{t(`eiaguide-${step ?? 'over'}`)}</p>
      {step && guidedBy(step).passes && mayPass(state) && (
        <Button onClick={() => void passOn()}>{t('eiaguide-pass')}</Button>
      )}
      {power && away && (
        <Button
          icon="lock"
          href={to('campaign', id, 'seat', power)}
          onClick={(event) => {
            // From seat to seat one takes the place of the other: one step back is the month.
            if (route.value[2] !== 'seat') return;
            event.preventDefault();
            goInstead('campaign', id, 'seat', power);
          }}
        >
          {t('eiaguide-seat', { power: nameIn(state, power) })}
        </Button>
      )}
      {!step && (
        <div class="row-of-two">
          <Button href={to('campaign', id, 'journal')}>{t('eiaguide-journal')}</Button>
          <Button href={to('campaign', id, 'leave')}>{t('eiaguide-done')}</Button>
        </div>
      )}
    </section>
  );
}

/** It may wait where it is, or be thrown away. */
export function LeaveExample(over: SheetOf) {
  const [wrong, say] = useState<string | null>(null);
  const { id } = over;
  const throwAway = async () => {
    const gone = await deleteBattle(id);
    if (gone.ok) goInstead('campaigns', 'eia');
    else say(speak(gone.said));
  };
  return (
    <Over
      {...over}
      name={t('eiaguide-leave')}
      act={
        <Act two>
          <Button kind="primary" onClick={() => void throwAway()}>
            {t('eiaguide-throw-away')}
          </Button>
          <Button note={t('eiaguide-wait-note')} href={to('campaigns')}>
            {t('eiaguide-wait')}
          </Button>
          <Button onClick={over.onClose}>{t('eiaguide-go-on')}</Button>
        </Act>
      }
    >
      {wrong && <Notice what={wrong} />}
      <p>{t('eiaguide-ours')}</p>
    </Over>
  );
}
