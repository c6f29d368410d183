/**
 * Oddities in a playable scenario, rarely intended: each is shown with the change that fixes it, or with its field if
 * someone must decide.
 */
import { SIDES, type SideId } from '../book/terms.ts';
import { type Message, type Named, say, word } from '../engine/message.ts';
import { pointsOf } from './army-edits.ts';
import type { Draft } from './draft.ts';
import { BATTERY_GUNS } from './labels.ts';
import { type Mend, mended } from './mends.ts';
import type { NewNames } from './new-draft.ts';
import type { Army, FormationCard, OfficerCard, ScenarioProblem, UnitCard } from './schema.ts';
import { armyStrength } from './strength.ts';
import { UNIT_POINTS } from './unit-sizes.ts';

export interface Finding {
  readonly said: Message;
  /** The field it is about. */
  readonly path: ScenarioProblem['path'];
  /** The change that fixes it; absent if someone must decide. */
  readonly mend?: Mend;
}

/** Limits of the check. */
export const CHECKED = {
  /** Units of a formation. More do not increase its commander's radius, NBC-SCN-11, NBC-SCN-12. */
  units: 20,
  /** One side this many times the other, in combat points. */
  odds: 3,
} as const;

const named = ({ id, name }: Named): Named => ({ id, name });
const unitNamed = ({ id, ref, name }: UnitCard): Named => ({ id, name: [ref, name].filter(Boolean).join(' ') });

type Found = readonly Finding[];
type Path = ScenarioProblem['path'];

interface Here {
  readonly draft: Draft;
  readonly names: NewNames;
  readonly side: SideId;
  readonly army: Army;
  readonly path: Path;
}

/** Whether the officer still has the default name, or none. */
const isNobody = ({ name }: OfficerCard, { commander }: NewNames): boolean => name.trim() === '' || name === commander;

function commanders({ army, names, path }: Here): Found {
  const of = (formation: FormationCard, i: number): Found =>
    isNobody(formation.commander, names)
      ? [
          {
            said: say('check-nobody-commands', { formation: named(formation) }),
            path: [...path, 'formations', i, 'commander', 'name'],
          },
        ]
      : [];
  const own: Found = isNobody(army.commander, names)
    ? [{ said: say('check-nobody-commands-army', { army: army.name }), path: [...path, 'commander', 'name'] }]
    : [];
  return [...own, ...army.formations.flatMap(of)];
}

const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether a name has the number of its labels: "2nd Division" has 2, "II Corps" has II. */
const isNumbered = ({ name, units }: FormationCard): boolean => {
  const head = units[0]?.ref.split('/')[0];
  return name.split(/[^\p{L}\d]+/u).some((word) => word === head || String(Number.parseInt(word, 10)) === head);
};

/** Formations of the same name, and units of the same label: nobody could tell them apart. NBC-SCN-17 */
function numbers({ army, names, path }: Here): Found {
  const byName = new Map<string, FormationCard>();
  const byLabel = new Map<string, FormationCard>();
  return army.formations.flatMap((formation, i) => {
    const found: Finding[] = [];
    const twin = byName.get(folded(formation.name));
    const apart = twin && !isNobody(formation.commander, names) && twin.commander.name !== formation.commander.name;
    if (twin)
      found.push({
        said: say('check-same-name', { formation: named(formation) }),
        path: [...path, 'formations', i, 'name'],
        ...(apart && { mend: { do: 'name-apart', formation: formation.id } }),
      });
    byName.set(folded(formation.name), formation);
    const labels = formation.units.map(({ ref }) => ref).filter((ref) => ref !== '');
    const at = formation.units.findIndex(
      ({ ref }, j) => ref !== '' && labels.indexOf(ref) < labels.lastIndexOf(ref) && j > labels.indexOf(ref),
    );
    const other = labels.map((ref) => byLabel.get(ref)).find((each) => each !== undefined);
    if (other)
      found.push({
        said: say('check-same-labels', { formation: named(formation), other: named(other) }),
        path: [...path, 'formations', i, 'name'],
        mend: { do: 'renumber', formation: (isNumbered(formation) && !isNumbered(other) ? other : formation).id },
      });
    else if (at >= 0)
      found.push({
        said: say('check-same-label', { formation: named(formation), label: formation.units[at]?.ref ?? '' }),
        path: [...path, 'formations', i, 'units', at, 'ref'],
        mend: { do: 'renumber-units', formation: formation.id },
      });
    for (const ref of labels) if (!byLabel.has(ref)) byLabel.set(ref, formation);
    return found;
  });
}

