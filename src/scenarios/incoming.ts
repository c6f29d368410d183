/** What kind of text comes in from outside, by its opening and never by its name. */

export type Incoming = 'nothing' | 'backup' | 'battle' | 'scenario' | 'link' | 'order-of-battle';

/** In letters. A shorter text with one of our links is taken for that link. */
const LETTER = 450_000;

export function whatIs(text: string): Incoming {
  const said = text.trim();
  if (said === '') return 'nothing';
  if (/^\{\s*"scovell"\s*:\s*\{\s*"file"\s*:\s*"backup"/.test(said)) return 'backup';
  // A battle contains its scenario, so its opening decides.
  if (/^\{\s*"scovell"\s*:/.test(said)) return 'battle';
  // A seat's page is only for reading; the import of battles says so.
  if (said.startsWith('<') && said.includes('{"scovell":{"file":"seat"')) return 'battle';
  if (said.startsWith('{') && said.includes('"scovell-scenario"')) return 'scenario';
  if (said.length < LETTER && /#\/take\/[\w.-]{8,}/.test(said)) return 'link';
  return 'order-of-battle';
}
