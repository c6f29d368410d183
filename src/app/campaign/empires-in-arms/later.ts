/** What a campaign fetches later, with its words: the first of its pages to be wanted brings all of them. */
import { aside } from '../../fetched.tsx';
import { lazy } from '../../lazy.tsx';

const more = () => import('./more.ts');
const WORDS = 'empires-in-arms-more';
/** What the id of an example begins with. */
export const EXAMPLE = 'eia-example-';

export const BeginCampaign = lazy(async () => (await more()).BeginCampaign, WORDS);
export const CardsPage = lazy(async () => (await more()).CardsPage, WORDS);
export const ChartPage = lazy(async () => (await more()).ChartPage, WORDS);
export const EditPiece = lazy(async () => (await more()).EditPiece, WORDS);
export const Figures = lazy(async () => (await more()).Figures, WORDS);
export const LeaveExample = lazy(async () => (await more()).LeaveExample, WORDS);
export const LinesPage = lazy(async () => (await more()).LinesPage, WORDS);
export const NavalPage = lazy(async () => (await more()).NavalPage, WORDS);
export const NewPiece = lazy(async () => (await more()).NewPiece, WORDS);
export const PoliticalPage = lazy(async () => (await more()).PoliticalPage, WORDS);
export const PlotsPage = lazy(async () => (await more()).PlotsPage, WORDS);
export const Procedures = lazy(async () => (await more()).Procedures, WORDS, 'empires-in-arms-reference');
export const PinsOf = lazy(async () => (await more()).PinsOf, WORDS, 'umpire');
export const PowerDoor = lazy(async () => (await more()).PowerDoor, WORDS, 'umpire');
export const Unread = lazy(async () => (await more()).Unread, WORDS, 'umpire');
export const QuarterPage = lazy(async () => (await more()).QuarterPage, WORDS);
export const SeatPage = lazy(async () => (await more()).SeatPage, WORDS);
export const Seats = lazy(async () => (await more()).Seats, WORDS);
export const SheetPage = lazy(async () => (await more()).SheetPage, WORDS);
export const StandingPage = lazy(async () => (await more()).StandingPage, WORDS);
export const TablePage = lazy(async () => (await more()).TablePage, WORDS);
export const KeepersBook = aside(async () => (await more()).KeepersBook, WORDS, 'umpire');
export const TakesBackHere = aside(async () => (await more()).TakesBackHere, WORDS, 'umpire');
export const Led = aside(async () => (await more()).Led, WORDS);
export const Backing = aside(async () => (await more()).Backing, WORDS);
export const ByPost = aside(async () => (await more()).ByPost, WORDS);
export const Combats = aside(async () => (await more()).Combats, WORDS);
export const Depots = aside(async () => (await more()).Depots, WORDS);
export const FreeStates = aside(async () => (await more()).FreeStates, WORDS);
export const FleetReinforcing = aside(async () => (await more()).FleetReinforcing, WORDS);
export const Irregulars = aside(async () => (await more()).Irregulars, WORDS);
export const Joining = aside(async () => (await more()).Joining, WORDS);
export const MoreArms = aside(async () => (await more()).MoreArms, WORDS);
export const Conversions = aside(async () => (await more()).Conversions, WORDS);
export const Reinforcing = aside(async () => (await more()).Reinforcing, WORDS);
export const Mustering = aside(async () => (await more()).Mustering, WORDS);
export const Peace = aside(async () => (await more()).Peace, WORDS);
export const QuarterMore = aside(async () => (await more()).QuarterMore, WORDS);
