/** The house's figures of the bridge: shown as what they are, and the group's to set. */
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { HOUSE, HOUSE_KEYS, houseOf } from '../../../../campaign/empires-in-arms/rules/table.ts';
import { t } from '../../../../words/t.ts';
import { Stepper } from '../../../components/index.ts';
import { useCounted } from '../../asks.tsx';
import { act } from '../session.ts';

const BY: Readonly<Partial<Record<string, number>>> = { infantry: 100, cavalry: 100 };

function HouseFigure({ of, value }: { readonly of: (typeof HOUSE_KEYS)[number]; readonly value: number }) {
  const [now, count] = useCounted(value, (n) => act({ do: 'flag', name: `house-${of}`, value: n }));
  return (
    <Stepper
      label={t(`eiatable-house-${of}`)}
      value={now}
      min={HOUSE[of].least}
      max={HOUSE[of].most}
      step={BY[of] ?? 1}
      onChange={(n) => void count(n)}
    />
  );
}

export function HouseFigures({ state }: { readonly state: Campaign }) {
  const house = houseOf(state.flags);
  return (
    <>
      <p class="note">{t('eiatable-house-note')}</p>
      {HOUSE_KEYS.map((key) => (
        <HouseFigure key={key} of={key} value={house[key]} />
      ))}
    </>
  );
}
