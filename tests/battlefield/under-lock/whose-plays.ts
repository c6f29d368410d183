/** A play of each kind, about side a and its II Corps where it is about somebody, and the seats that may make it. */
import type { Battle } from '../../../src/battlefield/battle.ts';
import type { Play, PlayName } from '../../../src/battlefield/plays.ts';
import { goTo, play } from '../fixtures.ts';
import { envelope, unseals } from './locked.ts';

interface Case {
  readonly play: Play;
  readonly may: readonly string[];
  readonly in?: Battle;
}

const SEATS = ['a', 'b', 'a.reille', 'umpire', 'both'];
const ARMY = ['a', 'umpire', 'both'];
/** NBC-LUL-01: what both agree on, the umpire or nobody's seat does. */
const TOGETHER = ['umpire', 'both'];
const CORPS = ['a', 'a.reille', 'umpire', 'both'];

export function onePlayOfEach(battle: Battle): Readonly<Record<PlayName, Case>> {
  const six = goTo(battle, 6);
  const checked = play(battle, { do: 'check', unit: 'husson' });
  const task = checked.agenda.at(-1)!.id;
  const asked = (one: Play): Case => ({ play: one, may: CORPS, in: checked });
  const all = (one: Play, where: Battle = battle): Case => ({ play: one, may: SEATS, in: where });
  const corps = (one: Play, where: Battle = battle): Case => ({ play: one, may: CORPS, in: where });
  const army = (one: Play, where: Battle = battle): Case => ({ play: one, may: ARMY, in: where });
  const together = (one: Play): Case => ({ play: one, may: TOGETHER });
  const unit = 'husson';
  return {
    answer: asked({ do: 'answer', task, facts: {} }),
    throw: asked({ do: 'throw', task }),
    enter: asked({ do: 'enter', task, slot: 'card', thing: { card: 1 } }),
    again: { ...asked({ do: 'again', task, slot: 'card', side: 'a' }) },
    accept: asked({ do: 'accept', task }),
    decide: asked({ do: 'decide', task, choice: 'passes' }),
    defer: asked({ do: 'defer', task }),
    resume: asked({ do: 'resume', task }),
    drop: asked({ do: 'drop', task }),
    next: all({ do: 'next' }),
    on: all({ do: 'on' }),
    'draw-all': all({ do: 'draw-all' }),
    'accept-all': all({ do: 'accept-all' }),
    // Formations of both sides are still to act.
    'pass-all': { ...together({ do: 'pass-all' }), in: six },
    finish: all({ do: 'finish' }),
    first: all({ do: 'first' }),
    pass: corps({ do: 'pass', formation: 'ii' }, six),
    acts: corps({ do: 'acts', formation: 'ii', command: 'under' }),
    'take-up': corps({ do: 'take-up', formation: 'ii', step: 'combats' }),
    charge: corps({ do: 'charge', unit: 'pire', target: 'kempt' }),
    firefight: corps({ do: 'firefight', unit, target: 'kempt' }),
    combat: corps({ do: 'combat', attackers: [unit], target: 'kempt' }),
    skirmish: corps({ do: 'skirmish', by: unit, on: { unit: 'kempt' } }),
    fire: army({ do: 'fire', side: 'a', on: { unit: 'kempt' } }),
    strike: all({ do: 'strike', officer: 'reille', by: 'ridden' as never }),
    skirmishers: corps({ do: 'skirmishers', unit, stands: 1 }),
    rest: corps({ do: 'rest', unit, resting: true }),
    hits: corps({ do: 'hits', unit, hits: 1, cause: 'other', aspect: 'front' }),
    convert: corps({ do: 'convert', unit: 'guns', donors: [] }),
    disorder: corps({ do: 'disorder', unit, why: 'mud' }),
    check: corps({ do: 'check', unit }),
    recover: corps({ do: 'recover', unit }),
    stay: corps({ do: 'stay', unit, stays: true }),
    move: corps({ do: 'move', unit }),
    'gives-ground': corps({ do: 'gives-ground', unit }),
    swap: corps({ do: 'swap', unit, with: 'campi' }),
    cross: corps({ do: 'cross', unit, over: 'bridge', deed: 'attempt' as never }),
    detach: corps({ do: 'detach', unit }),
    garrison: corps({ do: 'garrison', unit }),
    occupy: corps({ do: 'occupy', unit, area: 'farm' }),
    engineers: corps({ do: 'engineers', unit, to: { at: 'unit', unit } }),
    train: corps({ do: 'train', unit }),
    build: corps({ do: 'build', unit, cm: 1 }),
    battery: corps({ do: 'battery', unit: 'guns', host: unit }),
    capture: corps({ do: 'capture', baggage: 'baggage:b:1', by: unit }),
    choose: army({ do: 'choose', side: 'a', card: 'bye' }),
    order: corps({ do: 'order', formation: 'ii', order: 'hold', far: false }),
    commander: army({ do: 'commander', side: 'a', atHQ: false }),
    headquarters: army({ do: 'headquarters', side: 'a' }),
    join: corps({ do: 'join', officer: 'reille', unit }),
    ride: corps({ do: 'ride', officer: 'reille' }),
    lull: together({ do: 'lull', side: 'a', where: 'here' }),
    'lull-restart': army({ do: 'lull-restart', side: 'a' }),
    'lull-over': together({ do: 'lull-over' }),
    set: corps({ do: 'set', what: 'unit', id: unit, set: {} }),
    ruling: together({ do: 'ruling', key: 'rrdCount', value: 'public' }),
    dice: all({ do: 'dice', dice: 'table' }),
    phone: all({ do: 'phone', phone: 'passed' }),
    help: all({ do: 'help', help: 'remind' }),
    remark: army({ do: 'remark', text: 'So it is.', side: 'a' }),
    losses: all({ do: 'losses' }),
    wounds: all({ do: 'wounds' }),
    end: all({ do: 'end', why: 'over-agreed' }),
    reopen: all({ do: 'reopen' }),
    reveal: all({ do: 'reveal' }),
    note: { play: { do: 'note', of: 'a', text: 'In the clear.' }, may: [] },
    seal: { play: { do: 'seal', by: 'a', envelope: envelope({ is: 'blank' }, ['a']) }, may: ['a'] },
    // The first paper of all is the briefing of side a.
    unseal: { play: unseals(battle, 0), may: ['a', 'umpire'] },
  };
}
