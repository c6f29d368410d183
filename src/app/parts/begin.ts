/** Fetched before a battle begins. */
export { SetUp } from '../screens/set-up.tsx';
export { SettingsScreen } from '../screens/settings.tsx';
