/** Sheets over a room: an army with what it may do, and everything that is typed or set by hand. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Army, Campaign, SideId } from '../../../campaign/age-of-napoleon/campaign.ts';
import { enemiesAt, withLeader } from '../../../campaign/age-of-napoleon/ledger.ts';
import type { Play } from '../../../campaign/age-of-napoleon/plays.ts';
import { cannotAttack, cannotIntercept, cannotMove, cannotWithdraw } from '../../../campaign/age-of-napoleon/turn.ts';
import { spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Fact, Facts, Flag, Sheet, Stepper } from '../../components/index.ts';
import { to } from '../../route.ts';
import { doneThen } from '../done-then.ts';
import { Line } from '../inputs.tsx';
import {
  AreaForm,
  type AreaTyped,
  ArmyForm,
  type ArmyTyped,
  CorpsForm,
  type CorpsTyped,
  newArea,
  newArmy,
  newCorps,
} from './forms.tsx';
import { Month } from './frame.tsx';
import { areaName, Blocks } from './round.tsx';
import { act, does } from './session.ts';
import { CampaignTroubles } from './troubles.tsx';

export interface SheetOf {
  readonly id: string;
  readonly state: Campaign;
  readonly onClose: () => void;
}

interface FormSheetProps extends SheetOf {
  readonly name: string;
  readonly side?: SideId | undefined;
  readonly go: string;
  readonly reason: string | false;
  readonly onGo: () => void;
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A form on a sheet, with its one button. */
const FormSheet = ({ id, name, side, go, reason, onGo, more, onClose, children }: FormSheetProps) => (
  <Sheet
    name={name}
    day={<Month id={id} />}
    leave={t('shell-leave')}
    label={
      <span class={side ? `side-name side-${side}` : 'side-name'}>
        {side && <Flag side={side} size={20} />} {name}
      </span>
    }
    act={
      <Act two={more !== undefined}>
        <Button kind="primary" reason={reason} onClick={onGo}>
          {go}
        </Button>
        {more}
      </Act>
    }
    onClose={onClose}
  >
    <CampaignTroubles />
    {children}
  </Sheet>
);

/** Does it, and leaves the sheet once it is done. */
// ---- adding ----------------------------------------------------------------------------------------------------------

/** After one more is added the form lies open for the next, with what is likely to be the same. */
function Adding<T extends { readonly name: string }>({
  sheet,
  title,
  empty,
  next = (typed) => ({ ...typed, name: '' }),
  play,
  form,
}: {
  readonly sheet: SheetOf;
  readonly title: string;
  readonly empty: T;
  /** What is kept for the next one. */
  readonly next?: (typed: T) => T;
  readonly play: (typed: T) => Play;
  readonly form: (value: T, set: (value: T) => void) => ComponentChildren;
}) {
  const [typed, type] = useState<T>(empty);
  const reason = typed.name.trim() === '' && t('aon-form-name-it');
  return (
    <FormSheet
      {...sheet}
      name={title}
      go={t('aon-form-add')}
      reason={reason}
      onGo={() => doneThen(act(play(typed)), sheet.onClose)}
      more={
        <>
          <Button reason={reason} onClick={() => doneThen(act(play(typed)), () => type(next(typed)))}>
            {t('aon-form-add-more')}
          </Button>
          <Button kind="quiet" onClick={sheet.onClose}>
            {t('shell-back')}
          </Button>
        </>
      }
    >
      {form(typed, type)}
    </FormSheet>
  );
}

export const AddArea = (sheet: SheetOf) => (
  <Adding<AreaTyped>
    sheet={sheet}
    title={t('aon-new-area')}
    empty={newArea}
    next={({ friend }) => ({ ...newArea, friend })}
    play={(area) => ({ do: 'add-area', area })}
    form={(value, onChange) => <AreaForm state={sheet.state} value={value} onChange={onChange} isNew />}
  />
);

export const AddArmy = (sheet: SheetOf) => (
  <Adding<ArmyTyped>
    sheet={sheet}
    title={t('aon-new-leader')}
    empty={newArmy(sheet.state)}
    play={(army) => ({ do: 'add-army', army })}
    form={(value, onChange) => <ArmyForm state={sheet.state} value={value} onChange={onChange} isNew />}
  />
);

