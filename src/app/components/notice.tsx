import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

export interface NoticeProps {
  /** What happened. */
  readonly what: string;
  /** What is safe. */
  readonly safe?: string | undefined;
  /** What to do now. */
  readonly todo?: string | undefined;
  /** The buttons that do it. */
  readonly children?: ComponentChildren;
}

/** A refusal or failure. It stays until it is dealt with. */
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
  /** What is missing. */
  readonly what: string;
  /** What to do next. */
  readonly todo: ComponentChildren;
  /** It is the page's heading. */
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
