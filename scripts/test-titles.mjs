/** Reads test titles from source files, and contract rows from titles. Runs nothing. */

const CALLS = new Set(['it', 'test', 'describe']);
/** A test that does not run proves nothing. */
const IDLE = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);

/** Words, strings and single characters; comments, numbers, spaces and patterns are dropped. */
function tokensOf(source) {
  const tokens = [];
  let at = 0;
  const last = () => tokens.at(-1);
  const patternMayStart = () => {
    const before = last();
    if (!before) return true;
    if (before.kind === 'word') return ['return', 'typeof', 'case', 'of', 'in', 'yield', 'await'].includes(before.text);
    return before.kind === 'mark' && !')]}'.includes(before.text);
  };

  function quoted(quote) {
    let text = '';
    let end = at + 1;
    while (end < source.length && source[end] !== quote && source[end] !== '\n') {
      if (source[end] === '\\') end += 1;
      text += source[end];
      end += 1;
    }
    if (source[end] !== quote) return false;
    tokens.push({ kind: 'text', text });
    at = end + 1;
    return true;
  }

  function template() {
    let text = '';
    at += 1;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        text += '%s';
        for (let deep = 1; at < source.length; at += 1) {
          if (source[at] === '`') {
            const inner = tokens.length;
            template();
            tokens.length = inner;
            at -= 1;
          } else if (source[at] === '{') deep += 1;
          else if (source[at] === '}' && --deep === 0) break;
        }
      } else {
        if (source[at] === '\\') at += 1;
        text += source[at];
      }
      at += 1;
    }
    at += 1;
    tokens.push({ kind: 'text', text });
  }

  function pattern() {
    let end = at + 1;
    for (let inClass = false; end < source.length && source[end] !== '\n'; end += 1) {
      if (source[end] === '\\') end += 1;
      else if (source[end] === '[') inClass = true;
      else if (source[end] === ']') inClass = false;
      else if (source[end] === '/' && !inClass) break;
    }
    if (source[end] !== '/') return false;
    tokens.push({ kind: 'pattern', text: '' });
    at = end + 1;
    return true;
  }

  while (at < source.length) {
    const mark = source[at];
    if (source.startsWith('//', at)) at = (source.indexOf('\n', at) + 1 || source.length + 1) - 1;
    else if (source.startsWith('/*', at)) at = (source.indexOf('*/', at) + 1 || source.length) + 1;
    else if ((mark === "'" || mark === '"') && quoted(mark)) continue;
    else if (mark === '`') template();
    else if (mark === '/' && patternMayStart() && pattern()) continue;
    else if (source.startsWith('=>', at)) {
      tokens.push({ kind: 'mark', text: '=>' });
      at += 2;
    } else {
      const word = /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(source.slice(at, at + 80))?.[0];
      if (word) tokens.push({ kind: 'word', text: word });
      else if (/\S/.test(mark)) tokens.push({ kind: 'mark', text: mark });
      at += word?.length ?? 1;
    }
  }
  return tokens;
}

/** The position after the bracket that closes the one at `from`. */
function closing(tokens, from, open, close) {
  for (let at = from, deep = 0; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at];
    if (kind !== 'mark') continue;
    if (text === open) deep += 1;
    else if (text === close && --deep === 0) return at + 1;
  }
  return tokens.length;
}

/** The values for the `%s` or `$name` at the start of a title: the first text of each table line, or the named one. */
function filling(table, title) {
  const named = /^\$(\w+)/.exec(title)?.[1];
  let deep = 0;
  return table
    .filter(({ kind, text }, at) => {
      if (kind === 'mark') deep += text === '[' ? 1 : text === ']' ? -1 : 0;
      if (kind !== 'text') return false;
      const before = table[at - 1]?.text;
      if (named) return before === ':' && table[at - 2]?.text === named;
      return before === '[' || (before === ',' && deep === 1);
    })
    .map(({ text }) => text);
}

/** The titles of `it`, `test` and `describe`. A title that begins with a placeholder is filled from its table. */
export function titlesOf(source) {
  const tokens = tokensOf(source);
  const is = (at, text) => tokens[at]?.kind === 'mark' && tokens[at].text === text;
  const titles = [];
  for (let start = 0; start < tokens.length; start += 1) {
    if (tokens[start].kind !== 'word' || !CALLS.has(tokens[start].text) || is(start - 1, '.')) continue;
    const chain = [];
    let at = start + 1;
    for (; is(at, '.') && tokens[at + 1]?.kind === 'word'; at += 2) chain.push(tokens[at + 1].text);
    if (chain.some((word) => IDLE.has(word))) continue;
    if (is(at, '<')) at = closing(tokens, at, '<', '>');
    let table = [];
    if (chain.at(-1) === 'each' || chain.at(-1) === 'for') {
      const end = is(at, '(') ? closing(tokens, at, '(', ')') : at + 1;
      table = tokens.slice(at, end);
      at = end;
    }
    if (!is(at, '(') || tokens[at + 1]?.kind !== 'text') continue;
    let title = tokens[at + 1].text;
    for (at += 2; is(at, '+') && tokens[at + 1]?.kind === 'text'; at += 2) title += tokens[at + 1].text;
    if (table.length > 0 && /^(%s|\$\w)/.test(title))
      titles.push(...filling(table, title).map((text) => title.replace(/^(%s|\$\w+)/, () => text)));
    else titles.push(title);
  }
  return titles;
}

/** How the rows of each contract are numbered: groups with two digits, or three digits throughout. */
const ROWS = [
  { books: 'NBC-[A-Z]+', figures: 2 },
  { books: 'AON|EIA|MD', figures: 3 },
];

/** The rows a title names; "NBC-CC-16 to -22" and "AON-008, -010 and -011" are written out. */
export function rowsIn(title) {
  const rows = [];
  for (const { books, figures } of ROWS) {
    const number = `\\d{${figures}}(?!\\d)`;
    const named = new RegExp(
      `\\b(${books})-(${number})((?:\\s*(?:to|–|,|and|,\\s*and|/)\\s*-?(?:\\1-)?-?${number})*)`,
      'g',
    );
    const further = new RegExp(`(to|–|,|and|/)\\s*(?:and\\s*)?((?:(?:${books})-|-))?(${number})`, 'g');
    for (const [, book, first, more] of title.matchAll(named)) {
      const row = (n) => `${book}-${String(n).padStart(figures, '0')}`;
      let before = Number(first);
      rows.push(row(before));
      for (const [, link, hyphen, figure] of more.matchAll(further)) {
        const next = Number(figure);
        const range = link === 'to' || link === '–';
        // A bare number after a comma is no row: "NBC-FF-02, 10 dice".
        if (!range && !hyphen) break;
        for (let n = range ? before + 1 : next; n <= next; n += 1) rows.push(row(n));
        before = next;
      }
    }
  }
  return [...new Set(rows)];
}
