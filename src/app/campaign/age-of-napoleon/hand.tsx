/** What a hand holds: its player's own note, under a cover that nobody else lifts. */
import { useEffect, useState } from 'preact/hooks';
import type { Campaign, SideId } from '../../../campaign/age-of-napoleon/campaign.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Cover, Field, Flag, Question, Screen } from '../../components/index.ts';
import { goBack } from '../../route.ts';
import { doneThen } from '../done-then.ts';
import { CampaignRail, Month } from './frame.tsx';
import { act, seat } from './session.ts';
import { CampaignTroubles } from './troubles.tsx';

/** As the ledger takes it. */
const LONGEST = 400;

interface HandProps {
  readonly id: string;
  readonly side: SideId;
  readonly state: Campaign;
}

const playerOf = ({ sides }: Campaign, side: SideId): string => sides[side].player || sides[side].name;

const cover = () => {
  seat.value = 'table';
};

/** The cover first; it falls again as soon as the page is left, or the phone put away. */
export function HandPage(props: HandProps) {
  const { id, side, state } = props;
  useEffect(() => {
    const away = () => document.visibilityState === 'hidden' && cover();
    document.addEventListener('visibilitychange', away);
    return () => {
      document.removeEventListener('visibilitychange', away);
      cover();
    };
  }, []);
  if (seat.value === side) return <Hand {...props} />;
  return (
    <Cover
      to={playerOf(state, side)}
      side={side}
      note={t('aon-hand-cover')}
      onLift={() => {
        seat.value = side;
      }}
      rail={<CampaignRail here="ledger" id={id} />}
    />
  );
}

function Hand({ id, side, state }: HandProps) {
  const { name, held: before } = state.sides[side];
  const [held, write] = useState(before);
  const leave = () => goBack('campaign', id, 'ledger');
  const keep = () => doneThen(act({ do: 'set-side', side, set: { held: held.trim() } }), leave);
  return (
    <Screen
      day={<Month id={id} />}
      foot={
        <Act>
          <Button kind="primary" onClick={keep}>
            {t('aon-hand-keep')}
          </Button>
          <Button kind="quiet" onClick={leave}>
            {t('aon-hand-leave')}
          </Button>
        </Act>
      }
    >
      <main class="campaign" tabIndex={-1}>
        <CampaignTroubles />
        <p class={`side-name side-${side}`}>
          <Flag side={side} size={20} /> {name}
        </p>
        <Question>{t('aon-hand-question')}</Question>
        <div class="form">
          <Field label={t('aon-form-held')} hint={t('aon-form-held-hint')}>
            {(control) => (
              <textarea
                {...control}
                maxLength={LONGEST}
                value={held}
                onInput={(event) => write(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
      </main>
    </Screen>
  );
}
