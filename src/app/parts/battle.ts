/** Fetched with a battle. */
export { BattleRoom } from '../screens/battle.tsx';
