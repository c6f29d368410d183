/** Sets every number and marker of a unit except combat points by hand. */

import { type Battle, currentCP, hasArrived, onTable, type Unit } from '../../battlefield/battle.ts';
import type { UnitByHand as Change } from '../../battlefield/by-hand/by-hand.ts';
import { holds } from '../../battlefield/facts.ts';
import { isSheltered } from '../../battlefield/rules/fire/artillery.ts';
import { mostStands, skirmishRatingOf } from '../../battlefield/troops.ts';
import type { Bare } from '../../engine/message.ts';
import { startCP } from '../../scenarios/combat-points.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Choice, Fact, Facts, More, Reckoning, Stepper } from '../components/index.ts';
import { act, seen } from '../session/battle-session.ts';
import type { OfUnit } from './of.ts';
import { OneOrNone } from './one-or-none.tsx';

const areaName = (battle: Battle, area: string): string =>
  battle.scenario.areas.find(({ id }) => id === area)?.name ?? '';

/** A marker that a switch sets. */
interface Marker {
  readonly label: Bare;
  readonly effect?: Bare;
  /** Shown for all units if omitted. */
  readonly of?: (unit: Unit) => boolean;
  readonly on: (unit: Unit, battle: Battle) => boolean;
  readonly sets: (on: boolean) => Change;
}

const isGuns = ({ card }: Unit): boolean => card.arm === 'artillery';

const MARKERS: readonly Marker[] = [
  { label: 'formation-present', on: onTable, sets: (present) => ({ present }) },
  { label: 'state-disordered', on: (unit) => unit.disordered, sets: (disordered) => ({ disordered }) },
  { label: 'state-out-of-command', on: (unit) => holds(unit, 'ooc'), sets: (ooc) => ({ ooc }) },
  { label: 'state-shaken', effect: 'unit-shaken-note', on: (unit) => unit.shaken, sets: (shaken) => ({ shaken }) },
  { label: 'unit-resting', on: (unit) => unit.resting, sets: (resting) => ({ resting }) },
  {
    label: 'unit-fired',
    effect: 'unit-fired-action',
    of: (unit) => holds(unit, 'fired'),
    on: () => true,
    sets: (fired) => ({ fired }),
  },
  {
    label: 'unit-fired',
    effect: 'unit-this-turn',
    of: isGuns,
    on: (unit, { turn }) => unit.firedIn === turn,
    sets: (fired) => ({ fired }),
  },
  {
    label: 'unit-away',
    effect: 'unit-away-note',
    of: isGuns,
    on: (unit) => holds(unit, 'facingAway'),
    sets: (facingAway) => ({ facingAway }),
  },
  {
    label: 'unit-sheltered',
    effect: 'unit-sheltered-note',
    of: (unit) => isGuns(unit) && unit.host === null,
    on: isSheltered,
    sets: (sheltered) => ({ sheltered }),
  },
  {
    label: 'on-foot',
    effect: 'unit-on-foot-note',
    of: (unit) => unit.card.arm === 'cavalry' && (unit.area !== null || unit.onFoot === true),
    on: (unit) => unit.onFoot === true,
    sets: (onFoot) => ({ onFoot }),
  },
  {
    label: 'unit-own-defend',
    effect: 'unit-own-defend-note',
    of: ({ kind }) => kind === 'unit',
    on: (unit) => unit.ownOrder !== null,
    sets: (on) => ({ ownOrder: on ? 'defend' : null }),
  },
];

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

function WithWhom({ battle, unit, set }: OfUnit & { readonly set: (change: Change) => void }) {
  const hosts = mayBeWith(battle, unit);
  const host = unit.host === null ? undefined : battle.units[unit.host];
  if (hosts.length === 0) return null;
  return (
    <More label={host ? t('unit-with', { unit: host.card.name }) : t('unit-with-none')}>
      <OneOrNone
        label={t('unit-with-whom')}
        value={unit.host}
        none={t('unit-with-none')}
        options={hosts.map(({ id, card }) => ({ value: id, label: card.name }))}
        onChange={(to) => set({ host: to })}
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
      <Facts>
        {MARKERS.filter(({ of }) => of?.(unit) ?? true).map(({ label, effect, on, sets }) => (
          <Fact
            key={label + effect}
            label={speak(label)}
            effect={spoken(effect)}
            on={on(unit, battle)}
            onChange={(to) => set(sets(to))}
          />
        ))}
      </Facts>
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
          <OneOrNone
            label={t('unit-where')}
            value={unit.area}
            none={t('combat-in-open')}
            options={battle.scenario.areas.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(area) => set({ area })}
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
