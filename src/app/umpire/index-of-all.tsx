/** Every formation at once, one tap from its page, with room for forty; a dozen have their commanders named. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { type Subject, subjectsOf } from '../../battlefield/under-lock/subjects.ts';
import { SIDES } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { classes } from '../components/index.ts';
import type { DueThing } from './due-pane.tsx';
import { marksOf } from './marks.ts';

/** So many formations leave room for a name each. */
const NAMED = 12;

/** What a due item is about. */
function aboutOf({ due }: DueThing): string | number | undefined {
  if (due?.is === 'order') return due.read.paper.formation;
  return due?.is === 'arrival' ? due.read.number : undefined;
}

const stateOf = (subject: Subject, due: ReadonlySet<string | number | undefined>) =>
  due.has(subject.arrival ? subject.arrival.number : subject.of)
    ? 'due'
    : subject.arrival
      ? 'comes'
      : subject.order
        ? 'hidden'
        : 'none';

export function IndexOfAll({
  battle,
  papers,
  now,
  onOpen,
}: {
  readonly battle: Battle;
  readonly papers: Papers;
  readonly now: readonly DueThing[];
  readonly onOpen: (of: string) => void;
}) {
  const all = subjectsOf(battle, papers);
  const due = new Set(now.map(aboutOf));
  const named = all.length <= NAMED;
  return (
    <nav class={classes('index-of-all', named && 'index-of-all--named')} aria-label={t('desk-index')}>
      {SIDES.map((side) => {
        // In scenario order, so that each keeps its place all day.
        const own = all
          .filter(({ formation }) => formation.side === side)
          .sort((one, other) => inOrder(battle, one, other));
        const marks = marksOf(own.map(({ formation, officer }) => [formation.name, officer.name]));
        return (
          <ul key={side} class={`side-${side}`} aria-label={battle.sides[side].name}>
            {own.map((subject, i) => {
              const is = stateOf(subject, due);
              const label = t('desk-index-of', {
                formation: subject.formation.name,
                officer: subject.officer.name,
                marks: is,
              });
              return (
                <li key={subject.of}>
                  <button
                    type="button"
                    class={classes('index-mark', is !== 'none' && `index-mark--${is}`)}
                    aria-label={label}
                    title={label}
                    onClick={() => onOpen(subject.of)}
                  >
                    {marks[i]}
                    {named && <small>{subject.officer.name}</small>}
                  </button>
                </li>
              );
            })}
          </ul>
        );
      })}
    </nav>
  );
}

function inOrder({ formations }: Battle, one: Subject, other: Subject): number {
  const ids = Object.keys(formations);
  const place = ({ arrival, formation }: Subject) =>
    arrival ? ids.length + arrival.number : ids.indexOf(formation.id);
  return place(one) - place(other);
}
