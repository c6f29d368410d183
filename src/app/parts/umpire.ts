/** Fetched with a battle whose seats are under lock. */
export { beginLocked } from '../umpire/begin-locked.ts';
export { Seats } from '../umpire/doors.tsx';
export { fileUnderLock } from '../umpire/files.ts';
export { LockedFilePage } from '../umpire/locked-file-page.tsx';
export { NoteOf } from '../umpire/note-of.tsx';
export { PinsPage } from '../umpire/pins.tsx';
export { SeatRoom } from '../umpire/room.tsx';
export * from '../umpire/table.ts';
export { AskOther } from '../umpire/take-back.tsx';
export { WholeAgain } from '../umpire/whole-again.tsx';
