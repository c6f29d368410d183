/** The form of any sheet, made of its fields. */
import type { ComponentChildren, TargetedEvent } from 'preact';
import type { SheetName } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign, LedgerName } from '../../../campaign/empires-in-arms/campaign.ts';
import { MONTHS, POWERS } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../words/t.ts';
import { Fact, Facts, Field as Labelled } from '../../components/index.ts';
import { Line, OneOf } from '../inputs.tsx';
import { FIELDS, type Field, nationsOf, readField, writeField } from './fields.ts';
import { nameIn, spell } from './frame.tsx';

export type Typed = Readonly<Record<string, unknown>>;

interface One {
  readonly state: Campaign;
  readonly label: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** A printed figure: empty is not typed yet. Tenths are typed as they are printed: "3.5". */
export const Figure = ({
  label,
  value,
  set,
  tenths = false,
  most = 99,
}: {
  readonly label: string;
  readonly value: unknown;
  readonly set: (value: number | null) => void;
  readonly tenths?: boolean;
  readonly most?: number;
}) => {
  const shown = typeof value !== 'number' ? '' : tenths ? String(value / 10) : String(value);
  // A whole number is taken as it is typed, tenths once they stand there: "3." is no number yet.
  const read = ({ currentTarget }: TargetedEvent<HTMLInputElement>) => {
    const text = currentTarget.value.trim();
    const typed = Math.round(Number(text) * (tenths ? 10 : 1));
    set(text === '' || Number.isNaN(typed) ? null : Math.min(most, Math.max(0, typed)));
  };
  return (
    <Labelled label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode={tenths ? 'decimal' : 'numeric'}
          class="printed"
          min={0}
          max={most}
          step={tenths ? 0.1 : 1}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          {...(tenths ? { onChange: read } : { onInput: read })}
        />
      )}
    </Labelled>
  );
};

const option = (value: string, label: string) => ({ value, label });
const NONE = () => option('', t('eia-none'));

function piecesIn(state: Campaign, ledger: LedgerName) {
  return Object.values(state[ledger]).map((piece: object) => {
    const id = 'id' in piece ? String(piece.id) : '';
    return option(id, 'name' in piece ? String(piece.name) : id);
  });
}

/** Where a corps or a fleet is, as one word, and read back. */
function Place({ state, value, set, sheet }: Omit<One, 'label'> & { readonly sheet: SheetName }) {
  const place = typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  const at = place.at ?? 'pool';
  const spot = place.area ?? place.fleet ?? place.port ?? place.sea ?? '';
  const ways =
    sheet === 'corps'
      ? (['area', 'city', 'fleet', 'down', 'pool'] as const)
      : (['port', 'box', 'sea', 'pool'] as const);
  const ledgerOf = { area: 'areas', city: 'areas', fleet: 'fleets', port: 'ports', box: 'ports', sea: 'seas' } as const;
  const keyOf = { area: 'area', city: 'area', fleet: 'fleet', port: 'port', box: 'port', sea: 'sea' } as const;
  const isSpot = (way: string): way is keyof typeof ledgerOf => Object.hasOwn(ledgerOf, way);
  const choose = (way: string, to: string) =>
    set(isSpot(way) ? { at: way, [keyOf[way]]: to || (piecesIn(state, ledgerOf[way])[0]?.value ?? '') } : { at: way });
  return (
    <>
      <OneOf
        label={t('eiasheet-field-place')}
        value={at}
        options={ways.map((way) => option(way, t(`eiasheet-place-${way}`)))}
        set={(way) => choose(way, '')}
      />
      {isSpot(at) && (
        <OneOf
          label={t('eiasheet-field-where')}
          value={spot}
          options={piecesIn(state, ledgerOf[at])}
          set={(to) => choose(at, to)}
        />
      )}
    </>
  );
}

/** A leader's one status: with a corps, or off the map. */
function Status({ state, value, set }: Omit<One, 'label'>) {
  const status = typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  const is =
    status.is === 'corps'
      ? `corps:${status.corps}`
      : status.is === 'fleet'
        ? `fleet:${status.fleet}`
        : (status.is ?? 'pool');
  const options = [
    ...(['pool', 'notIn', 'retired', 'removed', 'dead'] as const).map((one) =>
      option(one, t(`eiasheet-status-${one}`)),
    ),
    ...Object.values(state.corps).map(({ id, name }) => option(`corps:${id}`, t('eia-with', { name }))),
    ...Object.values(state.fleets).map(({ id, name }) => option(`fleet:${id}`, t('eia-with', { name }))),
  ];
  const known = options.some((one) => one.value === is)
    ? options
    : [...options, option(is, t('eiasheet-status-as-is'))];
  return (
    <OneOf
      label={t('eiasheet-field-status')}
      value={is}
      options={known}
      set={(said) => {
        const [how = '', id = ''] = said.split(':');
        if (said !== is)
          set(how === 'corps' ? { is: how, corps: id } : how === 'fleet' ? { is: how, fleet: id } : { is: how });
      }}
    />
  );
}

