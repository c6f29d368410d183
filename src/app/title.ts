/**
 * What the page is called, in the tab, among the windows and by a screen reader: its room, and of the battle what Home says of
 * it too. Never a unit or a side: the title stands over every cover.
 */
import { effect, signal } from '@preact/signals';
import { route } from './route.ts';

/** The battle that lies open; none does elsewhere. */
export const playing = signal<string | undefined>(undefined);

/** Rooms that are not called what their address says. */
const NAMES: Readonly<Record<string, string>> = {
  new: 'New battle',
  take: 'Scenario',
  after: 'What the day cost',
};

export const keepTitle = (): unknown =>
  effect(() => {
    const [place = '', , room = place === 'campaign' ? 'round' : 'turn'] = route.value;
    const word = place === 'battle' || place === 'campaign' ? room : place;
    const name = NAMES[word] ?? word.replace(/^./, (first) => first.toUpperCase());
    document.title = [name, playing.value, 'Scovell'].filter(Boolean).join(' – ');
  });
