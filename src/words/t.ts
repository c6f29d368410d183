/** A sentence of a screen: `t('home-begin')`, `t('home-battles', { count: 3 })`. */
import { type Bare, type Code, type Messages, say } from '../engine/message.ts';
import { speak } from './speak.ts';

export function t<C extends Bare>(code: C): string;
export function t<C extends Exclude<Code, Bare>>(code: C, args: Messages[C]): string;
export function t<C extends Code>(code: C, args?: Messages[C]): string {
  return speak(args === undefined ? (code as Bare) : say(code as Exclude<Code, Bare>, args as never));
}
