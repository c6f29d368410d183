/** What is fetched with a battle. */
export { BattleRoom } from '../screens/battle.tsx';
