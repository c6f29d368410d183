/** The umpire's desk: what is due, by the clock. */
import { useEffect, useState } from 'preact/hooks';
import { type Battle, formationsOf } from '../../battlefield/battle.ts';
import { type Due, dueOf } from '../../battlefield/under-lock/due.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { gradeOf, reportOn } from '../../battlefield/under-lock/reports.ts';
import { clock, enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Marked, More, Question, Reckoning } from '../components/index.ts';
import { journal } from '../session/battle-session.ts';
import type { Telling } from '../session/seat-locks.ts';
import { drawFor } from './checks.ts';
import { type Noted, umpiresJournal } from './journal.ts';
import { seatCalled, toldWords } from './names.ts';
import { orderLine, Sealing, whenWords } from './seat-papers.tsx';
import { openings, sealFor, sealForUmpire, seatsOf, unseal } from './table.ts';

interface RowProps {
  readonly battle: Battle;
  readonly papers: Papers;
  readonly one: Due;
}

function DueRow({ battle, papers, one }: RowProps) {
  switch (one.is) {
    case 'arrival': {
      const { coming, officer } = one.read.paper;
      const came = papers.checks[one.read.number]?.some(({ paper }) => paper.comes);
      const who = officer?.name ?? battle.formations[coming.formation]?.name ?? '';
      return (
        <>
          {one.rating && <Reckoning of={one.rating} />}
          {came ? (
            <p>{t('seats-due-they-come', { who })}</p>
          ) : (
            <Button note={t('seats-due-since', { time: clock(one.at) })} onClick={() => void drawFor(one)}>
              {t('seats-due-draw', { who })}
            </Button>
          )}
          <Button onClick={() => void unseal(one.read)}>{t('seats-due-arrival', { who, where: coming.where })}</Button>
        </>
      );
    }
    case 'order':
      return (
        <Button note={whenWords(one.read.paper.when)} onClick={() => void unseal(one.read)}>
          {t('seats-show-order', { order: orderLine(battle, one.read.paper) })}
        </Button>
      );
    case 'message': {
      const { to, told } = one.read.paper;
      const deliver = () => sealFor(to, { is: 'telling', to, told, message: one.read.number });
      return (
        <Button note={toldWords(told)} onClick={() => void deliver()}>
          {t('seats-due-message', { who: seatCalled(battle, to) })}
        </Button>
      );
    }
    case 'dispute':
      return (
        <Sealing
          label={t('seats-due-dispute', { what: one.read.paper.what })}
          text=""
          onSeal={(ruled) => sealForUmpire({ is: 'dispute', what: '', ruled, of: one.read.number })}
        />
      );
  }
}

/** A report on each of the enemy's formations, from the ledger, as that side believes it to stand. */
function Tell({ battle, papers, to }: Pick<RowProps, 'battle' | 'papers'> & { readonly to: SideId }) {
  const theirs = formationsOf(battle, enemyOf(to)).filter(({ present }) => present);
  return (
    <section aria-label={battle.sides[to].name}>
      <h3>{t('seats-tell-side', { side: battle.sides[to].name })}</h3>
      {theirs.map((formation) => {
        const grade = gradeOf(papers, to, formation.id);
        const said = reportOn(battle, formation, grade, papers.beliefs[to][formation.id]?.strength);
        return (
          <Button
            key={formation.id}
            note={speak(said)}
            onClick={() => void sealFor(to, { is: 'telling', to, told: { said } })}
          >
            {t('seats-tell-of', { who: formation.name })}
          </Button>
        );
      })}
      <Sealing
        key={battle.sealed?.length}
        label={t('seats-tell-words')}
        text=""
        onSeal={(words) => sealFor(to, { is: 'telling', to, told: { words } })}
      />
    </section>
  );
}

/** Each seat opened, each wrong figure, each edit by hand, each undo of another's deed; the newest first. */
function UmpiresJournal({ battle }: Pick<RowProps, 'battle'>) {
  const [told, set] = useState<readonly Telling[]>([]);
  useEffect(() => {
    void openings().then(set);
  }, []);
  const called = (seat: string) => (seat === 'both' ? t('seat-file-table') : seatCalled(battle, seat));
  const words = (noted: Noted): string => {
    const who = called(noted.seat);
    if (noted.is === 'seat') return t('seats-noted-seat', { who, what: noted.what });
    if (noted.is === 'by-hand')
      return t('seats-noted-by-hand', { who, what: noted.lines.map((line) => speak(line)).join(' ') });
    return t('seats-noted-undo', { who, how: noted.is, of: noted.of.map(called).join(', '), n: noted.deeds });
  };
  const all = umpiresJournal(journal.value?.entries ?? [], told);
  return (
    <ol>
      {all.slice(0, 200).map((noted) => (
        <li key={`${noted.at} ${words(noted)}`} class="told">
          <time>{timeOf(noted.at)}</time>
          <span>
            <Marked text={words(noted)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const timeOf = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

export function Desk({ battle, papers }: { readonly battle: Battle; readonly papers: Papers }) {
  const due = dueOf(battle, papers);
  return (
    <>
      <Question>{t('seats-desk')}</Question>
      {due.length === 0 && <p class="note">{t('seats-due-nothing')}</p>}
      {due.map((one) => (
        <DueRow key={`${one.is}${one.read.number}`} battle={battle} papers={papers} one={one} />
      ))}
      <More label={t('seats-tell')}>
        {SIDES.map((side) => (
          <Tell key={side} battle={battle} papers={papers} to={side} />
        ))}
      </More>
      {seatsOf(battle).map((seat) => (
        <More key={seat} label={seatCalled(battle, seat)}>
          <p class="prose">{papers.briefings[seat]}</p>
          <p class="prose">{papers.plans[seat]}</p>
        </More>
      ))}
      <More label={t('seats-journal')}>
        <UmpiresJournal battle={battle} />
      </More>
      <Sealing
        key={papers.notes['']}
        label={t('seats-umpires-note')}
        text={papers.notes[''] ?? ''}
        onSeal={(text) => sealForUmpire({ is: 'note', text })}
      />
    </>
  );
}
