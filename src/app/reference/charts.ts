/** Every chart, in the order in which they are wanted. They are fetched when the book is opened. */
import { QUALITY_DECKS, timeDeckInForce } from '../../cards/shelf.ts';
import type { Chart, ChartGroup, InForce } from './chart.ts';

export async function loadCharts(): Promise<readonly ChartGroup[]> {
  const [{ ON_THE_FIELD }, { BESIDE_THE_FIELD }] = await Promise.all([
    import('./charts/on-the-field.ts'),
    import('./charts/beside-the-field.ts'),
  ]);
  return [...ON_THE_FIELD, ...BESIDE_THE_FIELD];
}

export const chartOf = (groups: readonly ChartGroup[], id: string | undefined): Chart | undefined =>
  groups.flatMap((group) => group.charts).find((chart) => chart.id === id);

/** As the app comes. */
export const DEFAULTS: InForce = { rulings: {}, quality: QUALITY_DECKS['QD-48'], time: timeDeckInForce({}) };
