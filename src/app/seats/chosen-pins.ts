/** The PINs of a new table while its seats choose them. No page keeps them: they go to whoever makes the keys. */
import { useRef, useState } from 'preact/hooks';
import type { Pins } from '../session/new-locks.ts';

export interface Chosen {
  /** How many seats have chosen. */
  readonly n: number;
  add(seat: string, pin: string): void;
  /** Gives them away. */
  take(): Pins;
}

export function useChosen(): Chosen {
  // A state or a closure would stay in memory with the page.
  const pins = useRef<Pins>({});
  const [n, count] = useState(0);
  return {
    n,
    add(seat, pin) {
      pins.current = { ...pins.current, [seat]: pin };
      count(n + 1);
    },
    take() {
      const all = pins.current;
      pins.current = {};
      return all;
    },
  };
}
