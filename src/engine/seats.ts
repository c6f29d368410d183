/** Who sits at the table. A game names its own seats, any number of them. */
export type Seat = string;

/** The seats that may know something; undefined means everyone. */
export type Audience = readonly Seat[] | undefined;

/** Whether a holder of these seats may know something meant for this audience. */
export const mayKnow = (audience: Audience, seats: readonly Seat[]): boolean =>
  audience === undefined || audience.some((seat) => seats.includes(seat));

/** What a seat has done. */
export interface OfSeat {
  readonly by: Seat;
}

/** A play and the seat that makes it. */
export interface Act<Play> {
  readonly actor: Seat;
  readonly play: Play;
}
