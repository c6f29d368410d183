/**
 * What the page is called, in the tab, among the windows and by a screen reader: its room, and of the battle what Home says of
 * it too. Never a unit or a side: the title stands over every cover.
 */
import { effect, signal } from '@preact/signals';
import { t } from '../words/t.ts';
import { route } from './route.ts';

/** The battle that lies open; none does elsewhere. */
export const playing = signal<string | undefined>(undefined);

export const keepTitle = (): unknown =>
  effect(() => {
    const [place = '', , room = place === 'campaign' ? 'round' : 'turn'] = route.value;
    const name = t('shell-page', { room: place === 'battle' || place === 'campaign' ? room : place });
    document.title = [name, playing.value, 'Scovell'].filter(Boolean).join(' – ');
  });
