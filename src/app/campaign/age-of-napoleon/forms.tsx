/** What the owner types off his map, counters and leaders, and sets by hand. */
import type { ComponentChildren } from 'preact';
import {
  type Area,
  type Army,
  type Campaign,
  type Corps,
  SIDES,
  type SideId,
  TERRAINS,
} from '../../../campaign/age-of-napoleon/campaign.ts';
import { allAreas } from '../../../campaign/age-of-napoleon/ledger.ts';
import { t } from '../../../words/t.ts';
import { Choice, Fact, Facts, Field } from '../../components/index.ts';
import { Line, OneOf } from '../inputs.tsx';

/** The largest figure that a counter may bear. */
const PRINTED = 20;

export interface FormProps<T> {
  readonly state: Campaign;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** A new one is given a side; one that is there keeps its own. */
  readonly isNew: boolean;
}

/** A printed figure, typed: it is read off a counter once, and set by hand seldom. */
const Printed = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        type="number"
        inputMode="numeric"
        class="printed"
        min={0}
        max={PRINTED}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          const typed = Math.trunc(Number(event.currentTarget.value));
          onChange(Math.min(PRINTED, Math.max(0, Number.isNaN(typed) ? 0 : typed)));
        }}
      />
    )}
  </Field>
);

const OfSide = ({
  state,
  value,
  onChange,
}: {
  readonly state: Campaign;
  readonly value: SideId;
  readonly onChange: (side: SideId) => void;
}) => (
  <Choice
    label={t('aon-form-side')}
    columns={2}
    options={SIDES.map((side) => ({ value: side, label: state.sides[side].name }))}
    value={value}
    onChange={onChange}
  />
);

const Two = ({ children }: { readonly children: ComponentChildren }) => <div class="form__two">{children}</div>;

// ---- areas -----------------------------------------------------------------------------------------------------------

export type AreaTyped = Omit<Area, 'id'>;
export const newArea: AreaTyped = {
  name: '',
  terrain: 'open',
  friend: null,
  capital: false,
  barren: false,
  insurgent: false,
  home: '',
};

export function AreaForm({ state, value, onChange }: FormProps<AreaTyped>) {
  const set = (change: Partial<AreaTyped>) => onChange({ ...value, ...change });
  const flag = (key: 'capital' | 'barren' | 'insurgent') => (
    <Fact label={t(`aon-form-${key}`)} on={value[key]} onChange={(on) => set({ [key]: on })} />
  );
  return (
    <div class="form">
      <Line label={t('aon-form-name')} value={value.name} set={(name) => set({ name })} />
      <Two>
        <OneOf
          label={t('aon-form-terrain')}
          value={value.terrain}
          options={TERRAINS.map((terrain) => ({ value: terrain, label: t(`aon-terrain-${terrain}`) }))}
          set={(said) => set({ terrain: TERRAINS.find((each) => each === said) ?? 'open' })}
        />
        <OneOf
          label={t('aon-form-friend')}
          value={value.friend ?? ''}
          options={[
            { value: '', label: t('aon-form-neither') },
            ...SIDES.map((side) => ({ value: side, label: state.sides[side].name })),
          ]}
          set={(said) => set({ friend: SIDES.find((each) => each === said) ?? null })}
        />
      </Two>
      <Facts>
        {flag('capital')}
        {flag('barren')}
        {flag('insurgent')}
      </Facts>
      <Line label={t('aon-form-home')} value={value.home} set={(home) => set({ home })} />
    </div>
  );
}

// ---- armies ----------------------------------------------------------------------------------------------------------

export type ArmyTyped = Omit<Army, 'id' | 'arrived'>;
export const newArmy = (state: Campaign): ArmyTyped => ({
  name: '',
  side: 'a',
  mr: 0,
  sr: 0,
  rating: 0,
  area: allAreas(state).at(-1)?.id ?? null,
});

const areaOptions = (state: Campaign) => allAreas(state).map(({ id, name }) => ({ value: id, label: name }));

