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
  /** Small, in a column of the close combat. */
  readonly dense?: boolean;
  /** One line: the name, the terms in small, the sum; where nothing else is touched beside it, it opens. */
  readonly brief?: boolean | 'opens';
  /** Where each term stands is shown without a touch. */
  readonly cited?: boolean;
  /** An aside beside the sum: "67 % to close, card 12 of 48". */
  readonly aside?: ComponentChildren;
  /** Where a term comes from, in words; the rulebook's section when left out. Shown when the players ask. */
  readonly cite?: (term: Term) => ComponentChildren;
}

const Where = aside(async () => (await import('../parts/why.ts')).Where, 'beside');
const section = (term: Term) => <Where of={term} />;

/** The first term is what one starts from and stands without a sign. */
const written = ({ value, shown }: Term, i: number) => (shown ? speak(shown).replace(/^-/, '−') : figure(value, i > 0));

/** Nothing, where the sum is called so already. */
const told = (what: string, name: string) => (name.toLowerCase().startsWith(what.toLowerCase()) ? '' : what);

/** A sum set as a sum: terms left, figures right, a rule, the total. A touch on its name shows where each term stands. */
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
  // The only term is the sum, and its figure stands there already.
  const alone = terms.length === 1 && !terms[0]!.shown && terms[0]!.value === total;
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
