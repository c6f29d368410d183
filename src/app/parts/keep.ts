/** What is fetched to keep a battle elsewhere. */
export { BattleKeeping } from '../screens/battle-keeping.tsx';
export { deviceKey } from '../session/device-key.ts';
export { files } from '../session/files.ts';
export { keepWell } from '../session/turn-copies.ts';
