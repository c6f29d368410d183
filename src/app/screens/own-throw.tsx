/** The table's own dice and cards, entered for any throw. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Battle, Thing } from '../../battlefield/battle.ts';
import type { Need } from '../../battlefield/procedure.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { columnFor, columnName, minuteCounts } from '../../cards/deck.ts';
import type { Result as CheckResult } from '../../cards/results.ts';
import type { Face } from '../../dice/faces.ts';
import { POT_DICE } from '../../dice/pot.ts';
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

/** Entering what lies on the real table, for any throw: the hits alone where they do, faces, or what the card says. */
export function Enter({ battle, need, chance, onThing, onLeave }: EnterProps) {
  const [byFaces, enterFaces] = useState(false);
  const leave = (
    <Button kind="quiet" onClick={onLeave}>
      {t('shell-back')}
    </Button>
  );
  const head = (
    <>
      <Question>{speak(need.label)}</Question>
      {chance && <ChanceLine {...chance} />}
    </>
  );
  if (need.hits !== undefined && !byFaces)
    return (
      <EnterHits label={speak(need.label)} most={need.hits} onHits={(hits) => onThing({ hits })} head={head}>
        <Button onClick={() => enterFaces(true)}>{t('own-by-faces')}</Button>
        {leave}
      </EnterHits>
    );
  if (need.want === 'pot' || need.want === 'dice')
    return (
      <EnterFaces need={need} onThing={onThing} head={head}>
        {need.hits !== undefined && <Button onClick={() => enterFaces(false)}>{t('own-by-hits')}</Button>}
        {leave}
      </EnterFaces>
    );
  return (
    <>
      <div class="sheet__body sink">
        {head}
        <EnterCard battle={battle} need={need} onThing={onThing} />
      </div>
      <Act>{leave}</Act>
    </>
  );
}

interface Part {
  readonly head: ComponentChildren;
  /** The ways out of it. */
  readonly children: ComponentChildren;
}

function EnterHits({
  label,
  most,
  onHits,
  head,
  children,
}: Part & { readonly label: string; readonly most: number; readonly onHits: (hits: number) => void }) {
  return (
    <>
      <div class="sheet__body sink">
        {head}
        <p>{t('own-hits-stand')}</p>
        <fieldset class="picker" aria-label={t('own-hits-of', { who: label })}>
          <div class="cards__numbers">
            {Array.from({ length: most + 1 }, (_, hits) => (
              <Button key={hits} onClick={() => onHits(hits)}>
                {hits}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
      <Act>{children}</Act>
    </>
  );
}

type DiceNeed = Extract<Need, { readonly want: 'pot' | 'dice' }>;
type CardNeed = Exclude<Need, DiceNeed>;

function EnterFaces({
  need,
  onThing,
  head,
  children,
}: Part & { readonly need: DiceNeed; readonly onThing: (thing: Thing) => void }) {
  const isPot = need.want === 'pot';
  const [faces, setFaces] = useState<(Face | undefined)[]>(() => noFaces(isPot ? POT_DICE : need.dice));
  const whole = faces.every((face) => face !== undefined);
  const done = () => {
    const pot = isPot && potFrom(faces);
    if (pot) onThing({ pot });
    else if (whole) onThing({ dice: faces });
  };
  return (
    <>
      <div class="sheet__body sink">
        {head}
        <DicePicker
          label={speak(need.label)}
          faces={faces}
          {...(isPot && { colours: POT_SLOTS })}
          onChange={setFaces}
          autoFocus
        />
      </div>
      <Act>
        <Button kind="primary" reason={!whole && t('own-enter-every')} onClick={done}>
          {t('own-lies-there')}
        </Button>
        {children}
      </Act>
    </>
  );
}

/** Where on the card to look: "Rating 9: read column ≥7." */
function LookUp({ battle, rating }: { readonly battle: Battle; readonly rating: number }) {
  const column = columnFor(qualityDeck(battle), rating, battle.rulings);
  return <p>{t('own-look-up', { asked: column === rating ? 'no' : 'yes', rating, column: columnName(column) })}</p>;
}

function EnterCard({
  battle,
  need,
  onThing,
}: {
  readonly battle: Battle;
  readonly need: CardNeed;
  readonly onThing: (thing: Thing) => void;
}) {
  if (need.want === 'time')
    return (
      <CardPicker
        label={t('own-minutes')}
        options={timeOptions(minuteCounts(timeDeck(battle)).map(({ minutes }) => minutes))}
        onPick={(minutes) => onThing({ minutes })}
      />
    );
  const ids = qualityDeck(battle)
    .cards.map(({ id }) => id)
    .sort((one, other) => one - other);
  const byNumber = {
    cards: ids.length,
    onCard: (number: number) => {
      const card = ids[number - 1];
      if (card !== undefined) onThing({ card });
    },
  };
  return (
    <>
      <LookUp battle={battle} rating={need.rating} />
      {need.want === 'result' ? (
        <CardPicker
          label={t('own-card-says')}
          options={qualityOptions()}
          onPick={(result: CheckResult) => onThing({ result })}
          {...byNumber}
        />
      ) : (
        <CardPicker
          label={t('own-card-says')}
          options={disorderOptions()}
          onPick={(what) => onThing({ disorder: what === 'disordered' })}
          {...byNumber}
        />
      )}
    </>
  );
}
