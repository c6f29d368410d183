/** What is fetched before a battle is begun. */
export { SetUp } from '../screens/set-up.tsx';
export { SettingsScreen } from '../screens/settings.tsx';
