/** What a text that comes in from outside is, told by its opening and never by its name: the door it belongs to. */

export type Incoming = 'nothing' | 'backup' | 'battle' | 'scenario' | 'link' | 'order-of-battle';

/** A text of a page or two with one of our links in it is sent for the link. */
const LETTER = 450_000;

export function whatIs(text: string): Incoming {
  const said = text.trim();
  if (said === '') return 'nothing';
  if (/^\{\s*"scovell"\s*:\s*\{\s*"file"\s*:\s*"backup"/.test(said)) return 'backup';
  // A battle carries its scenario inside, so it is told by its opening.
  if (/^\{\s*"scovell"\s*:/.test(said)) return 'battle';
  // A seat's own page is to be read, and nothing can be played from it: the battle's door says so.
  if (said.startsWith('<') && said.includes('{"scovell":{"file":"seat"')) return 'battle';
  if (said.startsWith('{') && said.includes('"scovell-scenario"')) return 'scenario';
  if (said.length < LETTER && /#\/take\/[\w.-]{8,}/.test(said)) return 'link';
  return 'order-of-battle';
}
