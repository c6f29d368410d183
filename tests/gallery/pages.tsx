/** The six pages of the visual direction, made of the components. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  Act,
  Assurance,
  Button,
  CommandCard,
  DayLine,
  Duel,
  Entry,
  Fact,
  Facts,
  Fighter,
  FormationHead,
  Hours,
  type LooseDie,
  Masthead,
  Odds,
  Outcomes,
  Phases,
  Question,
  Rail,
  Reckoning,
  Result,
  Screen,
  Sheet,
  TurnHead,
  UnitLabel,
  UnitRow,
  type UnitRowProps,
  Verdict,
  Volley,
} from '../../src/app/components/index.ts';
import { reckon, term } from '../../src/engine/reckoning.ts';
import { plain } from '../plain.ts';

const nothing = () => {};

export function Day({ slim = true }: { slim?: boolean }) {
  return (
    <>
      <DayLine
        time="16:20"
        turn={4}
        weather="Bright"
        visibility="60 cm"
        ground="Hard"
        sides={{ a: 'French', b: 'Allied' }}
        rerolls={{ a: 2, b: 3 }}
      />
      <Phases now={6} name="Formations" slim={slim} />
    </>
  );
}

export const Rooms = ({ here }: { here: string }) => (
  <Rail
    rooms={['Turn', 'Army', 'Journal'].map((name) => ({ name, here: name === here, onClick: nothing }))}
    undo={{ onClick: nothing, what: 'the pots of Reille and Picton' }}
  />
);

export const rating = reckon(plain('Rating'), [
  term(plain('Quality, Regular'), 3, 'NBC-QC-01'),
  term(plain('Fresh'), 1, 'NBC-QC-02', { ruling: 'freshDetach' }),
  term(plain('Disordered'), -1, 'NBC-QC-03', { note: plain('set 15:45') }),
]);

const shares = [
  { name: 'VH', said: 'very high', n: 6 },
  { name: 'H', said: 'high', n: 10 },
  { name: 'N', said: 'normal', n: 16 },
  { name: 'L', said: 'low', n: 10 },
  { name: 'VL', said: 'very low', n: 6 },
];
const means = [
  { what: 'closes', over: 3 },
  { what: 'at 2 cm', over: 1 },
  { what: '5 cm', over: 1 },
];
export const Chance = ({ drawn }: { drawn?: string }) => (
  <Odds claim="Chance that he closes" good={32} shares={shares} means={means} {...(drawn && { drawn })} />
);

export const Home = () => (
  <Screen>
    <main>
      <Masthead />
      <section class="battle">
        <h1 class="battle__name">Quatre Bras</h1>
        <p class="battle__when">
          <time>16:20</time> Turn 4, formations act
        </p>
        <p class="battle__next">Waiting for your word on II Corps.</p>
        <Hours
          from={900}
          to={1260}
          now={980}
          turns={[925, 945, 980]}
          ends="dusk"
          arrivals={[
            { at: 1020, name: 'Kellermann', side: 'a' },
            { at: 1110, name: 'Guards', side: 'b' },
          ]}
        />
      </section>
      <Button kind="primary">Continue Quatre Bras</Button>
      <nav class="ways" aria-label="Other pages">
        <Button href="#new">New battle</Button>
        <Button href="#scenarios">Scenarios</Button>
        <Button href="#umpire">Umpire</Button>
      </nav>
      <Assurance
        items={[
          { icon: 'phone', text: 'Saved on\nthis phone' },
          { icon: 'file', text: 'Last backup\nfile turn 3' },
          { icon: 'ready', text: 'Ready\noffline' },
        ]}
      />
    </main>
  </Screen>
);

export const Contest = () => (
  <>
    <CommandCard
      side="a"
      sideName="French"
      name="II Corps, Reille"
      ratings="A4 L4 T3"
      pot={{ white: [5, 4], red: 2, green: [6, 1] }}
      counted={['white']}
      total={9}
      why={
        <>
          <b>Under command:</b> 9 + A4 = 13 ≥ 10
        </>
      }
      wins
    />
    <CommandCard
      side="b"
      sideName="Allied"
      name="5th Division, Picton"
      ratings="A4 L5 T5"
      pot={{ white: [4, 1], red: 3, green: [2, 5] }}
      counted={['white', 'red']}
      total={8}
      why="Lost the throw before, so his red die counts."
      wins={false}
      rethrow={{ note: '1 re-roll die · acts 17 %', onClick: nothing }}
    />
  </>
);

export const Turn = () => (
  <Screen
    day={<Day slim={false} />}
    foot={
      <>
        <Act>
          <Button kind="primary">II Corps acts</Button>
        </Act>
        <Rooms here="Turn" />
      </>
    }
  >
    <main class="sink">
      <Question>Which formation acts next?</Question>
      <Contest />
    </main>
  </Screen>
);

const husson = <UnitLabel side="a" name="II/5/1 Husson" ratings="Q3 S2 6CP" />;

/** The screen under a sheet, with the button that opens it. */
function Under({ children }: { children: (close: () => void) => ComponentChildren }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Screen day={<Day />}>
        <main>
          <Question>Under the sheet</Question>
          <Button onClick={() => setOpen(true)}>Open the sheet</Button>
        </main>
      </Screen>
      {open && children(() => setOpen(false))}
    </>
  );
}

