/** The tools among the charts: scales, ranges, a timer, the rulings, suggested ratings. */
import { useEffect, useState } from 'preact/hooks';
import { MISSING, RULING_GROUPS } from '../../book/ruling-entries.ts';
import { RULINGS, ruling } from '../../book/rulings.ts';
import { GROUNDS, type Ground } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, Field, More } from '../components/index.ts';
import { groupTitle, meaningOf, missingText, missingTitle, textOf, titleOf } from '../ruling-words.ts';
import { buzz } from '../session/phone.ts';
import type { InForce, Tool } from './chart.ts';
import { DECISION_SECONDS } from './decision.ts';
import { bandRows, onTheGround, onTheTable, reachRows } from './scales.ts';
import { Grid } from './table.tsx';
import { Troops } from './troops.tsx';

export function ToolView({ tool, inForce }: { readonly tool: Tool; readonly inForce: InForce }) {
  switch (tool) {
    case 'ground-scale':
      return <GroundScale />;
    case 'range':
      return <Range inForce={inForce} />;
    case 'timer':
      return <DecisionTimer />;
    case 'rulings':
      return <RulingsInForce inForce={inForce} />;
    case 'troops':
      return <Troops />;
  }
}

const number = (text: string): number => Math.max(0, Number(text.replace(',', '.')) || 0);
const tidied = (n: number): number => Number(n.toFixed(n < 10 ? 2 : n < 100 ? 1 : 0));

function GroundScale() {
  const [cm, setCm] = useState(30);
  const { yards, miles, metres } = onTheGround(cm);
  return (
    <section class="tool" aria-label={t('reference-scale')}>
      <div class="row-of-two">
        <Field label={t('reference-scale-cm')}>
          {(it) => (
            <input
              {...it}
              inputMode="decimal"
              value={String(tidied(cm))}
              onChange={(event) => setCm(number(event.currentTarget.value))}
            />
          )}
        </Field>
        <Field label={t('reference-scale-yards')}>
          {(it) => (
            <input
              {...it}
              inputMode="decimal"
              value={String(tidied(yards))}
              onChange={(event) => setCm(onTheTable(number(event.currentTarget.value)))}
            />
          )}
        </Field>
      </div>
      <p aria-live="polite">
        {t('reference-scale-is', {
          cm: tidied(cm),
          yards: tidied(yards),
          miles: tidied(miles),
          metres: tidied(metres),
        })}
      </p>
    </section>
  );
}

function Range({ inForce: { rulings } }: { readonly inForce: InForce }) {
  const [cm, setCm] = useState(12);
  const [ground, setGround] = useState<Ground>('hard');
  return (
    <section class="tool" aria-label={t('reference-range-tool')}>
      <Field label={t('reference-range-at', { cm })}>
        {(it) => (
          <input
            {...it}
            type="range"
            min={1}
            max={40}
            value={cm}
            onInput={(event) => setCm(Number(event.currentTarget.value))}
          />
        )}
      </Field>
      <Grid
        of={{
          head: ['reference-range-guns', 'reference-range-band', 'reference-range-dice'],
          rows: bandRows(cm, rulings),
        }}
      />
      <Choice
        label={t('reference-range-ground')}
        quiet
        columns={3}
        value={ground}
        options={GROUNDS.map((value) => ({ value, label: t(`ground-${value}`) }))}
        onChange={setGround}
      />
      <Grid of={{ head: ['reference-range-move', 'reference-range-goes', ''], rows: reachRows(cm, ground, rulings) }} />
    </section>
  );
}

function DecisionTimer() {
  const [ends, setEnds] = useState<number | null>(null);
  const [left, setLeft] = useState(DECISION_SECONDS);
  useEffect(() => {
    if (ends === null) return;
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      setEnds(null);
      buzz('alarm');
    }, 200);
    return () => clearInterval(tick);
  }, [ends]);
  const start = () => {
    setLeft(DECISION_SECONDS);
    setEnds(Date.now() + DECISION_SECONDS * 1000);
  };
  return (
    <section class="tool timer" aria-label={t('reference-timer')}>
      <p class="timer__left" role="timer" aria-hidden={ends !== null}>
        {left}
      </p>
      <p role="status">{left === 0 && ends === null && t('reference-timer-over')}</p>
      <Button onClick={start}>
        {ends === null ? t('reference-timer-start', { seconds: DECISION_SECONDS }) : t('reference-timer-again')}
      </Button>
    </section>
  );
}

function RulingsInForce({ inForce: { rulings } }: { readonly inForce: InForce }) {
  return (
    <>
      <p>{t('reference-rulings-intro')}</p>
      {RULING_GROUPS.map(({ id, entries }) => (
        <More key={id} label={groupTitle(id)}>
          {entries.map(({ amb, keys }) => (
            <section key={amb} class="ruling">
              <h3>{titleOf(amb)}</h3>
              {keys.map((key) => {
                const value = ruling(rulings, key);
                const meaning = meaningOf(key, value);
                return (
                  <p key={key}>
                    <b>{value === RULINGS[key].values[0] ? meaning : t('reference-rulings-chosen', { meaning })}</b>
                  </p>
                );
              })}
              <p class="note">{t('reference-rulings-text', { text: textOf(amb), of: amb })}</p>
            </section>
          ))}
        </More>
      ))}
      <More label={t('reference-rulings-missing')}>
        {MISSING.map(([mis]) => (
          <section key={mis} class="ruling">
            <h3>{missingTitle(mis)}</h3>
            <p class="note">{t('reference-rulings-text', { text: missingText(mis), of: mis })}</p>
          </section>
        ))}
      </More>
    </>
  );
}
