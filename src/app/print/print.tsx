/** Printing: choose content and paper, preview it, and send it to the printer. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ORDERS } from '../../book/terms.ts';
import type { QualityDeck, TimeDeck } from '../../cards/deck.ts';
import { deckName } from '../../cards/deck-name.ts';
import { qualityDeckNamed, timeDeckInForce } from '../../cards/shelf.ts';
import { BASE_SIZES } from '../../scenarios/labels.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { inWords } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Choice, Fact, Facts, Masthead, Notice, Question, Screen, Stepper } from '../components/index.ts';
import { getScenario } from '../editor/shelf.ts';
import { DEFAULTS } from '../reference/charts.ts';
import { to } from '../route.ts';
import { CommandPiece, QualityPiece, TimePiece } from './card-pieces.tsx';
import { Back, CardSheets } from './cards.tsx';
import { COLOURS, type Colours, Hatches } from './page.tsx';
import { PAPER_IDS, type Paper, printable } from './papers.ts';
import { bothSides, commandCards } from './pieces.ts';
import { ChartSheet, CounterSheets, LabelSheets, Rosters, RulingSheet } from './sheets.tsx';
import './print.css';

const WHAT = ['labels', 'command', 'rosters', 'counters', 'charts', 'rulings', 'quality', 'time'] as const;
type What = (typeof WHAT)[number];

/** How it is to be printed. */
interface Order {
  readonly what: readonly What[];
  readonly paper: Paper;
  readonly colours: Colours;
  /** Sets of order counters for each side. */
  readonly sets: number;
  readonly backs: boolean;
}

/** Letter where it is customary. The choice is on the screen either way. */
const usualPaper = (): Paper => (/-(US|CA|MX|PH)$/i.test(navigator.language) ? 'letter' : 'a4');

const usually = (): Order => ({ what: ['labels'], paper: usualPaper(), colours: 'side', sets: 2, backs: false });

/** The packs of a scenario. */
interface Packs {
  readonly quality: QualityDeck;
  readonly time: TimeDeck;
}

function effectOf(what: What, { quality, time }: Packs, rulings: Scenario['rulings']): string {
  switch (what) {
    case 'counters':
      return t('print-counters-effect', { n: ORDERS.length });
    case 'quality':
      return t('print-cards-effect', { n: quality.cards.length });
    case 'time':
      return t('print-cards-effect', { n: time.cards.length });
    case 'rulings':
      return t('print-rulings-effect', { n: Object.keys(rulings).length });
    default:
      return t(`print-${what}-effect`);
  }
}

export function PrintScreen({ id }: { readonly id: string }) {
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [order, setOrder] = useState<Order>(usually);
  useEffect(() => {
    void getScenario(id).then((got) => (got.ok ? setScenario(got.value) : setWrong(got.sentence)));
  }, [id]);
  return (
    <Screen room="two" foot={scenario && <PrintAct order={order} />}>
      <main aria-busy={!scenario && !wrong}>
        <Masthead aside={t('print-aside')} />
        {scenario && <Question>{t('print-for', { title: scenario.title })}</Question>}
        {wrong && <Notice what={wrong} />}
        {scenario && (
          <>
            <Choices scenario={scenario} order={order} onChange={(change) => setOrder({ ...order, ...change })} />
            <Preview paper={order.paper}>
              <Sheets scenario={scenario} order={order} />
            </Preview>
            <p class="note">{t('print-cut', { mm: BASE_SIZES.unit.front })}</p>
          </>
        )}
        <Button kind="quiet" href={scenario ? to('scenario', id) : to('scenarios')}>
          {scenario ? t('print-back-to-scenario') : t('scenario-all')}
        </Button>
      </main>
    </Screen>
  );
}

const PrintAct = ({ order: { paper, what } }: { readonly order: Order }) => (
  <Act label={t('print-act')}>
    <Button
      kind="primary"
      note={t('print-act-note', { paper: t(`print-${paper}`) })}
      reason={what.length === 0 && t('print-choose')}
      onClick={() => print()}
    >
      {t('print-act')}
    </Button>
  </Act>
);

const packsOf = ({ decks, rulings }: Scenario): Packs => ({
  quality: qualityDeckNamed(decks.quality),
  time: timeDeckInForce(rulings),
});

