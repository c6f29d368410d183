/** Fetched to prove a battle as a stranger would. */
export { ProofRoom } from '../proof/room.tsx';
