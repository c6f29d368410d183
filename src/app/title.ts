/**
 * The page's title: its room and, for a battle, what Home shows of it. Never a unit or a side, since the title is
 * visible over every cover.
 */
import { effect, signal } from '@preact/signals';
import { t } from '../words/t.ts';
import { route } from './route.ts';

/** The open battle, if any. */
export const playing = signal<string | undefined>(undefined);

export const keepTitle = (): unknown =>
  effect(() => {
    const [place = '', , room = place === 'campaign' ? 'round' : 'turn'] = route.value;
    const name = t('shell-page', { room: place === 'battle' || place === 'campaign' ? room : place });
    document.title = [name, playing.value, 'Scovell'].filter(Boolean).join(' – ');
  });
