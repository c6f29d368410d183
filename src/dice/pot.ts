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

/** The colours that count for this many dice. A pot has five, so more count as five. */
export function countedColours(dice: number): readonly PotColour[] {
  if (dice < 1) return [];
  return COUNTED[Math.min(POT_DICE, dice) as 1 | 2 | 3 | 4 | 5];
}

/** NBC-PT-01 with ruling `cap5`: how many dice are thrown; those beyond the pot's five are loose. */
export const diceThrown = (dice: number, rulings: Rulings = {}): number =>
  Math.max(0, ruling(rulings, 'cap5') === 'on' ? Math.min(POT_DICE, dice) : dice);

/** The faces of the named colours, in the pot's order: white, red, green. */
export function facesOf(pot: Pot, colours: readonly PotColour[]): Face[] {
  const order: PotColour[] = ['white', 'red', 'green'];
  return order
    .filter((colour) => colours.includes(colour))
    .flatMap((colour) => (colour === 'red' ? [pot.red] : [...pot[colour]]));
}

/** NBC-PT-01: the faces that count for a throw of `dice` dice (1 to 5). */
export const readPot = (pot: Pot, dice: number): Face[] => facesOf(pot, countedColours(dice));

/** The table's own pot, entered as the sum of the two dice that count, and the red die if it counts. */
export interface ToldPot {
  /** 2 to 12; 0 says only that it is less than the other side's. */
  readonly sum: number;
  readonly red?: Face;
}
export const isTold = (pot: Pot | ToldPot): pot is ToldPot => 'sum' in pot;

/** NBC-PT-04: 2 to 12. */
export const whiteTotal = (pot: Pot | ToldPot): number => (isTold(pot) ? pot.sum : total(pot.white));
/** NBC-PT-04: 2 to 12. */
export const greenTotal = (pot: Pot): number => total(pot.green);

/** Five faces in the pot's order (red, white, white, green, green) as a pot. */
export const potOf = (faces: readonly [Face, Face, Face, Face, Face]): Pot => ({
  red: faces[0],
  white: [faces[1], faces[2]],
  green: [faces[3], faces[4]],
});
