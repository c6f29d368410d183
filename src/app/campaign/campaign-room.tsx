/** A campaign that is open: the game it is of, and its room. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { gameOf } from '../games.ts';
import { store } from '../session/battles.ts';
import type { RoomProps } from './campaign-game.ts';
import { type CampaignEntry, campaignNamed } from './games.ts';
import { NoCampaign, useLoaded } from './loading.tsx';

type Found = CampaignEntry | 'nowhere';

export function CampaignRoom(props: RoomProps) {
  const [found, find] = useState<Found | null>(null);
  useEffect(() => {
    void store.listBattles().then((read) => {
      const line = read.ok ? read.value.find(({ id }) => id === props.id) : undefined;
      find(campaignNamed(line && gameOf(line)?.id) ?? 'nowhere');
    });
  }, [props.id]);
  if (!found) return <div class="screen" aria-busy="true" />;
  return found === 'nowhere' ? <NoCampaign what={t('campaign-gone')} /> : <Loaded {...props} entry={found} />;
}

function Loaded({ entry, ...props }: RoomProps & { readonly entry: CampaignEntry }) {
  const loaded = useLoaded(entry);
  return loaded((game) => <game.Room {...props} />);
}
