import { describe, expect, it } from 'vitest';
import { writeScenario } from '../../src/scenarios/file.ts';
import { whatIs } from '../../src/scenarios/incoming.ts';
import { pack } from '../../src/scenarios/link.ts';
import { scenario } from '../../src/scenarios/schema.ts';
import maida from '../../src/scenarios/shelf/maida.ts';

const link = `Look: https://example.org/app/#/take/${await pack('{"a":1}')} tonight?`;

describe('what comes in from outside', () => {
  it.each([
    ['nothing', ' \n'],
    ['battle', '{"scovell":1,"header":{},"scenario":{"format":"scovell-scenario"}}'],
    ['battle', '\n{ "scovell" : 1, "cut of'],
    ['scenario', writeScenario(scenario(maida))],
    ['scenario', '{"title":"x","format":"scovell-scenario"'],
    ['link', link],
    ['order-of-battle', 'depth,level,name\n0,Army,Army of the Marches'],
    ['order-of-battle', '3\nA Army\nBegin\nEnd'],
    ['order-of-battle', '{"corps":[{"name":"I Corps"}]}'],
    ['order-of-battle', 'I Corps, as told under "scovell-scenario" in a book'],
  ])('is %s', (kind, text) => {
    expect(whatIs(text)).toBe(kind);
  });
});
