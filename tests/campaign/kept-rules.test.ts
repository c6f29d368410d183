/**
 * What the rules of both campaigns say of the states that random months come to is what they said: how many, how far,
 * who may and why not, of whatever lies there. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { it } from 'vitest';
import { builder as ofNapoleon } from '../../src/campaign/age-of-napoleon/writing.ts';
import { POWERS } from '../../src/campaign/empires-in-arms/vocabulary.ts';
import { builder as ofEmpires } from '../../src/campaign/empires-in-arms/writing.ts';
import { heldTo } from '../kept/marks.ts';
import { probed, rulesOf } from '../kept/probed.ts';
import { empires, napoleon } from '../kept/samples.ts';

const EMPIRES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/campaign/empires-in-arms/**/*.ts', '!**/{apply,begin,seats,writing,referee,game}.ts'],
  { eager: true },
);
const NAPOLEON = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/campaign/age-of-napoleon/**/*.ts', '!**/{apply,begin,seats,referee,game}.ts'],
  { eager: true },
);

const holds = heldTo('rules');

it('Empires in Arms says of its months what it said', () =>
  holds('eia', probed(EMPIRES, empires(), POWERS, rulesOf(ofEmpires))));
it('Age of Napoleon says of its rounds what it said', () =>
  holds('aon', probed(NAPOLEON, napoleon(), ['a', 'b'], rulesOf(ofNapoleon))));
