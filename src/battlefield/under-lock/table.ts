/** Sealing papers at a table whose seats are under lock, and the effects of showing them. */

import { envelopeSchema } from '../../engine/envelope.ts';
import { say, word } from '../../engine/message.ts';
import { opens } from '../../engine/sealed.ts';
import { comeOn } from '../arrivals/reinforcements.ts';
import { receiveOrder } from '../command/orders.ts';
import type { Why } from '../handling.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { formationNamed } from '../named.ts';
import { isPlayed } from '../simplified.ts';
import type { LockedTable } from '../under-lock.ts';
import { type Paper, type PaperOf, readPaper } from './papers.ts';
import { mayPlay } from './whose.ts';

/** NBC-RNF-03, NBC-RNF-05: the units join the battle, and enter the table when they act. */
function seen(d: EventBuilder, { coming, formation, officer, units }: PaperOf<'arrival'>): Why {
  const { formations } = d.state;
  if (!formation && !formations[coming.formation]) return 'seats-first-the-formation';
  if (units.some(({ id }) => d.state.units[id])) return 'seats-shown-already';
  const { secret: _, ...open } = coming;
  d.add({
    type: 'enlisted',
    coming: open,
    ...(formation && officer && { formation: { ...formation, present: false }, officer }),
    units: units.map((unit) => ({ ...unit, present: false })),
  });
  const there = d.state.formations[coming.formation];
  if (!there) return 'no-such-formation';
  const radius = comeOn(d, there, open);
  const told = say('seats-log-arrival', { who: formationNamed(there), where: coming.where });
  log(d, told, { side: coming.side, sums: [radius] });
  // NBC-ORD-21: a formation's first units bring its commander, who has his order.
  if (!there.present && isPlayed('give-order', d.state.simplified)) receiveOrder(d, there.id, there.order);
  return undefined;
}

function ordered(d: EventBuilder, { formation: id, order, words }: PaperOf<'order'>): Why {
  const formation = d.state.formations[id];
  if (!formation) return 'no-such-formation';
  const told = { formation: formationNamed(formation), order: word(`order-${order}`) };
  const text = words ? say('seats-log-order-words', { ...told, words }) : say('seats-log-order', told);
  log(d, text, { side: formation.side });
  receiveOrder(d, id, order);
  return undefined;
}

function follows(d: EventBuilder, paper: Paper | undefined): Why {
  if (paper?.is === 'arrival') return seen(d, paper);
  if (paper?.is === 'order') return ordered(d, paper);
  log(d, 'seats-log-shown');
  return undefined;
}

export const lockedTable: LockedTable = {
  mayPlay,
  seal(d, { by, envelope }) {
    const read = envelopeSchema.safeParse(envelope);
    const keys = d.state.keys ?? {};
    if (!read.success || read.data.for.length === 0) return 'seats-no-envelope';
    if (read.data.for.some((seat) => !Object.hasOwn(keys, seat))) return 'seats-no-such';
    d.add({ type: 'sealed', by, envelope: read.data });
    return undefined;
  },
  unseal(d, { sealed, salt, text }) {
    const one = d.state.sealed?.[sealed];
    if (!one) return 'seats-nothing-sealed';
    if (one.shown) return 'seats-shown-already';
    if (!opens(one.seal, { salt, text })) return 'seats-other-words';
    const paper = readPaper(text);
    d.add({ type: 'unsealed', sealed, salt, text });
    // After the battle words are shown only for the proof.
    return d.state.ended ? undefined : follows(d, paper);
  },
};
