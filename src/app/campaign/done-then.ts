/** What a deed of a sheet leads to. */
import { doneHere } from '../route.ts';

/** Leads on once the deed is written. Who has left the page meanwhile is led nowhere. */
export const doneThen = (deed: Promise<boolean>, then: () => void): void =>
  void doneHere(deed).then((done) => done && then());
