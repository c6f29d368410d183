/** The two columns of a close combat: attacker left, defender right, a front line between them. */
import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import type { Reckoning as Sum } from '../../engine/reckoning.ts';
import { DiceRow, type LooseDie } from './die.tsx';
import { Reckoning } from './reckoning.tsx';

export interface DuelProps {
  readonly attacker: ComponentChildren;
  readonly defender: ComponentChildren;
  /** The fighters, or their throws. */
  readonly part: 'names' | 'throws';
}

export const Duel = ({ attacker, defender, part }: DuelProps) => (
  <div class={`duel duel--${part}`}>
    <div>{attacker}</div>
    <div>{defender}</div>
  </div>
);

export interface FighterProps {
  readonly side: SideId;
  /** "Attacker" */
  readonly as: string;
  /** "II/5/1 Husson" */
  readonly name: string;
  readonly ratings: string;
  /** "3 dice on 5+" */
  readonly throws?: string | undefined;
}

export const Fighter = ({ side, as, name, ratings, throws }: FighterProps) => (
  <div class={`fighter band side-${side}`}>
    <span class="role">{as}</span> <b>{name}</b> <span>{ratings}</span>
    {throws && <span class="fighter__throws">{throws}</span>}
  </div>
);

export interface VolleyProps {
  readonly label: string;
  readonly dice: readonly LooseDie[];
  readonly hits: Sum;
}

/** One side's throw: the dice and the sum of their hits. */
export const Volley = ({ label, dice, hits }: VolleyProps) => (
  <>
    <DiceRow label={label} dice={dice} />
    <Reckoning of={hits} dense />
  </>
);
