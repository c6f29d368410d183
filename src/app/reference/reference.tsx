/** The reference: every chart of the rules, to browse or search. Works offline. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { RULING_GROUPS } from '../../book/ruling-entries.ts';
import { TROOP_SUGGESTIONS } from '../../scenarios/suggestions.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Field, Masthead, More, Question, Screen, Sheet } from '../components/index.ts';
import { goInstead, to } from '../route.ts';
import { titleOf as rulingTitle } from '../ruling-words.ts';
import { seen } from '../session/battle-session.ts';
import { type Chart, find, groupTitle, holdsAll, type InForce, titleOf, wantedWords } from './chart.ts';
import { ALL } from './charts/all.ts';
import { chartOf, DEFAULTS } from './charts.ts';
import { Plain } from './table.tsx';
import { ToolView } from './tools.tsx';
import { troopLine } from './troops.tsx';
import { chartNow } from './which.ts';
import './reference.css';

/** The address of a chart, and how to go there. */
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
        <Masthead aside={t('reference-aside')} />
        <Book chart={id} inForce={DEFAULTS} ways={ways} />
        <Button kind="quiet" href={to()}>
          {t('reference-home')}
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
      name={t('reference-title')}
      label={<p class="reference-head">{t('reference-title')}</p>}
      leave={t('reference-leave')}
      onClose={onClose}
      act={
        chart && (
          <Act label={t('reference-title')}>
            <Way kind="plain" ways={ways}>
              {t('reference-all')}
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
  const of = chartOf(chart);
  return of ? <ChartPage chart={of} inForce={inForce} ways={ways} /> : <Contents inForce={inForce} ways={ways} />;
}

/** A new chart opens at its top. */
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
  chart,
  inForce,
  ways,
}: {
  readonly chart: Chart;
  readonly inForce: InForce;
  readonly ways: Ways;
}) {
  const group = ALL.find(({ charts }) => charts.includes(chart));
  const others = group?.charts.filter((other) => other !== chart) ?? [];
  return (
    <>
      <Question>{titleOf(chart)}</Question>
      <div class="chart" key={chart.id}>
        {chart
          .parts(inForce)
          .map((part, i) =>
            'tool' in part ? <ToolView key={i} tool={part.tool} inForce={inForce} /> : <Plain key={i} part={part} />,
          )}
      </div>
      {chart.rows.length > 0 && <p class="note chart-rows">{chart.rows.join(' · ')}</p>}
      {group && others.length > 0 && (
        <nav class="chart-near" aria-label={groupTitle(group)}>
          <h2>{groupTitle(group)}</h2>
          {others.map((other) => (
            <Way key={other.id} ways={ways} chart={other.id} kind="quiet">
              {titleOf(other)}
            </Way>
          ))}
        </nav>
      )}
      {!ways.go && (
        <Way ways={ways} kind="plain">
          {t('reference-all')}
        </Way>
      )}
    </>
  );
}

/** More lines to search: suggested troops, and the rulings. */
const moreLines = (): readonly (readonly [chart: 'quality' | 'rulings', line: string])[] => [
  ...TROOP_SUGGESTIONS.map((of) => ['quality', troopLine(of)] as const),
  ...RULING_GROUPS.flatMap(({ entries }) =>
    entries.map(({ amb }) => ['rulings', t('reference-ruling-line', { title: rulingTitle(amb), amb })] as const),
  ),
];

interface BookProps {
  readonly inForce: InForce;
  readonly ways: Ways;
}

function Contents({ inForce, ways }: BookProps) {
  const [wanted, want] = useState('');
  return (
    <>
      <h1 class="out-of-sight">{t('reference-heading')}</h1>
      <search class="find">
        <Field label={t('reference-find')}>
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
      {wanted.trim().length > 1 ? <Findings wanted={wanted} inForce={inForce} ways={ways} /> : <Groups ways={ways} />}
    </>
  );
}

/** All charts, folded by subject. */
function Groups({ ways }: Pick<BookProps, 'ways'>) {
  return (
    <div class="chart-groups">
      {ALL.map((group) => (
        <More key={group.id} label={groupTitle(group)}>
          <div class="chart-near">
            {group.charts.map((chart) => (
              <Way key={chart.id} ways={ways} chart={chart.id} kind="quiet">
                {titleOf(chart)}
              </Way>
            ))}
          </div>
        </More>
      ))}
    </div>
  );
}

const MORE_TITLES = { quality: 'reference-suggested', rulings: 'reference-rulings' } as const;

/** The search results. */
function Findings({ wanted, inForce, ways }: BookProps & { readonly wanted: string }) {
  const charts = find(ALL, wanted, inForce);
  const parts = wantedWords(wanted);
  const lines = useMemo(moreLines, []);
  const more = lines.filter(([, line]) => holdsAll(line, parts));
  return (
    <ul class="found" aria-label={t('reference-found')} aria-live="polite">
      {charts.length + more.length === 0 && (
        <li>
          <p>{t('reference-none')}</p>
        </li>
      )}
      {charts.map(({ chart, lines: told }) => (
        <FoundIn key={chart.id} chart={chart.id} title={titleOf(chart)} lines={told} ways={ways} />
      ))}
      {(['quality', 'rulings'] as const).map((id) => {
        const found = more.filter(([chart]) => chart === id).slice(0, 8);
        return (
          found.length > 0 && (
            <FoundIn
              key={`more-${id}`}
              chart={id}
              title={t(MORE_TITLES[id])}
              lines={found.map(([, line]) => line)}
              ways={ways}
            />
          )
        );
      })}
    </ul>
  );
}

function FoundIn(props: {
  readonly chart: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly ways: Ways;
}) {
  const { chart, title, lines, ways } = props;
  return (
    <li>
      <Way ways={ways} chart={chart}>
        {title}
      </Way>
      {lines.map((line) => (
        <p key={line} class="note">
          {line}
        </p>
      ))}
    </li>
  );
}
