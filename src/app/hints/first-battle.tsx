/** Where hints are shown: in the teaching battle, until it is known. */
import { useEffect } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { fetched } from '../fetched.tsx';
import { hasSeen, sawHint } from '../session/settings.ts';

/** The teaching battle, and its last turn with hints. */
export const FIRST_BATTLE = 'maida-1806';
export const LAST_TURN = 1;

export const GUIDE = 'first-turn';

interface Of {
  readonly battle: Battle;
}

// Its place is kept until it is there, so that nothing moves under a thumb.
const place = () => <aside class="hint-line hint-line--to-come" />;
const Fetched = fetched<Of>(async () => (await import('../parts/why.ts')).Hint, ['first'], {
  waiting: place,
  failed: () => null,
});

export function Hint({ battle }: Of) {
  const wanted = battle.scenario.id === FIRST_BATTLE && !hasSeen(GUIDE);
  const over = wanted && battle.turn > LAST_TURN;
  // Players who finished it need no hints in the next battle.
  useEffect(() => {
    if (over) void sawHint(GUIDE);
  }, [over]);
  return wanted && !over ? <Fetched battle={battle} /> : null;
}
