/** What the page's Content-Security-Policy turns away, and what else the console complains of. */
import type { BrowserContext } from '@playwright/test';

const REFUSED = 'policy refuses';

/** Runs in the page. */
const listen = (said: string): void =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
    console.error(said, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`),
  );

export interface Watch {
  /** What a policy turned away. */
  readonly refused: readonly string[];
  /** Every warning and error, and what nobody caught. */
  readonly complaints: readonly string[];
}

/** Listens on every page of a browser, those to come as well. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const refused: string[] = [];
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(REFUSED)) refused.push(message.text());
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  await context.addInitScript(listen, REFUSED);
  return { refused, complaints };
}
