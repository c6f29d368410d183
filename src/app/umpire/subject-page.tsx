/** One formation on the umpire's desk: what the enemy believes of it, a report on it, its order face down, a note. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { GRADES, type Grade, type PaperOf, type Papers } from '../../battlefield/under-lock/papers.ts';
import {
  beliefOf,
  gradeNow,
  reportOf,
  type Subject,
  sightsOf,
  strengthOf,
} from '../../battlefield/under-lock/subjects.ts';
import { clock, enemyOf } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Fact, Marked, More } from '../components/index.ts';
import { once } from '../once.ts';
import { After, Chips } from './chips.tsx';
import { isTaken } from './drafts.ts';
import { standing } from './known-pane.tsx';
import { orderLine, seatCalled, toldWords, whenWords } from './names.ts';
import { OrderForm } from './order-form.tsx';
import { Sealing } from './sealing.tsx';
import { sealFor, sealForUmpire, sealPaper, seatsOf, unseal } from './table.ts';

/** Whoever can tell a strength has at least seen them. */
const seenAtLeast = (grade: Grade): Grade => (grade === 'identified' ? grade : 'seen');

/** How a strength is reported: truly or not. */
const TOLD = ['unsaid', 'half', 'true', 'more', 'twice'] as const;
type Told = (typeof TOLD)[number];
const SHARE: Readonly<Record<Exclude<Told, 'unsaid'>, number>> = { half: 0.5, true: 1, more: 1.5, twice: 2 };

const cpTold = (told: Told, cp: number): number | undefined =>
  told === 'unsaid' ? undefined : Math.max(1, Math.round(cp * SHARE[told]));

interface SubjectProps {
  readonly battle: Battle;
  readonly papers: Papers;
  readonly subject: Subject;
}

/** The seats of the side that is told: the side and its commanders. */
const seatsFor = (battle: Battle, side: 'a' | 'b'): readonly string[] =>
  seatsOf(battle).filter((seat) => seat === side || seat.startsWith(`${side}.`));

function Belief({ battle, papers, subject }: SubjectProps) {
  const to = enemyOf(subject.formation.side);
  const grade = gradeNow(papers, to, subject);
  const kept = beliefOf(papers, to, subject);
  const cp = strengthOf(subject.units);
  const told = TOLD.find((one) => cpTold(one, cp) === kept?.strength) ?? 'unsaid';
  const believe = (change: Partial<PaperOf<'belief'>>) => {
    const next = { grade, ...(kept && { strength: kept.strength, doubtful: kept.doubtful }), ...change };
    return sealFor(to, {
      is: 'belief',
      side: to,
      of: subject.of,
      grade: next.grade,
      ...calledFor(subject, next.grade),
      ...(next.strength !== undefined && { strength: next.strength }),
      ...(next.doubtful && { doubtful: true }),
    });
  };
  return (
    <>
      <Chips
        label={t('desk-believes', { who: seatCalled(battle, to) })}
        value={grade}
        of={GRADES.map((value) => ({ value, label: t(`seats-grade-${value}`) }))}
        onChange={(value) => once(() => believe({ grade: value }))()}
      />
      <Chips
        label={t('desk-strength', { cp })}
        value={told}
        of={TOLD.map((value) => ({
          value,
          label: t('desk-strength-told', { told: value, cp: cpTold(value, cp) ?? 0 }),
        }))}
        onChange={(value) =>
          once(() => believe({ strength: cpTold(value, cp), grade: value === 'unsaid' ? grade : seenAtLeast(grade) }))()
        }
      />
      <Fact
        label={t('desk-is-doubtful')}
        on={kept?.doubtful === true}
        onChange={(doubtful) => once(() => believe({ doubtful }))()}
      />
    </>
  );
}

/** The name a secret arrival is known by until it is identified. */
const calledFor = ({ arrival, formation, units }: Subject, grade: Grade): { readonly called?: string } =>
  !arrival
    ? {}
    : { called: grade === 'identified' ? formation.name : speak(say('report-unnamed', { arms: sightsOf(units) })) };

