/** Sheets over a room: a new piece, one that is set by hand, the figures of a power, a chart, the seats. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { emptyPiece, isSheet, type SheetName } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { leads, totalOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { whyNotPlay } from '../../../campaign/empires-in-arms/may.ts';
import type { Play } from '../../../campaign/empires-in-arms/plays.ts';
import { isPowerSeat, seesCorps } from '../../../campaign/empires-in-arms/seats.ts';
import { sourceKey } from '../../../campaign/empires-in-arms/traced.ts';
import { isPower, MONTHS, POWERS } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Choice, Empty, More, Sheet } from '../../components/index.ts';
import { to } from '../../route.ts';
import { doneThen } from '../done-then.ts';
import { Line, OneOf } from '../inputs.tsx';
import { CallSeals } from './call-seals.tsx';
import { FIELDS, readField } from './fields.ts';
import { MonthHead, nameIn, PowerMark } from './frame.tsx';
import { Figure, PieceForm, type Typed } from './piece-form.tsx';
import { act, seat } from './session.ts';
import { CampaignTroubles, Heard } from './troubles.tsx';

export interface SheetOf {
  readonly id: string;
  readonly state: Campaign;
  readonly onClose: () => void;
}

interface OverProps extends SheetOf {
  readonly name: string;
  readonly act?: ComponentChildren;
  readonly children: ComponentChildren;
}
export const Over = ({ id, name, onClose, act: buttons, children }: OverProps) => (
  <Sheet
    name={name}
    day={<MonthHead id={id} />}
    leave={t('shell-leave')}
    label={<span class="side-name">{name}</span>}
    act={buttons}
    onClose={onClose}
  >
    <CampaignTroubles />
    <Heard />
    {children}
  </Sheet>
);

/** After one more is added the form lies open for the next. */
export function NewPiece({ sheet, ...over }: SheetOf & { readonly sheet: string | undefined }) {
  const of: SheetName = sheet !== undefined && isSheet(sheet) ? sheet : 'areas';
  const [piece, type] = useState<Typed>(() => emptyPiece(over.state, of));
  const reason = String(piece.name ?? '').trim() === '' && t('eia-name-it');
  const play: Play = { do: 'add-piece', ledger: of, piece: { ...piece } };
  return (
    <Over
      {...over}
      name={t('eia-new', { what: t(`eiasheet-one-${of}`) })}
      act={
        <Act two>
          <Button kind="primary" reason={reason} onClick={() => doneThen(act(play), over.onClose)}>
            {t('eia-add')}
          </Button>
          <Button reason={reason} onClick={() => doneThen(act(play), () => type({ ...piece, name: '' }))}>
            {t('eia-add-more')}
          </Button>
        </Act>
      }
    >
      <PieceForm state={over.state} sheet={of} piece={piece} onChange={type} />
    </Over>
  );
}

/** What was changed, field by field, so that nothing else is written. */
function changedIn(sheet: SheetName, old: Typed, now: Typed): Record<string, unknown> {
  const keys = new Set(FIELDS[sheet].map(({ key }) => key.split('.')[0] ?? key));
  return Object.fromEntries(
    [...keys]
      .filter((key) => JSON.stringify(readField(old, key)) !== JSON.stringify(readField(now, key)))
      .map((key) => [key, now[key]]),
  );
}

export function EditPiece({ of, ...over }: SheetOf & { readonly of: string | undefined }) {
  const [sheet = '', key = ''] = (of ?? '').split(':');
  const old: object | undefined = isSheet(sheet) ? over.state[sheet][key] : undefined;
  const [piece, type] = useState<Typed>({ ...old });
  if (!isSheet(sheet) || !old)
    return (
      <Over {...over} name={t('eia-gone-title')}>
        <Empty what={t('eia-gone')} todo={t('eia-gone-todo')} />
      </Over>
    );
  const corps = sheet === 'corps' ? over.state.corps[key] : undefined;
  if (corps && !seesCorps(over.state, seat.value, corps)) {
    const owner = leads(over.state, corps.nation);
    return (
      <Over {...over} name={t('eia-a-corps')}>
        <Empty
          what={t('eia-corps-covered')}
          todo={t('eia-corps-covered-todo', { power: owner ? nameIn(over.state, owner) : '' })}
        >
          {owner && <Button href={to('campaign', over.id, 'seat', owner)}>{t('eia-take-seat')}</Button>}
        </Empty>
      </Over>
    );
  }
  const set = changedIn(sheet, { ...old }, piece);
  return (
    <Over
      {...over}
      name={String(piece.name ?? key)}
      act={
        <Act two>
          <Button
            kind="primary"
            reason={Object.keys(set).length === 0 && t('eia-nothing-changed')}
            onClick={() => doneThen(act({ do: 'set-piece', ledger: sheet, id: key, set }), over.onClose)}
          >
            {t('eia-set-by-hand')}
          </Button>
          <Button onClick={() => doneThen(act({ do: 'drop-piece', ledger: sheet, id: key }), over.onClose)}>
            {t('eia-strike-out')}
          </Button>
        </Act>
      }
    >
      {corps && (
        <Button href={to('campaign', over.id, 'lines', sourceKey({ is: 'corps', id: key }))}>
          {t('eia-lines-of-corps', { n: totalOf(corps.factors) })}
        </Button>
      )}
      <PieceForm state={over.state} sheet={sheet} piece={piece} onChange={type} />
    </Over>
  );
}

