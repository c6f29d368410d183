/** Icons for what is due, on a 24 × 24 grid. Only the umpire's desk needs them. */
import type { Due } from '../../battlefield/under-lock/due.ts';

const PATHS = {
  arrival: 'M3 12h13M11 7l5 5-5 5M20.5 4v16',
  dispute: 'M12 4v16M5 20h14M4 7h16M4 7l-2 6.5h5.5zM20 7l-3.5 6.5H22z',
  lull: 'M7 3.5h10M7 20.5h10M8 3.5c0 5 8 6 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 6-8 8.5s8 3.5 8 8.5',
  message: 'M3.5 6h17v12h-17zM3.5 6l8.5 7 8.5-7',
  ask: 'M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5v.1M3.5 3.5h17v17h-17z',
  order: 'M6 3.5h12v17H6zM9 8h6M9 12h6M12 16.4v.2',
  weather:
    'M6.5 14.5a4 4 0 0 1 .6-8 5.5 5.5 0 0 1 10.3 1.3 3.4 3.4 0 0 1 .1 6.7zM8 18l-1 2.5M12.5 18l-1 2.5M17 18l-1 2.5',
} as const satisfies Record<Due['is'], string>;

export const DueSign = ({ of }: { readonly of: Due['is'] }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