/** A report of the strength that side believes in; one tap sends it. */
function Report({ battle, papers, subject, children }: SubjectProps & { readonly children: ComponentChildren }) {
  const side = enemyOf(subject.formation.side);
  const seats = seatsFor(battle, side);
  const [to, choose] = useState<string>(side);
  const [after, ride] = useState(0);
  const { strength: cp, doubtful } = beliefOf(papers, side, subject) ?? {};
  const said = reportOf(subject, gradeNow(papers, side, subject), { cp, doubtful });
  const words = speak(said);
  const sent = [...(papers.told[to] ?? []), ...papers.messages.filter(({ paper }) => paper.to === to)]
    .filter(({ paper }) => toldWords(paper.told) === words)
    .map(({ at }) => at);
  const send = () =>
    after === 0
      ? sealFor(to, { is: 'telling', to, told: { said } })
      : sealForUmpire({ is: 'message', to, from: 'umpire', due: battle.minutes + after, told: { said } });
  return (
    <section class="desk-form" aria-label={t('desk-report')}>
      <h2 class="desk-head">{t('desk-report')}</h2>
      <p class="report">
        <Marked text={words} />
      </p>
      <Button
        kind="primary"
        note={sent.length > 0 && t('desk-told-at', { time: clock(Math.max(...sent)) })}
        onClick={once(send)}
      >
        {t(after === 0 ? 'desk-tell' : 'desk-send', { who: seatCalled(battle, to) })}
      </Button>
      {children}
      {seats.length > 1 && (
        <Chips
          label={t('desk-to')}
          value={to}
          of={seats.map((value) => ({ value, label: seatCalled(battle, value) }))}
          onChange={choose}
        />
      )}
      <After value={after} onChange={ride} />
    </section>
  );
}

/** Who may read a formation's order: its side, its commander if seated, and the umpire. */
function readersOf(battle: Battle, { side, commander }: Subject['formation']): readonly string[] {
  const own = `${side}.${commander}`;
  return [side, ...(battle.keys?.[own] === undefined ? [] : [own]), 'umpire'];
}

function Orders({ battle, subject }: Pick<SubjectProps, 'battle' | 'subject'>) {
  const { order, arrival, formation } = subject;
  if (arrival)
    return (
      <Button onClick={once(() => unseal(arrival))}>
        {t('desk-are-seen', { who: formation.name, where: arrival.paper.coming.where })}
      </Button>
    );
  return (
    <>
      {order && (
        <Button note={whenWords(order.paper.when)} onClick={once(() => unseal(order))}>
          {t('seats-show-order', { order: orderLine(battle, order.paper) })}
        </Button>
      )}
      <More label={t('seats-order-new')} open={isTaken(`order ${formation.id}`)}>
        <OrderForm
          key={order?.number}
          draft={`order ${formation.id}`}
          battle={battle}
          own={[formation]}
          there={order ? [order] : []}
          onSeal={(paper) => sealPaper(paper, readersOf(battle, formation))}
        />
      </More>
    </>
  );
}

export function SubjectPage({ battle, papers, subject, onLeave }: SubjectProps & { readonly onLeave: () => void }) {
  const { formation, officer, of } = subject;
  const about = subject.arrival ? of : formation.id;
  return (
    <>
      <div class="pane-head">
        <h2>{t('desk-subject', { formation: formation.name, officer: officer.name })}</h2>
        <Button kind="quiet" onClick={onLeave}>
          {t('desk-back')}
        </Button>
      </div>
      <p class="note">{standing(battle, papers, subject)}</p>
      <Report key={of} battle={battle} papers={papers} subject={subject}>
        <Belief battle={battle} papers={papers} subject={subject} />
      </Report>
      <Orders battle={battle} subject={subject} />
      <Sealing
        key={papers.notes[about]}
        of={`note ${about}`}
        label={t('desk-note-on', { who: formation.name })}
        text={papers.notes[about] ?? ''}
        onSeal={(text) => sealForUmpire({ is: 'note', about, text })}
      />
    </>
  );
}
