/** The table's own dice and cards, entered for any throw. */

import { useState } from 'preact/hooks';
import type { Battle, Thing } from '../../battlefield/battle.ts';
import type { Need } from '../../battlefield/procedure.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { minuteCounts } from '../../cards/deck.ts';
import type { Result as CheckResult } from '../../cards/results.ts';
import type { Face } from '../../dice/faces.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  CardPicker,
  DicePicker,
  disorderOptions,
  noFaces,
  POT_SLOTS,
  potFrom,
  Question,
  qualityOptions,
  timeOptions,
} from '../components/index.ts';

/** What lies there when something is wanted: dice, a card, or the time card. */
const LIES: Record<Need['want'], 'dice' | 'card' | 'time'> = {
  pot: 'dice',
  dice: 'dice',
  result: 'card',
  disorder: 'card',
  time: 'time',
};

export const ownWords = ([first]: readonly Need[]): string => t(`own-${LIES[first?.want ?? 'dice']}`);

export function throwWords(needs: readonly Need[]): string {
  const [first] = needs;
  if (!first) return t('throw-it');
  if (first.want === 'pot') return t('throw-pots', { n: needs.length });
  if (needs.length > 1) return t('throw-it');
  return first.want === 'dice'
    ? t('throw-dice', { n: first.dice })
    : t(first.want === 'time' ? 'throw-time' : 'throw-card');
}

/** The chance of a throw as it stands beside it: "Chance that he closes", "77 %". */
export interface Chance {
  readonly claim: string;
  readonly of: string;
}

export const ChanceLine = ({ claim, of }: Chance) => (
  <p class="chance">
    {claim} <b>{of}</b>
  </p>
);

export interface EnterProps {
  readonly battle: Battle;
  readonly need: Need;
  /** Of what is about to be entered. */
  readonly chance?: Chance | undefined;
  readonly onThing: (thing: Thing) => void;
  readonly onLeave: () => void;
}

/** Entering what lies on the real table, for any throw. */
export function Enter({ battle, need, chance, onThing, onLeave }: EnterProps) {
  const dice = need.want === 'pot' ? 5 : need.want === 'dice' ? need.dice : 0;
  const [faces, setFaces] = useState<(Face | undefined)[]>(() => noFaces(dice));
  const whole = faces.every(Boolean);
  const done = () => {
    if (need.want === 'pot') {
      const pot = potFrom(faces);
      if (pot) onThing({ pot });
    } else if (whole) onThing({ dice: faces as Face[] });
  };
  const { cards } = qualityDeck(battle);
  const byNumber = {
    cards: cards.length,
    onCard: (card: number) => onThing({ card: cards.map(({ id }) => id).sort((one, other) => one - other)[card - 1]! }),
  };
  return (
    <>
      <div class="sheet__body sink">
        <Question>{speak(need.label)}</Question>
        {chance && <ChanceLine {...chance} />}
        {need.want === 'pot' && (
          <DicePicker label={speak(need.label)} faces={faces} colours={POT_SLOTS} onChange={setFaces} autoFocus />
        )}
        {need.want === 'dice' && <DicePicker label={speak(need.label)} faces={faces} onChange={setFaces} autoFocus />}
        {need.want === 'result' && (
          <CardPicker
            label={t('own-card-says')}
            options={qualityOptions()}
            onPick={(result: CheckResult) => onThing({ result })}
            {...byNumber}
          />
        )}
        {need.want === 'disorder' && (
          <CardPicker
            label={t('own-card-says')}
            options={disorderOptions()}
            onPick={(what) => onThing({ disorder: what === 'disordered' })}
            {...byNumber}
          />
        )}
        {need.want === 'time' && (
          <CardPicker
            label={t('own-minutes')}
            options={timeOptions(minuteCounts(timeDeck(battle)).map(({ minutes }) => minutes))}
            onPick={(minutes) => onThing({ minutes })}
          />
        )}
      </div>
      <Act>
        {dice > 0 && (
          <Button kind="primary" reason={!whole && t('own-enter-every')} onClick={done}>
            {t('own-lies-there')}
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          {t('shell-back')}
        </Button>
      </Act>
    </>
  );
}
