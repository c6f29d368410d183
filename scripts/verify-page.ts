/**
 * Writes verify.html beside the app, with script, style and fonts inside, so that it works when saved to a disk. Its
 * policy lets it fetch nothing.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { build, type Plugin } from 'vite';
import { TRUSTED } from './policy.ts';
import { words } from './words-plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(root, 'verify.html');
/** The rooms of words it needs. */
const ROOMS = ['shell', 'battle', 'proof', 'taking'];
/** Fonts included; others come from the device. */
const FONTS = /\/fonts\/(libre-bodoni-400-latin|source-sans-3-var-latin)\.woff2$/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Fonts as part of the style, without faces that are not included. */
const withFonts = (css: string): string =>
  css.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const [, path = ''] = /url\(["']?([^"')]+)["']?\)/.exec(face) ?? [];
    if (!FONTS.test(path)) return '';
    const data = readFileSync(join(root, 'public', path.replace(/^\.?\//, ''))).toString('base64');
    return face.replace(path, `data:font/woff2;base64,${data}`);
  });

function pageOf(script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The worker that reads and proves is made from the script above.
    'worker-src blob:',
    `trusted-types ${TRUSTED}`,
  ].join('; ');
  return readFileSync(PAGE, 'utf8')
    .replace(
      '<meta charset="utf-8" />',
      () => `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
    .replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`);
}

async function verifyHtml(): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [words(ROOMS), preact()],
    resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/app/proof/verify.tsx'), output: { codeSplitting: false } },
    },
  });
  const parts = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  // Parts the app fetches later do not belong in a page that fetches nothing.
  const script = parts.flatMap((part) => (part.type === 'chunk' && part.isEntry ? [part.code] : [])).join('');
  const style = parts
    .flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : []))
    .join('');
  // Neither may close its own element.
  return pageOf(script.replaceAll('</script', '<\\/script'), withFonts(style));
}

export const verifyPage = (): Plugin => {
  let into = '';
  return {
    name: 'verify-page',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => {
      into = resolve(root, outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => writeFileSync(join(into, 'verify.html'), await verifyHtml()),
    },
  };
};
