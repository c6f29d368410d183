/** The truth beside what each side knows of it. */
import { useState } from 'preact/hooks';
import { awaited } from '../../battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../battlefield/battle.ts';
import { hasCome } from '../../battlefield/under-lock/due.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { beliefOf, gradeNow, type Subject } from '../../battlefield/under-lock/subjects.ts';
import { clock, SIDES, type SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Flag } from '../components/index.ts';
import { Chips } from './chips.tsx';
import { whenWords } from './names.ts';

const FILTERS = ['all', 'hidden', 'a', 'b'] as const;
type Filter = (typeof FILTERS)[number];

const hides = ({ arrival, order }: Subject): boolean => arrival !== undefined || order !== undefined;
const passes = (filter: Filter, subject: Subject): boolean =>
  filter === 'all' || (filter === 'hidden' ? hides(subject) : subject.formation.side === filter);

/** The line under a name: arrivals, the order in force, the order face down. */
export function standing(battle: Battle, papers: Papers, { formation, arrival, order }: Subject): string {
  if (arrival && hasCome(papers, arrival)) return t('desk-comes-now', { where: arrival.paper.coming.where });
  if (arrival) return t('desk-comes-hidden', { time: clock(arrival.paper.coming.at) });
  const coming = formation.present ? undefined : awaited(battle).find((one) => one.formation === formation.id);
  const now = coming ? t('desk-comes', { time: clock(coming.at) }) : t(`order-${formation.order}`);
  return order
    ? t('desk-order-hidden', { now, order: t(`order-${order.paper.order}`), when: whenWords(order.paper.when) })
    : now;
}

function Cell({
  side,
  subject,
  papers,
}: {
  readonly side: SideId;
  readonly subject: Subject;
  readonly papers: Papers;
}) {
  if (subject.formation.side === side)
    return (
      <span class="known known--own">
        <i />
        <span>{t('desk-own')}</span>
      </span>
    );
  const grade = gradeNow(papers, side, subject);
  const { strength, doubtful } = beliefOf(papers, side, subject) ?? {};
  return (
    <span class={`known known--${grade}`}>
      <i>
        <u />
        <u />
        <u />
      </i>
      <span>
        {t(`seats-grade-${grade}`)}
        {strength !== undefined && <small> {t('desk-told-cp', { cp: strength })}</small>}
        {doubtful && <small> {t('desk-doubtful')}</small>}
      </span>
    </span>
  );
}

export function KnownPane({
  battle,
  papers,
  subjects,
  onOpen,
}: {
  readonly battle: Battle;
  readonly papers: Papers;
  readonly subjects: readonly Subject[];
  readonly onOpen: (of: string) => void;
}) {
  const [filter, choose] = useState<Filter>('all');
  const n = (one: Filter) => subjects.filter((subject) => passes(one, subject)).length;
  const label = (one: Filter) =>
    one === 'a' || one === 'b' ? battle.sides[one].name : t(one === 'all' ? 'desk-all' : 'desk-hidden', { n: n(one) });
  return (
    <>
      <div class="pane-head">
        <h2>{t('desk-known')}</h2>
        <span class="note">{t('desk-formations', { n: subjects.length })}</span>
      </div>
      <Chips
        label={t('desk-which')}
        quiet
        value={filter}
        of={FILTERS.map((value) => ({ value, label: label(value) }))}
        onChange={choose}
      />
      <div class="truth truth--head" aria-hidden="true">
        <span />
        <span>{t('desk-what-is')}</span>
        {SIDES.map((side) => (
          <span key={side}>{battle.sides[side].name}</span>
        ))}
      </div>
      {subjects
        .filter((subject) => passes(filter, subject))
        .map((subject) => (
          <button type="button" class="truth" key={subject.of} onClick={() => onOpen(subject.of)}>
            <Flag side={subject.formation.side} />
            <span>
              <b>{t('desk-subject', { formation: subject.formation.name, officer: subject.officer.name })}</b>
              <small>{standing(battle, papers, subject)}</small>
            </span>
            {SIDES.map((side) => (
              <Cell key={side} side={side} subject={subject} papers={papers} />
            ))}
          </button>
        ))}
    </>
  );
}
