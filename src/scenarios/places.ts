/** Describes a problem of a scenario and its place in the builder's terms, not the file's keys. */
import type * as z from 'zod/mini';
import { type Message, say, type Written } from '../engine/message.ts';

/** Codes for texts of the wrong form. */
export const FORMS = { id: 'scenario-form-id', date: 'scenario-form-date' } as const;

/** Lists whose members are shown by name or number: "formation 2". */
const LISTS: readonly string[] = [
  'formations',
  'units',
  'garrisons',
  'parts',
  'reinforcements',
  'terrain',
  'areas',
  'crossings',
  'vantagePoints',
  'sources',
  'tags',
];

/** Keys left out of a path when another key follows. */
const SILENT = new Set(['sides', 'unit', ...LISTS]);

const member = (json: unknown, key: PropertyKey): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined;

const nameOf = (json: unknown): string | undefined => {
  const said = member(json, 'name') ?? member(json, 'title');
  return typeof said === 'string' && said !== '' ? said : undefined;
};

const keyed = (key: PropertyKey): Message => say('scenario-key', { key: String(key) });

/** The meaningful steps of a path, by name where there is one. */
function steps(json: unknown, path: readonly PropertyKey[]): Written[] {
  let now = json;
  return path.flatMap((key, i): readonly Written[] => {
    now = member(now, key);
    const before = path[i - 1];
    if (typeof key === 'number') {
      const kind = LISTS.find((list) => list === before) ?? 'other';
      return [nameOf(now) ?? nameOf(member(now, 'unit')) ?? say('scenario-member', { kind, n: key + 1 })];
    }
    if ((key === 'a' || key === 'b') && before === 'sides') return [nameOf(now) ?? keyed(key)];
    return SILENT.has(String(key)) && i < path.length - 1 ? [] : [keyed(key)];
  });
}

/** "French › II Corps › unit 3 › name" */
export function placeOf(json: unknown, path: readonly PropertyKey[]): Written {
  const [first, ...others] = steps(json, path);
  if (first === undefined) return { code: 'scenario-whole' };
  return others.reduce<Written>((outer, inner) => say('scenario-within', { outer, inner }), first);
}

/** What is wrong at a place, and what would be right. */
export function problemAt(place: Written, issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string') return say('scenario-empty', { place });
      return issue.origin === 'array' ? say('scenario-few', { place, least }) : say('scenario-small', { place, least });
    }
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string') return say('scenario-long', { place, most });
      return issue.origin === 'array' ? say('scenario-many', { place, most }) : say('scenario-large', { place, most });
    }
    case 'invalid_value':
      return say('scenario-choice', { place, of: issue.values.map(String) });
    case 'invalid_type':
    case 'invalid_union':
      return say('scenario-missing', { place });
    default: {
      const form = Object.values(FORMS).find((code) => code === issue.message);
      return form ? say(form, { place }) : say('scenario-wrong', { place });
    }
  }
}
