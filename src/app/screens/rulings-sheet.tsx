/** The rulings in force. A change during the battle is an entry of the journal. */
import { t } from '../../words/t.ts';
import { Act, Button, Question, Sheet } from '../components/index.ts';
import { act, seen } from '../session/battle-session.ts';
import { Day, Troubles } from './frame.tsx';
import { RulingList } from './ruling-list.tsx';
import { isOneSeat } from './turn/sides.tsx';

export function RulingsSheet({ onClose }: { readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  if (!battle) return null;
  return (
    <Sheet name={t('rulings-sheet')} day={<Day slim />} onClose={onClose}>
      <Troubles />
      <Question>{t('rulings-sheet-question')}</Question>
      <p>{t(isOneSeat(battle) ? 'rulings-sheet-together' : 'rulings-sheet-advice')}</p>
      <RulingList
        rulings={battle.rulings}
        {...(!isOneSeat(battle) && { onChange: (key, value) => void act({ do: 'ruling', key, value }) })}
      />
      <Act label={t('rulings-sheet-leave')}>
        <Button kind="primary" onClick={onClose}>
          {t('rulings-sheet-done')}
        </Button>
      </Act>
    </Sheet>
  );
}
