import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What a page stands on: it is seen as soon as its stage is lit. */
export class Stage {
  lit: boolean;
  #cues: (() => void)[] = [];
  constructor(lit: boolean) {
    this.lit = lit;
  }
  /** Does it now, or when the players see the page. */
  cue(deed: () => void): void {
    if (this.lit) deed();
    else this.#cues.push(deed);
  }
  light(): void {
    this.lit = true;
    for (const deed of this.#cues.splice(0)) deed();
  }
}

/** What stands on no other is seen. */
export const OnStage = createContext(new Stage(true));
export const useStage = (): Stage => useContext(OnStage);
