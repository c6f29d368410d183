/** The house's figures of the bridge: shown as what they are, and the group's to set. */
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { HOUSE, HOUSE_KEYS, houseOf } from '../../../../campaign/empires-in-arms/rules/table.ts';
import { t } from '../../../../words/t.ts';
import { Stepper } from '../../../components/index.ts';
import { act } from '../session.ts';

const BY: Readonly<Partial<Record<string, number>>> = { infantry: 100, cavalry: 100 };

export function HouseFigures({ state }: { readonly state: Campaign }) {
  const house = houseOf(state.flags);
  return (
    <>
      <p class="note">{t('eiatable-house-note')}</p>
      {HOUSE_KEYS.map((key) => (
        <Stepper
          key={key}
          label={t(`eiatable-house-${key}`)}
          value={house[key]}
          min={HOUSE[key].least}
          max={HOUSE[key].most}
          step={BY[key] ?? 1}
          onChange={(value) => void act({ do: 'flag', name: `house-${key}`, value })}
        />
      ))}
    </>
  );
}
