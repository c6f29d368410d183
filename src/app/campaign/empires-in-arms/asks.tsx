/** What only the table can say, answered in this campaign. */
import { asksOf } from '../asks.tsx';
import { act } from './session.ts';

export const { Asks, LaterAsks, Pick } = asksOf(act);