/** A month, or none. */
function Month({ label, value, set }: Omit<One, 'state'>) {
  const date = typeof value === 'object' && value !== null ? (value as { y?: number; m?: number }) : null;
  return (
    <div class="form__two">
      <OneOf
        label={label}
        value={date ? String(date.m) : ''}
        options={[NONE(), ...MONTHS.map((m) => option(String(m), t(`eiascreen-month-${m}`)))]}
        set={(m) => set(m === '' ? null : { y: date?.y ?? 1805, m: Number(m) })}
      />
      {date && (
        <Figure
          label={t('eia-year')}
          value={(date.y ?? 1805) - 1792}
          tenths={false}
          set={(n) => set({ m: date.m, y: 1792 + (typeof n === 'number' ? n : 13) })}
        />
      )}
    </div>
  );
}

interface FieldProps {
  readonly state: Campaign;
  readonly sheet: SheetName;
  readonly field: Exclude<Field, { readonly as: 'switch' }>;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}
function FieldOf({ state, sheet, field, value, set }: FieldProps) {
  const label = spell(`eiasheet-field-${field.key.replace('.', '-')}`);
  const text = typeof value === 'string' ? value : '';
  const orNone = (said: string) => set(said === '' ? null : said);
  switch (field.as) {
    case 'name':
      return <Line label={label} value={text} set={set} />;
    case 'figure':
    case 'tenths':
      return <Figure label={label} value={value} set={set} tenths={field.as === 'tenths'} />;
    case 'choice':
      return (
        <OneOf
          label={label}
          value={text}
          options={[
            ...(field.none ? [NONE()] : []),
            ...field.of.map((one) => option(one, spell(`eiasheet-${field.key}-${one}`))),
          ]}
          set={orNone}
        />
      );
    case 'piece':
      return (
        <OneOf
          label={label}
          value={text}
          options={[...(field.none || text === '' ? [NONE()] : []), ...piecesIn(state, field.ledger)]}
          set={orNone}
        />
      );
    case 'nation':
      return (
        <OneOf
          label={label}
          value={text}
          options={[...(field.none ? [NONE()] : []), ...nationsOf(state).map((one) => option(one, nameIn(state, one)))]}
          set={orNone}
        />
      );
    case 'power':
      return (
        <OneOf
          label={label}
          value={text}
          options={[
            ...(field.none ? [NONE()] : []),
            ...POWERS.filter((one) => state.powers[one]).map((one) => option(one, nameIn(state, one))),
          ]}
          set={orNone}
        />
      );
    case 'month':
      return <Month label={label} value={value} set={set} />;
    case 'place':
      return <Place state={state} sheet={sheet} value={value} set={set} />;
    case 'status':
      return <Status state={state} value={value} set={set} />;
  }
}

/** In their order; figures three by three, switches side by side. */
export function PieceForm({
  state,
  sheet,
  piece,
  onChange,
}: {
  readonly state: Campaign;
  readonly sheet: SheetName;
  readonly piece: Typed;
  readonly onChange: (piece: Typed) => void;
}) {
  const set = (key: string) => (value: unknown) => onChange(writeField(piece, key, value));
  const runs: Field[][] = [];
  const kind = (field: Field) => (field.as === 'tenths' ? 'figure' : field.as);
  for (const field of FIELDS[sheet]) {
    const last = runs.at(-1);
    const first = last?.[0];
    if (last && first && kind(first) === kind(field) && (field.as === 'switch' || kind(field) === 'figure'))
      last.push(field);
    else runs.push([field]);
  }
  const show = (run: readonly Field[]): ComponentChildren => {
    const [first] = run;
    if (!first) return null;
    if (first.as === 'switch')
      return (
        <Facts key={first.key}>
          {run.map(({ key }) => (
            <Fact
              key={key}
              label={spell(`eiasheet-field-${key}`)}
              on={readField(piece, key) === true}
              onChange={set(key)}
            />
          ))}
        </Facts>
      );
    const fields = run.flatMap((field) =>
      field.as === 'switch'
        ? []
        : [
            <FieldOf
              key={field.key}
              state={state}
              sheet={sheet}
              field={field}
              value={readField(piece, field.key)}
              set={set(field.key)}
            />,
          ],
    );
    return kind(first) === 'figure' ? (
      <div key={first.key} class="form__three">
        {fields}
      </div>
    ) : (
      fields
    );
  };
  return <div class="form">{runs.map(show)}</div>;
}