export const AddCorps = (sheet: SheetOf) => (
  <Adding<CorpsTyped>
    sheet={sheet}
    title={t('aon-new-corps')}
    empty={newCorps(sheet.state)}
    play={(corps) => ({ do: 'add-corps', corps })}
    form={(value, onChange) => <CorpsForm state={sheet.state} value={value} onChange={onChange} isNew />}
  />
);

// ---- by hand ---------------------------------------------------------------------------------------------------------

export function EditArea({ of, ...sheet }: SheetOf & { readonly of: string }) {
  const area = sheet.state.areas[of];
  const [typed, type] = useState<AreaTyped | null>(null);
  if (!area) return null;
  const { id: _, ...before } = area;
  const value = typed ?? before;
  return (
    <FormSheet
      {...sheet}
      name={area.name}
      go={t('aon-form-set')}
      reason={value.name.trim() === '' && t('aon-form-name-it')}
      onGo={() => doneThen(act({ do: 'set-area', area: of, set: value }), sheet.onClose)}
    >
      <AreaForm state={sheet.state} value={value} onChange={type} isNew={false} />
    </FormSheet>
  );
}

export function EditCorps({ of, ...sheet }: SheetOf & { readonly of: string }) {
  const corps = sheet.state.corps[of];
  const [typed, type] = useState<CorpsTyped | null>(null);
  if (!corps) return null;
  const { id: _, ...before } = corps;
  const value = typed ?? before;
  const { name, nation, rating, spent, place, army } = value;
  const moved = JSON.stringify([place, army]) !== JSON.stringify([corps.place, corps.army]);
  const set = { name, nation, rating, spent, ...(moved && { place, army }) };
  return (
    <FormSheet
      {...sheet}
      name={corps.name}
      side={corps.side}
      go={t('aon-form-set')}
      reason={name.trim() === '' && t('aon-form-name-it')}
      onGo={() => doneThen(act({ do: 'set-corps', corps: of, set }), sheet.onClose)}
    >
      <CorpsForm state={sheet.state} value={value} onChange={type} isNew={false} />
    </FormSheet>
  );
}

export function EditArmy({ of, ...sheet }: SheetOf & { readonly of: string }) {
  const army = sheet.state.armies[of];
  const [typed, type] = useState<ArmyTyped | null>(null);
  if (!army) return null;
  const value: ArmyTyped = typed ?? army;
  const { name, mr, sr, rating, area } = value;
  return (
    <FormSheet
      {...sheet}
      name={army.name}
      side={army.side}
      go={t('aon-form-set')}
      reason={name.trim() === '' && t('aon-form-name-it')}
      onGo={() => doneThen(act({ do: 'set-army', army: of, set: { name, mr, sr, rating, area } }), sheet.onClose)}
    >
      <ArmyForm state={sheet.state} value={value} onChange={type} isNew={false} />
    </FormSheet>
  );
}

/** The most cards that are counted here. */
const CARDS = 99;

export function EditSide({ side, ...sheet }: SheetOf & { readonly side: SideId }) {
  const { held: _, ...before } = sheet.state.sides[side];
  const [value, type] = useState(before);
  const set = (change: Partial<typeof before>) => type({ ...value, ...change });
  const counted = value.hand !== null;
  return (
    <FormSheet
      {...sheet}
      name={before.name}
      side={side}
      go={t('aon-form-set')}
      reason={value.name.trim() === '' && t('aon-form-name-it')}
      onGo={() => doneThen(act({ do: 'set-side', side, set: value }), sheet.onClose)}
    >
      <div class="form">
        <div class="form__two">
          <Line label={t('aon-form-side')} value={value.name} set={(name) => set({ name })} />
          <Line label={t('aon-form-player')} value={value.player} set={(player) => set({ player })} />
        </div>
        <Facts>
          <Fact
            label={t('aon-form-counted')}
            on={counted}
            onChange={(on) => set({ hand: on ? (before.hand ?? 0) : null })}
          />
          <Fact label={t('aon-form-first')} on={value.firstDone} onChange={(firstDone) => set({ firstDone })} />
          <Fact label={t('aon-form-french')} on={value.french} onChange={(french) => set({ french })} />
        </Facts>
        <div>
          {counted && (
            <Stepper
              label={t('aon-form-hand')}
              value={value.hand ?? 0}
              min={0}
              max={CARDS}
              onChange={(hand) => set({ hand })}
            />
          )}
          <Stepper
            label={t('aon-form-discards')}
            value={value.discards}
            min={0}
            max={CARDS}
            onChange={(discards) => set({ discards })}
          />
          <Stepper
            label={t('aon-form-played')}
            value={value.played}
            min={0}
            max={CARDS}
            onChange={(played) => set({ played })}
          />
        </div>
        <Button note={t('aon-form-held-hint')} href={to('campaign', sheet.id, 'hand', side)}>
          {t('aon-form-held')}
        </Button>
      </div>
    </FormSheet>
  );
}

