/** What is fetched with a battle: its room, and the pages it begins from. */
export { BattleRoom } from '../screens/battle.tsx';
export { SetUp } from '../screens/set-up.tsx';
export { SettingsScreen } from '../screens/settings.tsx';
