/** What is due: the first item as a question with its sum and the large button, the others with a button each. */
import type { Battle } from '../../battlefield/battle.ts';
import { asksLull, type Due, hasCome, laterOf } from '../../battlefield/under-lock/due.ts';
import type { OnItsWay, Papers } from '../../battlefield/under-lock/papers.ts';
import { t } from '../../words/t.ts';
import { Button, Hidden, Reckoning } from '../components/index.ts';
import { once } from '../once.ts';
import { Chips } from './chips.tsx';
import { CourierTabs } from './courier-tabs.tsx';
import { type Asking, answered, askingOf, type DueDeed, deedOf, done, ofComing, ofOrder } from './deeds.ts';
import { HalfWritten } from './half-written.tsx';
import { IndexOfAll } from './index-of-all.tsx';
import { whenWords } from './names.ts';
import { DueSign } from './signs.tsx';
import { sealForUmpire } from './table.ts';
import { AskedBack } from './take-back.tsx';

export interface DueThing extends DueDeed {
  readonly is: Due['is'];
  readonly due?: Due;
}

/** What has a page of its own. */
export interface Leads {
  readonly decide: (dispute: number | null) => void;
  readonly answer: (asking: Asking) => void;
  /** A formation of the index. */
  readonly subject: (of: string) => void;
  /** Something half written, by the name of its field. */
  readonly goOn: (draft: string) => void;
}

/** What is due, followed by what comes later. */
export function thingsDue(
  battle: Battle,
  papers: Papers,
  due: readonly Due[],
): {
  readonly now: readonly DueThing[];
  readonly later: readonly DueThing[];
} {
  const { orders, messages, arrivals } = laterOf(battle, papers);
  return {
    now: due.map((one) => ({ ...deedOf(battle, papers, one), is: one.is, due: one })),
    later: [
      ...messages.map((read) => {
        const at = read.due ?? 0;
        const deed = deedOf(battle, papers, { is: 'message', at, read });
        return { ...deed, note: `${whenWords({ is: 'clock', at })}. ${deed.note}`, is: 'message' as const };
      }),
      ...arrivals.map((read) => ({ ...ofComing(battle, read), is: 'arrival' as const })),
      ...orders.map((read) => ({ ...ofOrder(battle, read), is: 'order' as const })),
    ],
  };
}

/** The large button of the first item. */
export const FirstDeed = ({ thing, leads }: { readonly thing: DueThing; readonly leads: Leads }) => (
  <Button
    key={thing.key}
    kind="primary"
    reason={thing.reason}
    {...(thing.href && { href: thing.href })}
    onClick={deedFor(thing, leads)}
  >
    {thing.says}
  </Button>
);

const deedFor = ({ act, decide, answer }: DueThing, leads: Leads) => {
  if (decide !== undefined) return () => leads.decide(decide);
  return answer ? () => leads.answer(answer) : act && once(act);
};

/** Other ways to handle the first item: the table's own card, a late courier, an order set aside. */
function OtherWays({ papers, due, turn }: { readonly papers: Papers; readonly due: Due; readonly turn: number }) {
  switch (due.is) {
    case 'arrival':
      return hasCome(papers, due.read) ? null : <OwnCard arrival={due.read.number} turn={turn} />;
    case 'message':
      return (
        <div class="tabs">
          <CourierTabs message={due.read.number} due={due.at} lost={false} />
        </div>
      );
    case 'order':
      return (
        <div class="tabs">
          <button type="button" class="tab" onClick={once(() => done(due.read.number))}>
            {t('desk-lay-aside')}
          </button>
        </div>
      );
    case 'ask':
      return <Answers read={due.read} />;
    default:
      return null;
  }
}

/** Answers of one tap, or no answer. */
function Answers({ read }: { readonly read: OnItsWay }) {
  const asking = askingOf(read);
  const touches = asksLull(read)
    ? (['tell-no-lull'] as const)
    : read.paper.told.said === 'ask-sight'
      ? (['tell-yes', 'tell-no'] as const)
      : [];
  return (
    <div class="tabs">
      {touches.map((said) => (
        <button key={said} type="button" class="tab" onClick={once(() => answered(asking, { said }))}>
          {t(said)}
        </button>
      ))}
      <button type="button" class="tab" onClick={once(() => done(read.number))}>
        {t('desk-no-answer')}
      </button>
    </div>
  );
}

