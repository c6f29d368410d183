/** Setting up: the scenario, whose books this phone keeps, whose dice, and the rulings. */

import { useEffect, useState } from 'preact/hooks';
import { HELPS, type Help, type OwnPacks, type Phone, type Setup } from '../../battlefield/battle.ts';
import { STARTING_WEATHER } from '../../battlefield/game.ts';
import { maySimplify, SIMPLIFICATION_KEYS, type Simplification } from '../../battlefield/simplified.ts';
import { startingWeather } from '../../battlefield/sky/weather.ts';
import { chosenOnly, type Rulings } from '../../book/rulings.ts';
import { clock, SIDES } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import { throwTwo } from '../../dice/throws.ts';
import { chanceOf } from '../../engine/chance.ts';
import { parseScenario, type Scenario } from '../../scenarios/schema.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  Choice,
  DicePicker,
  Fact,
  Facts,
  Masthead,
  More,
  Notice,
  noFaces,
  Question,
  Reckoning,
  Screen,
} from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { goInstead, to } from '../route.ts';
import { store } from '../session/battles.ts';
import { newBattle, newSeed } from '../session/new-battle.ts';
import { problemsSaid } from '../spoken.ts';
import { OwnPacksField } from './own-packs.tsx';
import { RulingList } from './ruling-list.tsx';

export function SetUp({ scenario: id }: { readonly scenario?: string | undefined }) {
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    if (id) void load(id).then((got) => (typeof got === 'string' ? setWrong(got) : setScenario(got)));
  }, [id]);
  if (!id) return <Pick />;
  if (wrong)
    return (
      <Screen>
        <main>
          <Masthead aside="new battle" />
          <Notice what={wrong} safe="Your battles are not touched by it." />
          <Button kind="primary" href={to('scenarios')}>
            Other scenarios
          </Button>
        </main>
      </Screen>
    );
  return scenario ? <Form scenario={scenario} /> : <div class="screen" aria-busy="true" />;
}

async function load(id: string): Promise<Scenario | string> {
  const shelved = SHELF.find((entry) => entry.id === id);
  if (shelved) return shelved.load().catch(() => 'The scenario could not be fetched. Connect once, then try again.');
  const kept = await store.getScenario(id);
  if (!kept.ok) return speak(kept.said);
  if (!kept.value) return 'That scenario is not on this phone. Choose another.';
  const read = parseScenario(kept.value.data);
  return read.ok ? read.scenario : problemsSaid(read.problems);
}

