/** The table's own dice and cards, entered for any throw. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Battle, Thing } from '../../battlefield/battle.ts';
import type { Need } from '../../battlefield/procedure.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { columnFor, columnName, minuteCounts } from '../../cards/deck.ts';
import type { Result as CheckResult } from '../../cards/results.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { POT_DICE, type ToldPot } from '../../dice/pot.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  CardPicker,
  DicePicker,
  Die,
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
  /** By faces first: what is shorter was offered before. */
  readonly faces?: boolean;
  readonly onThing: (thing: Thing) => void;
  readonly onLeave: () => void;
}

/** Entering what lies on the real table, for any throw: the hits alone where they do, faces, or what the card says. */
export function Enter({ battle, need, chance, faces = false, onThing, onLeave }: EnterProps) {
  const [byFaces, enterFaces] = useState(faces);
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
  const sum = need.want === 'pot' ? need.sum : undefined;
  if (sum && !byFaces)
    return (
      <EnterSum label={speak(need.label)} red={sum === 'with-red'} onPot={(pot) => onThing({ pot })} head={head}>
        <Button onClick={() => enterFaces(true)}>{t('own-by-faces')}</Button>
        {leave}
      </EnterSum>
    );
  if (need.want === 'pot' || need.want === 'dice')
    return (
      <EnterFaces need={need} onThing={onThing} head={head}>
        {byFaces && <Button onClick={() => enterFaces(false)}>{t(sum ? 'own-by-sum' : 'own-by-hits')}</Button>}
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

/** Takes the keyboard to the picker that has come. */
function usePicker() {
  const picker = useRef<HTMLFieldSetElement>(null);
  useEffect(() => picker.current?.focus(), []);
  return picker;
}

function EnterHits({
  label,
  most,
  onHits,
  head,
  children,
}: Part & { readonly label: string; readonly most: number; readonly onHits: (hits: number) => void }) {
  const picker = usePicker();
  return (
    <>
      <div class="sheet__body sink">
        {head}
        <p>{t('own-hits-stand')}</p>
        <fieldset class="picker" tabIndex={-1} ref={picker} aria-label={t('own-hits-of', { who: label })}>
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

/** What two dice may come to. */
const SUMS = Array.from({ length: 11 }, (_, n) => n + 2);

/** One touch, and it is told. */
interface Chip {
  readonly label: string | number;
  /** Stands for it on the screen. */
  readonly mark?: string;
  readonly thing: Thing;
}

/** Everything a throw can come to, where one touch tells it; none where faces are wanted. */
export function chipsFor(battle: Battle, need: Need): readonly Chip[] {
  if (need.hits !== undefined)
    return Array.from({ length: need.hits + 1 }, (_, hits) => ({ label: hits, thing: { hits } }));
  switch (need.want) {
    case 'pot':
      return need.sum === 'alone' ? SUMS.map((sum) => ({ label: sum, thing: { pot: { sum } } })) : [];
    case 'result':
      return qualityOptions().map(({ value, label, mark }) => ({ label, mark, thing: { result: value } }));
    case 'disorder':
      return disorderOptions().map(({ value, label }) => ({ label, thing: { disorder: value === 'disordered' } }));
    case 'time':
      return minuteCounts(timeDeck(battle)).map(({ minutes }) => ({ label: minutes, thing: { minutes } }));
    default:
      return [];
  }
}

export interface ChipsProps {
  readonly battle: Battle;
  readonly need: Need;
  readonly chips: readonly Chip[];
  /** The one before has just been told: the keyboard goes on from there. */
  readonly goesOn: boolean;
  readonly onThing: (thing: Thing) => void;
}

/** At the foot of the question, where the table throws for itself. */
export function Chips({ battle, need, chips, goesOn, onThing }: ChipsProps) {
  const picker = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (goesOn) picker.current?.focus({ preventScroll: true });
  }, []);
  const who = speak(need.label);
  return (
    <fieldset class="picker" tabIndex={-1} ref={picker} aria-label={who}>
      <p>
        <b>{who}</b>{' '}
        {need.hits !== undefined
          ? t('own-hits-stand')
          : need.want === 'pot'
            ? t('own-sum')
            : need.want === 'time'
              ? t('own-minutes')
              : 'rating' in need && lookUp(battle, need.rating)}
      </p>
      <div class="cards__numbers">
        {chips.map(({ label, mark, thing }) => (
          <Button key={label} onClick={() => onThing(thing)}>
            {mark && <b aria-hidden="true">{mark}</b>}
            {mark ? <span class="out-of-sight">{label}</span> : label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** The total of the two dice that count: one tap, or one more for the red die of a losing commander. */
function EnterSum({
  label,
  red,
  onPot,
  head,
  children,
}: Part & { readonly label: string; readonly red: boolean; readonly onPot: (pot: ToldPot) => void }) {
  const picker = usePicker();
  const [sum, setSum] = useState<number>();
  const [face, setFace] = useState<Face>();
  const tell = (told: number | undefined, die: Face | undefined) => {
    if (told !== undefined && (die !== undefined || !red)) onPot({ sum: told, ...(die && { red: die }) });
  };
  return (
    <>
      <div class="sheet__body sink">
        {head}
        <p>{t('own-sum')}</p>
        <fieldset class="picker" tabIndex={-1} ref={picker} aria-label={t('own-sum-of', { who: label })}>
          <div class="cards__numbers">
            {SUMS.map((each) => (
              <Button
                key={each}
                pressed={red ? sum === each : undefined}
                onClick={() => {
                  setSum(each);
                  tell(each, face);
                }}
              >
                {each}
              </Button>
            ))}
          </div>
        </fieldset>
        {red && (
          <fieldset class="picker" aria-label={t('own-red')}>
            <p>{t('own-red')}</p>
            <div class="picker__faces">
              {FACES.map((each) => (
                <button
                  type="button"
                  key={each}
                  aria-label={String(each)}
                  aria-pressed={face === each}
                  onClick={() => {
                    setFace(each);
                    tell(sum, each);
                  }}
                >
                  <Die face={each} colour="red" says="" />
                </button>
              ))}
            </div>
          </fieldset>
        )}
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
const lookUp = (battle: Battle, rating: number): string =>
  t('own-look-up', { rating, column: columnName(columnFor(qualityDeck(battle), rating, battle.rulings)) });

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
      <p>{lookUp(battle, need.rating)}</p>
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
