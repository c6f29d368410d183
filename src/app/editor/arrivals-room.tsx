/** Who comes later: when, where, and which units. */
import { SIDES } from '../../book/terms.ts';
import { shifted } from '../../scenarios/army-edits.ts';
import { type Draft, freshId, idsIn } from '../../scenarios/draft.ts';
import type { Reinforcement } from '../../scenarios/schema.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Fact, Facts, Field } from '../components/index.ts';
import { problemAt, whole } from './desk.ts';
import { ListTools, Text, Time } from './fields.tsx';
import { Frame } from './frame.tsx';
import { item, type Place, part } from './place.ts';
import { editHref } from './rooms.ts';

export function ArrivalsRoom({ of }: { readonly of: Draft }) {
  const list = part(whole(of), 'reinforcements');
  const add = () => {
    const [formation] = of.sides.a.formations;
    if (!formation) return;
    const id = freshId(idsIn(of), `${formation.name} comes`);
    list.put(
      (now) => [...now, { id, side: 'a', formation: formation.id, at: of.start + 60, where: t('editor-new-arrival') }],
      'an arrival',
    );
  };
  return (
    <Frame of={of} title="Who comes later?" up={[[of.title || 'Scenario', editHref(of.id)]]} here={['arrivals']}>
      {of.reinforcements.length === 0 && (
        <Empty what="Everybody is there from the start." todo="Add an arrival for those who come later." />
      )}
      <ol class="list">
        {of.reinforcements.map((coming, i) => (
          <li key={coming.id} class="entry-lines">
            <Arrival of={of} here={item(list, i)} />
            <ListTools
              name={coming.where}
              first={i === 0}
              last={i === of.reinforcements.length - 1}
              onShift={(by) => list.put((now) => shifted(now, i, by), 'arrival moved')}
              onRemove={() => list.put((now) => now.filter((_, at) => at !== i), 'arrival removed')}
            />
          </li>
        ))}
      </ol>
      <Button icon="more" onClick={add}>
        Add an arrival
      </Button>
    </Frame>
  );
}

function Arrival({ of, here }: { readonly of: Draft; readonly here: Place<Reinforcement> }) {
  const coming = here.value;
  const formation = of.sides[coming.side].formations.find(({ id }) => id === coming.formation);
  return (
    <div class="lines">
      <Field label="Formation" error={problemAt.value.get(`${here.at}.formation`)}>
        {(it) => (
          <select
            {...it}
            name={`${here.at}.formation`}
            value={coming.formation}
            onChange={({ currentTarget: { value } }) => {
              const side = SIDES.find((s) => of.sides[s].formations.some(({ id }) => id === value));
              if (side) here.put(({ units: _, ...now }) => ({ ...now, side, formation: value }), 'who arrives');
            }}
          >
            {!formation && <option value={coming.formation}>Choose</option>}
            {SIDES.flatMap((side) =>
              of.sides[side].formations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {of.sides[side].name}: {name}
                </option>
              )),
            )}
          </select>
        )}
      </Field>
      <div class="lines lines--two">
        <Time of={part(here, 'at')} label="From" />
        <Text of={part(here, 'where')} label="Where" />
      </div>
      <Fact
        label="Secret"
        effect="the enemy sees nothing of it before its time"
        on={coming.secret === true}
        onChange={(on) => here.put((now) => ({ ...now, secret: on || undefined }), 'secret arrival')}
      />
      {formation && formation.units.length > 0 && (
        <fieldset>
          <legend class="note">Which units; all of them when none is marked</legend>
          <Facts>
            {formation.units.map((unit) => (
              <Fact
                key={unit.id}
                label={`${unit.ref} ${unit.name}`}
                on={coming.units?.includes(unit.id) ?? false}
                onChange={(on) =>
                  here.put((now) => {
                    const some = new Set(now.units);
                    if (on) some.add(unit.id);
                    else some.delete(unit.id);
                    const units = formation.units.map(({ id }) => id).filter((id) => some.has(id));
                    return { ...now, units: units.length > 0 ? units : undefined };
                  }, `${unit.name} arrives`)
                }
              />
            ))}
          </Facts>
        </fieldset>
      )}
    </div>
  );
}
