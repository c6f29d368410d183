/** Entry of the table's own dice and cards, for any throw. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Battle, Thing } from '../../battlefield/battle.ts';
import type { Need } from '../../battlefield/procedure.ts';
import { qualityDeck } from '../../battlefield/throws.ts';
import type { Face } from '../../dice/faces.ts';
import { POT_DICE } from '../../dice/pot.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  CardPicker,
  DicePicker,
  Die,
  noFaces,
  POT_SLOTS,
  potFrom,
  Question,
} from '../components/index.ts';
import type { OfBattle } from './of.ts';
import { asksFor, type Chip, chipsFor, isByFaces, isRow, type Row, rowsFor } from './own-entry.ts';

/** Whether a need is met with dice or a card. */
const LIES: Record<Need['want'], 'dice' | 'card'> = {
  pot: 'dice',
  dice: 'dice',
  result: 'card',
  disorder: 'card',
  time: 'card',
};

export const ownWords = ([first]: readonly Need[]): string => t(`own-${LIES[first?.want ?? 'dice']}`);

export function throwWords(needs: readonly Need[]): string {
  const [first] = needs;
  const n = needs.length;
  if (first?.want === 'pot') return t('throw-pots', { n });
  if (first?.want === 'time') return t('throw-time');
  if (first && needs.every(({ want }) => LIES[want] === 'card')) return t('turn-draw-all', { n });
  return n === 1 && first && 'dice' in first ? t('throw-dice', { n: first.dice }) : t('throw-it');
}

/** The chance shown beside a throw: "Chance that he closes", "77 %". */
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
  /** The other throw; a tap on one enters the higher. */
  readonly against?: Need | undefined;
  /** The chance of the throw to be entered. */
  readonly chance?: Chance | undefined;
  /** Starts with faces; the shorter way was offered before. */
  readonly faces?: boolean;
  readonly onThing: (thing: Thing, higher?: Need) => void;
  readonly onLeave: () => void;
}

/** Entry of a throw on the real table: hits if they suffice, faces, or what the card says. */
export function Enter({ battle, need, against, chance, faces = false, onThing, onLeave }: EnterProps) {
  const [byFaces, enterFaces] = useState(faces);
  const leave = (
    <Button kind="quiet" onClick={onLeave}>
      {t('shell-back')}
    </Button>
  );
  const rows = [...rowsFor(need), ...(against ? [against] : [])];
  const byDice = need.want === 'pot' || need.want === 'dice';
  const chips = byDice && !byFaces ? chipsFor(battle, need) : [];
  const head = (
    <>
      <Question>
        {against && chips.length > 0 ? t('cards-higher') : speak((chips.length > 0 && need.joint?.label) || need.label)}
      </Question>
      {chance && <ChanceLine {...chance} />}
    </>
  );
  if (chips.length > 0)
    return (
      <>
        <div class="sheet__body sink">{head}</div>
        <Act>
          {rows.map((one, n) => (
            <Chips
              key={n}
              battle={battle}
              need={one}
              chips={chipsFor(battle, one)}
              goesOn={n === 0}
              headed={rows.length === 1}
              onThing={(thing) => onThing(thing, against && one)}
            />
          ))}
          {!isByFaces(need) && <Button onClick={() => enterFaces(true)}>{t('own-by-faces')}</Button>}
          {leave}
        </Act>
      </>
    );
  if (byDice)
    return (
      <EnterFaces need={need} onThing={onThing} head={head}>
        {leave}
      </EnterFaces>
    );
  return (
    <>
      <div class="sheet__body sink">
        {head}
        <EnterCard battle={battle} need={need} open={faces} onThing={onThing} />
      </div>
      <Act>{leave}</Act>
    </>
  );
}

export interface ChipsProps {
  readonly battle: Battle;
  readonly need: Need;
  readonly chips: readonly Chip[];
  /** The previous throw was just entered: the keyboard focus stays here. */
  readonly goesOn: boolean;
  /** The page's heading already names the throw. */
  readonly headed?: boolean;
  readonly onThing: (thing: Thing) => void;
}

/** The result in one tap, and in a second a face that a rule reads. */
export function Chips({ battle, need, chips, goesOn, headed, onThing }: ChipsProps) {
  const picker = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (goesOn) picker.current?.focus({ preventScroll: true });
  }, []);
  const who = speak(need.joint?.label ?? need.label);
  return (
    <fieldset class="picker" tabIndex={-1} ref={picker} aria-label={who}>
      <p>
        {!headed && <b>{who}</b>} {asksFor(battle, need)}
      </p>
      <ChipRows chips={chips} onThing={onThing} />
    </fieldset>
  );
}

/** A row of chips, and under it the row that the chosen one opens. */
function ChipRows({ asks, chips, onThing }: Row & Pick<ChipsProps, 'onThing'>) {
  const [chosen, choose] = useState<Chip>();
  const open = chips.some(({ tells }) => isRow(tells));
  const rest = chosen?.tells;
  return (
    <>
      {asks && <p>{t(asks)}</p>}
      <div class="cards__numbers">
        {chips.map((chip) => {
          const { label, mark, red, tells } = chip;
          return (
            <Button
              key={label}
              pressed={open ? chosen?.label === label : undefined}
              onClick={() => (isRow(tells) ? choose(chip) : onThing(tells))}
            >
              {mark && <b aria-hidden="true">{mark}</b>}
              {red && <Die face={red} colour="red" says="" />}
              {mark || red ? <span class="out-of-sight">{label}</span> : label}
            </Button>
          );
        })}
      </div>
      {rest && isRow(rest) && <ChipRows key={chosen.label} {...rest} onThing={onThing} />}
    </>
  );
}

type DiceNeed = Extract<Need, { readonly want: 'pot' | 'dice' }>;
type CardNeed = Exclude<Need, DiceNeed>;

interface EnterFacesProps {
  readonly need: DiceNeed;
  readonly onThing: (thing: Thing) => void;
  readonly head: ComponentChildren;
  /** The ways out of it. */
  readonly children: ComponentChildren;
}

function EnterFaces({ need, onThing, head, children }: EnterFacesProps) {
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

interface EnterCardProps extends OfBattle {
  readonly need: CardNeed;
  readonly open: boolean;
  readonly onThing: (thing: Thing) => void;
}

function EnterCard({ battle, need, open, onThing }: EnterCardProps) {
  const chips = chipsFor(battle, need);
  const says = asksFor(battle, need);
  return (
    <>
      <p>{says}</p>
      <CardPicker
        label={says}
        options={chips.map(({ label, mark }, value) => ({ value, label, mark }))}
        onPick={(n) => {
          const { tells } = chips[n]!;
          if (!isRow(tells)) onThing(tells);
        }}
        {...('rating' in need && {
          cards: qualityDeck(battle)
            .cards.map(({ id }) => id)
            .sort((one, other) => one - other),
          open,
          onCard: (card) => onThing({ card }),
        })}
      />
    </>
  );
}
