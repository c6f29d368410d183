/** Made by vite.config.ts from the folders beside this file. */
declare module 'virtual:words' {
  const rooms: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: string }>>>>>;
  export default rooms;
}
