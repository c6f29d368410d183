/** A pad for four digits; the fourth submits them. They show as dots, and only their count is announced. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { classes, Icon } from '../components/index.ts';
import './seats.css';

export const FIGURES = 4;
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface PinPadProps {
  /** The text above: whose PIN, or what was wrong with the last. */
  readonly said: string;
  readonly wrong?: boolean;
  /** No input for now. */
  readonly closed?: boolean;
  readonly onPin: (pin: string) => void;
  readonly onForgotten?: (() => void) | undefined;
}

export function PinPad({ said, wrong, closed, onPin, onForgotten }: PinPadProps) {
  const [pin, show] = useState('');
  // Fast fingers enter the next digit before the last one is drawn.
  const entered = useRef('');
  const set = (next: string) => {
    entered.current = next;
    show(next);
  };
  const enter = (figure: string) => {
    if (closed || entered.current.length >= FIGURES) return;
    const next = entered.current + figure;
    if (next.length < FIGURES) return set(next);
    set('');
    onPin(next);
  };
  const rub = () => set(entered.current.slice(0, -1));
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // In a text field digits are text.
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      if (/^[0-9]$/.test(event.key)) enter(event.key);
      else if (event.key === 'Backspace') rub();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  });
  const key = (figure: string) => (
    <button key={figure} type="button" aria-disabled={closed || undefined} onClick={() => enter(figure)}>
      {figure}
    </button>
  );
  return (
    <>
      <p class={classes('seat-say', wrong && 'seat-say--wrong')} role={wrong ? 'alert' : undefined}>
        {wrong && <Icon name="notice" size={20} />}
        <span>{said}</span>
      </p>
      <div class="pin" role="img" aria-label={t('seats-pin-so-far', { n: pin.length, of: FIGURES })}>
        {Array.from({ length: FIGURES }, (_, i) => (
          <i key={i} class={classes(i < pin.length && 'is-in', i === pin.length && !closed && 'is-next')} />
        ))}
      </div>
      <p class="out-of-sight" role="status">
        {pin && t('seats-pin-so-far', { n: pin.length, of: FIGURES })}
      </p>
      <div class="pad">
        {ROWS.map(key)}
        {onForgotten ? (
          <button type="button" class="is-words" onClick={onForgotten}>
            {t('seats-forgotten')}
          </button>
        ) : (
          <i />
        )}
        {key('0')}
        <button type="button" class="is-words" onClick={rub}>
          {t('seats-rub')}
        </button>
      </div>
    </>
  );
}
