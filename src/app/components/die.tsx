import type { Face, Pot } from '../../dice/faces.ts';
import type { PotColour } from '../../dice/pot.ts';
import { word } from '../../engine/message.ts';
import { t } from '../../words/t.ts';
import { classes } from './text.tsx';

/** A second cue beside colour: white is round, red sharp, green cut. */
const OUTLINE: Record<PotColour, string> = {
  white: 'M10.5 1.5h19a9 9 0 0 1 9 9v19a9 9 0 0 1-9 9h-19a9 9 0 0 1-9-9v-19a9 9 0 0 1 9-9z',
  red: 'M1.5 1.5h37v37h-37z',
  green: 'M11 1.5h18l9.5 9.5v18L29 38.5H11L1.5 29V11z',
};
const PIPS: Record<Face, string> = {
  1: 'M20 20h.01',
  2: 'M11.5 11.5h.01M28.5 28.5h.01',
  3: 'M11 11h.01M20 20h.01M29 29h.01',
  4: 'M12 12h.01M28 12h.01M12 28h.01M28 28h.01',
  5: 'M11 11h.01M29 11h.01M20 20h.01M11 29h.01M29 29h.01',
  6: 'M12.5 10.5h.01M27.5 10.5h.01M12.5 20h.01M27.5 20h.01M12.5 29.5h.01M27.5 29.5h.01',
};

function said(colour: PotColour, face: Face | undefined, counts = true): string {
  const of = word(`pot-${colour}`);
  if (!face) return t('die-not-thrown', { colour: of });
  return t(counts ? 'die-thrown' : 'die-not-counted', { colour: of, face });
}

export interface DieProps {
  /** Without a face the die is blank. */
  readonly face?: Face | undefined;
  readonly colour?: PotColour;
  /** Thrown but not counted: outline only. */
  readonly idle?: boolean;
  readonly mark?: 'hit' | 'miss' | undefined;
  /** The words for a screen reader; '' if the context says it. */
  readonly says?: string;
}

export function Die({ face, colour = 'white', idle, mark, says = said(colour, face) }: DieProps) {
  return (
    <svg
      class={classes('die', `die--${colour}`, (idle || !face) && 'die--idle', mark && `die--${mark}`)}
      viewBox="0 0 40 40"
      role="img"
      aria-label={says}
      aria-hidden={says ? undefined : true}
    >
      <path d={OUTLINE[colour]} />
      {face && <path class="die__pips" d={PIPS[face]} style={face === 1 ? { strokeWidth: 9.2 } : undefined} />}
    </svg>
  );
}

export interface PotDiceProps {
  readonly pot: Pot;
  /** The colours that count, underlined. */
  readonly counted: readonly PotColour[];
  /** The sum of the counted dice. */
  readonly total?: number;
}

/** The pot: all five dice, always W W, R, G G, with those that count underlined and their sum. */
export function PotDice({ pot, counted, total }: PotDiceProps) {
  return (
    <div class="pot">
      {(['white', 'red', 'green'] as const).map((colour) => {
        const counts = counted.includes(colour);
        return (
          <span class={classes('dice', counts && 'dice--counted')} key={colour}>
            {(colour === 'red' ? [pot.red] : pot[colour]).map((face, i) => (
              <Die key={i} face={face} colour={colour} idle={!counts} says={said(colour, face, counts)} />
            ))}
          </span>
        );
      })}
      {total !== undefined && <PotTotal total={total} />}
    </div>
  );
}

/** The sum of a pot's counted dice. */
export const PotTotal = ({ total }: { readonly total: number }) => (
  <output class="pot__total" aria-label={t('pot-counts', { total })}>
    {total}
  </output>
);

export interface LooseDie {
  readonly face: Face;
  readonly mark?: 'hit' | 'miss';
  /** Thrown again: underlined. */
  readonly again?: boolean;
}

/** Dice thrown for hits: solid is a hit, outline a miss, underlined is thrown again. */
const markOf = ({ mark, again }: LooseDie) =>
  again ? (mark ? (`${mark}-again` as const) : 'again') : (mark ?? 'none');

export function DiceRow({ dice, label }: { readonly dice: readonly LooseDie[]; readonly label?: string }) {
  return (
    <ul class="volley" aria-label={label ?? t('dice-row')}>
      {dice.map((die, i) => (
        <li key={i} class={classes(die.again && 'is-again')}>
          <Die face={die.face} mark={die.mark} says={t('die-loose', { face: die.face, mark: markOf(die) })} />
        </li>
      ))}
    </ul>
  );
}
