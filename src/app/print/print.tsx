/** Printing: choose what and on which paper, see it as it will come out, and send it to the printer. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { QUALITY_DECKS, timeDeckInForce } from '../../cards/shelf.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { Act, Button, Choice, Fact, Facts, Masthead, Notice, Question, Screen, Stepper } from '../components/index.ts';
import { getScenario } from '../editor/shelf.ts';
import type { ChartGroup } from '../reference/chart.ts';
import { DEFAULTS, loadCharts } from '../reference/charts.ts';
import { to } from '../route.ts';
import { CommandPiece, QualityPiece, TimePiece } from './card-pieces.tsx';
import { Back, CardSheets } from './cards.tsx';
import { COLOURS, type Colours, Hatches } from './page.tsx';
import { MARGIN, PAPERS, type Paper, printable } from './papers.ts';
import { bothSides, commandCards } from './pieces.ts';
import { ChartSheet, CounterSheets, LabelSheets, Rosters } from './sheets.tsx';
import './print.css';

const WHAT = ['labels', 'command', 'rosters', 'counters', 'charts', 'quality', 'time'] as const;
type What = (typeof WHAT)[number];

const NAMES: Record<What, { readonly label: string; readonly effect: string }> = {
  labels: { label: 'Labels', effect: 'for every base' },
  command: { label: 'Command cards', effect: 'and Bye cards' },
  rosters: { label: 'Rosters', effect: 'with boxes for CP' },
  counters: { label: 'Order counters', effect: '13 a set' },
  charts: { label: 'Chart sheet', effect: 'one page' },
  quality: { label: 'Quality cards', effect: '48' },
  time: { label: 'Time cards', effect: '24' },
};

const COLOUR_NAMES: Record<Colours, string> = { side: 'Sides', formation: 'Formations', white: 'Black only' };

/** Letter where it is the custom; the choice is on the screen either way. */
const usualPaper = (): Paper => (/-(US|CA|MX|PH)$/i.test(navigator.language) ? 'letter' : 'a4');

export function PrintScreen({ id }: { readonly id: string }) {
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [groups, setGroups] = useState<readonly ChartGroup[] | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [what, choose] = useState<readonly What[]>(['labels']);
  const [paper, setPaper] = useState<Paper>(usualPaper);
  const [colours, setColours] = useState<Colours>('side');
  const [sets, setSets] = useState(2);
  const [backs, setBacks] = useState(false);
  useEffect(() => {
    void getScenario(id).then((got) => (got.ok ? setScenario(got.value) : setWrong(got.sentence)));
  }, [id]);
  const charts = what.includes('charts');
  useEffect(() => {
    if (charts && !groups)
      loadCharts().then(setGroups, () => setWrong('The charts could not be fetched. Connect once, then try again.'));
  }, [charts]);
  if (!scenario)
    return (
      <Screen>
        <main aria-busy={!wrong}>
          <Masthead aside="print" />
          {wrong && <Notice what={wrong} safe="Nothing was changed." />}
          <Button href={to('scenarios')}>Scenarios</Button>
        </main>
      </Screen>
    );
  const inForce = { ...DEFAULTS, rulings: scenario.rulings, time: timeDeckInForce(scenario.rulings) };
  const quality = QUALITY_DECKS[scenario.decks.quality as 'QD-48'] ?? QUALITY_DECKS['QD-48'];
  const on = (each: What) => what.includes(each);
  return (
    <Screen
      foot={
        <Act label="Print">
          <Button
            kind="primary"
            note={`${PAPERS[paper].name}, at 100 %, no scaling`}
            reason={what.length === 0 && 'choose something above'}
            onClick={() => print()}
          >
            Print
          </Button>
        </Act>
      }
    >
      <main>
        <Masthead aside="print" />
        <Question>Print for {scenario.title}</Question>
        {wrong && <Notice what={wrong} />}
        <Facts>
          {WHAT.map((each) => (
            <Fact
              key={each}
              label={NAMES[each].label}
              effect={each === 'quality' ? `${quality.cards.length}` : NAMES[each].effect}
              on={on(each)}
              onChange={(wanted) => choose(WHAT.filter((other) => (other === each ? wanted : on(other))))}
            />
          ))}
        </Facts>
        <div class="form">
          <Choice
            label="Paper"
            columns={2}
            value={paper}
            options={(Object.keys(PAPERS) as Paper[]).map((value) => ({ value, label: PAPERS[value].name }))}
            onChange={setPaper}
          />
          <Choice
            label="Colours of labels and cards"
            columns={2}
            value={colours}
            options={COLOURS.map((value) => ({ value, label: COLOUR_NAMES[value] }))}
            onChange={setColours}
          />
          {(on('command') || on('quality') || on('time')) && (
            <Facts>
              <Fact
                label="Card backs"
                effect="print on both sides, turned on the long edge"
                on={backs}
                onChange={setBacks}
              />
            </Facts>
          )}
          {on('counters') && (
            <Stepper label="Sets of orders" note="for each side" value={sets} min={1} max={12} onChange={setSets} />
          )}
        </div>
        <Preview paper={paper}>
          <Hatches colours={colours} />
          {on('labels') && <LabelSheets scenario={scenario} colours={colours} />}
          {on('command') && (
            <CardSheets
              name="Command cards"
              paper={paper}
              backs={backs}
              of={bothSides((side) => commandCards(scenario, side)).map((card) => ({
                id: card.id,
                face: <CommandPiece of={card} colours={colours} />,
                back: <Back title="Command" under={card.army} side={card.side} />,
              }))}
            />
          )}
          {on('rosters') && <Rosters scenario={scenario} />}
          {on('counters') && <CounterSheets scenario={scenario} sets={sets} />}
          {charts && groups && <ChartSheet groups={groups} inForce={inForce} />}
          {on('quality') && (
            <CardSheets
              name="Quality cards"
              paper={paper}
              backs={backs}
              of={quality.cards.map((card) => ({
                id: String(card.id),
                face: <QualityPiece deck={quality} card={card} />,
                back: <Back title="Quality" under={quality.name} />,
              }))}
            />
          )}
          {on('time') && (
            <CardSheets
              name="Time cards"
              paper={paper}
              backs={backs}
              of={inForce.time.cards.map((card) => ({
                id: String(card.id),
                face: <TimePiece {...card} />,
                back: <Back title="Time" under={inForce.time.name} />,
              }))}
            />
          )}
        </Preview>
        <p class="note">
          Cut along the marks. If the printer shrinks pages to fit, switch that off: a label for a 50 mm base is 50 mm
          wide.
        </p>
        <Button kind="quiet" href={to('scenario', id)}>
          Back to the scenario
        </Button>
      </main>
    </Screen>
  );
}

/** The paper in the width of the phone; the printer takes it at its true size. */
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
      <style>{`@page { size: ${PAPERS[paper].css} portrait; margin: ${MARGIN}mm; }`}</style>
      <div class="paper" style={{ width: `${width}mm`, '--fit': fit }} data-paper={paper}>
        {children}
      </div>
    </div>
  );
}
