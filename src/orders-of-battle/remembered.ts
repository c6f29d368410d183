/** A line is looked at from several sides, and the same names come again and again: what was found of a text is kept for a while. */

/** Texts. A few screens of an order of battle; then it begins anew, so that no file fills the memory. */
const MOST = 4000;

/** The same function, which asks each text once. What it gives is shared, and must never be changed. */
export function remembered<Found>(look: (text: string) => Found, most = MOST): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Found;
    const found = look(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}
