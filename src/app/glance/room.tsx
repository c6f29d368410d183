/** The glance as a room of its own: on a phone it lies over the turn, on a large screen it stands alone at the table's end. */
import { t } from '../../words/t.ts';
import { Icon, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import { Day } from '../screens/frame.tsx';
import { GlancePage } from './glance.tsx';

export const GlanceRoom = ({ id }: { readonly id: string }) => (
  <Screen room="glance" day={<Day slim />}>
    <main>
      <GlancePage
        id={id}
        head={
          <a class="glance__close" href={to('battle', id, 'turn')} aria-label={t('glance-leave')}>
            <Icon name="close" />
          </a>
        }
      />
    </main>
  </Screen>
);
