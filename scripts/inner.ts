/**
 * In tests a module also hands out what it keeps to itself, as `inner`: kept marks reach each of its functions and
 * tables that way, also those that no page or rule of the kept moments comes to.
 */
import type { Plugin } from 'vite';

const OURS = /\/src\/(?!words\/).+\.tsx?$/;
/** Whatever begins at the margin; what is exported is there already. */
const KEPT = /^(?:(?:async )?function\*? |const )(\w+)/gm;

export const inner = (): Plugin => ({
  name: 'inner',
  enforce: 'pre',
  apply: () => process.env.VITEST !== undefined,
  transform(code, id) {
    if (!OURS.test(id) || !code.includes('export ')) return null;
    const names = new Set([...code.matchAll(KEPT)].map(([, name]) => name));
    return names.size > 0 ? { code: `${code}\nexport const inner = { ${[...names].join(', ')} };\n`, map: null } : null;
  },
});
