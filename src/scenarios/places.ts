/** Where a problem of a scenario lies and what it is, in the builder's words instead of the file's keys. */

/** Lists whose members are called by their names, or counted: "2nd formation". */
const MEMBERS: Record<string, string> = {
  formations: 'formation',
  units: 'unit',
  garrisons: 'garrison',
  parts: 'part',
  reinforcements: 'arrival',
  terrain: 'terrain',
  areas: 'area',
  crossings: 'crossing',
  vantagePoints: 'vantage point',
  sources: 'source',
  tags: 'tag',
};

const KEYS: Record<string, string> = {
  a: 'first side',
  b: 'second side',
  A: 'Ability',
  L: 'Leadership',
  T: 'Temperament',
  sk: 'skirmish rating',
  ref: 'place on the label',
  at: 'time',
  armyType: 'army type',
  horse: 'kind of cavalry',
  limit: 'garrison limit',
  artilleryPoints: 'CP from guns',
  disorderTest: 'disorder test',
};

const SILENT = new Set(['sides', 'unit', ...Object.keys(MEMBERS)]);

const member = (json: unknown, key: PropertyKey): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<PropertyKey, unknown>)[key] : undefined;

const nameOf = (json: unknown): string | undefined => {
  const said = member(json, 'name') ?? member(json, 'title');
  return typeof said === 'string' && said !== '' ? said : undefined;
};

/** "French › II Corps › unit 3 › name" */
export function placeWords(json: unknown, path: readonly PropertyKey[]): string {
  const words: string[] = [];
  let now = json;
  path.forEach((key, i) => {
    now = member(now, key);
    const before = path[i - 1];
    if (typeof key === 'number') {
      const what = MEMBERS[String(before)] ?? 'entry';
      words.push(nameOf(now) ?? nameOf(member(now, 'unit')) ?? `${what} ${key + 1}`);
    } else if ((key === 'a' || key === 'b') && before === 'sides') words.push(nameOf(now) ?? KEYS[key]!);
    else if (!SILENT.has(String(key)) || i === path.length - 1) words.push(KEYS[String(key)] ?? String(key));
  });
  return words.join(' › ') || 'the whole';
}

/** As much of a finding of the schema as the words need. */
export interface Issue {
  readonly code: string;
  readonly message: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly values?: readonly unknown[];
}

/** What is wrong, and what would be right. */
export function issueWords(issue: Issue): string {
  const { code, origin, minimum, maximum, values } = issue;
  if (code === 'too_small')
    return origin === 'string'
      ? 'it is empty; write something'
      : origin === 'array'
        ? `it needs ${minimum === 1 ? 'at least one' : `at least ${minimum}`}`
        : `it is too small; the least is ${minimum}`;
  if (code === 'too_big')
    return origin === 'string'
      ? `it is too long; ${maximum} letters is the most`
      : origin === 'array'
        ? `there are too many; ${maximum} is the most`
        : `it is too large; ${maximum} is the most`;
  if (code === 'invalid_value' && values) return `it can be ${values.join(', ')}`;
  if (code === 'invalid_type' || code === 'invalid_union') return 'it is missing, or of the wrong kind';
  return `it should be ${issue.message}`;
}
