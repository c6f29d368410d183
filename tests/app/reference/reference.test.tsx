// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { titleOf } from '../../../src/app/reference/chart.ts';
import { ALL } from '../../../src/app/reference/charts/all.ts';
import { DECISION_SECONDS } from '../../../src/app/reference/decision.ts';
import { ReferenceScreen } from '../../../src/app/reference/reference.tsx';
import { t } from '../../../src/words/t.ts';

afterEach(cleanup);

/** What is folded up is made when it is asked for. */
const unfold = () => {
  for (const fold of document.querySelectorAll('summary')) fireEvent.click(fold);
};

describe('the reference', () => {
  it.each(ALL.flatMap((group) => group.charts).map((chart) => [chart.id, titleOf(chart)]))(
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
    expect(links).toEqual(ALL.flatMap((group) => group.charts).map(({ id }) => `#/reference/${id}`));
  });

  it('finds fresh, and brigades of Légère among the suggested ratings', async () => {
    render(<ReferenceScreen />);
    const field = await screen.findByRole('searchbox');
    fireEvent.input(field, { target: { value: 'fresh' } });
    const fresh = t('reference-term', { term: t('glossary-fresh'), meaning: t('glossary-fresh-means', { bonus: 1 }) });
    expect(await screen.findByText(fresh)).toBeTruthy();
    fireEvent.input(field, { target: { value: 'legere brigade' } });
    expect((await screen.findAllByText(/^Légère brigade, France 1805–07: Q4 \(4–5\), S3/)).length).toBe(1);
    fireEvent.input(field, { target: { value: 'zzzz' } });
    expect(await screen.findByText(t('reference-none'))).toBeTruthy();
  });

  it('turns yards into centimetres and back', async () => {
    render(<ReferenceScreen chart="measuring" />);
    const yards = (await screen.findByLabelText(t('reference-scale-yards'))) as HTMLInputElement;
    fireEvent.change(yards, { target: { value: '600' } });
    expect((screen.getByLabelText(t('reference-scale-cm')) as HTMLInputElement).value).toBe('10');
    expect(
      screen.getByText(t('reference-scale-is', { cm: 10, yards: 600, miles: 0.34, metres: 549 }).replace(/\s/g, ' ')),
    ).toBeTruthy();
  });

  it('NBC-EQ-04: counts ten seconds, and then gives the decision away', async () => {
    render(<ReferenceScreen chart="etiquette" />);
    const start = await screen.findByText(t('reference-timer-start', { seconds: DECISION_SECONDS }));
    vi.useFakeTimers();
    try {
      fireEvent.click(start);
      await act(async () => void (await vi.advanceTimersByTimeAsync(4000)));
      expect(screen.getByRole('timer', { hidden: true }).textContent).toBe('6');
      await act(async () => void (await vi.advanceTimersByTimeAsync(6400)));
      expect(screen.getByRole('status').textContent).toBe(t('reference-timer-over'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('says which rulings are in force', async () => {
    render(<ReferenceScreen chart="rulings" />);
    expect(await screen.findByText(t('rulings-group-pot'))).toBeTruthy();
    unfold();
    expect(document.querySelectorAll('.ruling b').length).toBeGreaterThan(100);
  });
});
