/** The net: every law over every play of a wild battle. */

import type { Battle } from '../../src/battlefield/battle.ts';
import { applyAll } from '../battlefield/folded.ts';
import { against as saysTheBook, singly } from '../battlefield/laws/book.ts';
import { type Memory, nothingYet, remember } from '../battlefield/laws/memory.ts';
import { BOOKS } from './books.ts';
import { COMMAND } from './command.ts';
import { KNOWN } from './known.ts';
import type { NetLaw, Seen } from './law.ts';
import { OFFERS } from './offers.ts';
import { RECKONED } from './reckoned.ts';
import { SAME } from './same.ts';
import { wildBattle } from './wild.ts';

export const NET: Readonly<Record<string, NetLaw>> = {
  ...OFFERS,
  ...RECKONED,
  ...BOOKS,
  ...COMMAND,
  ...KNOWN,
  ...SAME,
};

interface Kept {
  readonly memory: Memory;
  readonly turnStart: Battle;
  readonly phaseStart: Battle;
}

export function* againstNet(seen: Seen, at: number): Iterable<string> {
  for (const [name, { row, against, oneOf = 1 }] of Object.entries(NET))
    if (at % oneOf === 0)
      for (const why of against(seen)) yield `${row} (${name}): ${why}; by ${JSON.stringify(seen.play)}`;
}

function goesOn(kept: Kept, seen: Seen): Kept {
  const { before, after } = seen;
  const sameTurn = after.turn === before.turn;
  return {
    memory: remember(seen),
    turnStart: sameTurn ? kept.turnStart : after,
    phaseStart: sameTurn && after.phase === before.phase ? kept.phaseStart : after,
  };
}

/** Plays battle `n` and tells every law that is broken. */
export function netBattle(n: number, most: number, tell: (at: number, why: string) => void, played?: () => void): void {
  wildBattle<Kept>(
    n,
    most,
    (battle) => ({ memory: nothingYet(battle.turn), turnStart: battle, phaseStart: battle }),
    (deed, kept, at, open) => {
      played?.();
      let now = kept;
      for (const one of singly(deed.before, deed.play, deed.events, open)) {
        const after = applyAll(one.before, one.events) ?? one.before;
        const seen: Seen = { ...one, after, ...now };
        // Of a book that is kept elsewhere the table alone knows who may do what.
        if (after.keeps === 'both') for (const why of saysTheBook(seen)) tell(at, why);
        for (const why of againstNet(seen, at)) tell(at, why);
        now = goesOn(now, seen);
      }
      return now;
    },
  );
}
