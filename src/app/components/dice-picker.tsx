import { useEffect, useRef, useState } from 'preact/hooks';
import { FACES, type Face, type Pot } from '../../dice/faces.ts';
import type { PotColour } from '../../dice/pot.ts';
import { word } from '../../engine/message.ts';
import { t } from '../../words/t.ts';
import { Button } from './button.tsx';
import { Die } from './die.tsx';
import { Hidden } from './text.tsx';

/** The pot's dice in the order of entry and display. */
export const POT_SLOTS: readonly PotColour[] = ['white', 'white', 'red', 'green', 'green'];

/** Five faces as a pot; undefined until all are entered. */
export function potFrom([w, v, r, g, h]: readonly (Face | undefined)[]): Pot | undefined {
  return w && v && r && g && h ? { red: r, white: [w, v], green: [g, h] } : undefined;
}

/** Faces of `n` dice, none entered yet. */
export const noFaces = (n: number): undefined[] => Array.from({ length: n }, () => undefined);

export interface DicePickerProps {
  /** What is thrown: "Reille's pot". */
  readonly label: string;
  /** One entry for each die; undefined is not entered yet. */
  readonly faces: readonly (Face | undefined)[];
  /** Colours of the dice, `POT_SLOTS` for a pot; white if absent. */
  readonly colours?: readonly PotColour[];
  readonly onChange: (faces: (Face | undefined)[]) => void;
  /** Take the keyboard at once. */
  readonly autoFocus?: boolean;
}

function slot(i: number, colour: PotColour, face: Face | undefined): string {
  const die = { n: i + 1, colour: word(`pot-${colour}`) };
  return face ? t('die-entered', { ...die, face }) : t('die-not-entered', die);
}

/** The table's own dice: tap a face to fill the next die, tap a die to choose it. Keys 1 to 6, arrows, Backspace. */
export function DicePicker({ label, faces, colours = [], onChange, autoFocus }: DicePickerProps) {
  const [chosen, choose] = useState<number>();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (autoFocus) group.current?.focus();
  }, [autoFocus]);

  const next = faces.indexOf(undefined);
  const at = chosen ?? next;
  const full = at < 0;
  const colour = (i: number) => colours[i] ?? 'white';
  const set = (i: number, face: Face | undefined) => {
    choose(undefined);
    onChange(faces.map((was, j) => (j === i ? face : was)));
  };
  const clear = () => {
    choose(undefined);
    onChange(noFaces(faces.length));
  };
  const back = () => {
    const last = chosen ?? faces.findLastIndex((face) => face !== undefined);
    if (last >= 0) set(last, undefined);
  };
  const key = (event: KeyboardEvent) => {
    const face = FACES.find((f) => String(f) === event.key);
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (face && !full) set(at, face);
    else if (event.key === 'Backspace' || event.key === 'Delete') back();
    else if (way) choose(((full ? faces.length - (way < 0 ? 0 : 1) : at) + way + faces.length) % faces.length);
    else return;
    event.preventDefault();
  };
  const entered = faces.filter(Boolean).length;
  return (
    <fieldset class="picker" aria-label={label} tabIndex={-1} ref={group} onKeyDown={key}>
      <div class="picker__slots">
        {faces.map((face, i) => (
          <button
            type="button"
            key={i}
            aria-label={slot(i, colour(i), face)}
            aria-current={i === at ? 'true' : undefined}
            onClick={() => choose(i)}
          >
            <Die face={face} colour={colour(i)} says="" />
          </button>
        ))}
      </div>
      <div class="picker__faces">
        {FACES.map((face) => (
          <button
            type="button"
            key={face}
            aria-label={String(face)}
            aria-disabled={full || undefined}
            onClick={() => !full && set(at, face)}
          >
            <Die face={face} colour={full ? 'white' : colour(at)} says="" />
          </button>
        ))}
      </div>
      <div class="picker__end">
        <output class="note">
          {t('dice-entered', { n: entered, of: faces.length })}
          {!full && <Hidden>{t('dice-next', { n: at + 1 })}</Hidden>}
        </output>
        {entered > 0 && (
          <Button kind="quiet" onClick={clear}>
            {t('shell-clear')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
