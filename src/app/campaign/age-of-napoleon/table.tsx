/** A battle that is fought on a table: laid out as a scenario, and brought home. */
import { useEffect, useState } from 'preact/hooks';
import { OPPONENTS, type Opponent } from '../../../campaign/age-of-napoleon/battle-table.ts';
import type { SideId, Task } from '../../../campaign/age-of-napoleon/campaign.ts';
import { sentBattle, tableSchema } from '../../../campaign/age-of-napoleon/tabling.ts';
import { corpsIsLost } from '../../../campaign/age-of-napoleon/to-table.ts';
import type { FormationHome, TableBattle, TableSide } from '../../../campaign/bridge.ts';
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
      {OPPONENTS.map((opponent) => (
        <Toll key={opponent} task={task} sent={sent.sides[sides[opponent]]} side={sides[opponent]} facts={facts} />
      ))}
      <More label={t('aon-table-house')}>
        <Asks task={task} facts={house} />
      </More>
    </>
  );
}

interface TollProps {
  readonly task: Task;
  readonly sent: TableSide;
  readonly side: SideId;
  readonly facts: readonly Asked[];
}

/** What became of each corps of a side, as figures that are typed, and whether that is the end of it. AON-019 */
function Toll({ task, sent, side, facts }: TollProps) {
  const asked = (key: string) => facts.find((fact) => fact.key === key);
  const rows = sent.formations.map(({ id, name, units }) => {
    const [points, gone] = [asked(`lost-${id}`), asked(`gone-${id}`)];
    const startCP = units.reduce((sum, cp) => sum + cp, 0);
    const home = { startCP, lostCP: Number(points?.value), units: units.length, gone: Number(gone?.value) };
    return { id, name, points, gone, lost: corpsIsLost(home) };
  });
  return (
    <More label={t('aon-table-losses', { name: sent.officer.name, n: rows.filter(({ lost }) => lost).length })}>
      <div class={`toll side-${side}`}>
        {rows.map(({ id, name, points, gone, lost }) => (
          <fieldset key={id} class="toll__row">
            <legend>
              {name}{' '}
              <small class={lost ? 'is-danger' : undefined}>{t(lost ? 'aon-toll-lost' : 'aon-toll-stays')}</small>
            </legend>
            {points && <Typed task={task} fact={points} of={t('aon-toll-points', { of: points.max ?? 0 })} />}
            {gone && <Typed task={task} fact={gone} of={t('aon-toll-units', { of: gone.max ?? 0 })} />}
          </fieldset>
        ))}
      </div>
    </More>
  );
}

/** A figure off the table, typed after the battle. */
const Typed = ({ task, fact, of }: { readonly task: Task; readonly fact: Asked; readonly of: string }) => (
  <label class="toll__figure">
    <input
      type="number"
      inputMode="numeric"
      class="printed"
      aria-label={speak(fact.label)}
      min={fact.min ?? 0}
      max={fact.max ?? 0}
      value={Number(fact.value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const typed = Math.round(event.currentTarget.valueAsNumber) || 0;
        const value = Math.min(fact.max ?? 0, Math.max(0, typed));
        event.currentTarget.value = String(value);
        void act({ do: 'answer', task: task.id, facts: { [fact.key]: value } });
      }}
    />
    <small>{of}</small>
  </label>
);

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
