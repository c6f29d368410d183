/** A game's own part, fetched when one of its campaigns is wanted. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Empty, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import type { CampaignGame } from './campaign-game.ts';
import type { CampaignEntry } from './games.ts';

/** A page that says what is wrong and where else to go. */
export const NoCampaign = ({ what, children }: { readonly what: string; readonly children?: ComponentChildren }) => (
  <Screen>
    <main>
      <Empty heads what={what} todo={t('campaign-others-safe')}>
        <Button kind="primary" href={to('campaigns')}>
          {t('campaign-to-list')}
        </Button>
        {children}
      </Empty>
    </main>
  </Screen>
);

/** What is shown with the game once it is there; nothing meanwhile, and where it cannot be fetched that is said. */
export function useLoaded(
  entry: CampaignEntry | undefined,
): (show: (game: CampaignGame) => JSX.Element) => JSX.Element {
  const [game, setGame] = useState<CampaignGame | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    entry?.load().then(setGame, () => fail(true));
  }, [entry]);
  return (show) => {
    if (game) return show(game);
    if (failed || !entry) return <NoCampaign what={t(entry ? 'campaign-not-fetched' : 'campaign-unknown')} />;
    return <div class="screen" aria-busy="true" />;
  };
}
