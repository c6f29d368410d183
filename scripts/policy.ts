/** The page's Content-Security-Policy: what is not ours is neither fetched nor run. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Inline scripts and styles, by their whole text. */
const INLINE = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

const hashes = (html: string, of: keyof typeof INLINE): string[] =>
  [...html.matchAll(INLINE[of])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Text that becomes code has one door, `src/app/workers.ts`, and its policy bears this name. */
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

/** Writes the policy into every page that is built, before anything it has to say something about. */
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
