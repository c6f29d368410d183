/** What is fetched of a campaign when it is wanted: its beginning, the forms and charts, a seat, the bridge's pages. */

export { BeginCampaign } from './begin-campaign.tsx';
export { ChartPage } from './chart.tsx';
export { Depots } from './desks/depots.tsx';
export { FleetReinforcing } from './desks/fleet-reinforcing.tsx';
export { Irregulars } from './desks/irregulars.tsx';
export { Joining } from './desks/joining.tsx';
export { Combats } from './desks/land-combat.tsx';
export { NavalPage } from './desks/naval.tsx';
export { Backing, FreeStates, Mustering } from './desks/political-minors.tsx';
export { PoliticalPage } from './desks/political-page.tsx';
export { QuarterPage } from './desks/quarter.tsx';
export { Conversions, QuarterMore } from './desks/quarter-more.tsx';
export { Reinforcing } from './desks/reinforcing.tsx';
export { StandingPage } from './desks/standing.tsx';
export { MoreArms } from './desks/swapping.tsx';
export { PinsOf, PowerDoor, Unread } from './door.tsx';
export { ExampleButton, LeaveExample, Led } from './guide.tsx';
export { KeepersBook } from './keepers-book.tsx';
export { LinesPage } from './lines.tsx';
export { PlotsPage } from './plots.tsx';
export { Procedures } from './procedures.tsx';
export { ByPost, SeatPage } from './seat.tsx';
export { fileUnderLock } from './seats.ts';
export { CardsPage, SheetPage } from './sheet-page.tsx';
export { EditPiece, Figures, NewPiece, Seats } from './sheets.tsx';
export { TablePage } from './table/index.tsx';
export { TakesBackHere } from './take-back.tsx';
