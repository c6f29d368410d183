/** Reinforcements: when, where, and which units. */
import { SIDES } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { shifted } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { freshId, idsIn } from '../../scenarios/new-draft.ts';
import type { FormationCard, Reinforcement } from '../../scenarios/schema.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Fact, Facts, Field } from '../components/index.ts';
import { ListTools, Text, Time } from './fields.tsx';
import { Frame, toOverview } from './frame.tsx';
import { items, type Place, part } from './place.ts';
import { problemAt, whole } from './session.ts';

/** Minutes after the start, as the default. */
const AN_HOUR = 60;

export function ArrivalsRoom({ of }: { readonly of: Draft }) {
  const list = part(whole(of), 'reinforcements');
  const add = () => {
    const [formation] = of.sides.a.formations;
    if (!formation) return;
    const id = freshId(idsIn(of), `${formation.name} comes`);
    list.put(
      (now) => [
        ...now,
        { id, side: 'a', formation: formation.id, at: of.start + AN_HOUR, where: t('editor-new-arrival') },
      ],
      'editor-done-arrival',
    );
  };
  return (
    <Frame of={of} title={t('editor-who-comes')} up={toOverview(of)} here={['arrivals']}>
      {of.reinforcements.length === 0 && <Empty what={t('editor-nobody-comes')} todo={t('editor-nobody-comes-todo')} />}
      <ol class="list">
        {items(list).map((here, i) => (
          <li key={here.value.id} class="entry-lines">
            <Arrival of={of} here={here} />
            <ListTools
              name={here.value.where}
              first={i === 0}
              last={i === of.reinforcements.length - 1}
              onShift={(by) =>
                list.put((now) => shifted(now, i, by), say('editor-done-moved', { name: here.value.where }))
              }
              onRemove={() =>
                list.put(
                  (now) => now.filter((_, at) => at !== i),
                  say('editor-done-removed', { name: here.value.where }),
                )
              }
            />
          </li>
        ))}
      </ol>
      <Button icon="more" onClick={add}>
        {t('editor-add-arrival')}
      </Button>
    </Frame>
  );
}

function Arrival({ of, here }: { readonly of: Draft; readonly here: Place<Reinforcement> }) {
  const coming = here.value;
  const formation = of.sides[coming.side].formations.find(({ id }) => id === coming.formation);
  return (
    <div class="lines">
      <Field label={t('editor-formation')} error={problemAt.value.get(`${here.at}.formation`)}>
        {(it) => (
          <select
            {...it}
            name={`${here.at}.formation`}
            value={coming.formation}
            onChange={({ currentTarget: { value } }) => {
              const side = SIDES.find((s) => of.sides[s].formations.some(({ id }) => id === value));
              if (side)
                here.put(({ units: _, ...now }) => ({ ...now, side, formation: value }), 'editor-done-who-arrives');
            }}
          >
            {!formation && <option value={coming.formation}>{t('editor-choose')}</option>}
            {SIDES.flatMap((side) =>
              of.sides[side].formations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {t('editor-formation-of', { side: of.sides[side].name, formation: name })}
                </option>
              )),
            )}
          </select>
        )}
      </Field>
      <div class="lines lines--two">
        <Time of={part(here, 'at')} label="editor-arrives-from" />
        <Text of={part(here, 'where')} label="editor-arrives-where" />
      </div>
      <Fact
        label={t('editor-secret')}
        effect={t('editor-secret-effect')}
        on={coming.secret === true}
        onChange={(on) => here.put((now) => ({ ...now, secret: on || undefined }), 'editor-done-secret')}
      />
      {formation && formation.units.length > 0 && <Which here={here} formation={formation} />}
    </div>
  );
}

/** The units that come; all of them if none is marked. */
function Which({ here, formation }: { readonly here: Place<Reinforcement>; readonly formation: FormationCard }) {
  return (
    <fieldset>
      <legend class="note">{t('editor-which-arrive')}</legend>
      <Facts>
        {formation.units.map((unit) => (
          <Fact
            key={unit.id}
            label={`${unit.ref} ${unit.name}`}
            on={here.value.units?.includes(unit.id) ?? false}
            onChange={(on) =>
              here.put(
                (now) => {
                  const some = new Set(now.units);
                  if (on) some.add(unit.id);
                  else some.delete(unit.id);
                  const units = formation.units.map(({ id }) => id).filter((id) => some.has(id));
                  return { ...now, units: units.length > 0 ? units : undefined };
                },
                say('editor-done-arrives', { name: unit.name }),
              )
            }
          />
        ))}
      </Facts>
    </fieldset>
  );
}