const FIGURES = ['pp', 'money', 'manpower', 'vp'] as const;
/** A figure of a power by hand, with its reason. */
export function Figures({ of, ...over }: SheetOf & { readonly of: string | undefined }) {
  const power = of !== undefined && isPower(of) ? of : 'FR';
  const [what, choose] = useState<(typeof FIGURES)[number]>('pp');
  const [way, turn] = useState<'more' | 'less'>('more');
  const [much, type] = useState<number | null>(null);
  const [note, write] = useState('');
  const by = (much ?? 0) * (way === 'more' ? 1 : -1);
  const halves = what === 'money' ? by * 2 : by;
  return (
    <Over
      {...over}
      name={nameIn(over.state, power)}
      act={
        <Act>
          <Button
            kind="primary"
            reason={by === 0 && t('eia-nothing-changed')}
            onClick={() =>
              doneThen(act({ do: 'figure', power, of: what, by: halves, note: note.trim() }), over.onClose)
            }
          >
            {t('eia-set-by-hand')}
          </Button>
        </Act>
      }
    >
      <div class="form">
        <Choice
          label={t('eia-which-figure')}
          columns={2}
          options={FIGURES.map((one) => ({ value: one, label: t(`eiasheet-figure-${one}`) }))}
          value={what}
          onChange={choose}
        />
        <Choice
          label={t('eia-which-way')}
          columns={2}
          options={(['more', 'less'] as const).map((one) => ({ value: one, label: t(`eia-figure-${one}`) }))}
          value={way}
          onChange={turn}
        />
        <Figure label={t('eia-by-how-much')} value={much} most={999} set={type} />
        <Line label={t('eia-why')} value={note} set={write} />
      </div>
    </Over>
  );
}

/** As many years as a campaign may go on. */
const YEARS = 25;
/** The month by hand: a game that is taken up later than it was left. It never goes back. */
function MonthByHand({ state, onDone }: Pick<SheetOf, 'state'> & { readonly onDone: () => void }) {
  const { date } = state.clock;
  const [m, setMonth] = useState<number>(date.m);
  const [y, setYear] = useState(date.y);
  const play: Play = { do: 'set-month', date: { y, m: MONTHS.find((one) => one === m) ?? date.m } };
  const same = y === date.y && m === date.m;
  return (
    <More label={t('eia-month-by-hand')}>
      <div class="form">
        <div class="form__two">
          <OneOf
            label={t('eia-month-which')}
            value={String(m)}
            options={MONTHS.map((one) => ({ value: String(one), label: t(`eiascreen-month-${one}`) }))}
            set={(one) => setMonth(Number(one))}
          />
          <OneOf
            label={t('eia-year')}
            value={String(y)}
            options={Array.from({ length: YEARS }, (_, i) => String(date.y + i)).map((one) => ({
              value: one,
              label: one,
            }))}
            set={(one) => setYear(Number(one))}
          />
        </div>
        <Button
          reason={same ? t('eia-nothing-changed') : spoken(whyNotPlay(state, play))}
          note={t('eia-month-by-hand-note')}
          onClick={() => doneThen(act(play), onDone)}
        >
          {t('eia-set-by-hand')}
        </Button>
      </div>
    </More>
  );
}

/** Who holds the phone. */
export function Seats(over: SheetOf) {
  const pass = (held: typeof seat.value) => () => {
    seat.value = held;
    over.onClose();
  };
  return (
    <Over {...over} name={t('eia-seats')}>
      <p class="note">{t('eia-seats-note')}</p>
      <div class="picks">
        <Button pressed={seat.value === 'table'} note={t('eia-seat-table-note')} onClick={pass('table')}>
          {t('eia-seat-table')}
        </Button>
        {over.state.locked && (
          <Button pressed={seat.value === 'umpire'} href={to('campaign', over.id, 'seat', 'umpire')}>
            {t('eia-keeper')}
          </Button>
        )}
        {POWERS.filter((power) => over.state.powers[power]).map((power) => (
          <Button key={power} pressed={seat.value === power} href={to('campaign', over.id, 'seat', power)}>
            <PowerMark state={over.state} nation={power} own={seat.value === power} /> {nameIn(over.state, power)}
          </Button>
        ))}
      </div>
      <p class="note">
        {seat.value === 'umpire'
          ? t('eia-keeper-open')
          : isPowerSeat(seat.value)
            ? t('eia-seat-held', { power: nameIn(over.state, seat.value) })
            : t('eia-seat-open')}
      </p>
      {over.state.clock.started && <CallSeals state={over.state} onDone={over.onClose} />}
      <MonthByHand state={over.state} onDone={over.onClose} />
    </Over>
  );
}
