/** What can happen to an officer on his own. */
import type { Battle } from '../../battlefield/battle.ts';
import { officerMenu } from '../../battlefield/menu.ts';
import { officerNamed } from '../../battlefield/named.ts';
import type { Play } from '../../battlefield/plays.ts';
import { t } from '../../words/t.ts';
import { Button, More } from '../components/index.ts';
import { doneHere, goInstead } from '../route.ts';
import { act, openId } from '../session/battle-session.ts';

/** What can happen to him: "Shot at", "The enemy rides into him". */
export const strikeWords = (play: Play): string =>
  play.do === 'strike' ? t(`struck-by-${play.by === 'entered' ? 'riders' : play.by}`) : '';

export function Struck({ battle, officer }: { readonly battle: Battle; readonly officer: string }) {
  const offers = officerMenu(battle, officer);
  const struck = battle.officers[officer];
  if (!struck || offers.length === 0) return null;
  const ask = async (play: (typeof offers)[number]) => {
    if (await doneHere(act(play))) goInstead('battle', openId.value!, 'turn');
  };
  return (
    <More label={t('struck-in-danger', { officer: officerNamed(struck) })}>
      {offers.map((play) => (
        <Button key={JSON.stringify(play)} onClick={() => void ask(play)}>
          {strikeWords(play)}
        </Button>
      ))}
    </More>
  );
}
