/** The reference: every chart of the rules, to be leafed through or found by a word. Works with no network. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { Act, Button, Empty, Field, Masthead, More, Question, Screen, Sheet } from '../components/index.ts';
import { seen } from '../desk/desk.ts';
import { goInstead, to } from '../route.ts';
import { type ChartGroup, find, type InForce, plain } from './chart.ts';
import { chartOf, DEFAULTS, loadCharts } from './charts.ts';
import { Plain } from './table.tsx';
import { rulingWords, ToolView, troopLine, troopSuggestions, useFetched } from './tools.tsx';
import { chartNow } from './which.ts';
import './reference.css';

/** Where a chart lies, and how to go there. */
interface Ways {
  readonly href: (chart?: string) => string;
  /** In a sheet the address is replaced, so that one step back closes it. */
  readonly go?: (chart?: string) => void;
}

const inBattle = (battle: Battle): InForce => ({
  rulings: battle.rulings,
  quality: qualityDeck(battle),
  time: timeDeck(battle),
});

export function ReferenceScreen({ chart: id }: { readonly chart?: string | undefined }) {
  const ways: Ways = { href: (of) => (of ? to('reference', of) : to('reference')) };
  const top = useTop(id);
  return (
    <Screen>
      <main ref={top} tabIndex={-1}>
        <Masthead aside="reference" />
        <Book chart={id} inForce={DEFAULTS} ways={ways} />
        <Button kind="quiet" href={to()}>
          Home
        </Button>
      </main>
    </Screen>
  );
}

/** Opens at the chart that the current question uses. */
export function ReferenceSheet({
  id,
  chart: wanted,
  onClose,
}: {
  readonly id: string;
  readonly chart?: string | undefined;
  readonly onClose: () => void;
}) {
  const battle = seen.value?.battle;
  const [opened] = useState(() => (battle ? chartNow(battle) : undefined));
  const top = useTop(wanted);
  if (!battle) return null;
  const chart = wanted === 'all' ? undefined : (wanted ?? opened);
  const place = (of?: string): string[] => ['battle', id, 'reference', of ?? 'all'];
  const ways: Ways = { href: (of) => to(...place(of)), go: (of) => goInstead(...place(of)) };
  return (
    <Sheet
      name="Reference"
      label={<p class="reference-head">Reference</p>}
      leave="Back to the battle"
      onClose={onClose}
      act={
        chart && (
          <Act label="Reference">
            <Way kind="plain" ways={ways}>
              All charts, and find a word
            </Way>
          </Act>
        )
      }
    >
      <div ref={top} tabIndex={-1} class="reference-body">
        <Book chart={chart} inForce={inBattle(battle)} ways={ways} />
      </div>
    </Sheet>
  );
}

/** A chart by its name, or all of them. */
function Book({
  chart,
  inForce,
  ways,
}: {
  readonly chart: string | undefined;
  readonly inForce: InForce;
  readonly ways: Ways;
}) {
  const groups = useFetched(loadCharts);
  if (groups === 'failed')
    return (
      <Empty
        what="The charts could not be fetched."
        todo="Connect once, or take the waiting update, and open them again."
      />
    );
  if (!groups) return <p aria-busy="true">Opening the charts.</p>;
  return chartOf(groups, chart) ? (
    <ChartPage chart={chart!} groups={groups} inForce={inForce} ways={ways} />
  ) : (
    <Contents groups={groups} inForce={inForce} ways={ways} />
  );
}

/** Another chart begins at its beginning. */
function useTop(chart: string | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    top.current?.scrollIntoView?.();
    top.current?.focus();
  }, [chart]);
  return top;
}

function Way({
  ways,
  chart,
  kind = 'plain',
  note,
  children,
}: {
  readonly ways: Ways;
  readonly chart?: string;
  readonly kind?: 'plain' | 'quiet';
  readonly note?: string;
  readonly children: string;
}) {
  const { go } = ways;
  return (
    <Button
      kind={kind}
      href={ways.href(chart)}
      {...(note && { note })}
      onClick={
        go &&
        ((event) => {
          event.preventDefault();
          go(chart);
        })
      }
    >
      {children}
    </Button>
  );
}

