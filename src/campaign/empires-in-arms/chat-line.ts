/**
 * A sealed entry as one line for any chat program: first the seal, later the text, which the receiver checks. EIA-021
 */
import { POWERS, type Power } from './vocabulary.ts';

const MARK = 'scovell-eia';

interface Sealed {
  readonly is: 'seal';
  readonly round: string;
  readonly power: Power;
  readonly seal: string;
}
interface Opened {
  readonly is: 'open';
  readonly round: string;
  readonly power: Power;
  readonly salt: string;
  readonly text: string;
}
export type ChatLine = Sealed | Opened;

export const lineOf = (line: ChatLine): string =>
  line.is === 'seal'
    ? [MARK, line.is, line.round, line.power, line.seal].join(' ')
    : [MARK, line.is, line.round, line.power, line.salt, encodeURIComponent(line.text)].join(' ');

/** Finds the sealed line in pasted text; ignores the text around it. Returns undefined when there is none. */
export function lineIn(pasted: string): ChatLine | undefined {
  const found = new RegExp(`${MARK} (seal|open) (\\w+) (\\w\\w) ([0-9a-f]{32,64})(?: (\\S+))?`).exec(pasted);
  const [, is, round = '', who, figures = '', text] = found ?? [];
  const power = POWERS.find((one) => one === who);
  if (!power) return undefined;
  if (is === 'seal' && figures.length === 64) return { is, round, power, seal: figures };
  if (is !== 'open' || figures.length !== 32 || text === undefined) return undefined;
  try {
    return { is, round, power, salt: figures, text: decodeURIComponent(text) };
  } catch {
    return undefined;
  }
}
