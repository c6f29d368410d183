import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/scenarios/places.ts';
import { parseScenario, scenarioSchema } from '../../src/scenarios/schema.ts';
import { speak } from '../../src/words/speak.ts';
import { aDraft } from './drafts.ts';

const draft = aDraft('mine');
const key = (name: string) => ({ code: 'scenario-key', args: { key: name } });

describe('where a problem lies', () => {
  it.each([
    [['sides', 'a', 'formations', 0, 'name'], 'First army › 1. Corps › name'],
    [['sides', 'b', 'commander', 'A'], 'Second army › commander › Ability'],
    [['areas', 2, 'limit'], 'area 3 › garrison limit'],
    [['nowhere', 2], 'nowhere › entry 3'],
    [['title'], 'title'],
    [[], 'the whole'],
  ])('%j is %s', (path, words) => {
    const place = placeOf(draft, path);
    expect(typeof place === 'string' ? place : speak(place)).toBe(words);
  });

  it('every key of a scenario has words', () => {
    const keys = new Set<string>();
    const look = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { shape = {}, element, innerType, options = [] } = Reflect.get(Reflect.get(schema, '_zod'), 'def');
      for (const [name, inner] of Object.entries(shape)) {
        keys.add(name);
        look(inner);
      }
      for (const inner of [element, innerType, ...options]) look(inner);
    };
    look(scenarioSchema);
    // Nobody is asked for these.
    for (const own of ['id', 'format', 'version']) keys.delete(own);
    const [entry = ''] =
      /^scenario-key = [^}]*\{ \$key \}\n\}/m.exec(readFileSync('src/words/en/scenarios/scenario.ftl', 'utf8')) ?? [];
    const worded = [...entry.matchAll(/\[(\w+)\]/g)].map(([, name]) => name).filter((name) => name !== 'other');
    expect(worded.toSorted()).toEqual([...keys].toSorted());
  });

  it.each([
    [{ ...draft, title: '' }, 'scenario-empty', { place: key('title') }],
    [{ ...draft, hills: 'alpine' }, 'scenario-choice', { place: key('hills'), of: ['marchfeld', 'rolling', 'hilly'] }],
    [{ ...draft, start: -5 }, 'scenario-small', { place: key('start'), least: 0 }],
    [{ ...draft, title: 7 }, 'scenario-missing', { place: key('title') }],
    [{ ...draft, rulings: { toString: 'x' } }, 'scenario-ruling-unknown', { ruling: 'toString' }],
    [{ ...draft, date: 'May' }, 'scenario-form-date', { place: key('date') }],
    [{ ...draft, id: 'mine!' }, 'scenario-form-id', { place: key('id') }],
  ])('tells what is wrong and what would be right (%#)', (json, code, args) => {
    expect(parseScenario(json)).toMatchObject({ ok: false, problems: [{ said: { code, args } }] });
  });

  it('tells a newer version by its number', () => {
    expect(parseScenario({ ...draft, version: 99 })).toEqual({
      ok: false,
      problems: [{ path: ['version'], said: { code: 'scenario-newer', args: { version: '99' } } }],
    });
  });
});
