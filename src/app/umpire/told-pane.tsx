/** What each seat was told, what is on its way, and what the umpire keeps for himself. */
import { useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import type { OnItsWay, Papers, Read } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { clock, SIDES, type SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Flag, Marked, More } from '../components/index.ts';
import { CourierTabs } from './courier-tabs.tsx';
import { isTaken } from './drafts.ts';
import { UmpiresJournal } from './journal-list.tsx';
import { seatCalled, tellingWords, toldWords } from './names.ts';
import { NewFigures, OwnFigures } from './new-figures.tsx';
import { Sealing } from './sealing.tsx';
import { DueSign } from './signs.tsx';
import { sealFor, sealForUmpire, seatsOf } from './table.ts';

interface PaneProps {
  readonly battle: Battle;
  readonly papers: Papers;
}

const FIRST = 6;

function Telling({
  battle,
  papers,
  read,
  side,
}: PaneProps & {
  readonly read: Read<'telling'>;
  readonly side: SideId;
}) {
  const { to } = read.paper;
  return (
    <li class="told-line">
      <time>{clock(read.at)}</time>
      <span>
        {to !== side && <b>{seatCalled(battle, to)}: </b>}
        <Marked text={tellingWords(papers, read.paper)} />
      </span>
    </li>
  );
}

/** A courier who has not arrived yet, or never will. */
function UnderWay({ battle, read }: { readonly battle: Battle; readonly read: OnItsWay }) {
  const { due } = read;
  return (
    <li class="told-line told-line--coming">
      <time>{due === null ? '–' : clock(due)}</time>
      <span>
        <b>{t(due === null ? 'desk-is-lost' : 'desk-under-way', { who: seatCalled(battle, read.paper.to) })}</b>{' '}
        <Marked text={toldWords(read.paper.told)} />
        {!battle.ended && (
          <span class="tabs">
            <CourierTabs message={read.number} due={due ?? battle.minutes} lost={due === null} />
          </span>
        )}
      </span>
    </li>
  );
}

function ToldSide({ battle, papers, side }: PaneProps & { readonly side: SideId }) {
  const [all, show] = useState(false);
  const told = Object.entries(papers.told)
    .flatMap(([seat, reads]) => (seatOf(seat).side === side ? reads : []))
    .sort((one, other) => other.number - one.number);
  const coming = papers.messages.filter(({ paper, delivered }) => seatOf(paper.to).side === side && !delivered);
  return (
    <section aria-label={battle.sides[side].name}>
      <h3 class="told-side">
        <Flag side={side} size={20} />
        {battle.sides[side].name}
      </h3>
      {told.length + coming.length === 0 && <p class="note">{t('seats-told-nothing')}</p>}
      <ol>
        {coming.map((read) => (
          <UnderWay key={read.number} battle={battle} read={read} />
        ))}
        {(all ? told : told.slice(0, FIRST)).map((read) => (
          <Telling key={read.number} battle={battle} papers={papers} read={read} side={side} />
        ))}
      </ol>
      {told.length > FIRST && !all && (
        <Button kind="quiet" onClick={() => show(true)}>
          {t('desk-told-all', { n: told.length })}
        </Button>
      )}
    </section>
  );
}

const Rulings = ({ papers }: Pick<PaneProps, 'papers'>) => {
  const ruled = papers.disputes.filter((one) => one.ruled !== undefined);
  return ruled.length === 0 ? null : (
    <More label={t('desk-rulings', { n: ruled.length })}>
      <ol>
        {ruled.map(({ number, at, paper, ruled: how }) => (
          <li class="told-line" key={number}>
            <time>{clock(at)}</time>
            <span>
              <b>{paper.what}</b> {how}
            </span>
          </li>
        ))}
      </ol>
    </More>
  );
};

/** What the umpire keeps: the papers of each seat, notes on places, his journal, PINs. */
/** The draft of a note on nothing in particular. */
const NOTE = 'note ';

function Kept({ battle, papers }: PaneProps) {
  const places = [...battle.scenario.areas, ...battle.scenario.crossings];
  return (
    <>
      <Sealing
        key={papers.notes['']}
        of={NOTE}
        label={t('desk-note')}
        text={papers.notes[''] ?? ''}
        onSeal={(text) => sealForUmpire({ is: 'note', text })}
      />
      <Rulings papers={papers} />
      {seatsOf(battle).map((seat) => (
        <More key={seat} label={t('seats-papers-of', { who: seatCalled(battle, seat) })} open={isTaken(`plan ${seat}`)}>
          {papers.briefings[seat] && <p class="prose">{papers.briefings[seat]}</p>}
          {seat !== 'umpire' && (
            <Sealing
              key={papers.plans[seat]}
              of={`plan ${seat}`}
              label={t('desk-plan')}
              text={papers.plans[seat] ?? ''}
              onSeal={(text) => sealFor(seat, { is: 'plan', of: seat, text })}
            />
          )}
        </More>
      ))}
      {places.length > 0 && (
        <More label={t('desk-places')} open={places.some(({ id }) => isTaken(`note ${id}`))}>
          {places.map(({ id, name }) => (
            <More key={id} label={[name, papers.notes[id]].filter(Boolean).join(': ')} open={isTaken(`note ${id}`)}>
              <Sealing
                key={papers.notes[id]}
                of={`note ${id}`}
                label={t('desk-note-on', { who: name })}
                text={papers.notes[id] ?? ''}
                onSeal={(text) => sealForUmpire({ is: 'note', about: id, text })}
              />
            </More>
          ))}
        </More>
      )}
      <More label={t('desk-figures')}>
        <NewFigures battle={battle} />
      </More>
      <More label={t('figures-own')}>
        <OwnFigures seat="umpire" battle={battle} />
      </More>
      <More label={t('seats-journal')}>
        <UmpiresJournal battle={battle} />
      </More>
    </>
  );
}

export function ToldPane({ battle, papers, onTell }: PaneProps & { readonly onTell: () => void }) {
  return (
    <>
      <div class="pane-head">
        <h2>{t('desk-told')}</h2>
      </div>
      <div class="told-sides">
        {SIDES.map((side) => (
          <ToldSide key={side} battle={battle} papers={papers} side={side} />
        ))}
      </div>
      {!battle.ended && (
        <button type="button" class="btn" onClick={onTell}>
          <DueSign of="message" />
          <span>{t('seats-tell')}</span>
        </button>
      )}
      <Kept battle={battle} papers={papers} />
    </>
  );
}
