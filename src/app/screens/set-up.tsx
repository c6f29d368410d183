/** Setting up: the scenario, whose books this phone keeps, whose dice, and the rulings. */

import { useEffect, useState } from 'preact/hooks';
import { HELPS, type Help, type OwnPacks, type Phone, type Setup } from '../../battlefield/battle.ts';
import { STARTING_WEATHER } from '../../battlefield/game.ts';
import { startingWeather } from '../../battlefield/rules/sky/weather.ts';
import { maySimplify, SIMPLIFICATION_KEYS, type Simplification } from '../../battlefield/simplified.ts';
import { canBeginOpen } from '../../battlefield/under-lock/kept-back.ts';
import { chosenOnly, type Rulings } from '../../book/rulings.ts';
import { clock, SIDES } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import { throwTwo } from '../../dice/throws.ts';
import { chanceOf, seedWith } from '../../engine/chance.ts';
import { word } from '../../engine/message.ts';
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
  Marked,
  Masthead,
  More,
  Notice,
  noFaces,
  Question,
  Reckoning,
  Screen,
} from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { lazy } from '../lazy.tsx';
import { goInstead, to } from '../route.ts';
import { store } from '../session/battles.ts';
import { newBattle, newSeed } from '../session/new-battle.ts';
import { hasCiphers } from '../session/seat-keys.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { problemsSaid } from '../spoken.ts';
import type { Pins } from '../umpire/begin-locked.ts';
import { AddedWords } from './added-words.tsx';
import { OwnPacksField } from './own-packs.tsx';
import { RulingList } from './ruling-list.tsx';

const PinsPage = lazy(async () => (await import('../parts/umpire.ts')).PinsPage, 'umpire', 'battle');

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
          <Masthead aside={t('set-up-aside')} />
          <Notice what={wrong} safe={t('set-up-untouched')} />
          <Button kind="primary" href={to('scenarios')}>
            {t('set-up-others')}
          </Button>
        </main>
      </Screen>
    );
  return scenario ? <Form scenario={scenario} /> : <div class="screen" aria-busy="true" />;
}

async function load(id: string): Promise<Scenario | string> {
  if (await isUnderLock(id)) return t('scenario-under-lock');
  const shelved = SHELF.find((entry) => entry.id === id);
  if (shelved) return shelved.load().catch(() => t('scenario-not-fetched'));
  const kept = await store.getScenario(id);
  if (!kept.ok) return speak(kept.said);
  if (!kept.value) return t('set-up-not-here');
  const read = parseScenario(kept.value.data);
  return read.ok ? read.scenario : problemsSaid(read.problems);
}