function Choices({
  scenario,
  order,
  onChange,
}: {
  readonly scenario: Scenario;
  readonly order: Order;
  readonly onChange: (change: Partial<Order>) => void;
}) {
  const { what, paper, colours, backs, sets } = order;
  const packs = packsOf(scenario);
  const on = (each: What) => what.includes(each);
  return (
    <>
      <Facts>
        {WHAT.map((each) => (
          <Fact
            key={each}
            label={t(`print-${each}`)}
            effect={effectOf(each, packs, scenario.rulings)}
            on={on(each)}
            onChange={(wanted) => onChange({ what: WHAT.filter((other) => (other === each ? wanted : on(other))) })}
          />
        ))}
      </Facts>
      <div class="form">
        <Choice
          label={t('print-paper')}
          columns={2}
          value={paper}
          options={PAPER_IDS.map((value) => ({ value, label: t(`print-${value}`) }))}
          onChange={(chosen) => onChange({ paper: chosen })}
        />
        <Choice
          label={t('print-colours')}
          columns={2}
          value={colours}
          options={COLOURS.map((value) => ({ value, label: t(`print-colours-${value}`) }))}
          onChange={(chosen) => onChange({ colours: chosen })}
        />
        {(on('command') || on('quality') || on('time')) && (
          <Facts>
            <Fact
              label={t('print-backs')}
              effect={t('print-backs-effect')}
              on={backs}
              onChange={(wanted) => onChange({ backs: wanted })}
            />
          </Facts>
        )}
        {on('counters') && (
          <Stepper
            label={t('print-sets')}
            note={t('print-sets-note')}
            value={sets}
            min={1}
            max={12}
            onChange={(wanted) => onChange({ sets: wanted })}
          />
        )}
      </div>
    </>
  );
}

function Sheets({
  scenario,
  order: { what, paper, colours, sets, backs },
}: {
  readonly scenario: Scenario;
  readonly order: Order;
}) {
  const { quality, time } = packsOf(scenario);
  const on = (each: What) => what.includes(each);
  return (
    <>
      <Hatches colours={colours} />
      {on('labels') && <LabelSheets scenario={scenario} colours={colours} />}
      {on('command') && (
        <CardSheets
          name={t('print-command')}
          paper={paper}
          backs={backs}
          of={bothSides((side) => commandCards(scenario, side)).map((card) => ({
            id: card.id,
            face: <CommandPiece of={card} colours={colours} />,
            back: <Back title={t('print-back-command')} under={card.army} side={card.side} />,
          }))}
        />
      )}
      {on('rosters') && <Rosters scenario={scenario} />}
      {on('counters') && <CounterSheets scenario={scenario} sets={sets} />}
      {on('charts') && <ChartSheet inForce={{ ...DEFAULTS, rulings: scenario.rulings, time }} />}
      {on('rulings') && <RulingSheet rulings={scenario.rulings} />}
      {on('quality') && (
        <CardSheets
          name={t('print-quality')}
          paper={paper}
          backs={backs}
          of={quality.cards.map((card) => ({
            id: String(card.id),
            face: <QualityPiece deck={quality} card={card} />,
            back: <Back title={t('print-back-quality')} under={inWords(deckName(quality))} />,
          }))}
        />
      )}
      {on('time') && (
        <CardSheets
          name={t('print-time')}
          paper={paper}
          backs={backs}
          of={time.cards.map((card) => ({
            id: String(card.id),
            face: <TimePiece {...card} />,
            back: <Back title={t('print-back-time')} under={inWords(deckName(time))} />,
          }))}
        />
      )}
    </>
  );
}

/** The sheet scaled to the phone's width. It prints at true size. */
function Preview({ paper, children }: { readonly paper: Paper; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  const { width } = printable(paper);
  useLayoutEffect(() => {
    const wide = box.current?.clientWidth ?? 0;
    if (wide > 0) setFit(Math.min(1, wide / ((width / 25.4) * 96)));
  }, [paper]);
  return (
    <div class="preview" ref={box}>
      <div class="paper" style={{ width: `${width}mm`, '--fit': fit }} data-paper={paper}>
        {children}
      </div>
    </div>
  );
}