/** Enters the card the table drew. */
const OwnCard = ({ arrival, turn }: { readonly arrival: number; readonly turn: number }) => (
  <Chips
    label={t('desk-own-card')}
    value={undefined}
    of={[
      { value: 'yes', label: t('desk-own-comes') },
      { value: 'no', label: t('desk-own-not') },
    ]}
    onChange={(said) =>
      once(() => sealForUmpire({ is: 'check', arrival, turn, result: '', own: true, comes: said === 'yes' }))()
    }
  />
);

/** One row: what it is and its own button. */
const Row = ({ thing, leads }: { readonly thing: DueThing; readonly leads: Leads }) => (
  <li class="due-line">
    <DueSign of={thing.is} />
    <span>
      <b>{thing.title}</b>
      <small>{thing.note}</small>
    </span>
    <Button {...(thing.href && { href: thing.href })} onClick={deedFor(thing, leads)}>
      {thing.verb} <Hidden>{thing.title}</Hidden>
    </Button>
  </li>
);

/** If there are more items than rows, a tap moves one to the top, where the large button acts on it. */
const Picks = ({
  things,
  noted,
  onPick,
}: {
  readonly things: readonly DueThing[];
  /** Also shows when it is due. */
  readonly noted?: boolean;
  readonly onPick: (key: string) => void;
}) => (
  <ul class="due-picks">
    {things.map((thing) => (
      <li key={thing.key}>
        <button type="button" class="due-pick" onClick={() => onPick(thing.key)}>
          <DueSign of={thing.is} />
          <span>
            {thing.title}
            {noted && <small>{thing.note}</small>}
          </span>
        </button>
      </li>
    ))}
  </ul>
);

export interface DuePaneProps {
  readonly battle: Battle;
  readonly papers: Papers;
  readonly first: DueThing | undefined;
  readonly now: readonly DueThing[];
  readonly later: readonly DueThing[];
  /** How many items have rows of their own. */
  readonly rows: number;
  readonly onPick: (key: string) => void;
  readonly leads: Leads;
}

export function DuePane({ battle, papers, first, now, later, rows, onPick, leads }: DuePaneProps) {
  const others = now.filter(({ key }) => key !== first?.key);
  const waiting = later.filter(({ key }) => key !== first?.key);
  const rating = first?.due?.is === 'arrival' && !hasCome(papers, first.due.read) ? first.due.rating : null;
  // If the list needs the room, the other ways stand below it.
  const many = others.length > rows;
  const ways = first?.due && <OtherWays papers={papers} due={first.due} turn={battle.turn} />;
  return (
    <>
      <AskedBack seat="umpire" />
      <HalfWritten onTaken={leads.goOn} />
      {first ? (
        <section class="due-first" aria-label={first.title}>
          <h1>
            <DueSign of={first.is} />
            <span>{first.title}</span>
          </h1>
          <p class="note">{first.note}</p>
          {rating && <Reckoning of={rating} brief={many && 'opens'} />}
          {!many && ways}
        </section>
      ) : (
        <section class="due-first">
          <h1>{t('desk-nothing')}</h1>
        </section>
      )}
      <IndexOfAll battle={battle} papers={papers} now={now} onOpen={leads.subject} />
      {many ? (
        <>
          <Picks things={others} onPick={onPick} />
          {ways}
        </>
      ) : (
        <ol>
          {others.map((thing) => (
            <Row key={thing.key} thing={thing} leads={leads} />
          ))}
        </ol>
      )}
      {waiting.length > 0 && (
        <section aria-label={t('desk-later')}>
          <h2 class="desk-head">{t('desk-later')}</h2>
          <Picks noted things={waiting} onPick={onPick} />
        </section>
      )}
      <Button kind="quiet" onClick={() => leads.decide(null)}>
        {t('desk-new-dispute')}
      </Button>
    </>
  );
}
