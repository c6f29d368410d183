/** How a pot is read (NBC-PT-01, NBC-PT-04). */
import { type Rulings, ruling } from '../book/rulings.ts';
import { type Face, type Pot, total } from './faces.ts';

/** NBC-PT-01: the dice of a pot. */
export const POT_DICE = 5;

export type PotColour = 'red' | 'white' | 'green';

/** Which colours count for a throw of 1 to 5 dice. */
const COUNTED: Record<1 | 2 | 3 | 4 | 5, readonly PotColour[]> = {
  1: ['red'],
  2: ['white'],
  3: ['white', 'red'],
  4: ['white', 'green'],
  5: ['white', 'red', 'green'],
};

/** The colours that count when `dice` dice are wanted; a pot holds five, so more than five still count five. */
export function countedColours(dice: number): readonly PotColour[] {
  if (dice < 1) return [];
  return COUNTED[Math.min(POT_DICE, dice) as 1 | 2 | 3 | 4 | 5];
}

/** A throw for which a pot is taken: the colours that count, and dice beyond the five thrown loose beside it. */
export interface PotReading {
  readonly dice: number;
  readonly colours: readonly PotColour[];
  readonly loose: number;
}

/** NBC-PT-01 with ruling `cap5`: how a throw of any number of dice is made with a pot. */
export function potReading(dice: number, rulings: Rulings = {}): PotReading {
  const loose = ruling(rulings, 'cap5') === 'on' ? 0 : Math.max(0, dice - POT_DICE);
  return { dice: Math.max(0, Math.min(POT_DICE, dice)) + loose, colours: countedColours(dice), loose };
}

/** The faces of the named colours, in the pot's order: white, red, green. */
export function facesOf(pot: Pot, colours: readonly PotColour[]): Face[] {
  const order: PotColour[] = ['white', 'red', 'green'];
  return order
    .filter((colour) => colours.includes(colour))
    .flatMap((colour) => (colour === 'red' ? [pot.red] : [...pot[colour]]));
}

/** NBC-PT-01: the faces that count for a throw of `dice` dice (1 to 5). */
export const readPot = (pot: Pot, dice: number): Face[] => facesOf(pot, countedColours(dice));

/** NBC-PT-04: 2 to 12. */
export const whiteTotal = (pot: Pot): number => total(pot.white);
/** NBC-PT-04: 2 to 12. */
export const greenTotal = (pot: Pot): number => total(pot.green);

/** Five faces in the pot's order (red, white, white, green, green) as a pot. */
export const potOf = (faces: readonly [Face, Face, Face, Face, Face]): Pot => ({
  red: faces[0],
  white: [faces[1], faces[2]],
  green: [faces[3], faces[4]],
});
