import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

export interface NoticeProps {
  /** What happened. */
  readonly what: string;
  /** What is safe all the same. */
  readonly safe?: string | undefined;
  /** What to do now. */
  readonly todo?: string | undefined;
  /** The buttons that do it. */
  readonly children?: ComponentChildren;
}

/** A refusal or a failure: it stays until it is dealt with. */
export const Notice = ({ what, safe, todo, children }: NoticeProps) => (
  <div class="notice" role="alert">
    <b>
      <Icon name="notice" size={20} />
      {what}
    </b>
    {safe && <p>{safe}</p>}
    {todo && <p>{todo}</p>}
    {children}
  </div>
);

export interface EmptyProps {
  /** What is not there yet. */
  readonly what: string;
  /** What to do next. */
  readonly todo: ComponentChildren;
  /** It is the heading of the page. */
  readonly heads?: boolean;
  readonly children?: ComponentChildren;
}

export const Empty = ({ what, todo, heads, children }: EmptyProps) => (
  <div class="empty">
    {heads ? <h1>{what}</h1> : <b>{what}</b>}
    <p>{todo}</p>
    {children}
  </div>
);
