/**
 * The glance as a room: over the turn on a phone, alone on a television or large display, where it shows what both
 * sides may know, whoever holds the device.
 */
import { view } from '../../battlefield/view.ts';
import { t } from '../../words/t.ts';
import { Icon, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import { Day } from '../screens/frame.tsx';
import { battle, seen } from '../session/battle-session.ts';
import { alone } from '../wide.ts';
import { GlancePage } from './glance.tsx';

export function GlanceRoom({ id }: { readonly id: string }) {
  const now = battle.value;
  const of = alone.value ? now && view(now, 'both') : seen.value;
  return (
    <Screen room="glance" day={<Day slim of={of} />}>
      <main>
        <GlancePage
          id={id}
          of={of}
          head={
            <a class="glance__close" href={to('battle', id, 'turn')} aria-label={t('glance-leave')}>
              <Icon name="close" />
            </a>
          }
          foot={
            <p class="note glance__follow">
              <a class="btn" href={to('battle', id, 'glance')} target="_blank" rel="noopener">
                {t('glance-window')}
              </a>
              {t('glance-follows')}
            </p>
          }
        />
      </main>
    </Screen>
  );
}
