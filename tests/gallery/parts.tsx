/** Every component in the states that the six pages do not show. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type IconName, PATHS } from '../../src/app/components/icons.ts';
import {
  Act,
  Assurance,
  Button,
  CardPicker,
  Choice,
  CommandCard,
  Cover,
  DayLine,
  DicePicker,
  Die,
  disorderOptions,
  Empty,
  Entry,
  Fact,
  Facts,
  Field,
  FormationHead,
  Hours,
  Icon,
  More,
  Notice,
  noFaces,
  Odds,
  Outcomes,
  Phases,
  POT_SLOTS,
  PotDice,
  Question,
  qualityOptions,
  Rail,
  Reckoning,
  Result,
  Screen,
  Sheet,
  Stepper,
  Tally,
  UnitLabel,
  UnitRow,
  Verdict,
} from '../../src/app/components/index.ts';
import type { Face } from '../../src/dice/faces.ts';
import { reckon, term } from '../../src/engine/reckoning.ts';
import { plain } from '../plain.ts';
import { Day } from './pages.tsx';

const nothing = () => {};
const Page = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <Screen>
    <main>
      <h1 class="out-of-sight">{title}</h1>
      {children}
    </main>
  </Screen>
);

function PotPicker() {
  const [faces, set] = useState<readonly (Face | undefined)[]>([5, 4, undefined, undefined, undefined]);
  return <DicePicker label="Reille's pot" faces={faces} colours={POT_SLOTS} onChange={set} autoFocus />;
}
export const PickPot = () => (
  <Sheet
    name="Reille's pot"
    label={<UnitLabel side="a" name="II Corps, Reille" ratings="A4 L4 T3" />}
    day={<Day />}
    lie="sink"
    onClose={nothing}
    act={
      <Act>
        <Button kind="primary" reason="3 dice are missing">
          That is the pot
        </Button>
      </Act>
    }
  >
    <Question>What lies on the table?</Question>
    <PotPicker />
  </Sheet>
);

function Loose({ n, first = [] }: { n: number; first?: Face[] }) {
  const [faces, set] = useState<readonly (Face | undefined)[]>([...first, ...noFaces(n - first.length)]);
  return <DicePicker label={`${n} dice for hits`} faces={faces} onChange={set} />;
}
export const PickDice = () => (
  <Page title="Loose dice">
    <Question>Husson's six dice?</Question>
    <Loose n={6} first={[6, 4, 2]} />
    <Question>Nine, all entered</Question>
    <Loose n={9} first={[1, 2, 3, 4, 5, 6, 1, 2, 3]} />
  </Page>
);

export const PickCard = () => (
  <Sheet
    name="Your own card"
    label={<UnitLabel side="a" name="II/5/1 Husson" ratings="Q3 S2 6CP" />}
    day={<Day />}
    lie="sink"
    leave="Back to the check"
    onClose={nothing}
  >
    <Question>What does your card say?</Question>
    <CardPicker
      label="Your quality card"
      options={qualityOptions()}
      onPick={nothing}
      cards={[7, 48]}
      onCard={nothing}
    />
  </Sheet>
);
export const PickOthers = () => (
  <Page title="Other cards">
    <Question>Does Best hold?</Question>
    <CardPicker label="Your disorder card" options={disorderOptions()} onPick={nothing} />
    <Question>How many minutes?</Question>
    <CardPicker
      label="Your time card"
      options={[10, 15, 20, 25, 30, 35, 40, 45].map((value) => ({ value, label: value }))}
      onPick={nothing}
    />
    <More label="Open me">
      <p>What is there for those who ask.</p>
    </More>
  </Page>
);

export function Answers() {
  const [order, setOrder] = useState('attack');
  const [cp, setCp] = useState(0);
  return (
    <Page title="Answers">
      <div class="form">
        <Choice
          label="Order of II Corps"
          options={[
            { value: 'attack', label: 'Attack', note: 'closes on its own' },
            { value: 'defend', label: 'Defend' },
            { value: 'hold', label: 'Hold', reason: 'not while engaged' },
          ]}
          value={order}
          onChange={setOrder}
        />
        <Choice
          label="Aspect"
          columns={3}
          options={[
            { value: 'front', label: 'Front' },
            { value: 'flank', label: 'Flank' },
            { value: 'rear', label: 'Rear' },
          ]}
          value="flank"
          onChange={nothing}
        />
        <Stepper label="Combat points" note="of 6" value={cp} min={0} max={6} unit="CP" onChange={setCp} />
        <Stepper label="Temperature" value={-4} min={-9} max={9} onChange={nothing} />
        <Facts>
          <Fact label="Town" effect="+1" on={false} onChange={nothing} />
          <Fact label="Attacked from the rear" effect="−2" on onChange={nothing} />
        </Facts>
        <Field label="Name of the battle" hint="As it will stand in the journal.">
          {(it) => <input {...it} value="Quatre Bras" />}
        </Field>
        <Field label="Starts at" error="25:00 is not a time of day.">
          {(it) => <input {...it} value="25:00" />}
        </Field>
        <Field label="Weather">
          {(it) => (
            <select {...it}>
              <option>Bright</option>
            </select>
          )}
        </Field>
      </div>
    </Page>
  );
}

export const Buttons = () => (
  <Page title="Buttons">
    <Act two>
      <Button kind="primary" note="1 re-roll die">
        Throw again
      </Button>
      <Button>Plain</Button>
      <Button kind="quiet">Quiet</Button>
    </Act>
    <Act label="What cannot be done now">
      <Button reason="The army commander is not at his headquarters." icon="again">
        Re-throw
      </Button>
      <Button kind="primary" reason="Both must throw first.">
        Decide
      </Button>
      <Button kind="danger" note="It cannot be brought back.">
        Delete this battle
      </Button>
    </Act>
    <Rail
      rooms={[
        { name: 'Turn', href: '#', here: true },
        { name: 'Army', href: '#' },
        { name: 'Journal', href: '#' },
      ]}
      undo={{ onClick: nothing, reason: 'nothing to undo' }}
    />
    <Notice
      what="Husson cannot fire: he is in close combat."
      safe="Nothing was changed."
      todo="Finish the combat, or choose another unit."
    >
      <Button>Back</Button>
    </Notice>
    <Empty what="No battle yet" todo="Choose a scenario, or build one from an order of battle.">
      <Button>See the scenarios</Button>
    </Empty>
  </Page>
);

export const Numbers = () => (
  <Page title="Reckonings and chances">
    <Reckoning
      of={reckon(
        plain('Radius'),
        [
          term(plain('Infantry, 14 units'), 16, 'NBC-CMD-01'),
          term(plain('Mud'), -8, 'NBC-CMD-02'),
          term(plain('Keen'), 0, 'NBC-CMD-03'),
          term(plain('Long roads'), -12, 'NBC-CMD-04', { shown: plain('-12') }),
        ],
        { unit: 'cm', atLeast: 0 },
      )}
    />
    <Odds
      claim="Chance that Best holds"
      good={37}
      shares={[
        { name: 'Holds', said: 'holds', n: 37, fill: 2 },
        { name: 'Dis', said: 'disordered', n: 11, fill: 0 },
      ]}
      means={[
        { what: 'stays in order', over: 1 },
        { what: 'disordered', over: 1 },
      ]}
    />
    <Odds
      claim="Chance of a Guard holding on"
      good={46}
      shares={[
        { name: 'VH', n: 30 },
        { name: 'H', n: 14 },
        { name: 'N', n: 2 },
        { name: 'L', n: 1 },
        { name: 'VL', n: 1 },
      ]}
      means={[
        { what: 'holds', over: 3 },
        { what: 'back 5 cm', over: 1 },
        { what: 'flees', over: 1 },
      ]}
    />
    <Result word="Disordered" means="Mark Best. He does not count as fresh any more." />
    <Result word="Very Low" />
    <Verdict says="The attacker loses: fewer hits" step={1} steps={7} />
    <Outcomes items={[{ side: 'b', text: '**Eliminated** where he stands' }]} />
  </Page>
);

const every = Object.keys(PATHS) as IconName[];
export const Signs = () => (
  <Page title="Units, dice and signs">
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, padding: '8px 0' }}>
      {every.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
    <div style={{ display: 'flex', gap: 6 }}>
      {([1, 2, 3, 4, 5, 6] as const).map((face) => (
        <Die key={face} face={face} colour={face % 3 ? (face % 2 ? 'red' : 'green') : 'white'} />
      ))}
      <Die />
    </div>
    <PotDice pot={{ white: [5, 4], red: 2, green: [6, 1] }} counted={['white', 'red', 'green']} total={18} />
    <p>
      <UnitLabel side="b" name="III/1/2 Roeben" ratings="Q3 MX S1 6CP" />
    </p>
    <p>
      <Tally left={12} /> <Tally left={0} white={6} red={4} blue={2} />
    </p>
    <FormationHead side="b" name="Reserve, Kempt" order={null} ratings="A4 L5 T5" />
    <UnitRow
      side="b"
      arm="arm-mixed"
      designation="III/1/2"
      name="Wissell-Sachsen-Coburg"
      ratings="Q3 MX S1"
      tally={{ left: 6, white: 3, red: 2, blue: 1 }}
      signs={[
        { icon: 'state-broken', name: 'broken', danger: true },
        { icon: 'state-disordered', name: 'disordered' },
        { icon: 'state-exhausted', name: 'exhausted' },
        { icon: 'state-shaken', name: 'shaken' },
        { icon: 'state-out-of-command', name: 'out of command' },
      ]}
      onClick={nothing}
    />
    <CommandCard
      side="b"
      sideName="Allied"
      name="Army of the Lower Rhine, Blücher"
      ratings="A5 L5 T6"
      why="His card lies face down."
      rethrow={{ note: '1 re-roll die', reason: 'no re-roll dice left', onClick: nothing }}
    />
    <ol>
      <Entry text="CP of Husson **set to 4**." aside="by hand" onToggle={nothing} />
      <Entry side="b" text="Łubieński and Żymirski come up." undone aside="own dice" />
    </ol>
  </Page>
);

export const Days = () => (
  <Page title="Days">
    {(
      [
        [12, 'Heavy rain', '15 cm', 'Mud', null],
        [4, 'Overcast', '120 cm', 'Soft', 6],
        [23, 'Heavy snow', '150 cm', 'Hard', null],
      ] as const
    ).map(([turn, weather, visibility, ground, b]) => (
      <div key={turn} style={{ margin: '0 -16px' }}>
        <DayLine
          time="20:05"
          turn={turn}
          weather={weather}
          visibility={visibility}
          ground={ground}
          sides={{ a: 'French', b: 'Allied' }}
          rerolls={{ a: 2, b }}
        />
        <Phases now={turn % 9 || 9} name={turn === 12 ? 'Artillery' : 'Close combat'} />
      </div>
    ))}
    <Hours
      from={360}
      to={1260}
      now={700}
      turns={[380, 400, 440]}
      ends="dusk"
      arrivals={[
        { at: 380, name: 'Early birds', side: 'a' },
        { at: 780, name: 'Bülow', side: 'b' },
        { at: 800, name: 'Pirch', side: 'b' },
        { at: 820, name: 'Zieten', side: 'b' },
        { at: 1230, name: 'Thielemann', side: 'b' },
      ]}
    />
    <Assurance
      items={[
        { icon: 'notice', text: 'Not saved yet' },
        { icon: 'file', text: 'No backup file' },
      ]}
    />
  </Page>
);

export const Covered = () => (
  <Cover to="the Allied player" side="b" note="He will be asked for his re-throw." onLift={nothing} />
);
