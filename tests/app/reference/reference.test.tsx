// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCharts } from '../../../src/app/reference/charts.ts';
import { ReferenceScreen } from '../../../src/app/reference/reference.tsx';
import { DECISION_SECONDS } from '../../../src/app/reference/tools.tsx';

afterEach(cleanup);
const groups = await loadCharts();

/** What is folded up is made when it is asked for. */
const unfold = () => {
  for (const fold of document.querySelectorAll('summary')) fireEvent.click(fold);
};

describe('the reference', () => {
  it.each(groups.flatMap((group) => group.charts).map((chart) => [chart.id, chart.title]))(
    'shows the chart %s',
    async (id, title) => {
      render(<ReferenceScreen chart={id} />);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    },
  );

  it('leads from its contents to every chart', async () => {
    render(<ReferenceScreen />);
    await screen.findByRole('searchbox');
    unfold();
    const links = [...document.querySelectorAll('.chart-groups a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(groups.flatMap((group) => group.charts).map(({ id }) => `#/reference/${id}`));
  });

  it('finds fresh, and brigades of Légère among the suggested ratings', async () => {
    render(<ReferenceScreen />);
    const field = await screen.findByRole('searchbox');
    fireEvent.input(field, { target: { value: 'fresh' } });
    expect(await screen.findByText(/^Fresh: Nothing lost/)).toBeTruthy();
    fireEvent.input(field, { target: { value: 'legere brigade' } });
    expect((await screen.findAllByText(/^Légère brigade, France 1805–07: Q4 \(4–5\), S3/)).length).toBe(1);
    fireEvent.input(field, { target: { value: 'zzzz' } });
    expect(await screen.findByText(/Nothing has that word/)).toBeTruthy();
  });

  it('turns yards into centimetres and back', async () => {
    render(<ReferenceScreen chart="measuring" />);
    const yards = (await screen.findByLabelText('Yards')) as HTMLInputElement;
    fireEvent.change(yards, { target: { value: '600' } });
    expect((screen.getByLabelText('Centimetres') as HTMLInputElement).value).toBe('10');
    expect(screen.getByText(/10 cm on the table are about 600 yards/)).toBeTruthy();
  });

  it('NBC-EQ-04: counts ten seconds, and then gives the decision away', async () => {
    render(<ReferenceScreen chart="etiquette" />);
    const start = await screen.findByText(`Start ${DECISION_SECONDS} seconds`);
    vi.useFakeTimers();
    try {
      fireEvent.click(start);
      await act(async () => void (await vi.advanceTimersByTimeAsync(4000)));
      expect(screen.getByRole('timer', { hidden: true }).textContent).toBe('6');
      await act(async () => void (await vi.advanceTimersByTimeAsync(6400)));
      expect(screen.getByRole('status').textContent).toMatch(/the other side may decide/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says which rulings are in force', async () => {
    render(<ReferenceScreen chart="rulings" />);
    expect(await screen.findByText('Dice pot and Re-Roll Dice')).toBeTruthy();
    unfold();
    expect(document.querySelectorAll('.ruling b').length).toBeGreaterThan(100);
  });
});
