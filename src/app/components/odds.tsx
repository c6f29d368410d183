import { say } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { classes } from './text.tsx';

/** One part of the bar. */
export interface Share {
  /** "VH" */
  readonly name: string;
  /** For a screen reader: "very high". */
  readonly said?: string;
  /** How many cards (or throws) give this result. */
  readonly n: number;
  /** 3 solid, 2 and 1 hatched, 0 open; by position if absent. */
  readonly fill?: 0 | 1 | 2 | 3;
}

export interface OddsProps {
  /** "Chance that he closes"; absent beside the button that throws. */
  readonly claim?: string | undefined;
  /** How many of the cards are good. */
  readonly good: number;
  readonly shares: readonly Share[];
  /** What the parts mean, in order, and how many parts each meaning covers. */
  readonly means: readonly { readonly what: string; readonly over: number }[];
  /** What is counted. */
  readonly unit?: 'card' | 'throw';
  /** After the draw: the name of the drawn part. */
  readonly drawn?: string;
}

const FILLS = [3, 2, 1, 0, 0] as const;

/** Whole percent, but never 0 or 100 while either outcome is possible. */
export function percent(good: number, of: number): string {
  const exact = (100 * good) / of;
  const whole = good > 0 && good < of ? Math.min(99, Math.max(1, Math.round(exact))) : Math.round(exact);
  return `${whole}\u00A0%`;
}

/** Letters that fit over the whole bar on a small phone. */
const LETTERS = 44;

/** Chances as a scale bar: each part as wide as its cards, a tick for each card, a brace for each meaning. */
export function Odds({ claim, good, shares, means, unit = 'card', drawn }: OddsProps) {
  const of = shares.reduce((sum, share) => sum + share.n, 0);
  const fits = (words: string, n: number) => words.length <= (LETTERS * n) / of;
  let at = 0;
  const parts = means
    .map(({ what, over }) => {
      const under = shares.slice(at, at + over);
      at += over;
      return { what, under, n: under.reduce((sum, share) => sum + share.n, 0) };
    })
    .filter(({ n }) => n > 0);
  const cards = unit === 'card';
  // Throws are given in hundredths, since nobody counts hundreds of them.
  const said = parts
    .map(({ what, under, n }) => {
      if (!cards) return t('odds-percent', { what, percent: percent(n, of) });
      const shares = under.map((s) => say('odds-share', { name: s.said ?? s.name, n: s.n }));
      return what ? t('odds-shares', { shares, what }) : shares.map(speak).join(', ');
    })
    .join('. ');
  const there = shares.map((share, i) => ({ fill: FILLS[i] ?? 0, ...share })).filter((share) => share.n > 0);
  // If the parts have no meanings, their names are figures and the ticks count the cards.
  const bare = parts.every(({ what }) => !what);
  const key = ({ name, n }: Share) =>
    cards ? (bare ? name : `${name} ${n}`) : fits(percent(n, of), n) ? percent(n, of) : '';
  const narrow = parts.filter(({ what, n }) => !fits(what, n));
  const it = shares.find((share) => share.name === drawn);
  const whole = say('odds-said', { unit, of, parts: said });
  const wide = (n: number) => ({ '--n': n });
  return (
    <figure class={classes('odds', drawn && 'odds--past')}>
      <figcaption class="odds__claim">
        <span>
          {claim} <span class="note">{t('odds-of', { unit, good, of })}</span>
        </span>
        {claim && <b>{percent(good, of)}</b>}
      </figcaption>
      <div
        class="odds__bar"
        role="img"
        aria-label={it ? t('odds-drawn', { odds: whole, drawn: it.said ?? it.name }) : speak(whole)}
        style={{ '--of': cards ? of : 20 }}
      >
        {there.map((s) => (
          <i key={s.name} class={classes(`f${s.fill}`, s.name === drawn && 'is-drawn')} style={wide(s.n)} />
        ))}
      </div>
      <div class="odds__key" aria-hidden="true">
        {there.map((s) => (
          <span key={s.name} class={classes(s.name === drawn && 'is-drawn')} style={wide(s.n)}>
            {key(s)}
          </span>
        ))}
      </div>
      {!bare && (
        <div class="odds__brace" aria-hidden="true">
          {parts.map((part, i) => (
            <span key={i} style={wide(part.n)}>
              {narrow.includes(part) ? '' : part.what}
            </span>
          ))}
        </div>
      )}
      {narrow.length > 0 && (
        <p class="odds__rest note" aria-hidden="true">
          {narrow
            .map(({ what, under, n }) =>
              cards ? `${under.map((s) => s.name).join(', ')} ${what}` : `${what} ${percent(n, of)}`,
            )
            .join(' · ')}
        </p>
      )}
    </figure>
  );
}
