/** Sentences said one after the other. */
import { type Said, say, word } from '../engine/message.ts';

export const inTurn = ([first = '', ...rest]: readonly Said[]): Said =>
  rest.reduce<Said>((one, next) => say('in-turn', { one: word(one), next: word(next) }), first);
