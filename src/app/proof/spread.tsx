/** A side's dice or cards, row by row, against chance. */
import type { SideId } from '../../book/terms.ts';
import { fairRange } from '../../dice/evenness.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Die, Flag, figure } from '../components/index.ts';
import type { Row, Spread } from './report.ts';
import { judgedSpread, spreadHead } from './told.ts';

/** The scale of all rows: the largest count, thrown or likely. */
const scaleOf = (rows: readonly Row[], all: number): number =>
  Math.max(1, ...rows.map(({ n, share }) => Math.max(n, fairRange(all, share)[1]))) * 1.08;

function Track({ row, all, most }: { readonly row: Row; readonly all: number; readonly most: number }) {
  const [low, high] = fairRange(all, row.share);
  const at = (n: number) => `${(100 * n) / most}%`;
  const style = `--lo: ${at(low)}; --hi: ${at(high)}; --mean: ${at(all * row.share)}; --is: ${at(row.n)}`;
  return (
    <div class="faces__track" style={style} aria-hidden="true">
      <span class="faces__fair" />
      <span class="faces__mean" />
      <span class="faces__is" />
    </div>
  );
}

export function SpreadPart({
  spread,
  side,
  name,
}: {
  readonly spread: Spread;
  readonly side: SideId;
  readonly name: string;
}) {
  const { rows, of } = spread;
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  const most = scaleOf(rows, all);
  return (
    <section class="proof__part">
      <div class="proof__head">
        <h2 class={`side-${side}`}>
          <Flag side={side} size={20} /> {spreadHead(spread, name)}
        </h2>
        <span>{t(of === 'dice' ? 'proof-thrown' : 'proof-drawn', { n: all })}</span>
      </div>
      <ul class={of === 'dice' ? 'faces' : 'faces faces--cards'}>
        {rows.map((row) => (
          <li key={speak(row.label)} class="faces__row">
            {row.face ? <Die face={row.face} says="" /> : <small aria-hidden="true">{speak(row.label)}</small>}
            <Track row={row} all={all} most={most} />
            <output>
              <span class="out-of-sight">{t('proof-row', { what: row.label, n: row.n })}</span>
              <span aria-hidden="true">{figure(row.n)}</span>
            </output>
          </li>
        ))}
      </ul>
      <p class="faces-key" aria-hidden="true">
        <span>
          <i />
          {t('proof-key-thrown')}
        </span>
        <span>
          <s />
          {t('proof-key-expected')}
        </span>
        <span>
          <u />
          {t('proof-key-fair')}
        </span>
      </p>
      <p>{judgedSpread(spread)}</p>
    </section>
  );
}
