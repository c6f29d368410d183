/** The army: formations and their units as base labels, those that need a decision first. */

import { useState } from 'preact/hooks';
import { awaited } from '../../battlefield/arrivals/reinforcements.ts';
import {
  allUnits,
  type Battle,
  commanderOf,
  currentCP,
  type Formation,
  formationsOf,
  hasArrived,
  hasCP,
  keepsBooks,
  type Unit,
  unitsOf,
} from '../../battlefield/battle.ts';
import { formationNamed, officerNamed } from '../../battlefield/named.ts';
import type { View } from '../../battlefield/view.ts';
import { clock, SIDES, type SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Choice, Empty, FormationHead, More } from '../components/index.ts';
import { go } from '../route.ts';
import { seen } from '../session/battle-session.ts';
import { officerRatings } from '../words.ts';
import type { InRoom } from './of.ts';
import { UnitRows } from './turn/rows.tsx';

const FILTERS = ['all', 'need', 'gone'] as const;
type Filter = (typeof FILTERS)[number];

const inNeed = (unit: Unit): boolean =>
  unit.fate === 'broken' ||
  unit.disordered ||
  unit.exhaustion > 0 ||
  unit.shaken ||
  (hasCP(unit) && currentCP(unit) * 2 <= unit.startCP);

const passes = (filter: Filter, unit: Unit): boolean => {
  if (filter === 'gone') return !hasArrived(unit) && unit.present;
  if (!hasArrived(unit)) return false;
  return filter === 'all' || inNeed(unit);
};

/** The army to open first: that of the phone's holder, otherwise that of the side acting. */
function ofInterest({ battle, viewer }: View): SideId {
  if (viewer === 'a' || viewer === 'b') return viewer;
  const acting = battle.action && battle.formations[battle.action.formation];
  return acting && keepsBooks(battle, acting.side) ? acting.side : keepsBooks(battle, 'a') ? 'a' : 'b';
}

/** Lists are long. Whatever was opened stays open during the battle. */
const folded = new Set<string>();

export function Army({ id }: { readonly id: string }) {
  const view = seen.value;
  const [side, setSide] = useState<SideId>(() => (view ? ofInterest(view) : 'a'));
  const [filter, setFilter] = useState<Filter>('all');
  const [, redraw] = useState(0);
  if (!view) return null;
  const { battle } = view;
  const shown = allUnits(battle).filter((unit) => unit.side === side && passes(filter, unit));
  const loose = shown.filter(({ formation }) => formation === null);
  return (
    <>
      <div class="army-filters">
        <Choice
          label={t('army-side')}
          quiet
          columns={2}
          value={side}
          options={SIDES.map((value) => ({ value, label: battle.sides[value].name, note: totals(battle, value) }))}
          onChange={setSide}
        />
        <More label={filter === 'all' ? t('army-which') : t('army-only', { which: t(`army-${filter}`) })}>
          <Choice
            label={t('army-which')}
            quiet
            columns={3}
            value={filter}
            options={FILTERS.map((value) => ({ value, label: t(`army-${value}`) }))}
            onChange={setFilter}
          />
        </More>
      </div>
      {formationsOf(battle, side).map((formation) => (
        <Group
          key={formation.id}
          battle={battle}
          id={id}
          formation={formation}
          filter={filter}
          shut={folded.has(formation.id)}
          onToggle={() => {
            if (!folded.delete(formation.id)) folded.add(formation.id);
            redraw((n) => n + 1);
          }}
        />
      ))}
      {filter !== 'all' && shown.length === 0 && (
        <Empty what={t(`army-none-${filter}`)} todo={t(`army-none-${filter}-todo`)} />
      )}
      {loose.length > 0 && (
        <>
          <h2 class="side-name">{t('army-loose')}</h2>
          <UnitRows battle={battle} units={loose} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
        </>
      )}
    </>
  );
}

/** "58 of 70CP" */
function totals(battle: Battle, side: SideId): string {
  const units = allUnits(battle).filter((unit) => unit.side === side && unit.present);
  const now = units.filter((unit) => unit.fate === 'good').reduce((sum, unit) => sum + currentCP(unit), 0);
  return t('army-total', { now, of: units.reduce((sum, unit) => sum + unit.startCP, 0) });
}

interface GroupProps extends InRoom {
  readonly formation: Formation;
  readonly filter: Filter;
  readonly shut: boolean;
  readonly onToggle: () => void;
}

function Group({ battle, id, formation, filter, shut, onToggle }: GroupProps) {
  const officer = commanderOf(battle, formation);
  const units = unitsOf(battle, formation.id).filter((unit) => passes(filter, unit));
  const open = () => go('battle', id, 'formation', formation.id);
  const name = t('army-formation', { formation: formationNamed(formation), officer: officerNamed(officer) });
  const coming = awaited(battle).find((r) => r.formation === formation.id);
  if (!formation.present && filter !== 'all') return null;
  if (!formation.present)
    return (
      <FormationHead
        side={formation.side}
        name={name}
        shut
        ratings={coming ? t('army-due', { time: clock(coming.at) }) : t('army-absent')}
        onClick={open}
      />
    );
  if (filter !== 'all' && units.length === 0) return null;
  return (
    <section class="group" aria-label={name}>
      <FormationHead
        side={formation.side}
        name={name}
        order={t(`order-${formation.order}`)}
        ratings={officerRatings(officer)}
        aside={t('army-radius', { cm: formation.radius })}
        onClick={open}
      />
      {shut ? (
        <button type="button" class="group__more" onClick={onToggle}>
          {t('army-show', { n: units.length })}
        </button>
      ) : (
        <>
          <UnitRows battle={battle} units={units} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
          {units.length > 5 && (
            <button type="button" class="group__more" onClick={onToggle}>
              {t('army-fold', { formation: formationNamed(formation) })}
            </button>
          )}
        </>
      )}
      {coming && <p class="note">{t('army-more', { time: clock(coming.at) })}</p>}
    </section>
  );
}