// ---- an army and what it may do --------------------------------------------------------------------------------------

export function ArmySheet({ of, ...sheet }: SheetOf & { readonly of: string }) {
  const { id, state, onClose } = sheet;
  const army = state.armies[of];
  if (!army) return null;
  return (
    <Sheet
      name={army.name}
      day={<Month id={id} />}
      leave={t('shell-leave')}
      label={
        <span class={`side-name side-${army.side}`}>
          <Flag side={army.side} size={20} /> {army.name}
        </span>
      }
      act={<ArmyActs army={army} state={state} />}
      onClose={onClose}
    >
      <CampaignTroubles />
      <dl class="purse">
        <div>
          <dt>{t('aon-mr')}</dt>
          <dd>{army.mr}</dd>
        </div>
        <div>
          <dt>{t('aon-sr')}</dt>
          <dd>{army.sr}</dd>
        </div>
        <div>
          <dt>{t('aon-rating')}</dt>
          <dd>{army.rating}</dd>
        </div>
      </dl>
      <p class="step-line">
        <b>{areaName(state, army.area)}</b>
        <Blocks corps={withLeader(state, army)} />
      </p>
      <div class="corps-list">
        {withLeader(state, army).map((corps) => (
          <a key={corps.id} class="corps-row corps-row--corps" href={to('campaign', id, 'corps', corps.id)}>
            <span />
            <span>
              <b>{corps.name}</b>
              <small>{corps.nation}</small>
            </span>
            <span class="corps-row__state">{t(corps.spent ? 'aon-new-spent' : 'aon-new-fresh')}</span>
            <output>{corps.rating}</output>
          </a>
        ))}
      </div>
      <Button kind="quiet" href={to('campaign', id, 'set-army', of)}>
        {t('aon-set-by-hand')}
      </Button>
    </Sheet>
  );
}

/** The likeliest first: who stands among the enemy fights, everybody else moves. */
function ArmyActs({ army, state }: { readonly army: Army; readonly state: Campaign }) {
  const { id } = army;
  const enemies = enemiesAt(state, army);
  const fights = enemies.filter((enemy) => cannotAttack(state, id, enemy.id) === undefined);
  const [first] = fights;
  const moves = (
    <Button
      kind={first ? 'plain' : 'primary'}
      reason={spoken(cannotMove(state, id))}
      {...does({ do: 'move', army: id })}
    >
      {t('aon-moves', { name: army.name })}
    </Button>
  );
  return (
    <Act>
      {fights.map((enemy) => (
        <Button
          key={enemy.id}
          kind={enemy === first ? 'primary' : 'plain'}
          icon="battle"
          {...does({ do: 'attack', army: id, enemy: enemy.id })}
        >
          {t('aon-attacks', { name: army.name, enemy: enemy.name })}
        </Button>
      ))}
      {cannotWithdraw(state, id) === undefined && (
        <Button {...does({ do: 'withdraw', army: id })}>{t('aon-withdraws', { name: army.name })}</Button>
      )}
      {cannotIntercept(state, id) === undefined && (
        <Button {...does({ do: 'intercept', army: id })}>{t('aon-intercepts', { name: army.name })}</Button>
      )}
      {moves}
    </Act>
  );
}
