/**
 * The umpire's desk: what is due, what each side knows, what each was told. One page each on a phone; side by side on a
 * tablet, with what is due always in sight.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { dueOf } from '../../battlefield/under-lock/due.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { subjectsOf } from '../../battlefield/under-lock/subjects.ts';
import { t } from '../../words/t.ts';
import { Act, Icon, Screen } from '../components/index.ts';
import { go } from '../route.ts';
import { BattleRail, Day, Troubles } from '../screens/frame.tsx';
import { roomy } from '../wide.ts';
import { AfterPane } from './after-pane.tsx';
import type { Asking } from './deeds.ts';
import { DisputePage } from './dispute-page.tsx';
import { DuePane, FirstDeed, type Leads, thingsDue } from './due-pane.tsx';
import { KnownPane } from './known-pane.tsx';
import { SubjectPage } from './subject-page.tsx';
import { TellPage } from './tell-page.tsx';
import { ToldPane } from './told-pane.tsx';
import './desk.css';

const LEAVES = ['due', 'known', 'told'] as const;
type Leaf = (typeof LEAVES)[number];

/** A page over the current one; on a tablet over what each side knows. */
type Page =
  | { readonly is: 'subject'; readonly of: string }
  | { readonly is: 'tell'; readonly answer?: Asking }
  | { readonly is: 'dispute'; readonly of: number | null };

interface DeskProps {
  readonly id: string;
  readonly battle: Battle;
  readonly papers: Papers;
  readonly onCover: () => void;
}

/** How many rows with buttons fit. */
const ROWS = { phone: 4, tablet: 7 };

function PageOf({
  page,
  battle,
  papers,
  onLeave,
}: Omit<DeskProps, 'id' | 'onCover'> & { page: Page; onLeave: () => void }) {
  if (page.is === 'tell')
    return <TellPage key={page.answer?.number} battle={battle} answer={page.answer} onLeave={onLeave} />;
  if (page.is === 'dispute')
    return <DisputePage key={page.of} battle={battle} papers={papers} of={page.of} onLeave={onLeave} />;
  const subject = subjectsOf(battle, papers).find(({ of }) => of === page.of);
  return subject ? (
    <SubjectPage battle={battle} papers={papers} subject={subject} onLeave={onLeave} />
  ) : (
    <p class="note">{t('desk-seen-by-now')}</p>
  );
}

interface SideBySideProps extends Record<'rail' | 'due' | 'middle' | 'told', ComponentChildren> {
  /** The page in the middle, if it is not what each side knows. */
  readonly page: Page | null;
}

const SideBySide = ({ rail, due, middle, told, page }: SideBySideProps) => (
  <Screen room="umpire" day={<Day slim />} foot={rail}>
    <main class="desk" tabIndex={-1}>
      <section class="pane pane--due" aria-label={t('seats-desk')}>
        {due}
      </section>
      <section class="pane" aria-label={t('desk-known')} key={page ? JSON.stringify(page) : ''}>
        {middle}
      </section>
      <section class="pane pane--told" aria-label={t('desk-told')}>
        {told}
      </section>
    </main>
  </Screen>
);

export function Desk({ id, battle, papers, onCover }: DeskProps) {
  const [leaf, turn] = useState<Leaf>('due');
  const [page, open] = useState<Page | null>(null);
  const [picked, pick] = useState<string | null>(null);
  useLayoutEffect(() => scrollTo(0, 0), [leaf, page]);
  const things = thingsDue(battle, papers, dueOf(battle, papers));
  const all = [...things.now, ...things.later];
  const first = all.find(({ key }) => key === picked) ?? things.now[0];
  const leave = () => open(null);
  const subject = (of: string) => open({ is: 'subject', of });
  const leads: Leads = {
    decide: (of) => open({ is: 'dispute', of }),
    answer: (answer) => open({ is: 'tell', answer }),
    subject,
    goOn(draft) {
      const [what, of = ''] = draft.split(' ');
      const answer = what === 'answer' && all.find((thing) => thing.answer?.number === Number(of))?.answer;
      if (what === 'tell' || answer) open({ is: 'tell', ...(answer && { answer }) });
      else if (what === 'dispute') open({ is: 'dispute', of: of ? Number(of) : null });
      else if (subjectsOf(battle, papers).some((one) => one.of === of)) subject(of);
      else if (battle.units[of]) go('battle', id, 'unit', of);
      else turn('told');
    },
  };
  const over = page && <PageOf page={page} battle={battle} papers={papers} onLeave={leave} />;
  const due = battle.ended ? (
    <AfterPane battle={battle} />
  ) : (
    <DuePane
      battle={battle}
      papers={papers}
      first={first}
      now={things.now}
      later={things.later}
      rows={roomy.value ? ROWS.tablet : ROWS.phone}
      onPick={pick}
      leads={leads}
    />
  );
  const known = () => (
    <KnownPane battle={battle} papers={papers} subjects={subjectsOf(battle, papers)} onOpen={subject} />
  );
  const told = () => <ToldPane battle={battle} papers={papers} onTell={() => open({ is: 'tell' })} />;
  const act = first && <FirstDeed thing={first} leads={leads} />;
  const rail = <BattleRail here={null} id={id} />;
  if (roomy.value)
    return (
      <SideBySide
        rail={rail}
        due={
          <>
            <div>
              <Troubles />
              {due}
            </div>
            {act && <Act>{act}</Act>}
          </>
        }
        middle={over ?? known()}
        page={page}
        told={told()}
      />
    );
  const tab = (one: Leaf) => (
    <button
      key={one}
      type="button"
      class="tab"
      aria-pressed={one === leaf}
      onClick={() => {
        turn(one);
        leave();
      }}
    >
      {t('desk-leaf', { leaf: battle.ended && one === 'due' ? 'after' : one, n: things.now.length })}
    </button>
  );
  const atDue = leaf === 'due' && !page;
  return (
    <Screen
      room="umpire"
      day={
        <>
          <Day slim />
          <nav class="tabs leaves" aria-label={t('desk-leaves')}>
            {LEAVES.map(tab)}
            <button type="button" class="tab tab--sign" aria-label={t('seat-cover')} onClick={onCover}>
              <Icon name="cover" size={20} />
            </button>
          </nav>
        </>
      }
      foot={
        <>
          {atDue && act && <Act>{act}</Act>}
          {rail}
        </>
      }
    >
      <main class="desk" tabIndex={-1} key={`${leaf} ${page ? JSON.stringify(page) : ''}`}>
        <Troubles />
        {over ?? (leaf === 'due' ? due : leaf === 'known' ? known() : told())}
      </main>
    </Screen>
  );
}
