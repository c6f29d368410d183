/** How an army is imported: to which side, replacing what, and how its troops are rated. */
import { ARMY_TYPES, SIDES } from '../../../book/terms.ts';
import { isEmpty, joining, type Placements } from '../../../orders-of-battle/enlist.ts';
import type { ProposedArmy } from '../../../orders-of-battle/proposed.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { NATION_NAMES } from '../../../scenarios/nations.ts';
import { organicPoints } from '../../../scenarios/unit-sizes.ts';
import { t } from '../../../words/t.ts';
import { Choice, Field } from '../../components/index.ts';
import { type ImportState, set, toArmies, yearOfBattle } from './session.ts';
import { SourceScales } from './source-scales.tsx';

interface Choices {
  readonly of: Draft;
  readonly now: ImportState;
}

interface Armed extends Choices {
  readonly armies: readonly ProposedArmy[];
  readonly taken: Placements;
}

/** Whether anything in it needs ratings; cards of our own tables have theirs. */
const isUnrated = (army: ProposedArmy): boolean =>
  !army.own || army.formations.some(({ own, units }) => !own || units.some((unit) => !unit.own));

export function ArmyChoices({ of, now, armies, taken }: Armed) {
  const year = yearOfBattle(of, now);
  const full = SIDES.filter((side) => taken.some((each) => each.side === side) && !isEmpty(of, side));
  const [first] = full;
  const n = full.reduce((sum, side) => sum + of.sides[side].formations.length, 0);
  return (
    <>
      {first && (
        <Choice
          label={t('reader-what-is-there')}
          columns={2}
          value={now.how ?? joining(of, first, taken)}
          options={[
            { value: 'replace', label: t('reader-replaced'), note: t('reader-formations', { n }) },
            { value: 'add', label: t('reader-stays'), note: t('reader-stays-note') },
          ]}
          onChange={(how) => set({ how })}
        />
      )}
      <Choice
        label={t('reader-formations-are')}
        columns={2}
        value={now.armyType}
        options={ARMY_TYPES.map((type) => ({
          value: type,
          label: t('reader-army-type', { type }),
          note: t('reader-army-type-note', { type }),
        }))}
        onChange={(armyType) => void toArmies(year, { armyType })}
      />
      <Choice
        label={t('reader-batteries-are')}
        columns={2}
        value={now.batteries}
        options={[
          { value: 'units', label: t('reader-batteries-units'), note: t('reader-batteries-units-note') },
          {
            value: 'absorbed',
            label: t('reader-batteries-absorbed'),
            note: t('reader-batteries-absorbed-note', { points: organicPoints(1) }),
          },
        ]}
        onChange={(batteries) => void toArmies(year, { batteries })}
      />
      {armies.some(isUnrated) ? <RatingChoices of={of} now={now} /> : <p class="note">{t('reader-all-cards')}</p>}
    </>
  );
}

/** By the source, by suggestions for nation and year, or all alike. */
function RatingChoices({ of, now }: Choices) {
  const year = yearOfBattle(of, now);
  const scale = now.laid?.scales.find((each) => each.scale === now.byScale?.scale);
  const scales = [scale, ...Object.values(now.laid?.officers ?? {})].flatMap((each) => each?.scale ?? []);
  const source = {
    value: 'source',
    label: t('reader-ratings-source'),
    note: t('reader-ratings-source-note', { scales }),
  } as const;
  return (
    <>
      <Choice
        label={t('reader-ratings')}
        columns={2}
        value={now.ratings}
        options={[
          ...(scales.length > 0 ? [source] : []),
          {
            value: 'suggested',
            label: t('reader-ratings-suggested'),
            note: t('reader-ratings-suggested-note', { year: String(year) }),
          },
          { value: 'plain', label: t('reader-ratings-plain'), note: t('reader-ratings-plain-note') },
        ]}
        onChange={(ratings) => void toArmies(year, { ratings })}
      />
      {now.ratings === 'source' && <SourceScales now={now} onChange={(by) => void toArmies(year, by)} />}
      {now.ratings !== 'plain' && (
        <Field label={t('reader-nation')}>
          {(it) => (
            <select
              {...it}
              value={now.nation}
              onChange={({ currentTarget: { value } }) => void toArmies(year, { nation: value })}
            >
              <option value="">{t('reader-nation-none')}</option>
              {NATION_NAMES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
