/** The umpire's desk: what is due, by the clock. */
import type { Battle } from '../../battlefield/battle.ts';
import { type Due, dueOf } from '../../battlefield/under-lock/due.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { clock } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, More, Question, Reckoning } from '../components/index.ts';
import { seatCalled, toldWords } from './names.ts';
import { orderLine, Sealing, whenWords } from './seat-papers.tsx';
import { sealFor, sealForUmpire, seatsOf, unseal } from './table.ts';

function DueRow({ battle, one }: { readonly battle: Battle; readonly one: Due }) {
  switch (one.is) {
    case 'arrival': {
      const { coming, officer } = one.read.paper;
      const who = officer?.name ?? battle.formations[coming.formation]?.name ?? '';
      return (
        <>
          {one.rating && <Reckoning of={one.rating} />}
          <Button note={t('seats-due-since', { time: clock(one.at) })} onClick={() => void unseal(one.read)}>
            {t('seats-due-arrival', { who, where: coming.where })}
          </Button>
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

export function Desk({ battle, papers }: { readonly battle: Battle; readonly papers: Papers }) {
  const due = dueOf(battle, papers);
  return (
    <>
      <Question>{t('seats-desk')}</Question>
      {due.length === 0 && <p class="note">{t('seats-due-nothing')}</p>}
      {due.map((one) => (
        <DueRow key={`${one.is}${one.read.number}`} battle={battle} one={one} />
      ))}
      {seatsOf(battle).map((seat) => (
        <More key={seat} label={seatCalled(battle, seat)}>
          <p class="prose">{papers.briefings[seat]}</p>
          <p class="prose">{papers.plans[seat]}</p>
        </More>
      ))}
      <Sealing
        key={papers.notes['']}
        label={t('seats-umpires-note')}
        text={papers.notes[''] ?? ''}
        onSeal={(text) => sealForUmpire({ is: 'note', text })}
      />
    </>
  );
}
