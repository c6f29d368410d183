/** A battle that is fought on a table: laid out as a scenario, and brought home. */
import { useEffect, useState } from 'preact/hooks';
import { OPPONENTS, type Opponent } from '../../../campaign/age-of-napoleon/battle-table.ts';
import { sentBattle, tableSchema } from '../../../campaign/age-of-napoleon/tabling.ts';
import type { FormationHome, TableBattle } from '../../../campaign/bridge.ts';
import type { Fact as Asked } from '../../../engine/procedure.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, More, Notice } from '../../components/index.ts';
import { go } from '../../route.ts';
import { store } from '../../session/battles.ts';
import type { Home } from '../battle-home.ts';
import { Asks } from './asks.tsx';
import type { BodyProps } from './bodies.tsx';
import { act, session } from './session.ts';

/** The words a scenario is given; the rules have none. */
const scenarioWords = (battle: TableBattle) => ({
  title: t('aon-scenario-title', { place: battle.place }),
  notes: t('aon-scenario-notes'),
  unit: (corps: string, n: number) => t('aon-scenario-unit', { corps, n }),
  commander: (corps: string) => t('aon-scenario-commander', { corps }),
  tired: t('aon-scenario-tired'),
});

/** The scenario of one battle of one campaign, so that it is laid out once and found again. */
const scenarioId = (battle: TableBattle): string => `${session.openId.value ?? 'campaign'}-${battle.id}`.slice(0, 60);

async function layOut(battle: TableBattle): Promise<string | null> {
  const { toScenario } = await import('../../../campaign/bridge.ts');
  const made = toScenario(battle, scenarioId(battle), scenarioWords(battle));
  const { id } = made;
  const kept = await store.putScenario({ id, updated: Date.now(), data: made });
  if (!kept.ok) return speak(kept.said);
  go('new', id);
  return null;
}

/** What the battle on this phone left, once it is over. */
function useHome(scenario: string): Home | null {
  const [home, find] = useState<Home | null>(null);
  useEffect(() => {
    void import('../battle-home.ts').then(async ({ battleHome }) => find(await battleHome(scenario)));
  }, [scenario]);
  return home;
}

/** What came home, as answers to what is asked of each corps. */
function answersOf(home: Home, sides: Readonly<Record<Opponent, 'a' | 'b'>>): Record<string, string | number> {
  const of = (id: string, { lostCP, gone }: FormationHome) => [
    [`lost-${id}`, lostCP],
    [`gone-${id}`, gone],
  ];
  const loser = OPPONENTS.find((opponent) => sides[opponent] === home.loser);
  return {
    ...Object.fromEntries(Object.entries(home.formations).flatMap(([id, left]) => of(id, left))),
    loser: loser ?? 'draw',
  };
}

export function TableBody({ state, task, facts }: BodyProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const data = tableSchema.safeParse(task.data);
  const sent = data.success ? sentBattle(state, { ...task, data: data.data }) : null;
  const home = useHome(sent ? scenarioId(sent) : '');
  const battle = data.success ? state.battles[data.data.battle] : undefined;
  if (!sent || !battle) return null;
  const sides = { attacker: battle.attacker, defender: battle.attacker === 'a' ? 'b' : 'a' } as const;
  const result = facts.filter(({ key }) => key === 'loser');
  const house = facts.filter(({ group }) => group !== undefined);
  const lost = facts.filter((fact) => !result.includes(fact) && !house.includes(fact));
  const parties = [...new Set(lost.map(({ party }) => speak(party ?? '')))];
  const bring = () =>
    void (home && act({ do: 'answer', task: task.id, facts: knownOf(answersOf(home, sides), facts) }));
  return (
    <>
      {wrong && <Notice what={wrong} />}
      <div class="row-of-two">
        <Button note={t('aon-lay-out-note', { n: unitsOf(sent) })} onClick={() => void layOut(sent).then(setWrong)}>
          {t('aon-lay-out')}
        </Button>
        <Button reason={!home && t('aon-bring-not-yet')} onClick={bring}>
          {t('aon-bring-home')}
        </Button>
      </div>
      <Asks task={task} facts={result} />
      {parties.map((party) => (
        <More key={party} label={t('aon-table-losses', { name: party })}>
          <Asks task={task} facts={lost.filter((fact) => speak(fact.party ?? '') === party)} />
        </More>
      ))}
      <More label={t('aon-table-house')}>
        <Asks task={task} facts={house} />
      </More>
    </>
  );
}

const unitsOf = ({ sides: { a, b } }: TableBattle): number =>
  [...a.formations, ...b.formations].reduce((sum, { units }) => sum + units.length, 0);

/** Only what is asked, and no more than it may be. */
const knownOf = (answers: Readonly<Record<string, string | number>>, facts: readonly Asked[]) =>
  Object.fromEntries(
    facts.flatMap(({ key, max }) => {
      const said = answers[key];
      if (said === undefined) return [];
      return [[key, typeof said === 'number' && max !== undefined ? Math.min(max, said) : said]];
    }),
  );
