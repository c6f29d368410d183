/** The papers of a side or a commander: the briefing, the plan, hidden orders, what it was told and believes. */
import { type Battle, formationsOf } from '../../battlefield/battle.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { clock, type SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Marked, More, Question } from '../components/index.ts';
import { once } from '../once.ts';
import { AfterPane } from './after-pane.tsx';
import { AskUmpire } from './asking.tsx';
import { isTaken } from './drafts.ts';
import { HalfWritten } from './half-written.tsx';
import { arrivalWords, beliefWords, orderLine, personOf, tellingWords, whenWords } from './names.ts';
import { OwnFigures } from './new-figures.tsx';
import { OrderForm } from './order-form.tsx';
import { Sealing } from './sealing.tsx';
import { sealFor, unseal } from './table.ts';
import { AskedBack } from './take-back.tsx';

interface Seated {
  readonly seat: string;
  readonly side: SideId;
  readonly battle: Battle;
  readonly papers: Papers;
}

const Prose = ({ text, none }: { readonly text: string | undefined; readonly none: string }) =>
  text ? <p class="prose">{text}</p> : <p class="note">{none}</p>;

/** What is written while the battle lasts: orders, and what the umpire is asked. */
function NewPapers({ seat, side, battle, papers }: Seated) {
  const { officer } = seatOf(seat);
  const own = formationsOf(battle, side).filter(({ commander }) => officer === undefined || commander === officer);
  return (
    <>
      <More label={t('seats-order-new')} open={isTaken('order')}>
        <OrderForm
          key={papers.orders.map(({ number }) => number).join()}
          draft="order"
          battle={battle}
          own={own}
          there={papers.orders}
          onSeal={async (order) => {
            const sealed = await sealFor(seat, order);
            // What lies face down now stands above the form.
            if (sealed) document.getElementById('hidden-orders')?.scrollIntoView({ block: 'center' });
            return sealed;
          }}
        />
      </More>
      {battle.keys?.umpire && (
        <More label={t('ask-umpire')} open={isTaken('ask')}>
          <AskUmpire seat={seat} battle={battle} asked={papers.messages} />
        </More>
      )}
    </>
  );
}

export function SeatPapers({ seat, side, battle, papers }: Seated) {
  const told = [...(papers.told[seat] ?? []), ...(seat === side ? [] : (papers.told[side] ?? []))];
  const beliefs = Object.values(papers.beliefs[side]);
  const plan = papers.plans[seat] ?? '';
  const { officer } = seatOf(seat);
  return (
    <>
      <Question>{t('seats-papers-of', { who: personOf(battle, seat) })}</Question>
      <AskedBack seat={seat} />
      <HalfWritten />
      {battle.ended && (
        <More label={t('after-seals')}>
          <AfterPane battle={battle} />
        </More>
      )}
      <h2>{t('seats-told')}</h2>
      {told.length === 0 && <p class="note">{t('seats-told-nothing')}</p>}
      {[...told].reverse().map(({ number, at, paper }) => (
        <p key={number} class="told-line">
          <time>{clock(at)}</time>
          <span>
            <Marked text={tellingWords(papers, paper)} />
          </span>
        </p>
      ))}
      {beliefs.length > 0 && <h2>{t('seats-believes')}</h2>}
      {beliefs.map((belief) => (
        <p key={belief.of}>{beliefWords(battle, belief)}</p>
      ))}
      {officer === undefined && (
        <>
          <h2>{t('seats-briefing')}</h2>
          <Prose text={papers.briefings[side]} none={t('seats-no-briefing')} />
        </>
      )}
      {papers.arrivals.map(({ number, paper }) => (
        <p key={number}>
          <Marked text={arrivalWords(paper)} />
        </p>
      ))}
      {battle.ended ? (
        <>
          <h2>{t('seats-plan')}</h2>
          <Prose text={plan} none={t('seats-nothing-yet')} />
        </>
      ) : (
        <Sealing
          key={plan}
          of={`plan ${seat}`}
          label={t('seats-plan')}
          text={plan}
          onSeal={(text) => sealFor(seat, { is: 'plan', of: seat, text })}
        />
      )}
      {(papers.orders.length > 0 || !battle.ended) && <h2 id="hidden-orders">{t('seats-orders')}</h2>}
      {papers.orders.map((read) => (
        <Button key={read.number} note={whenWords(read.paper.when)} onClick={once(() => unseal(read))}>
          {t('seats-show-order', { order: orderLine(battle, read.paper) })}
        </Button>
      ))}
      {!battle.ended && <NewPapers seat={seat} side={side} battle={battle} papers={papers} />}
      <More label={t('figures-own')}>
        <OwnFigures seat={seat} battle={battle} />
      </More>
    </>
  );
}
