/** The decks and the rulings a scenario is played with. */
import { chosenOnly, type Rulings } from '../../book/rulings.ts';
import {
  QUALITY_DECK_IDS,
  QUALITY_DECKS,
  TIME_DECK_IDS,
  TIME_DECKS,
  type TimeDeckId,
  timeDeckInForce,
} from '../../cards/shelf.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { RulingList } from '../screens/ruling-list.tsx';
import { whole } from './desk.ts';
import { Pick } from './fields.tsx';
import { Frame } from './frame.tsx';
import { part } from './place.ts';
import { editHref } from './rooms.ts';

export function RulesRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  return (
    <Frame
      of={of}
      title="By which decks and rulings?"
      up={[[of.title || 'Scenario', editHref(of.id)]]}
      here={['rules']}
    >
      <div class="lines">
        <Pick
          of={part(part(here, 'decks'), 'quality')}
          label="Quality deck"
          options={QUALITY_DECK_IDS.map((id) => [id as string, `${id}: ${QUALITY_DECKS[id].name}`] as const)}
        />
        <Pick<TimeDeckId>
          of={{
            at: 'rulings.timeDeck',
            value: timeDeckInForce(of.rulings).id as TimeDeckId,
            put: (make) =>
              part(here, 'rulings').put(
                (now) => chosenOnly({ ...now, timeDeck: make(timeDeckInForce(now).id as TimeDeckId) }) as Rulings,
                'time deck',
              ),
          }}
          label="Time deck"
          options={TIME_DECK_IDS.map((id) => [id, `${id}: ${TIME_DECKS[id].name}`] as const)}
        />
        <p class="note">The players may change any ruling when they begin.</p>
      </div>
      <RulingList
        rulings={of.rulings}
        onChange={(key, value) =>
          part(here, 'rulings').put(
            (now) => chosenOnly({ ...now, [key]: value } as Rulings) as Rulings,
            `ruling ${key}`,
          )
        }
      />
    </Frame>
  );
}
