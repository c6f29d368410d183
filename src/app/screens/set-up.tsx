/** Setting up: the scenario, whose books this phone keeps, whose dice, and the rulings. */

import { useEffect, useState } from 'preact/hooks';
import { clock } from '../../book/terms.ts';
import { parseScenario, type Scenario } from '../../scenarios/schema.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { lazy } from '../lazy.tsx';
import { goInstead, to } from '../route.ts';
import { store } from '../session/battles.ts';
import { newBattle, newSeed } from '../session/new-battle.ts';
import type { Pins } from '../session/new-locks.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { problemsSaid } from '../spoken.ts';
import { AddedWords } from './added-words.tsx';
import { type Choices, hasRandomSky, notYet, setupOf, thrownFor, underLocks, usual } from './set-up-choices.ts';
import { Dice, Folded, Helping, Keeping, RandomSky } from './set-up-form.tsx';

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
        <Button kind="quiet" href={to()}>
          {t('shell-home')}
        </Button>
      </div>
    </main>
  </Screen>
);

function Form({ scenario }: { readonly scenario: Scenario }) {
  const [choices, setChoices] = useState<Choices>(() => usual(scenario));
  const choose = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }));
  const [seed] = useState(newSeed);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [figures, ask] = useState(false);
  const props = { scenario, choices, choose };

  const begin = async (pins?: Pins) => {
    if (busy) return;
    if (underLocks(choices) && !pins) return ask(true);
    setBusy(true);
    const setup = setupOf(scenario, choices);
    const begun = pins
      ? await (await import('../parts/umpire.ts')).beginLocked(scenario, setup, seed, choices.added, pins)
      : await newBattle(scenario, setup, seed, choices.added);
    setBusy(false);
    if (begun.ok) goInstead('battle', begun.id);
    else setWrong(speak(begun.said));
  };

  if (figures) {
    const leave = () => {
      ask(false);
      setWrong(null);
    };
    return <PinsPage scenario={scenario} wrong={wrong} onPins={(pins) => void begin(pins)} onLeave={leave} />;
  }
  const { title, date, place, start } = scenario;
  return (
    <Screen
      room="two"
      foot={
        <Act>
          <Button
            kind="primary"
            reason={notYet(scenario, choices) ?? (busy && t('set-up-sealing'))}
            onClick={() => void begin()}
          >
            {t('set-up-begin', { title })}
          </Button>
        </Act>
      }
    >
      <main>
        <Masthead aside={t('set-up-aside')} />
        <h1 class="battle__name battle__name--small">{title}</h1>
        <p class="note">
          {place
            ? t('set-up-when-where', { date: dateWords(date), place, time: clock(start) })
            : t('set-up-when', { date: dateWords(date), time: clock(start) })}
        </p>
        {wrong && <Notice what={wrong} safe={t('set-up-not-begun')} />}
        <p class="lead-in">{scenario.summary}</p>
        <Dice {...props} />
        {hasRandomSky(scenario) && <RandomSky {...props} seed={seed} />}
        <Keeping {...props} />
        <Helping {...props} />
        <AddedWords
          seed={seed}
          sides={scenario.sides}
          added={choices.added}
          closed={thrownFor(choices) !== null && !choices.ownWeather}
          onChange={(added) => choose({ added })}
        />
        <Folded {...props} />
        <Button kind="quiet" href={to('scenarios')}>
          {t('set-up-others')}
        </Button>
      </main>
    </Screen>
  );
}
