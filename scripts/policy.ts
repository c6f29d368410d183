/** The page's Content-Security-Policy: only our own files are fetched and run. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Inline scripts and styles, with their text. */
const INLINE = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

const hashes = (html: string, of: keyof typeof INLINE): string[] =>
  [...html.matchAll(INLINE[of])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Only `src/app/workers.ts` may turn text into code; its trusted-types policy has this name. */
export const TRUSTED = 'scovell';

export function policyOf(html: string): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes(html, 'script')].join(' '),
    ['style-src', "'self'", ...hashes(html, 'style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED}`,
  ].join('; ');
}

/** Writes the policy into every built page, in front of everything it governs. */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /(<meta charset="utf-8" \/>)/,
        `$1\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`,
      ),
  },
});
