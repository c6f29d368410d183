/** Which screen is shown. */

import { lazy } from './lazy.tsx';
import { sky } from './of-sky.tsx';
import { route } from './route.ts';
import { Home } from './screens/home.tsx';

const begin = () => import('./parts/begin.ts');
/** With what stands beside its question, so that nothing moves once it is drawn. */
const battle = async () => (await Promise.all([import('./parts/battle.ts'), sky().catch(() => null)]))[0];
const editor = () => import('./parts/editor.ts');
const campaign = () => import('./parts/campaign.ts');

/** The rooms of words that these pages need. */
const BATTLE = ['battle'];
const REFERENCE = ['reference', 'rulings', 'battle'];
const EDITOR = ['editor', 'scenarios', 'battle', 'rulings', 'taking'];

const BattleRoom = lazy(async () => (await battle()).BattleRoom, ...BATTLE);
const SetUp = lazy(async () => (await begin()).SetUp, ...BATTLE, 'rulings', 'begin', 'scenarios', 'taking');
const SettingsScreen = lazy(async () => (await begin()).SettingsScreen, 'begin');
const Scenarios = lazy(async () => (await editor()).Scenarios, ...EDITOR);
const SharedPage = lazy(async () => (await editor()).SharedPage, ...EDITOR);
const Editor = lazy(async () => (await editor()).Editor, ...EDITOR, 'reader');
const ScenarioPage = lazy(async () => (await editor()).ScenarioPage, ...EDITOR);
const TakePage = lazy(async () => (await editor()).TakePage, ...EDITOR);
const BackupPage = lazy(async () => (await import('./parts/backup.ts')).BackupPage, 'backup', ...EDITOR);
const ReferenceScreen = lazy(async () => (await import('./parts/reference.ts')).ReferenceScreen, ...REFERENCE);
const PrintScreen = lazy(
  async () => (await import('./print/print.tsx')).PrintScreen,
  'print',
  'reference',
  'rulings',
  'battle',
  'scenarios',
);
const PhonePage = lazy(async () => (await import('./parts/phone.ts')).PhonePage, 'phone');
const FirstMinute = lazy(async () => (await import('./parts/first.ts')).FirstMinute, 'first', ...BATTLE);
const Campaigns = lazy(async () => (await campaign()).Campaigns, 'campaign', 'taking');
const CampaignRoom = lazy(async () => (await campaign()).CampaignRoom, 'campaign', 'taking', 'keeping');

export function App() {
  const [place, id, room, of] = route.value;
  switch (place) {
    case 'battle':
      return id ? <BattleRoom key={id} id={id} room={room ?? 'turn'} of={of} /> : <Home />;
    case 'new':
      return <SetUp key={id ?? ''} scenario={id} />;
    case 'first':
      return <FirstMinute />;
    case 'campaigns':
      return <Campaigns game={id} />;
    case 'campaign':
      return id ? <CampaignRoom key={id} id={id} room={room ?? 'round'} of={of} /> : <Campaigns />;
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
    case 'phone':
      return <PhonePage />;
    case 'backup':
      return <BackupPage />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return <Home />;
  }
}
