/** The cards and dice of a question as they lay, each card with its row and the column used. */
import type { Battle, Task, Thing } from '../../battlefield/battle.ts';
import type { Need } from '../../battlefield/procedure.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { needOf } from '../../battlefield/tasks.ts';
import { qualityDeck } from '../../battlefield/throws.ts';
import { columnFor, columnName } from '../../cards/deck.ts';
import { isTold } from '../../dice/pot.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { DiceRow, PotDice } from '../components/index.ts';

type CheckNeed = Extract<Need, { readonly rating: number }>;

/** The row of a card: its text in each column, with the one that counted marked. */
function Row({ battle, card, need }: { readonly battle: Battle; readonly card: number; readonly need: CheckNeed }) {
  const deck = qualityDeck(battle);
  const there = deck.cards.find(({ id }) => id === card);
  if (!there) return null;
  const read = columnFor(deck, need.rating, battle.rulings);
  const disorder = need.want === 'disorder' ? there[need.column] : undefined;
  return (
    <figure class="card-row">
      <figcaption class="note">{t('why-card', { what: speak(need.label), card, rating: need.rating })}</figcaption>
      <ol>
        {there.results.map((result, i) => {
          const column = deck.lowest + i;
          return (
            <li key={column} aria-current={column === read ? 'true' : undefined}>
              <span>{columnName(column)}</span>{' '}
              <b>{disorder ? t(disorder[i] ? 'why-disordered' : 'why-holds') : result}</b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

interface LaidProps {
  readonly battle: Battle;
  readonly thing: Thing;
  readonly need?: Need | undefined;
  readonly cardsAlone?: boolean | undefined;
}

function Laid({ battle, thing, need, cardsAlone }: LaidProps) {
  // A time card has no columns, and a card that no check reads any more says nothing.
  if ('card' in thing) return need && 'rating' in need ? <Row battle={battle} card={thing.card} need={need} /> : null;
  if (cardsAlone) return null;
  const whose = need && <p class="note">{speak(need.label)}</p>;
  if ('dice' in thing)
    return (
      <>
        {whose}
        <DiceRow dice={thing.dice.map((face) => ({ face }))} />
      </>
    );
  if ('pot' in thing && !isTold(thing.pot))
    return (
      <>
        {whose}
        <PotDice pot={thing.pot} counted={['white', 'red', 'green']} />
      </>
    );
  return null;
}

export interface AsItLayProps {
  readonly battle: Battle;
  readonly task: Task;
  /** The dice are already shown. */
  readonly cardsAlone?: boolean;
}

export function AsItLay({ battle, task, cardsAlone }: AsItLayProps) {
  const procedure = procedureFor(task.kind);
  return (
    <>
      {task.rolls.map(({ slot, thing }) => (
        <Laid
          key={slot}
          battle={battle}
          thing={thing}
          need={needOf(battle, task, procedure, slot)}
          cardsAlone={cardsAlone}
        />
      ))}
    </>
  );
}
