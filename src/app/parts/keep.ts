/** Fetched to save a battle elsewhere. */
import { battle, openId, wholeRecord } from '../session/battle-session.ts';
import { keepCopies } from '../session/turn-copies.ts';

export { BattleKeeping } from '../screens/battle-keeping.tsx';
export { deviceKey } from '../session/device-key.ts';
export { files } from '../session/files.ts';

/** Copies the open battle at the start of each turn. */
export const keepWell = (id: string): Promise<void> =>
  keepCopies(
    {
      session: { openId, wholeRecord, state: battle },
      turnOf: ({ turn }) => turn,
      isOver: ({ ended }) => ended !== null,
    },
    id,
  );
