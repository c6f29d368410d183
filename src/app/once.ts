let busy = false;
/** Ignores a second tap while something is being sealed. */
export const once = (work: () => Promise<unknown>) => (): void => {
  if (busy) return;
  busy = true;
  void work().finally(() => {
    busy = false;
  });
};
