/** What is fetched when a battle is checked as a stranger would. */
export { ProofRoom } from '../proof/room.tsx';
