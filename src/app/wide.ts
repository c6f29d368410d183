/** Whether there is room for two columns: a tablet, or a phone on its side. */
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 768px)');
export const wide = signal(query.matches);
query.addEventListener('change', () => {
  wide.value = query.matches;
});
