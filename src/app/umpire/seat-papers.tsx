/** What lies before a side or one of its commanders: the briefing, the plan, hidden orders, what it was told and believes. */
import { useState } from 'preact/hooks';
import { type Battle, formationsOf } from '../../battlefield/battle.ts';
import { givable } from '../../battlefield/command/orders.ts';
import { formationNamed } from '../../battlefield/named.ts';
import type { PaperOf, Papers, When } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { clock, type Order, type SideId } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, Field, Marked, More, Question, Stepper } from '../components/index.ts';
import { personOf, toldWords } from './names.ts';
import { sealFor, unseal } from './table.ts';

interface Seated {
  readonly seat: string;
  readonly side: SideId;
  readonly battle: Battle;
  readonly papers: Papers;
}

const Prose = ({ text, none }: { readonly text: string | undefined; readonly none: string }) =>
  text ? <p class="prose">{text}</p> : <p class="note">{none}</p>;

/** A text that is sealed when its button is touched. */
export function Sealing({
  label,
  text: kept,
  onSeal,
}: {
  readonly label: string;
  readonly text: string;
  readonly onSeal: (text: string) => Promise<boolean>;
}) {
  const [text, write] = useState(kept);
  return (
    <>
      <Field label={label}>
        {(it) => <textarea {...it} rows={4} value={text} onInput={(event) => write(event.currentTarget.value)} />}
      </Field>
      <Button
        reason={text === kept && t(kept ? 'seats-sealed' : 'seats-nothing-yet')}
        onClick={() => void onSeal(text)}
      >
        {t('seats-seal-it')}
      </Button>
    </>
  );
}

const WHENS = ['acting', 'clock', 'attacked', 'event'] as const;

/** An order face down: which formation, which order, when. */
function HiddenOrder({ seat, side, battle }: Seated) {
  const { officer } = seatOf(seat);
  const own = formationsOf(battle, side).filter(({ commander }) => officer === undefined || commander === officer);
  const [formation, choose] = useState(own[0]?.id ?? '');
  const [order, give] = useState<Order>('attack');
  const [is, setWhen] = useState<When['is']>('acting');
  const [at, setAt] = useState(battle.minutes);
  const [words, write] = useState('');
  if (own.length === 0) return <p class="note">{t('seats-no-formations')}</p>;
  const when: When = is === 'clock' ? { is, at } : is === 'event' ? { is, what: words } : { is };
  const seal = () =>
    sealFor(seat, { is: 'order', side, formation, order, when, ...(words.trim() && { words: words.trim() }) });
  return (
    <>
      <Choice
        label={t('seats-order-for')}
        value={formation}
        options={own.map(({ id, name, order: now }) => ({ value: id, label: name, note: t(`order-${now}`) }))}
        onChange={choose}
      />
      <Choice
        label={t('seats-order-is')}
        columns={2}
        value={order}
        options={givable(battle.rulings).map((value) => ({ value, label: t(`order-${value}`) }))}
        onChange={(value) => give(value as Order)}
      />
      <Choice
        label={t('seats-order-when')}
        columns={2}
        value={is}
        options={WHENS.map((value) => ({ value, label: t(`seats-when-${value}`) }))}
        onChange={(value) => setWhen(value as When['is'])}
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
      <Field label={t(is === 'event' ? 'seats-order-event' : 'seats-order-words')}>
        {(it) => <input {...it} value={words} onInput={({ currentTarget }) => write(currentTarget.value)} />}
      </Field>
      <Button onClick={() => void seal()}>{t('seats-seal-it')}</Button>
    </>
  );
}

export const orderLine = (battle: Battle, { formation: id, order }: PaperOf<'order'>): string => {
  const formation = battle.formations[id];
  return formation
    ? t('seats-order-line', { formation: formationNamed(formation), order: word(`order-${order}`) })
    : id;
};

/** When an order is to be carried out. */
export const whenWords = (when: When): string =>
  when.is === 'clock'
    ? t('seats-when-at', { time: clock(when.at) })
    : when.is === 'event'
      ? when.what
      : t(`seats-when-${when.is}`);

/** What a side believes of somebody. */
function beliefWords(battle: Battle, belief: PaperOf<'belief'>): string {
  const formation = battle.formations[belief.of];
  const who = belief.called ?? formation?.name ?? '';
  const grade = word(`seats-grade-${belief.grade}`);
  if (belief.strength === undefined) return t('seats-belief', { who, grade });
  const doubt = belief.doubtful ? 'doubtful' : 'said';
  return t('seats-belief-strength', { who, grade, cp: belief.strength, doubt });
}

export function SeatPapers({ seat, side, battle, papers }: Seated) {
  const told = [...(papers.told[seat] ?? []), ...(seat === side ? [] : (papers.told[side] ?? []))];
  const beliefs = Object.values(papers.beliefs[side]);
  const plan = papers.plans[seat] ?? '';
  return (
    <>
      <Question>{t('seats-papers-of', { who: personOf(battle, seat) })}</Question>
      <h2>{t('seats-told')}</h2>
      {told.length === 0 && <p class="note">{t('seats-told-nothing')}</p>}
      {[...told].reverse().map(({ number, at, paper }) => (
        <p key={number} class="told">
          <time>{clock(at)}</time>
          <span>
            <Marked text={toldWords(paper.told)} />
          </span>
        </p>
      ))}
      {beliefs.length > 0 && <h2>{t('seats-believes')}</h2>}
      {beliefs.map((belief) => (
        <p key={belief.of}>{beliefWords(battle, belief)}</p>
      ))}
      <h2>{t('seats-briefing')}</h2>
      <Prose text={papers.briefings[side]} none={t('seats-no-briefing')} />
      {papers.arrivals.map(({ number, paper: { coming, officer } }) => (
        <p key={number}>
          <Marked
            text={t('seats-arrival', {
              who: officer?.name ?? coming.formation,
              time: clock(coming.at),
              where: coming.where,
            })}
          />
        </p>
      ))}
      <Sealing
        key={plan}
        label={t('seats-plan')}
        text={plan}
        onSeal={(text) => sealFor(seat, { is: 'plan', of: seat, text })}
      />
      <h2>{t('seats-orders')}</h2>
      {papers.orders.map((read) => (
        <Button key={read.number} note={whenWords(read.paper.when)} onClick={() => void unseal(read)}>
          {t('seats-show-order', { order: orderLine(battle, read.paper) })}
        </Button>
      ))}
      <More label={t('seats-order-new')}>
        <HiddenOrder key={battle.sealed?.length} seat={seat} side={side} battle={battle} papers={papers} />
      </More>
    </>
  );
}
