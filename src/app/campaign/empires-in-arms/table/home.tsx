/** A battle comes home: what was lost, corps by corps, in men and in factors, who won and what it is worth; one entry, one undo. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { type Back, isThrown, resultOf } from '../../../../campaign/empires-in-arms/from-table.ts';
import { lossesOf, pointsFor, powersUsed, winnerOf } from '../../../../campaign/empires-in-arms/modules/bridge.ts';
import type { BattleRequest, BattleResult, Force } from '../../../../campaign/empires-in-arms/politics.ts';
import { houseOf, hundredthsLost, perFactor } from '../../../../campaign/empires-in-arms/rules/table.ts';
import { isOn } from '../../../../campaign/empires-in-arms/rulings.ts';
import { BATTLE_SIDES, FACTOR_TYPES, type FactorType } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import {
  Act,
  Button,
  Choice,
  Fact,
  Facts,
  Field,
  figure,
  More,
  Question,
  Reckoning,
} from '../../../components/index.ts';
import { doneHere, goBack, to } from '../../../route.ts';
import { Frame, nameIn, namesIn, spell } from '../frame.tsx';
import { act } from '../session.ts';
import { HouseFigures } from './house.tsx';
import { forceName } from './lay-out.ts';

interface Editing {
  readonly state: Campaign;
  readonly request: BattleRequest;
  readonly result: BattleResult;
  readonly onChange: (result: BattleResult) => void;
}

const NOBODY: Back = { units: {}, commanders: { attacker: 'ok', defender: 'ok' } };
const FATES = ['ok', 'wounded', 'dead', 'captured'] as const;
const menOf = ({ menLost }: BattleResult, force: string, type: FactorType): number =>
  menLost.find((one) => one.force === force && one.type === type)?.men ?? 0;

/** One kind of a corps: what it had, the men lost for good, what that is in factors, and what comes back. */
function LossRow({
  state,
  request,
  result,
  onChange,
  force,
  type,
  many,
}: Editing & { readonly force: Force; readonly type: FactorType; readonly many: boolean }) {
  const house = houseOf(state.flags);
  const had = force.factors[type] ?? 0;
  const men = menOf(result, force.id, type);
  const lost = lossesOf(state, request, result, force.id)[type] ?? 0;
  const set = (typed: number) => {
    const most = had * perFactor(type, house);
    const now = Math.min(most, Math.max(0, Math.round(typed) || 0));
    const others = result.menLost.filter((one) => one.force !== force.id || one.type !== type);
    onChange({ ...result, menLost: now > 0 ? [...others, { force: force.id, type, men: now }] : others });
    return now;
  };
  const kind = spell(`eiatable-type-${type}`);
  return (
    <tr>
      <th scope="row">
        <b>{forceName(force)}</b> {kind !== forceName(force) && kind}
        {many && <small> {nameIn(state, force.power)}</small>}
      </th>
      <td>{had}</td>
      <td>
        <input
          type="number"
          inputMode="numeric"
          class="printed"
          aria-label={t(type === 'artillery' ? 'eiatable-batteries-lost' : 'eiatable-men-lost', {
            corps: forceName(force),
            type: kind,
          })}
          min={0}
          value={men}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            event.currentTarget.value = String(set(event.currentTarget.valueAsNumber));
          }}
        />
      </td>
      <td>
        <small>{(hundredthsLost(type, men, house) / 100).toFixed(2)}</small> <b>{lost > 0 ? figure(-lost) : '0'}</b>
      </td>
      <td class="bridge__back">{had - lost}</td>
    </tr>
  );
}

function Losses(props: Editing) {
  const { request, state } = props;
  return (
    <>
      {BATTLE_SIDES.map((of) => (
        <table key={of} class="bridge__table bridge__losses">
          <caption>{namesIn(state, request[of].powers)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('eiatable-corps')}</th>
              <th scope="col">{t('eiatable-had')}</th>
              <th scope="col">{t('eiatable-men')}</th>
              <th scope="col">{t('eiatable-factors')}</th>
              <th scope="col">{t('eiatable-back')}</th>
            </tr>
          </thead>
          <tbody>
            {request[of].forces.flatMap((force) =>
              FACTOR_TYPES.filter((type) => (force.factors[type] ?? 0) > 0).map((type) => (
                <LossRow
                  key={`${force.id} ${type}`}
                  {...props}
                  force={force}
                  type={type}
                  many={request[of].powers.length > 1}
                />
              )),
            )}
          </tbody>
        </table>
      ))}
    </>
  );
}

