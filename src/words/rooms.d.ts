/** Made by scripts/words-plugin.ts from the folders beside this file. */
declare module 'virtual:words' {
  type Rooms = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  /** Fetches the English words of each room. */
  const rooms: Rooms;
  export default rooms;
  /** The same of every other language, by folder name. */
  export const others: Readonly<Record<string, () => Promise<{ readonly default: Rooms }>>>;
  /** There is another language than English. */
  export const several: boolean;
}