export function Throw() {
  const [facts, setFacts] = useState({ ney: false, town: false });
  return (
    <Under>
      {(close) => (
        <Sheet
          name="Quality check of Husson"
          label={husson}
          day={<Day />}
          lie="sink"
          leave="Leave the check"
          onClose={close}
          act={
            <Act>
              <Button kind="primary">Draw a card</Button>
              <Button icon="card">Use our own card</Button>
            </Act>
          }
        >
          <Question>Does he close with Best?</Question>
          <Reckoning of={rating} />
          <Facts>
            <Fact label="Ney within 10 cm" effect="+1" on={facts.ney} onChange={(ney) => setFacts({ ...facts, ney })} />
            <Fact label="In a town" effect="+1" on={facts.town} onChange={(town) => setFacts({ ...facts, town })} />
          </Facts>
          <Chance />
        </Sheet>
      )}
    </Under>
  );
}

export const Drawn = () => (
  <Under>
    {(close) => (
      <Sheet
        name="Quality check of Husson"
        label={husson}
        day={<Day />}
        lie="sink"
        leave="Leave the check"
        onClose={close}
        act={
          <Act two>
            <Button kind="primary">Accept</Button>
            <Button note="1 re-roll die">Re-draw</Button>
            <Button>Use our own card</Button>
          </Act>
        }
      >
        <Result word="High" means="He closes. Move Husson into contact with Best." />
        <Reckoning of={rating} brief />
        <Chance drawn="H" />
      </Sheet>
    )}
  </Under>
);

const row = (
  designation: string,
  name: string,
  ratings: string,
  tally: UnitRowProps['tally'],
  signs: UnitRowProps['signs'] = [],
  arm: UnitRowProps['arm'] = 'arm-infantry',
) => (
  <li key={name}>
    <UnitRow
      side="a"
      arm={arm}
      designation={designation}
      name={name}
      ratings={ratings}
      tally={tally}
      signs={signs}
      onClick={nothing}
    />
  </li>
);
const SIGNS = {
  disordered: { icon: 'state-disordered', name: 'disordered' },
  skirmishers: { icon: 'state-skirmishers', name: 'skirmishers out' },
  town: { icon: 'state-town', name: 'in a town' },
  tired: { icon: 'state-tired', name: 'tired' },
  out: { icon: 'state-out-of-command', name: 'out of command' },
  shaken: { icon: 'state-shaken', name: 'shaken' },
  guns: { icon: 'state-artillery', name: 'artillery attached' },
  broken: { icon: 'state-broken', name: 'broken', danger: true },
} as const;

export const ArmyList = () => (
  <>
    <FormationHead side="a" name="II Corps, Reille" order="Attack, normal" ratings="A4 L4 T3" aside="radius 16 cm" />
    <ul>
      {row('II/5/1', 'Husson', 'Q3 S2', { left: 6 }, [SIGNS.disordered, SIGNS.skirmishers])}
      {row('II/5/2', 'Campi', 'Q3 S2', { left: 6, white: 1 }, [SIGNS.skirmishers])}
      {row('II/6/1', 'Bauduin', 'Q3 S1', { left: 4, white: 2, blue: 1 }, [SIGNS.town])}
      {row('II/6/2', 'Soye', 'Q3 S1', { left: 5, white: 2 }, [SIGNS.tired, SIGNS.out])}
      {row('II/9/1', 'Gauthier', 'Q3 S2', { left: 2, white: 3, red: 1 }, [SIGNS.shaken, SIGNS.disordered])}
      {row('II/9/2', 'Jamin', 'Q4 S2', { left: 6 }, [SIGNS.guns])}
      {row('II/2c', 'Piré', 'Q3', { left: 0, white: 6 }, [SIGNS.broken], 'arm-cavalry-light')}
    </ul>
    <FormationHead
      side="a"
      name="III Cavalry, Kellermann"
      aside={
        <>
          due <b>17:00</b>
        </>
      }
      shut
      onClick={nothing}
    />
    <FormationHead side="a" name="Guard Cavalry, Lefebvre" ratings="11CP" shut onClick={nothing} />
  </>
);