function Outcome({ state, request, result, onChange }: Editing) {
  const power = {
    attacker: namesIn(state, request.attacker.powers),
    defender: namesIn(state, request.defender.powers),
  };
  return (
    <>
      <Choice
        label={t('eiatable-outcome')}
        columns={2}
        options={(['attacker', 'defender', 'bothBroke', 'noDecision'] as const).map((value) => ({
          value,
          label:
            value === 'attacker' || value === 'defender'
              ? t('eiatable-wins', { power: power[value] })
              : t(`eiatable-${value}`),
        }))}
        value={result.outcome}
        onChange={(outcome) =>
          onChange({ ...result, outcome, withdrew: outcome === 'noDecision' ? result.withdrew : [] })
        }
      />
      {result.outcome === 'noDecision' && (
        <Facts>
          {BATTLE_SIDES.map((of) => (
            <Fact
              key={of}
              label={t('eiatable-withdrew', { power: power[of] })}
              on={result.withdrew.includes(of)}
              onChange={(on) =>
                onChange({
                  ...result,
                  withdrew: on ? [...result.withdrew, of] : result.withdrew.filter((one) => one !== of),
                })
              }
            />
          ))}
        </Facts>
      )}
    </>
  );
}

function Commanders({ state, request, result, onChange }: Editing) {
  if (!isOn(state.rulings, 'leaderCasualties') || result.leaders.length === 0) return null;
  const all = [...request.attacker.leaders, ...request.defender.leaders];
  return (
    <div class="form">
      {result.leaders.map(({ id, fate }) => (
        <Field key={id} label={t('eiatable-fate', { name: all.find((one) => one.id === id)?.name ?? id })}>
          {(control) => (
            <select
              {...control}
              value={fate}
              onChange={({ currentTarget: { value } }) => {
                const now = FATES.find((one) => one === value) ?? 'ok';
                onChange({
                  ...result,
                  leaders: result.leaders.map((one) => (one.id === id ? { id, fate: now } : one)),
                });
              }}
            >
              {FATES.map((one) => (
                <option key={one} value={one}>
                  {t(`eiatable-fate-${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}

function Used({ request, result, onChange }: Editing) {
  const corps = BATTLE_SIDES.flatMap((of) => request[of].forces).filter(({ kind }) => kind === 'corps');
  return (
    <More label={t('eiatable-used', { n: result.corpsUsed.length })}>
      <Facts>
        {corps.map(({ id, name }) => (
          <Fact
            key={id}
            label={name}
            on={result.corpsUsed.includes(id)}
            onChange={(on) =>
              onChange({
                ...result,
                corpsUsed: on ? [...result.corpsUsed, id] : result.corpsUsed.filter((one) => one !== id),
              })
            }
          />
        ))}
      </Facts>
    </More>
  );
}

function Points({ state, request, result }: Editing) {
  const winner = winnerOf(state, result);
  if (!winner) return <p class="note">{t('eiatable-no-points')}</p>;
  const sums = pointsFor(state, request, result, winner);
  return (
    <>
      <h2 class="eia-heading">{t('eiatable-pp')}</h2>
      {BATTLE_SIDES.map((of) => (
        <div key={of}>
          <p class="note">{namesIn(state, powersUsed(request, result, of))}</p>
          <Reckoning of={of === winner ? sums.winner : sums.loser} cited />
        </div>
      ))}
    </>
  );
}

interface HomeProps {
  readonly id: string;
  readonly state: Campaign;
  readonly request: BattleRequest;
  /** What the battle on this phone left; null where it was fought without one. */
  readonly back: Back | null;
  readonly battle: string | undefined;
}

export function Home({ id, state, request, back, battle }: HomeProps) {
  const house = houseOf(state.flags);
  // What the group has not changed follows the house's figures.
  const [changed, change] = useState<BattleResult | null>(null);
  const result = changed ?? resultOf(request, back ?? NOBODY, house);
  const editing: Editing = { state, request, result, onChange: change };
  const area = state.areas[request.area]?.name ?? request.area;
  const write = () =>
    void doneHere(act({ do: 'home', result, campaign: state.seal })).then(
      (here) => here && goBack('campaign', id, 'month'),
    );
  return (
    <Frame
      here="month"
      id={id}
      act={
        <Act>
          <Button kind="primary" note={t('eiatable-write-note')} onClick={write}>
            {t('eiatable-write')}
          </Button>
        </Act>
      }
    >
      <Question>{t('eiatable-stand', { area })}</Question>
      {back && battle && !isThrown(back) && (
        <p class="note">
          {t('eiatable-quick', { n: house.quick })}{' '}
          <a href={to('battle', battle, 'after')}>{t('eiatable-throw-evening')}</a>
        </p>
      )}
      <Outcome {...editing} />
      <Losses {...editing} />
      <Commanders {...editing} />
      <Used {...editing} />
      <Points {...editing} />
      <More label={t('eiatable-house')}>
        <HouseFigures state={state} />
      </More>
    </Frame>
  );
}