export function ArmyForm({ state, value, onChange, isNew }: FormProps<ArmyTyped>) {
  const set = (change: Partial<ArmyTyped>) => onChange({ ...value, ...change });
  return (
    <div class="form">
      <Line label={t('aon-form-leader')} value={value.name} set={(name) => set({ name })} />
      {isNew && <OfSide state={state} value={value.side} onChange={(side) => set({ side })} />}
      <div class="form__three">
        <Printed label={t('aon-form-mr')} value={value.mr} onChange={(mr) => set({ mr })} />
        <Printed label={t('aon-form-sr')} value={value.sr} onChange={(sr) => set({ sr })} />
        <Printed label={t('aon-form-rating')} value={value.rating} onChange={(rating) => set({ rating })} />
      </div>
      <OneOf
        label={t('aon-form-area')}
        value={value.area ?? ''}
        options={[...areaOptions(state), { value: '', label: t('aon-place-off-map') }]}
        set={(area) => set({ area: area === '' ? null : area })}
      />
    </div>
  );
}

// ---- corps -----------------------------------------------------------------------------------------------------------

export type CorpsTyped = Omit<Corps, 'id'>;
export const newCorps = (state: Campaign): CorpsTyped => {
  const army = Object.values(state.armies).findLast(({ area }) => area !== null);
  return {
    name: '',
    side: army?.side ?? 'a',
    nation: '',
    rating: 0,
    spent: false,
    ...whereOf(state, army ? `army:${army.id}` : ''),
  };
};

/** Where a corps is, as one word: with an army, in an area, in a box. */
export const whereIs = ({ army, place }: Pick<Corps, 'army' | 'place'>): string =>
  army !== null ? `army:${army}` : 'area' in place ? `area:${place.area}` : `box:${place.box}`;

/** The same read back. */
export function whereOf(state: Campaign, where: string): Pick<Corps, 'army' | 'place'> {
  const [kind, id = ''] = where.split(':');
  const army = kind === 'army' ? state.armies[id] : undefined;
  if (army?.area) return { army: army.id, place: { area: army.area } };
  if (kind === 'area' && state.areas[id]) return { army: null, place: { area: id } };
  if (kind === 'box' && id === 'prisoners') return { army: null, place: { box: 'prisoners' } };
  if (kind === 'box' && id === 'out') return { army: null, place: { box: 'out' } };
  return { army: null, place: { box: 'reserve' } };
}

function whereOptions(state: Campaign, { side }: CorpsTyped, isNew: boolean) {
  const armies = Object.values(state.armies).filter((army) => army.side === side && army.area !== null);
  return [
    ...armies.map(({ id, name, area }) => ({
      value: `army:${id}`,
      label: t('aon-form-with', { army: name, area: state.areas[area ?? '']?.name ?? '' }),
    })),
    ...allAreas(state).map(({ id, name }) => ({ value: `area:${id}`, label: t('aon-form-alone', { area: name }) })),
    { value: 'box:reserve', label: t('aon-box-reserve') },
    { value: 'box:prisoners', label: t('aon-box-prisoners') },
    ...(isNew ? [] : [{ value: 'box:out', label: t('aon-box-out') }]),
  ];
}

export function CorpsForm({ state, value, onChange, isNew }: FormProps<CorpsTyped>) {
  const set = (change: Partial<CorpsTyped>) => onChange({ ...value, ...change });
  return (
    <div class="form">
      <Two>
        <Line label={t('aon-form-name')} value={value.name} set={(name) => set({ name })} />
        <Line label={t('aon-form-nation')} value={value.nation} set={(nation) => set({ nation })} />
      </Two>
      {isNew && (
        <OfSide
          state={state}
          value={value.side}
          onChange={(side) => {
            const first = Object.values(state.armies).find((army) => army.side === side && army.area !== null);
            set({ side, ...whereOf(state, first ? `army:${first.id}` : '') });
          }}
        />
      )}
      <div class="form__two form__two--end">
        <Printed label={t('aon-form-rating')} value={value.rating} onChange={(rating) => set({ rating })} />
        <Fact label={t('aon-form-spent')} on={value.spent} onChange={(spent) => set({ spent })} />
      </div>
      <OneOf
        label={t('aon-form-where')}
        value={whereIs(value)}
        options={whereOptions(state, value, isNew)}
        set={(where) => set(whereOf(state, where))}
      />
    </div>
  );
}