const Pick = () => (
  <Screen>
    <main>
      <Masthead aside={t('set-up-aside')} />
      <div class="sink">
        <Question>{t('set-up-which')}</Question>
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
          {t('set-up-own')}
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
  const [added, add] = useState<readonly string[]>(['', '']);
  const [packs, setPacks] = useState<OwnPacks>({});
  const [ownWeather, setOwn] = useState(true);
  const [simpler, setSimpler] = useState<readonly Simplification[]>([]);
  const [agreed, agree] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [locked, lock] = useState(false);
  const [figures, ask] = useState(false);
  const cannotLock = (!hasCiphers() && 'set-up-no-ciphers') || (!canBeginOpen(scenario) && 'set-up-all-secret') || null;
  const consent = maySimplify(simpler.length === 0 || agreed);
  const thrown = weather.every(Boolean) ? (weather as [Face, Face]) : null;
  const month = Number(scenario.date.slice(5, 7));
  const sky = thrown && startingWeather(thrown, month, scenario.sky.mediterranean, rulings);

  const begin = async (pins?: Pins) => {
    if (busy) return;
    if (keeps === 'both' && locked && !pins) return ask(true);
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
      names: { engineers: t('set-up-engineers'), pontoon: t('set-up-pontoon'), baggage: t('set-up-baggage') },
    };
    const begun = pins
      ? await (await import('../parts/umpire.ts')).beginLocked(scenario, setup, seed, added, pins)
      : await newBattle(scenario, setup, seed, added);
    setBusy(false);
    if (begun.ok) goInstead('battle', begun.id);
    else setWrong(speak(begun.said));
  };

  if (figures)
    return (
      <PinsPage
        scenario={scenario}
        wrong={wrong}
        onPins={(pins) => void begin(pins)}
        onLeave={() => {
          ask(false);
          setWrong(null);
        }}
      />
    );
  return (
    <Screen
      foot={
        <Act>
          <Button
            kind="primary"
            reason={
              (random && !thrown && t('set-up-weather-first')) ||
              spoken(!consent.ok && consent.why) ||
              (keeps === 'both' && locked && cannotLock && t(cannotLock)) ||
              (busy && t('set-up-sealing'))
            }
            onClick={() => void begin()}
          >
            {t('set-up-begin', { title: scenario.title })}
          </Button>
        </Act>
      }
    >
      <main>
        <Masthead aside={t('set-up-aside')} />
        <h1 class="battle__name battle__name--small">{scenario.title}</h1>
        <p class="note">
          {scenario.place
            ? t('set-up-when-where', {
                date: dateWords(scenario.date),
                place: scenario.place,
                time: clock(scenario.start),
              })
            : t('set-up-when', { date: dateWords(scenario.date), time: clock(scenario.start) })}
        </p>
        {wrong && <Notice what={wrong} safe={t('set-up-not-begun')} />}
        <p class="lead-in">{scenario.summary}</p>
        <Choice
          label={t('set-up-dice')}
          columns={2}
          value={dice}
          options={[
            { value: 'app', label: t('set-up-dice-app'), note: t('set-up-dice-app-note') },
            { value: 'table', label: t('set-up-dice-table'), note: t('set-up-dice-table-note') },
          ]}
          onChange={(value) => setDice(value as Setup['dice'])}
        />
        <Choice
          label={t('set-up-keeps')}
          value={keeps}
          options={[
            { value: 'both', label: t('set-up-both'), note: t('set-up-both-note') },
            ...SIDES.map((side) => ({
              value: side,
              label: t('set-up-side', { side: scenario.sides[side].name }),
              note: t('set-up-side-note', { officer: scenario.sides[side].commander.name }),
            })),
          ]}
          onChange={(value) => setKeeps(value as Setup['keeps'])}
        />
        {keeps === 'both' && (
          <Choice
            label={t('set-up-phone')}
            columns={2}
            value={phone}
            options={[
              { value: 'open', label: t('set-up-open'), note: t('set-up-open-note') },
              { value: 'passed', label: t('set-up-passed'), note: t('set-up-passed-note') },
            ]}
            onChange={(value) => setPhone(value as Phone)}
          />
        )}
        {keeps === 'both' && (
          <Facts>
            <Fact label={t('set-up-locked')} effect={t('set-up-locked-note')} on={locked} onChange={lock} />
          </Facts>
        )}
        {keeps === 'both' && locked && cannotLock && <p class="note">{t(cannotLock)}</p>}
        <Choice
          label={t('set-up-help')}
          value={help}
          options={[...HELPS].reverse().map((value) => ({
            value,
            label: speak(`help-${value}`),
            note: speak(`help-${value}-does`),
          }))}
          onChange={(value) => setHelp(value as Help)}
        />
        <AddedWords
          seed={seed}
          sides={scenario.sides}
          added={added}
          closed={thrown !== null && !ownWeather}
          onChange={add}
        />
        {random && (
          <section aria-label={t('set-up-weather')}>
            <Question>{t('set-up-weather-ask')}</Question>
            <DicePicker
              label={t('set-up-two-dice')}
              faces={weather}
              onChange={(faces) => {
                setOwn(true);
                setWeather(faces);
              }}
            />
            <Button
              onClick={() => {
                setOwn(false);
                setWeather(throwTwo(chanceOf(seedWith(seed, added), STARTING_WEATHER)));
              }}
            >
              {t('set-up-throw')}
            </Button>
            {sky && (
              <>
                <Reckoning of={sky.total} />
                <p>
                  <Marked
                    text={t('set-up-sky', {
                      weather: word(`weather-${sky.weather}`),
                      ground: sky.ground,
                      changes: sky.variable ? 'may' : 'will-not',
                    })}
                  />
                </p>
              </>
            )}
          </section>
        )}
        {scenario.end?.terms && (
          <More label={t('set-up-won')}>
            <p class="prose">{scenario.end.terms}</p>
          </More>
        )}
        <More label={t('set-up-briefing')}>
          {keeps === 'both' ? (
            <p>{t(phone === 'passed' ? 'set-up-briefing-passed' : 'set-up-briefing-open')}</p>
          ) : (
            <p class="prose">{scenario.briefings[keeps] || t('set-up-no-briefing')}</p>
          )}
        </More>
        <More label={simpler.length > 0 ? t('set-up-simpler-by', { n: simpler.length }) : t('set-up-simpler')}>
          <p class="note">{t('set-up-simpler-when')}</p>
          <Facts>
            {SIMPLIFICATION_KEYS.map((key) => (
              <Fact
                key={key}
                label={t(`simplification-${key}`)}
                on={simpler.includes(key)}
                onChange={(on) => setSimpler(on ? [...simpler, key] : simpler.filter((each) => each !== key))}
              />
            ))}
            {simpler.length > 0 && <Fact label={t('set-up-agreed')} on={agreed} onChange={agree} />}
          </Facts>
        </More>
        <More label={t('set-up-packs')}>
          <OwnPacksField packs={packs} rulings={rulings} quality={scenario.decks.quality} onChange={setPacks} />
        </More>
        <More label={t('set-up-rulings')}>
          <RulingList
            rulings={rulings}
            onChange={(key, value) => setRulings({ ...rulings, [key]: value } as Rulings)}
          />
        </More>
        <More label={t('set-up-sources')}>
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
