/** Sets every number and marker of a unit except combat points by hand. */

import { type Battle, currentCP, hasArrived, onTable, type Unit } from '../../battlefield/battle.ts';
import type { UnitByHand as Change } from '../../battlefield/by-hand/by-hand.ts';
import { holds } from '../../battlefield/facts.ts';
import { isSheltered } from '../../battlefield/rules/fire/artillery-moves.ts';
import { mostStands, skirmishRatingOf } from '../../battlefield/troops.ts';
import { startCP } from '../../scenarios/combat-points.ts';
import { t } from '../../words/t.ts';
import { Choice, Fact, Facts, More, Reckoning, Stepper } from '../components/index.ts';
import { act, seen } from '../session/battle-session.ts';

const areaName = (battle: Battle, area: string): string =>
  battle.scenario.areas.find(({ id }) => id === area)?.name ?? '';

interface MarkersProps {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly set: (change: Change) => void;
}

function Markers({ battle, unit, set }: MarkersProps) {
  return (
    <Facts>
      <Fact label={t('formation-present')} on={onTable(unit)} onChange={(present) => set({ present })} />
      <Fact label={t('state-disordered')} on={unit.disordered} onChange={(disordered) => set({ disordered })} />
      <Fact label={t('state-out-of-command')} on={holds(unit, 'ooc')} onChange={(ooc) => set({ ooc })} />
      <Fact
        label={t('state-shaken')}
        effect={t('unit-shaken-note')}
        on={unit.shaken}
        onChange={(shaken) => set({ shaken })}
      />
      <Fact label={t('unit-resting')} on={unit.resting} onChange={(resting) => set({ resting })} />
      {holds(unit, 'fired') && (
        <Fact label={t('unit-fired')} effect={t('unit-fired-action')} on onChange={(fired) => set({ fired })} />
      )}
      {unit.card.arm === 'artillery' && (
        <Fact
          label={t('unit-fired')}
          effect={t('unit-this-turn')}
          on={unit.firedIn === battle.turn}
          onChange={(fired) => set({ fired })}
        />
      )}
      {unit.card.arm === 'artillery' && (
        <Fact
          label={t('unit-away')}
          effect={t('unit-away-note')}
          on={holds(unit, 'facingAway')}
          onChange={(facingAway) => set({ facingAway })}
        />
      )}
      {unit.card.arm === 'artillery' && unit.host === null && (
        <Fact
          label={t('unit-sheltered')}
          effect={t('unit-sheltered-note')}
          on={isSheltered(unit)}
          onChange={(sheltered) => set({ sheltered })}
        />
      )}
      {unit.card.arm === 'cavalry' && (unit.area !== null || unit.onFoot) && (
        <Fact
          label={t('on-foot')}
          effect={t('unit-on-foot-note')}
          on={unit.onFoot === true}
          onChange={(onFoot) => set({ onFoot })}
        />
      )}
      {unit.kind === 'unit' && (
        <Fact
          label={t('unit-own-defend')}
          effect={t('unit-own-defend-note')}
          on={unit.ownOrder !== null}
          onChange={(on) => set({ ownOrder: on ? 'defend' : null })}
        />
      )}
    </Facts>
  );
}

/** Guns and engineers are with a unit of foot or on their own (NBC-ART-23, NBC-ENG-04). */
const mayBeWith = (battle: Battle, unit: Unit): readonly Unit[] =>
  unit.card.arm === 'artillery' || unit.kind === 'engineers'
    ? Object.values(battle.units).filter(
        (host) =>
          host.side === unit.side &&
          host.fate === 'good' &&
          hasArrived(host) &&
          (host.card.arm === 'infantry' || host.card.arm === 'mixed'),
      )
    : [];

function WithWhom({ battle, unit, set }: MarkersProps) {
  const hosts = mayBeWith(battle, unit);
  const host = unit.host === null ? undefined : battle.units[unit.host];
  if (hosts.length === 0) return null;
  return (
    <More label={host ? t('unit-with', { unit: host.card.name }) : t('unit-with-none')}>
      <Choice
        label={t('unit-with-whom')}
        quiet
        value={unit.host ?? 'none'}
        options={[
          { value: 'none', label: t('unit-with-none') },
          ...hosts.map(({ id, card }) => ({ value: id, label: card.name })),
        ]}
        onChange={(to) => set({ host: to === 'none' ? null : to })}
      />
    </More>
  );
}

export function UnitByHand({ unit: id }: { readonly unit: string }) {
  const battle = seen.value?.battle;
  const unit = battle?.units[id];
  if (!battle || !unit) return null;
  const set = (change: Change) => void act({ do: 'set', what: 'unit', id, set: change });
  return (
    <>
      <Markers battle={battle} unit={unit} set={set} />
      <Choice
        label={t('unit-exhaustion')}
        columns={3}
        value={unit.exhaustion}
        options={([0, 1, 2] as const).map((value) => ({ value, label: t(`exhaustion-${value}`) }))}
        onChange={(exhaustion) => set({ exhaustion })}
      />
      {mostStands(skirmishRatingOf(unit)) > 0 && (
        <Stepper
          label={t('combat-dice-stands')}
          value={unit.stands}
          min={0}
          max={mostStands(skirmishRatingOf(unit))}
          onChange={(stands) => set({ stands: stands as 0 | 1 | 2 })}
        />
      )}
      <Choice
        label={t('unit-fate')}
        columns={2}
        value={unit.fate}
        options={(['good', 'broken', 'eliminated', 'vanquished', 'off-table'] as const).map((value) => ({
          value,
          label: t(value === 'good' || value === 'off-table' ? `unit-fate-${value}` : `loss-row-${value}`),
        }))}
        onChange={(fate) => set({ fate })}
      />
      <More label={t('unit-books')}>
        {(['white', 'red', 'blue'] as const).map((book) => (
          <Stepper
            key={book}
            label={t(`unit-book-${book}`)}
            value={unit.lost[book]}
            min={0}
            max={unit.lost[book] + currentCP(unit)}
            unit="CP"
            onChange={(n) => set({ [book]: n })}
          />
        ))}
      </More>
      <WithWhom battle={battle} unit={unit} set={set} />
      {battle.scenario.areas.length > 0 && (
        <More label={unit.area ? t('unit-in-area', { area: areaName(battle, unit.area) }) : t('unit-in-no-area')}>
          <Choice
            label={t('unit-where')}
            quiet
            value={unit.area ?? 'none'}
            options={[
              { value: 'none', label: t('combat-in-open') },
              ...battle.scenario.areas.map((area) => ({ value: area.id, label: area.name })),
            ]}
            onChange={(area) => set({ area: area === 'none' ? null : area })}
          />
        </More>
      )}
      {'parts' in unit.card && unit.kind === 'unit' && (
        <More label={t('unit-reckoned')}>
          <Reckoning of={startCP(unit.card.parts, unit.card.artilleryPoints)} />
          {unit.card.note && <p class="note">{unit.card.note}</p>}
        </More>
      )}
      {!('parts' in unit.card) && unit.card.note && <p class="note">{unit.card.note}</p>}
    </>
  );
}
