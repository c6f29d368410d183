/** Every chart, in the order of use. */
import { QUALITY_DECKS, timeDeckInForce } from '../../cards/shelf.ts';
import type { Chart, InForce } from './chart.ts';
import { ALL } from './charts/all.ts';

export const chartOf = (id: string | undefined): Chart | undefined =>
  ALL.flatMap((group) => group.charts).find((chart) => chart.id === id);

/** The defaults. */
export const DEFAULTS: InForce = { rulings: {}, quality: QUALITY_DECKS['QD-48'], time: timeDeckInForce({}) };
