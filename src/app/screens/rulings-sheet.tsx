/** The rulings in force; a change in the battle is an entry of the journal like any other. */
import { Act, Button, Question, Sheet } from '../components/index.ts';
import { act, seen } from '../desk/desk.ts';
import { Day, Troubles } from './frame.tsx';
import { RulingList } from './ruling-list.tsx';

export function RulingsSheet({ onClose }: { readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  if (!battle) return null;
  return (
    <Sheet name="Rulings" day={<Day slim />} onClose={onClose}>
      <Troubles />
      <Question>How do you read it?</Question>
      <p>Change one only if both sides agree; the journal says that it was changed, and when.</p>
      <RulingList rulings={battle.rulings} onChange={(key, value) => void act({ do: 'ruling', key, value })} />
      <Act label="Leave">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </Act>
    </Sheet>
  );
}
