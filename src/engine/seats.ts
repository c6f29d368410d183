/**
 * Who sits at the table. Any number of seats; a game names its own. What happens is known to everybody, or to a set of
 * seats and to nobody else.
 */
export type Seat = string;

/** The seats that may know something; left out: everybody. */
export type Audience = readonly Seat[] | undefined;

/** Whether what is meant for an audience may be known by somebody who holds these seats. */
export const mayKnow = (audience: Audience, seats: readonly Seat[]): boolean =>
  audience === undefined || audience.some((seat) => seats.includes(seat));

/** A play with the seat it comes from. */
export interface Act<Play> {
  readonly actor: Seat;
  readonly play: Play;
}
