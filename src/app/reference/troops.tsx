/** Suggested ratings of troops, by army. */
import { useState } from 'preact/hooks';
import { say } from '../../engine/message.ts';
import type { TroopSuggestion } from '../../scenarios/suggested.ts';
import { TROOP_SUGGESTIONS } from '../../scenarios/suggestions.ts';
import { t } from '../../words/t.ts';
import { Field } from '../components/index.ts';
import { type Cell, shown } from './chart.ts';
import { Grid } from './table.tsx';

const years = ({ from, to }: TroopSuggestion): string =>
  from === to ? String(from) : `${from}–${String(to).slice(2)}`;

/** "4", or "4 (4–5)" if it varies. */
const quality = ({ quality: q }: TroopSuggestion): Cell => {
  if (!q) return 'reference-troops-average';
  return q.least === q.most ? q.usual : say('reference-troops-spread', q);
};

/** "Légère brigade, France 1805–07: Q4 (4–5), S3" */
export function troopLine(of: TroopSuggestion): string {
  const { troops, nation, theatre } = of;
  const ratings = t('reference-troop-ratings', {
    ratings: [
      of.quality ? say('rating-quality', { n: shown(quality(of)) }) : t('reference-troops-average'),
      ...(of.skirmish === undefined ? [] : [say('rating-skirmish', { n: of.skirmish })]),
      ...(of.weight ? [of.weight] : []),
    ],
  });
  const told = { troops, nation, years: years(of), ratings };
  return theatre ? t('reference-troop-there', { ...told, theatre }) : t('reference-troop', told);
}

const rowOf = (of: TroopSuggestion) => {
  const names = [of.troops, of.theatre, of.weight].filter((name): name is string => Boolean(name));
  return [
    say('reference-troop-ratings', { ratings: names }),
    say('reference-troops-span', { years: years(of) }),
    quality(of),
    of.skirmish ?? '',
  ] as const;
};

export function Troops() {
  const [nation, choose] = useState('France');
  const nations = [...new Set(TROOP_SUGGESTIONS.map((of) => of.nation))];
  return (
    <section class="tool" aria-label={t('reference-suggested')}>
      <p>{t('reference-troops-intro')}</p>
      <Field label={t('reference-troops-army')}>
        {(it) => (
          <select {...it} value={nation} onChange={(event) => choose(event.currentTarget.value)}>
            {nations.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Grid
        of={{
          wordy: true,
          head: [
            'reference-troops-troops',
            'reference-troops-years',
            'reference-troops-quality',
            'reference-troops-skirmish',
          ],
          rows: TROOP_SUGGESTIONS.filter((of) => of.nation === nation).map(rowOf),
        }}
      />
    </section>
  );
}
