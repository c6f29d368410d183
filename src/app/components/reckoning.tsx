import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Reckoning as Sum, Term } from '../../engine/reckoning.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { aside } from '../fetched.tsx';
import { Icon } from './icon.tsx';
import { classes, figure } from './text.tsx';

export interface ReckoningProps {
  readonly of: Sum;
  /** Small, for a column of the close combat. */
  readonly dense?: boolean;
  /** One line: the name, the terms in small print, the sum. 'opens' lets a tap open it. */
  readonly brief?: boolean | 'opens';
  /** Shows the source of each term without a tap. */
  readonly cited?: boolean;
  /** Text beside the sum: "67 % to close, card 12 of 48". */
  readonly aside?: ComponentChildren;
  /** The source of a term in words; the rulebook's section if absent. Shown on request. */
  readonly cite?: (term: Term) => ComponentChildren;
}

const Where = aside(async () => (await import('../parts/why.ts')).Where, 'beside');
const section = (term: Term) => <Where of={term} />;

/** The first term is the starting value and has no sign. */
const written = ({ value, shown }: Term, i: number) => (shown ? speak(shown).replace(/^-/, '−') : figure(value, i > 0));

/** Empty if the sum already has this name. */
const told = (what: string, name: string) => (name.toLowerCase().startsWith(what.toLowerCase()) ? '' : what);

/** A sum: terms left, figures right, a line, the total. A tap on its name shows the source of each term. */
export function Reckoning({ of, dense, brief, cited, aside: beside, cite = section }: ReckoningProps) {
  const [asked, ask] = useState(false);
  const { name, terms, total, unit, note } = of;
  const sum = (
    <>
      {figure(total)}
      {unit && <span class="figure__unit"> {t('sum-unit', { unit, n: total })}</span>}
    </>
  );
  const small = beside ?? spoken(note);
  // The only term equals the sum, so its figure is already there.
  const alone = terms.length === 1 && written(terms[0]!, 0) === figure(total);
  const known = terms.some((t) => t.row || t.ruling);
  const heading =
    known && !dense ? (
      <button type="button" class="reckoning__ask" aria-expanded={asked} onClick={() => ask(!asked)}>
        {speak(name)}
        <span class="out-of-sight">{t('sum-where')}</span>
        <Icon name="open" size={18} class="icon--turns" />
      </button>
    ) : (
      speak(name)
    );
  if (brief && !asked)
    return (
      <dl class="reckoning">
        <div>
          <dt>
            {brief === 'opens' ? heading : speak(name)}{' '}
            <span class="note">
              {[
                terms
                  .map((t, i) => (alone ? told(speak(t.what), speak(name)) : `${speak(t.what)}\u00a0${written(t, i)}`))
                  .join(', '),
                spoken(note)?.replace(/ (?=\d+$)/, '\u00a0'),
              ]
                .filter(Boolean)
                .join('; ')}
            </span>
          </dt>
          <dd>{sum}</dd>
        </div>
      </dl>
    );
  return (
    <dl class={classes('reckoning', dense && 'reckoning--dense')}>
      {terms.map((t, i) => (
        <div key={i}>
          <dt>
            {speak(t.what)}
            {t.note && (
              <>
                {' '}
                <span class="note">{speak(t.note)}</span>
              </>
            )}
            {(asked || cited) && <span class="reckoning__row">{cite(t)}</span>}
          </dt>
          <dd>{written(t, i)}</dd>
        </div>
      ))}
      <div class="sum">
        <dt>
          {heading}
          {small && (
            <>
              {' '}
              <span class="note">{small}</span>
            </>
          )}
        </dt>
        <dd>{sum}</dd>
      </div>
    </dl>
  );
}
