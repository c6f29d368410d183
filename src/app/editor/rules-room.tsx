/** The decks and the rulings a scenario is played with. */
import { chosenOnly, type Rulings, ruling } from '../../book/rulings.ts';
import { deckName } from '../../cards/deck-name.ts';
import { QUALITY_DECK_IDS, QUALITY_DECKS, TIME_DECK_IDS, TIME_DECKS, type TimeDeckId } from '../../cards/shelf.ts';
import { say } from '../../engine/message.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { t } from '../../words/t.ts';
import { RulingList } from '../screens/ruling-list.tsx';
import { Pick } from './fields.tsx';
import { Frame, toOverview } from './frame.tsx';
import { type Place, part } from './place.ts';
import { whole } from './session.ts';
import { options } from './words.ts';

/** The time deck of the rulings. A group brings its own pack to the table. */
const timeDeckOf = (rulings: Rulings): TimeDeckId => {
  const id = ruling(rulings, 'timeDeck');
  return id === 'custom' ? 'TD-24' : id;
};

const timeDeckIn = (rulings: Place<Rulings>): Place<TimeDeckId> => ({
  at: 'rulings.timeDeck',
  value: timeDeckOf(rulings.value),
  put: (make, ...how) => rulings.put((now) => chosenOnly({ ...now, timeDeck: make(timeDeckOf(now)) }), ...how),
});

const deckLine = (deck: { readonly id: string; readonly name: string }) =>
  say('editor-deck', { id: deck.id, name: deckName(deck) });

export function RulesRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  const rulings = part(here, 'rulings');
  return (
    <Frame of={of} title={t('editor-rules-title')} up={toOverview(of)} here={['rules']}>
      <div class="lines">
        <Pick<string>
          of={part(part(here, 'decks'), 'quality')}
          label="editor-quality-deck"
          options={options(QUALITY_DECK_IDS, (id) => deckLine(QUALITY_DECKS[id]))}
        />
        <Pick
          of={timeDeckIn(rulings)}
          label="editor-time-deck"
          options={options(TIME_DECK_IDS, (id) => deckLine(TIME_DECKS[id]))}
        />
        <p class="note">{t('editor-rulings-may-change')}</p>
      </div>
      <RulingList
        rulings={of.rulings}
        onChange={(key, value) =>
          rulings.put((now) => chosenOnly({ ...now, [key]: value }), say('editor-done-ruling', { key }))
        }
      />
    </Frame>
  );
}