const Pick = () => (
  <Screen>
    <main>
      <Masthead aside="new battle" />
      <div class="sink">
        <Question>Which battle?</Question>
        <ul class="shelf">
          {SHELF.map(({ id, title, date, size }) => (
            <li key={id}>
              <Button href={to('new', id)} note={`${dateWords(date)} · ${speak(size)}`}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
        <Button kind="quiet" href={to('scenarios')}>
          Your own scenarios
        </Button>
      </div>
    </main>
  </Screen>
);

function Form({ scenario }: { readonly scenario: Scenario }) {
  const [keeps, setKeeps] = useState<Setup['keeps']>('both');
  const [phone, setPhone] = useState<Phone>('open');
  const [help, setHelp] = useState<Help>('resolve');
  const [dice, setDice] = useState<Setup['dice']>('app');
  const [rulings, setRulings] = useState<Rulings>(scenario.rulings);
  const random = scenario.sky.weather === 'random';
  const [weather, setWeather] = useState<(Face | undefined)[]>(() => noFaces(2));
  const [seed] = useState(newSeed);
  const [packs, setPacks] = useState<OwnPacks>({});
  const [ownWeather, setOwn] = useState(true);
  const [simpler, setSimpler] = useState<readonly Simplification[]>([]);
  const [agreed, agree] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const consent = maySimplify(simpler.length === 0 || agreed);
  const thrown = weather.every(Boolean) ? (weather as [Face, Face]) : null;
  const month = Number(scenario.date.slice(5, 7));
  const sky = thrown && startingWeather(thrown, month, scenario.sky.mediterranean, rulings);

  const begin = async () => {
    if (busy) return;
    setBusy(true);
    const setup: Setup = {
      keeps,
      dice,
      ...(keeps === 'both' && phone !== 'open' && { phone }),
      ...(help !== 'resolve' && { help }),
      rulings: chosenOnly({ ...rulings, ...(packs.time && { timeDeck: 'custom' as const }) }) as Record<string, string>,
      ...((packs.quality || packs.time) && { packs }),
      ...(simpler.length > 0 && { simplified: simpler }),
      ...(random &&
        thrown && {
          startingWeather: ownWeather ? { dice: thrown, own: true } : { dice: thrown, own: false },
        }),
    };
    const begun = await newBattle(scenario, setup, seed);
    setBusy(false);
    if (begun.ok) goInstead('battle', begun.id);
    else setWrong(speak(begun.said));
  };

  return (
    <Screen
      foot={
        <Act>
          <Button
            kind="primary"
            reason={
              (random && !thrown && 'throw the weather first') ||
              spoken(!consent.ok && consent.why) ||
              (busy && 'sealing the dice')
            }
            onClick={() => void begin()}
          >
            Begin {scenario.title}
          </Button>
        </Act>
      }
    >
      <main>
        <Masthead aside="new battle" />
        <h1 class="battle__name battle__name--small">{scenario.title}</h1>
        <p class="note">
          {dateWords(scenario.date)}
          {scenario.place && `, ${scenario.place}`}, from {clock(scenario.start)}
        </p>
        {wrong && <Notice what={wrong} safe="No battle was begun." />}
        <p class="lead-in">{scenario.summary}</p>
        <Choice
          label="This phone keeps"
          value={keeps}
          options={[
            { value: 'both', label: 'Both sides', note: 'one phone on the table' },
            ...SIDES.map((side) => ({
              value: side,
              label: `The ${scenario.sides[side].name} side`,
              note: `${scenario.sides[side].commander.name}’s books alone`,
            })),
          ]}
          onChange={(value) => setKeeps(value as Setup['keeps'])}
        />
        {keeps === 'both' && (
          <Choice
            label="The phone"
            columns={2}
            value={phone}
            options={[
              { value: 'open', label: 'Open table', note: 'all see all' },
              { value: 'passed', label: 'Passed round', note: 'secrets under a cover' },
            ]}
            onChange={(value) => setPhone(value as Phone)}
          />
        )}
        <Choice
          label="What the app does"
          value={help}
          options={[...HELPS].reverse().map((value) => ({
            value,
            label: speak(`help-${value}`),
            note: speak(`help-${value}-does`),
          }))}
          onChange={(value) => setHelp(value as Help)}
        />
        <Choice
          label="Dice and cards"
          columns={2}
          value={dice}
          options={[
            { value: 'app', label: 'The app’s', note: 'your own at any throw' },
            { value: 'table', label: 'The table’s', note: 'the app’s at any throw' },
          ]}
          onChange={(value) => setDice(value as Setup['dice'])}
        />
        {random && (
          <section aria-label="The weather of the day">
            <Question>What weather does the day bring?</Question>
            <DicePicker
              label="Two dice"
              faces={weather}
              onChange={(faces) => {
                setOwn(true);
                setWeather(faces);
              }}
            />
            <Button
              onClick={() => {
                setOwn(false);
                setWeather(throwTwo(chanceOf(seed, STARTING_WEATHER)));
              }}
            >
              Throw them here
            </Button>
            {sky && (
              <>
                <Reckoning of={sky.total} />
                <p>
                  <b>{speak(`weather-${sky.weather}`)}</b>, the ground {sky.ground};{' '}
                  {sky.variable ? 'it may change.' : 'it will not change.'}
                </p>
              </>
            )}
          </section>
        )}
        {scenario.end?.terms && (
          <More label="How it is won">
            <p class="prose">{scenario.end.terms}</p>
          </More>
        )}
        <More label="Briefing">
          {keeps === 'both' ? (
            <p>
              {phone === 'passed'
                ? 'Each side reads its own under its cover: touch the day, then Papers.'
                : 'On an open table nobody reads briefings here. Pass the phone round, or keep one side.'}
            </p>
          ) : (
            <p class="prose">{scenario.briefings[keeps] || 'There is none.'}</p>
          )}
        </More>
        <More label={simpler.length > 0 ? `A simpler game: ${simpler.length} left out` : 'A simpler game'}>
          <p class="note">Each only when both sides agree.</p>
          <Facts>
            {SIMPLIFICATION_KEYS.map((key) => (
              <Fact
                key={key}
                label={t(`simplification-${key}`)}
                on={simpler.includes(key)}
                onChange={(on) => setSimpler(on ? [...simpler, key] : simpler.filter((each) => each !== key))}
              />
            ))}
            {simpler.length > 0 && <Fact label="Both sides agree to that." on={agreed} onChange={agree} />}
          </Facts>
        </More>
        <More label="Your own packs of cards">
          <OwnPacksField packs={packs} rulings={rulings} quality={scenario.decks.quality} onChange={setPacks} />
        </More>
        <More label="Rulings">
          <RulingList
            rulings={rulings}
            onChange={(key, value) => setRulings({ ...rulings, [key]: value } as Rulings)}
          />
        </More>
        <More label="Sources">
          <ul class="prose">
            {scenario.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
          <p class="prose">{scenario.notes}</p>
        </More>
      </main>
    </Screen>
  );
}
