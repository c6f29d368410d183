/** What a source file says in quotation marks, in templates and between tags: found by reading it, not by a parser. */

export interface Literal {
  readonly line: number;
  readonly text: string;
}

/** After these a slash begins a pattern; after a value it divides. */
const BEFORE_PATTERN = /(?:^|[([{,;:=!&|?+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|yield|await))\s*$/;
/** Two words at least, a small letter among them: a name, a code and an address have no space. */
const WORDS = /\p{L}{2,}[,;:.!?’”)]*\s+[“(]?\p{L}{2,}/u;

/** What is thrown is read by a programmer. */
const FOR_PROGRAMMERS = /^\w*Error$/;

/** The name of the call whose brackets are open where the code ends; empty outside any. */
function callAround(code: string): string {
  let closed = 0;
  for (let i = code.length - 1; i >= 0; i--) {
    if (code[i] === ')') closed += 1;
    else if (code[i] === '(' && closed > 0) closed -= 1;
    else if (code[i] === '(') return /[\w$]*$/.exec(code.slice(0, i))?.[0] ?? '';
    else if (code[i] === ';' && closed === 0) return '';
  }
  return '';
}

/** Everything between quotation marks in a source, its templates with a space for what is put in. */
export function literals(source: string): readonly Literal[] {
  const found: Literal[] = [];
  let line = 1;
  let code = '';
  let i = 0;
  const take = (n = 1): string => {
    const text = source.slice(i, i + n);
    line += text.split('\n').length - 1;
    i += n;
    return text;
  };
  const until = (end: string): void => {
    while (i < source.length && !source.startsWith(end, i)) take();
    take(end.length);
  };
  const quoted = (quote: string): void => {
    const at = line;
    let text = '';
    take();
    while (i < source.length && source[i] !== quote) {
      if (source[i] === '\\') {
        take();
        text += take();
      } else if (quote === '`' && source.startsWith('${', i)) {
        take(2);
        read('}');
        text += ' … ';
      } else text += take();
    }
    take();
    if (!FOR_PROGRAMMERS.test(callAround(code))) found.push({ line: at, text });
    code += 'x';
  };
  const pattern = (): void => {
    take();
    for (let inClass = false; i < source.length && (inClass || source[i] !== '/') && source[i] !== '\n'; ) {
      if (source[i] === '\\') take();
      else if (source[i] === '[') inClass = true;
      else if (source[i] === ']') inClass = false;
      take();
    }
    take();
    code += 'x';
  };
  function read(end: string): void {
    let depth = 0;
    while (i < source.length) {
      const now = source[i] ?? '';
      if (now === end && depth === 0) {
        take();
        return;
      }
      if (source.startsWith('//', i)) until('\n');
      else if (source.startsWith('/*', i)) until('*/');
      else if (now === "'" || now === '"' || now === '`') quoted(now);
      else if (now === '/' && BEFORE_PATTERN.test(code.slice(-40))) pattern();
      else {
        if (now === '{') depth += 1;
        if (now === '}') depth -= 1;
        code += take();
      }
    }
  }
  read('');
  return found;
}

const CODE = /[$`&|\\'"]|=>|^(?:extends|implements|type|is|catch|else|finally)\b/;

/** Text between tags, as far as it stands on a line of its own or between two tags of one line. */
const tagged = (source: string): readonly Literal[] =>
  source.split('\n').flatMap((whole, n) => {
    const inner = [...whole.matchAll(/(?:(?<!=)>|\})\s*([\p{L}\d“][^<>{}=;()[\]]*)[<{]/gu)].map(
      ([, text = '']) => text,
    );
    const [, alone = ''] = /^\s+(\p{L}[^<>{}=;()[\]'":`]*)$/u.exec(whole) ?? [];
    return [...inner, ...(WORDS.test(alone) ? [alone] : [])]
      .map((text) => ({ line: n + 1, text: text.trim() }))
      .filter(({ text }) => /\p{L}{2}/u.test(text) && !CODE.test(text));
  });

/** What a screen reader or a field says, were it one word. */
const SAID = /\b(?:aria-label|label|title|heading|note|hint|what|todo|safe|reason|effect|aside|alt)="([\p{L} ,.’]+)"/gu;
const attributes = (source: string): readonly Literal[] =>
  source.split('\n').flatMap((whole, n) => [...whole.matchAll(SAID)].map(([, text = '']) => ({ line: n + 1, text })));

/** What reads like a sentence: two words or more, and no import, class name or path. */
export const sentences = (source: string): readonly Literal[] =>
  literals(source).filter(({ text }) => WORDS.test(text));

/** The same of a screen, with one word alone between two tags. */
export const sentencesOfScreen = (source: string): readonly Literal[] => {
  const plain = source.replace(/\bclass=(?:"[^"]*"|\{`[^`]*`\})/g, '');
  const bare = plain
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '');
  return [...sentences(plain), ...attributes(bare), ...tagged(bare)];
};