function ChartPage({
  chart: id,
  groups,
  inForce,
  ways,
}: {
  readonly chart: string;
  readonly groups: readonly ChartGroup[];
  readonly inForce: InForce;
  readonly ways: Ways;
}) {
  const chart = chartOf(groups, id)!;
  const group = groups.find(({ charts }) => charts.includes(chart))!;
  const others = group.charts.filter((other) => other !== chart);
  return (
    <>
      <Question>{chart.title}</Question>
      <div class="chart" key={chart.id}>
        {chart
          .parts(inForce)
          .map((part, i) =>
            'tool' in part ? <ToolView key={i} tool={part.tool} inForce={inForce} /> : <Plain key={i} part={part} />,
          )}
      </div>
      {chart.rows.length > 0 && <p class="note chart-rows">{chart.rows.join(' · ')}</p>}
      {others.length > 0 && (
        <nav class="chart-near" aria-label={group.title}>
          <h2>{group.title}</h2>
          {others.map((other) => (
            <Way key={other.id} ways={ways} chart={other.id} kind="quiet">
              {other.title}
            </Way>
          ))}
        </nav>
      )}
      {!ways.go && (
        <Way ways={ways} kind="plain">
          All charts, and find a word
        </Way>
      )}
    </>
  );
}

/** More lines to be found in: the rulings and the suggested troops, once they are fetched. */
function useMoreLines(wanted: boolean): readonly (readonly [chart: string, line: string])[] {
  const words = useFetched(rulingWords, wanted);
  const troops = useFetched(troopSuggestions, wanted);
  return useMemo(
    () => [
      ...(troops && troops !== 'failed' ? troops.map((of) => ['quality', troopLine(of)] as const) : []),
      ...(words && words !== 'failed'
        ? words.RULING_WORDS.map((entry) => ['rulings', `${entry.title} (${entry.amb})`] as const)
        : []),
    ],
    [words, troops],
  );
}

function Contents({
  groups,
  inForce,
  ways,
}: {
  readonly groups: readonly ChartGroup[];
  readonly inForce: InForce;
  readonly ways: Ways;
}) {
  const [wanted, want] = useState('');
  const looking = wanted.trim().length > 1;
  const found = looking ? find(groups, wanted, inForce) : [];
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const more = useMoreLines(looking).filter(([, line]) => {
    const bare = plain(line);
    return looking && parts.every((part) => bare.includes(part));
  });
  const none = found.length === 0 && more.length === 0;
  return (
    <>
      <h1 class="out-of-sight">Every chart of the rules</h1>
      <search class="find">
        <Field label="Find a chart or a word">
          {(it) => (
            <input
              {...it}
              type="search"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              value={wanted}
              onInput={(event) => want(event.currentTarget.value)}
            />
          )}
        </Field>
      </search>
      {looking ? (
        <ul class="found" aria-label="Found" aria-live="polite">
          {none && (
            <li>
              <p>Nothing has that word. Try a shorter one, or open a group below by clearing the field.</p>
            </li>
          )}
          {found.map(({ chart, lines }) => (
            <li key={chart.id}>
              <Way ways={ways} chart={chart.id}>
                {chart.title}
              </Way>
              {lines.map((line) => (
                <p key={line} class="note">
                  {line}
                </p>
              ))}
            </li>
          ))}
          {(['quality', 'rulings'] as const).map((id) => {
            const lines = more.filter(([chart]) => chart === id).slice(0, 8);
            return (
              lines.length > 0 && (
                <li key={`more-${id}`}>
                  <Way ways={ways} chart={id}>
                    {id === 'quality' ? 'Suggested ratings' : 'Rulings'}
                  </Way>
                  {lines.map(([, line]) => (
                    <p key={line} class="note">
                      {line}
                    </p>
                  ))}
                </li>
              )
            );
          })}
        </ul>
      ) : (
        <div class="chart-groups">
          {groups.map((group) => (
            <More key={group.title} label={group.title}>
              <div class="chart-near">
                {group.charts.map((chart) => (
                  <Way key={chart.id} ways={ways} chart={chart.id} kind="quiet">
                    {chart.title}
                  </Way>
                ))}
              </div>
            </More>
          ))}
        </div>
      )}
    </>
  );
}
