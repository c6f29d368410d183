/** What every campaign asks as it begins: whose dice are thrown, and which other campaign's pieces are taken over. */
import { useEffect, useState } from 'preact/hooks';
import type { BattleLine } from '../../journal/store.ts';
import { t } from '../../words/t.ts';
import { Choice } from '../components/index.ts';
import { gameOf } from '../games.ts';
import { store } from '../session/battles.ts';

/** The sound campaigns of a game on this device. */
export function useCampaignsOf(game: string): readonly BattleLine[] {
  const [found, set] = useState<readonly BattleLine[]>([]);
  useEffect(() => {
    void store.listBattles().then((read) => {
      if (read.ok) set(read.value.filter((line) => gameOf(line)?.id === game && !line.trouble));
    });
  }, [game]);
  return found;
}

type Dice = 'app' | 'table';

export const WhoseDice = ({ value, onChange }: { readonly value: Dice; readonly onChange: (dice: Dice) => void }) => (
  <Choice
    label={t('campaign-whose-dice')}
    columns={2}
    options={[
      { value: 'app' as const, label: t('campaign-dice-app') },
      { value: 'table' as const, label: t('campaign-dice-table') },
    ]}
    value={value}
    onChange={onChange}
  />
);