function sizes({ army, path }: Here): Found {
  return army.formations.flatMap((formation, i): Found => {
    const here: Path = [...path, 'formations', i];
    const { length } = formation.units;
    const of = named(formation);
    if (length === 0)
      return [
        {
          said: say('check-order-to-none', { formation: of }),
          path: [...here, 'name'],
          ...(army.formations.length > 1 && { mend: { do: 'remove-formation', formation: formation.id } }),
        },
      ];
    const large: Found =
      length > CHECKED.units
        ? [
            {
              said: say('check-large-formation', { formation: of, n: length }),
              path: [...here, 'name'],
              mend: { do: 'split-formation', formation: formation.id },
            },
          ]
        : [];
    return [...large, ...formation.units.flatMap((unit, j) => unitSize(unit, [...here, 'units', j]))];
  });
}

function unitSize(unit: UnitCard, path: Path): Found {
  const of = unitNamed(unit);
  if (unit.arm === 'artillery') {
    const { guns = 0 } = unit;
    return guns > BATTERY_GUNS.wide
      ? [
          {
            said: say('check-many-guns', { unit: of, n: guns }),
            path: [...path, 'guns'],
            mend: { do: 'split-battery', unit: unit.id },
          },
        ]
      : [];
  }
  const empty = unit.parts.findIndex(({ men }) => men > 0) < 0;
  if (empty) return [{ said: say('check-no-men', { unit: of }), path: [...path, 'parts', 0, 'men'] }];
  const cp = pointsOf(unit)?.total ?? 0;
  return cp > UNIT_POINTS.most
    ? [
        {
          said: say('check-large-unit', { unit: of, cp, most: UNIT_POINTS.most }),
          path: [...path, 'parts', 0, 'men'],
          mend: { do: 'split-unit', unit: unit.id },
        },
      ]
    : [];
}

/** The usual end of a battle, in minutes since midnight. */
const LEAVES = 20 * 60;
const AN_HOUR = 60;

/** An end for a battle without one: 20:00, or an hour after its start if later. */
export const usualEnd = ({ start }: Pick<Draft, 'start'>): number => Math.max(start + AN_HOUR, LEAVES);

function hours({ start, end, reinforcements, sides }: Draft): Found {
  const last = Math.max(start, ...reinforcements.map(({ at }) => at));
  const open: Found =
    end?.at === undefined
      ? [
          {
            said: word('check-no-end'),
            path: ['end', 'at'],
            mend: { do: 'end-at', at: Math.max(usualEnd({ start }), last + AN_HOUR) },
          },
        ]
      : [];
  const there = new Map<string, number>();
  const coming = reinforcements.flatMap(({ id, side, formation: wanted, units, at }, i): Found => {
    const formation = sides[side].formations.find((each) => each.id === wanted);
    if (!formation) return [];
    const of = named(formation);
    const path: Path = ['reinforcements', i, 'at'];
    if (end?.at !== undefined && at >= end.at) return [{ said: say('check-never-arrives', { formation: of }), path }];
    if (at <= start)
      return [
        { said: say('check-there-already', { formation: of }), path, mend: { do: 'from-the-start', arrival: id } },
      ];
    const come = units ?? formation.units.map((unit) => unit.id);
    const twice = come.find((unit) => there.has(unit));
    for (const unit of come) if (!there.has(unit)) there.set(unit, i);
    return twice === undefined
      ? []
      : [{ said: say('check-comes-twice', { formation: of }), path, mend: { do: 'come-once', arrival: id } }];
  });
  return [...open, ...coming];
}

function odds({ sides }: Draft): Found {
  const [a, b] = [armyStrength(sides.a).cp, armyStrength(sides.b).cp];
  const [most, least]: readonly [SideId, SideId] = a > b ? ['a', 'b'] : ['b', 'a'];
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  if (less === 0 || more < less * CHECKED.odds) return [];
  return [
    {
      said: say('check-odds', { strong: sides[most].name, weak: sides[least].name, more, less }),
      path: ['sides', least, 'name'],
    },
  ];
}

/** Everything odd in a scenario, the widest first. Empty while there are no units. */
export function findingsOf(draft: Draft, names: NewNames): Found {
  if (SIDES.every((side) => armyStrength(draft.sides[side]).units === 0)) return [];
  const sides = SIDES.map((side): Here => ({ draft, names, side, army: draft.sides[side], path: ['sides', side] }));
  return [...odds(draft), ...hours(draft), ...[numbers, sizes, commanders].flatMap((look) => sides.flatMap(look))];
}

/** The scenario with every finding fixed that has a fix. */
export function allMended(draft: Draft, names: NewNames): Draft {
  const seen = new Set<string>();
  let now = draft;
  for (;;) {
    const next = findingsOf(now, names).find(({ mend }) => mend && !seen.has(JSON.stringify(mend)));
    if (!next?.mend) return now;
    seen.add(JSON.stringify(next.mend));
    now = mended(now, next.mend, names);
  }
}
