/** Which screen is shown. */

import { lazy } from './lazy.tsx';
import { route } from './route.ts';
import { Home } from './screens/home.tsx';

const BattleRoom = lazy<{ id: string; room: string; of?: string | undefined }>(
  async () => (await import('./screens/battle.tsx')).BattleRoom,
  'battle',
  'scenarios',
);
const SetUp = lazy<{ scenario?: string | undefined }>(
  async () => (await import('./screens/set-up.tsx')).SetUp,
  'scenarios',
);
const Scenarios = lazy(async () => (await import('./screens/scenarios.tsx')).Scenarios, 'editor', 'scenarios');
const Editor = lazy<{ id: string; room?: string | undefined; item?: string | undefined }>(
  async () => (await import('./editor/editor.tsx')).Editor,
  'editor',
  'scenarios',
);
const ScenarioPage = lazy<{ id: string }>(
  async () => (await import('./editor/scenario-page.tsx')).ScenarioPage,
  'editor',
  'scenarios',
);
const TakePage = lazy<{ data?: string | undefined }>(
  async () => (await import('./editor/take-page.tsx')).TakePage,
  'editor',
  'scenarios',
);
const ReferenceScreen = lazy<{ chart?: string | undefined }>(
  async () => (await import('./reference/reference.tsx')).ReferenceScreen,
);
const PrintScreen = lazy<{ id: string }>(
  async () => (await import('./print/print.tsx')).PrintScreen,
  'print',
  'scenarios',
);
const SharedPage = lazy<{ said?: string | undefined }>(
  async () => (await import('./screens/shared.tsx')).SharedPage,
  'editor',
  'scenarios',
);
const SettingsScreen = lazy(async () => (await import('./screens/settings.tsx')).SettingsScreen);

export function App() {
  const [place, id, room, of] = route.value;
  switch (place) {
    case 'battle':
      return id ? <BattleRoom key={id} id={id} room={room ?? 'turn'} of={of} /> : <Home />;
    case 'new':
      return <SetUp key={id ?? ''} scenario={id} />;
    case 'scenarios':
      return <Scenarios />;
    case 'scenario':
      return id ? <ScenarioPage key={id} id={id} /> : <Scenarios />;
    case 'edit':
      return id ? <Editor id={id} room={room} item={of} /> : <Scenarios />;
    case 'take':
      return <TakePage key={id ?? ''} data={id} />;
    case 'shared':
      return <SharedPage said={id} />;
    case 'print':
      return id ? <PrintScreen key={id} id={id} /> : <Scenarios />;
    case 'reference':
      return <ReferenceScreen chart={id} />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return <Home />;
  }
}
