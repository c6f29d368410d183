/** A battle at the table: what each side has there, where it breaks, and the way to the battle and home. */
import { useEffect, useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import type { BattleRequest, Combat } from '../../../../campaign/empires-in-arms/politics.ts';
import { type Brigade, type House, houseOf } from '../../../../campaign/empires-in-arms/rules/table.ts';
import {
  breakPointOf,
  pointsOfAll,
  type SideSent,
  sentSide,
} from '../../../../campaign/empires-in-arms/to-scenario.ts';
import type { BattleSide, FactorType } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Act, Button, Notice, Question } from '../../../components/index.ts';
import { go, to } from '../../../route.ts';
import { Frame, nameIn, namesIn, spell } from '../frame.tsx';
import { does, session } from '../session.ts';
import type { Found } from './fought.ts';
import { Home } from './home.tsx';
import { HouseFigures } from './house.tsx';
import { forceName, layOut, scenarioId } from './lay-out.ts';

interface OfBattle {
  readonly state: Campaign;
  readonly request: BattleRequest;
}

interface Kind {
  readonly type: FactorType;
  readonly brigades: readonly Brigade[];
}
const kindsOf = (brigades: readonly Brigade[]): readonly Kind[] =>
  [...new Set(brigades.map(({ type }) => type))].map((type) => ({
    type,
    brigades: brigades.filter((one) => one.type === type),
  }));

interface RowsProps {
  readonly state: Campaign;
  readonly sent: SideSent;
  /** Several powers are on that side: each corps bears its own. */
  readonly many: boolean;
}
const CorpsRows = ({ state, many, sent: { force, officer, brigades } }: RowsProps) => (
  <tbody>
    <tr class="bridge__corps">
      <th scope="rowgroup">
        {forceName(force)} {many && <small>{nameIn(state, force.power)} </small>}
        <small>
          {t('eiatable-ratings', officer)}
          {typeof force.entry === 'object' && `, ${t('eiatable-may-come')}`}
          {force.entry === 'outflank' && `, ${t('eiatable-outflanks')}`}
        </small>
      </th>
      <td>{t('eiatable-units', { n: brigades.length })}</td>
      <td>{pointsOfAll(brigades)}</td>
    </tr>
    {kindsOf(brigades).map(({ type, brigades: some }) => (
      <tr key={type}>
        <th scope="row">
          {some.reduce((n, one) => n + one.factors, 0)} {spell(`eiatable-type-${type}`)}{' '}
          <small>{t('eiatable-quality', { q: some[0]?.quality ?? 0 })}</small>
        </th>
        <td>{some.length}</td>
        <td>{pointsOfAll(some) || '–'}</td>
      </tr>
    ))}
  </tbody>
);

function SideTable({ state, request, of, house }: OfBattle & { readonly of: BattleSide; readonly house: House }) {
  const side = request[of];
  const sent = sentSide(side, of, house);
  const { points, breaks } = breakPointOf(side, house);
  const units = sent.reduce((n, { brigades }) => n + brigades.length, 0);
  return (
    <>
      <table class="bridge__table">
        <caption>
          {namesIn(state, side.powers)} <small>{t('eiatable-columns')}</small>
        </caption>
        {sent.map((one) => (
          <CorpsRows key={one.force.id} state={state} sent={one} many={side.powers.length > 1} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('eiatable-points')}</th>
            <td>{t('eiatable-units', { n: units })}</td>
            <td>{points}</td>
          </tr>
        </tfoot>
      </table>
      <p class="bridge__break" style={{ '--n': String((100 * breaks) / Math.max(1, points)) }}>
        <i aria-hidden="true" />
        <b>{t('eiatable-breaks', { n: breaks })}</b> <small>{t('eiatable-of', { n: points })}</small>
      </p>
    </>
  );
}

type Tab = BattleSide | 'house';
const TABS: readonly Tab[] = ['attacker', 'defender', 'house'];

function Forces({ state, request }: OfBattle) {
  const [tab, show] = useState<Tab>('attacker');
  const house = houseOf(state.flags);
  const label = (one: Tab) =>
    one === 'house'
      ? t('eiatable-house')
      : t('eiatable-tab', {
          power: namesIn(state, request[one].powers),
          n: breakPointOf(request[one], house).points,
        });
  return (
    <>
      <div class="picks picks--three">
        {TABS.map((one) => (
          <Button key={one} pressed={tab === one} onClick={() => show(one)}>
            {label(one)}
          </Button>
        ))}
      </div>
      {tab === 'house' ? (
        <HouseFigures state={state} />
      ) : (
        <SideTable state={state} request={request} of={tab} house={house} />
      )}
    </>
  );
}

/** The battle on this phone; undefined while it is looked for. */
function useFound(scenario: string | null): Found | null | undefined {
  const [found, find] = useState<Found | null | undefined>(undefined);
  useEffect(() => {
    if (scenario === null) return;
    void import('./fought.ts').then(async ({ findBattle }) => find(await findBattle(scenario)));
  }, [scenario]);
  return found;
}

interface SentProps {
  readonly id: string;
  readonly state: Campaign;
  readonly combat: Combat;
}

export function Sent({ id, state, combat }: SentProps) {
  const { request } = combat;
  const [wrong, setWrong] = useState<string | null>(null);
  const [typing, type] = useState(false);
  const found = useFound(request && scenarioId(state, request.id));
  const area = state.areas[combat.area]?.name ?? combat.area;
  if (!request || combat.over)
    return (
      <Frame here="month" id={id}>
        <Question>{t('eiatable-is-home', { area })}</Question>
        <Button href={to('campaign', id, 'month')}>{t('eiatable-to-month')}</Button>
      </Frame>
    );
  if (found?.over || typing)
    return (
      <Home id={id} state={state} request={request} back={found?.over ? found.back : null} battle={found?.battle} />
    );
  const lay = async () => {
    // What is under cover here stands open at the table.
    const whole = session.state.value;
    const sent = whole?.combats[combat.id]?.request;
    if (!whole || !sent) return;
    const laid = await layOut(whole, sent);
    if ('wrong' in laid) setWrong(laid.wrong);
    else go('new', laid.id);
  };
  return (
    <Frame
      here="month"
      id={id}
      act={
        <Act>
          {found ? (
            <Button kind="primary" note={t('eiatable-not-over')} href={to('battle', found.battle)}>
              {t('eiatable-go-on')}
            </Button>
          ) : (
            <Button kind="primary" note={t('eiatable-lay-out-note')} onClick={() => void lay()}>
              {t('eiatable-lay-out')}
            </Button>
          )}
        </Act>
      }
    >
      {wrong && <Notice what={wrong} />}
      <Question>{t('eiatable-at-table', { area })}</Question>
      <Forces state={state} request={request} />
      <div class="row-of-two">
        <Button onClick={() => type(true)}>{t('eiatable-type-it')}</Button>
        <Button {...does({ do: 'call-off', combat: combat.id })}>{t('eiatable-call-off')}</Button>
      </div>
    </Frame>
  );
}
