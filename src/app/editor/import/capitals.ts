/** Names that a text shouts, "2ND DIVISION", as a scenario and its labels bear them: "2nd Division". */
import type { Message } from '../../../engine/message.ts';
import type { Heading, ProposedArmy, ProposedUnit } from '../../../orders-of-battle/proposed.ts';

/** Words that stay small within a name. */
const SMALL = new Set([
  'of',
  'and',
  'the',
  'at',
  'in',
  'on',
  'near',
  'de',
  'la',
  'le',
  'les',
  'du',
  'des',
  'et',
  'der',
  'die',
  'das',
  'und',
  'von',
  'van',
  'den',
  'zu',
  'di',
  'da',
  'del',
  'della',
  'e',
  'y',
  'el',
  'los',
  'las',
  'do',
  'dos',
  'w',
  'i',
]);
/** "KGL", "R.H.A." */
const LETTERS = /^(?:[^\p{Ll}AEIOUY\d]{3,}|IR|RHA|.*\p{L}\.\p{L}.*)$/u;
const ROMAN = /^([IVX]+)((?:E|ER)?[.,:]?)$/;

function spoken(word: string, i: number): string {
  const roman = ROMAN.exec(word);
  if (roman) return `${roman[1]}${roman[2]?.toLowerCase()}`;
  const low = word.toLowerCase();
  if (LETTERS.test(word)) return word;
  return i > 0 && SMALL.has(low)
    ? low
    : low.replace(/(^|[-(/.])\p{L}|['’]\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase());
}

/** A name in capitals alone, with small letters; any other as it is. */
export const unshouted = (name: string): string =>
  /\p{Ll}/u.test(name) || !/\p{Lu}{3}/u.test(name) ? name : name.split(' ').map(spoken).join(' ');

/** A name that the reader made of the text's own. */
const quietMessage = ({ code, args = {} }: Message): Message => ({
  code,
  args: Object.fromEntries(
    Object.entries(args).map(([key, arg]) => [key, typeof arg === 'string' ? unshouted(arg) : arg]),
  ),
});

const quiet = <T extends Heading>(it: T): T => ({
  ...it,
  name: unshouted(it.name),
  ...(it.made && { made: quietMessage(it.made) }),
  ...(it.commander !== undefined && { commander: unshouted(it.commander) }),
});

const quietUnit = (unit: ProposedUnit): ProposedUnit =>
  unit.own ? unit : { ...quiet(unit), parts: unit.parts.map((part) => ({ ...part, name: unshouted(part.name) })) };

/** An army as the scenario gets it; a table of our own is taken to the letter. */
export const quietArmy = (army: ProposedArmy): ProposedArmy =>
  army.own
    ? army
    : {
        ...quiet(army),
        formations: army.formations.map((formation) => ({
          ...(formation.own ? formation : quiet(formation)),
          units: formation.units.map(quietUnit),
        })),
      };
