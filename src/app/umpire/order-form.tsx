/** An order face down, by chips: which formation, which order, when; with words if wanted. */
import { useState } from 'preact/hooks';
import type { Battle, Formation } from '../../battlefield/battle.ts';
import { givable } from '../../battlefield/command/orders.ts';
import type { PaperOf, Read, When } from '../../battlefield/under-lock/papers.ts';
import { clock, type Order } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Field, Stepper } from '../components/index.ts';
import { once } from '../once.ts';
import { Chips } from './chips.tsx';
import { isTaken, useDraft } from './drafts.ts';
import { orderLine, whenWords } from './names.ts';

const WHENS = ['acting', 'clock', 'attacked', 'event'] as const;

/** The next full quarter of an hour, in minutes. */
const quarterAfter = (minutes: number): number => Math.ceil((minutes + 1) / 15) * 15;

export interface OrderFormProps {
  /** The name of its draft. */
  readonly draft: string;
  readonly battle: Battle;
  /** The formations it may be for; a single one is not asked. */
  readonly own: readonly Formation[];
  /** The orders already face down: one for each formation. */
  readonly there: readonly Read<'order'>[];
  readonly onSeal: (order: PaperOf<'order'>) => Promise<boolean>;
}

export function OrderForm({ draft, battle, own, there, onSeal }: OrderFormProps) {
  const [id, choose] = useState(own[0]?.id);
  const [order, give] = useState<Order>('attack');
  const [is, setWhen] = useState<When['is']>(isTaken(`${draft} when`) ? 'event' : 'acting');
  const [at, setAt] = useState(quarterAfter(battle.minutes));
  const [event, setEvent] = useDraft(`${draft} when`);
  const [words, write] = useDraft(draft);
  const formation = own.find((one) => one.id === id);
  if (!formation) return <p class="note">{t('seats-no-formations')}</p>;
  const when: When = is === 'clock' ? { is, at } : is === 'event' ? { is, what: event.trim() } : { is };
  const old = there.find(({ paper }) => paper.formation === formation.id)?.paper;
  const text = words.trim();
  const seal = () =>
    onSeal({ is: 'order', side: formation.side, formation: formation.id, order, when, ...(text && { words: text }) });
  return (
    <section class="desk-form" aria-label={t('seats-order-new')}>
      {own.length > 1 && (
        <Chips
          label={t('seats-order-for')}
          value={formation.id}
          of={own.map((one) => ({ value: one.id, label: one.name }))}
          onChange={choose}
        />
      )}
      <Chips
        label={t('seats-order-is')}
        value={order}
        of={givable(battle.rulings).map((value) => ({ value, label: t(`order-${value}`) }))}
        onChange={give}
      />
      <Chips
        label={t('seats-order-when')}
        value={is}
        of={WHENS.map((value) => ({ value, label: t(`seats-when-${value}`) }))}
        onChange={setWhen}
      />
      {is === 'clock' && (
        <Stepper
          label={t('seats-order-at')}
          value={at}
          min={battle.minutes}
          max={battle.minutes + 720}
          step={15}
          shown={clock(at)}
          onChange={setAt}
        />
      )}
      {is === 'event' && (
        <Field label={t('seats-order-event')}>
          {(it) => <input {...it} value={event} onInput={({ currentTarget }) => setEvent(currentTarget.value)} />}
        </Field>
      )}
      <Field label={t('seats-order-words')}>
        {(it) => <input {...it} value={words} onInput={({ currentTarget }) => write(currentTarget.value)} />}
      </Field>
      {old && (
        <p class="note">{t('seats-order-instead', { order: orderLine(battle, old), when: whenWords(old.when) })}</p>
      )}
      <Button reason={is === 'event' && !event.trim() && t('seats-order-event')} onClick={once(seal)}>
        {t('seats-seal-it')}
      </Button>
    </section>
  );
}
