/** No figure of the rules is told twice: a sentence of the reference or of the rulings takes it from the rule's own table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type TextElement, Visitor } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const WORDS = resolve(import.meta.dirname, '../../src/words/en');

/** Sentences that tell figures of their own, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'ruling-AMB-46-text': 'the rulebook says so itself, in two places that disagree',
  'ruling-AMB-149-text': 'slips in an example of the rulebook',
  'chart-officers-also': 'a word that is looked for',
};
/** A place of the contract is named by its number. */
const PLACES = /\b(AMB|MIS)-\d+/g;

class Digits extends Visitor {
  readonly found: string[] = [];

  override visitTextElement(node: TextElement): void {
    if (/\d/.test(node.value.replace(PLACES, ''))) this.found.push(node.value);
  }
}

function told(room: string): readonly string[] {
  const folder = join(WORDS, room);
  return readdirSync(folder).flatMap((name) =>
    parse(readFileSync(join(folder, name), 'utf8'), {}).body.flatMap((entry) => {
      if (entry.type !== 'Message' || !entry.value) return [];
      const digits = new Digits();
      digits.visit(entry.value);
      return digits.found.length > 0 ? [entry.id.name] : [];
    }),
  );
}

describe('no figure is told twice', () => {
  it.each(['reference', 'rulings'])('in the sentences of %s', (room) => {
    expect(told(room).filter((code) => !(code in ALLOWED))).toEqual([]);
  });

  it('and no exception is left over', () => {
    const all = ['reference', 'rulings'].flatMap(told);
    expect(Object.keys(ALLOWED).filter((code) => !all.includes(code))).toEqual([]);
  });
});