export const Army = () => (
  <Screen day={<Day />} foot={<Rooms here="Army" />}>
    <main>
      <h1 class="out-of-sight">The French army</h1>
      <ArmyList />
    </main>
  </Screen>
);

const dice = (text: string): LooseDie[] =>
  text.split(' ').map((die) => ({
    face: Number(die[0]) as LooseDie['face'],
    mark: die.includes('h') ? 'hit' : 'miss',
    again: die.includes('a'),
  }));

export function CloseCombat() {
  const [facts, setFacts] = useState<readonly boolean[]>([false, true, true, true]);
  const labels = [
    ['In flank', 'all misses'],
    ['Uphill', 'best: ½ misses'],
    ['Ney at 10 cm', 'best: 2 misses'],
    ['Hard cover', 'hits on him again'],
  ] as const;
  return (
    <Under>
      {(close) => (
        <Sheet
          name="Close combat: Husson attacks Best"
          day={<Day />}
          lie="spread"
          leave="Leave the combat"
          onClose={close}
          act={
            <Act>
              <Button kind="primary">Apply</Button>
            </Act>
          }
        >
          <Duel
            part="names"
            attacker={<Fighter side="a" as="Attacker" name="II/5/1 Husson" ratings="Q3 S2 6CP" />}
            defender={<Fighter side="b" as="Defender" name="R/H/1 Best" ratings="Q3 S1 5CP" />}
          />
          <Facts>
            {labels.map(([label, effect], i) => (
              <Fact
                key={label}
                label={label}
                effect={effect}
                on={facts[i]!}
                onChange={(on) => setFacts(facts.map((was, j) => (i === j ? on : was)))}
              />
            ))}
          </Facts>
          <Duel
            part="throws"
            attacker={
              <Volley
                label="Husson's dice"
                dice={dice('6ha 4ha 2a 3a 2 1')}
                hits={reckon(plain('hits'), [
                  term(plain('6 dice, on 6'), 2),
                  term(plain('Ney, 2 misses'), 1),
                  term(plain('Cover, 3 on 4+'), -1),
                ])}
              />
            }
            defender={
              <Volley
                label="Best's dice"
                dice={dice('5h 6ha 2a 4 1')}
                hits={reckon(plain('hits'), [
                  term(plain('5 dice, on 5+'), 1),
                  term(plain('Uphill, 2 misses'), 1),
                  term(plain('No penalty'), 0),
                ])}
              />
            }
          />
          <div>
            <Verdict
              says="The defender loses: more exhausted"
              step={2}
              ladder={['fewer hits', 'more exhausted', 'third', 'fourth', 'fifth', 'sixth', 'seventh']}
            />
            <Outcomes
              items={[
                { side: 'b', text: 'Best, very low: 3CP, disordered, **tired**' },
                { side: 'b', text: 'Best **retreats 15 cm**, back turned' },
                { side: 'a', text: 'Husson, normal: 4CP, **takes the ground**' },
              ]}
            />
          </div>
        </Sheet>
      )}
    </Under>
  );
}

export function Journal() {
  const [open, setOpen] = useState(true);
  return (
    <Screen day={<Day />} foot={<Rooms here="Journal" />}>
      <main>
        <h1 class="out-of-sight">Journal</h1>
        <TurnHead time="15:45" turn={3} aside="35 minutes" />
        <ol>
          <Entry side="b" text="**Kempt** comes up, order Defend." />
          <Entry side="a" text="Soye storms the wood, loses 2: **tired**." />
        </ol>
        <TurnHead time="16:20" turn={4} aside="now" />
        <ol>
          <Entry side="a" text="Reille 9, Picton 8: **II Corps acts**." />
          <Entry side="a" text="Campi fires on Best: 1 hit." undone />
          <Entry
            side="a"
            text="Husson closes with Best: **High**."
            open={open}
            onToggle={() => setOpen(!open)}
            reckoning={rating}
            reckoningAside="67 % to close, card 12 of 48"
          >
            <Button icon="undo">Go back to here</Button>
          </Entry>
          <Entry side="a" text="Best loses to Husson, retreats **15 cm**." />
        </ol>
      </main>
    </Screen>
  );
}

/** A tablet: army beside turn. */
export const Wide = () => (
  <Screen
    wide
    day={<Day slim={false} />}
    foot={
      <>
        <Act>
          <Button kind="primary">II Corps acts</Button>
        </Act>
        <Rooms here="Turn" />
      </>
    }
  >
    <div class="columns">
      <main>
        <Question>Which formation acts next?</Question>
        <Contest />
      </main>
      <aside class="only-wide" aria-label="The French army">
        <ArmyList />
      </aside>
    </div>
  </Screen>
);
