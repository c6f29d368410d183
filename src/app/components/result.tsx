import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Flag } from './icon.tsx';
import { classes, Marked } from './text.tsx';

export interface ResultProps {
  /** One word, or two: "High", "Disordered". */
  readonly word: string;
  /** What to do on the table, in one sentence. */
  readonly means?: ComponentChildren;
}

/** The result, whole and at once. */
export function Result({ word, means }: ResultProps) {
  return (
    <div class="result" role="status">
      <h1
        class={classes(
          'result__word',
          word.length > 7 && 'result__word--long',
          word.length > 11 && 'result__word--phrase',
        )}
      >
        {word}
      </h1>
      {means && <p class="result__means">{means}</p>}
    </div>
  );
}

export interface VerdictProps {
  /** The deciding line in words: "The defender loses: more exhausted". */
  readonly says: string;
  /** The deciding step, from 1. Earlier steps were even. */
  readonly step?: number;
  readonly steps?: number;
  /** The words of all steps, shown on a tap. */
  readonly ladder?: readonly string[];
}

/** Who won and why: the deciding line and its place on the ladder. */
export function Verdict({ says, step, ladder, steps = ladder?.length ?? 7 }: VerdictProps) {
  const bar = step && (
    <>
      <span class="ladder" aria-hidden="true">
        {Array.from({ length: steps }, (_, i) => (
          <i key={i} class={i + 1 < step ? 'is-even' : i + 1 === step ? 'is-it' : undefined} />
        ))}
      </span>
      {t('verdict-step', { n: step, of: steps })}
    </>
  );
  return (
    <div class="verdict">
      <h2>{says}</h2>
      {bar &&
        (ladder ? (
          <details>
            <summary class="verdict__steps">{bar}</summary>
            <ol>
              {ladder.map((words, i) => (
                <li key={words} aria-current={i + 1 === step ? 'step' : undefined}>
                  {i + 1}. {i + 1 < step ? t('verdict-even', { what: words }) : words}
                </li>
              ))}
            </ol>
          </details>
        ) : (
          <div class="verdict__steps">{bar}</div>
        ))}
    </div>
  );
}

export interface Outcome {
  readonly side: SideId;
  /** With `**bold**` marks. */
  readonly text: string;
}

/** What follows for each side. */
export function Outcomes({ items }: { readonly items: readonly Outcome[] }) {
  return items.length === 0 ? null : (
    <ul class="outcomes">
      {items.map(({ side, text }) => (
        <li key={text}>
          <Flag side={side} size={20} />
          <span>
            <Marked text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
