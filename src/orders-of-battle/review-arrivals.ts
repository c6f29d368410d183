/** Doubts about arrivals: turns of another game, hours without their half of the day, times in words. */
import { clock } from '../book/terms.ts';
import { type ArrivalReading, readArrival, timeText, turnText } from '../scenarios/arrivals.ts';
import type { Doubt, Edit } from './doubts.ts';
import { type OobNode, type OobTree, walk } from './tree.ts';

interface Coming {
  readonly node: OobNode;
  readonly read: ArrivalReading;
}

const LENGTHS = [10, 15, 20, 30, 60] as const;

const setting = (node: OobNode, arrival: string): Edit => ({ do: 'arrival', node: node.id, arrival });
const entries = (n: number): string => (n === 1 ? 'One entry comes' : `${n} entries come`);

const numberIn = ({ read }: Coming): number => (read.is === 'turn' ? read.turn : read.is === 'figure' ? read.n : 0);

/** All that come by a turn or by a bare figure, asked about together. */
function byTurn(all: readonly Coming[]): Doubt[] {
  const coming = all.filter(
    ({ read }) => read.is === 'figure' || (read.is === 'turn' && read.minutes === undefined && read.turn > 1),
  );
  if (coming.length === 0) return [];
  const numbers = coming.map(numberIn);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const span = least === most ? `${least}` : `${least} to ${most}`;
  const bare = coming.every(({ read }) => read.is === 'figure');
  return [
    {
      id: 'arrival:turns',
      kind: 'arrival',
      group: 'arrival:turns',
      nodes: coming.map(({ node }) => node.id),
      sentence: bare
        ? `${entries(coming.length)} at “${span}”, which may be turns of the source or hours. Which?`
        : `${entries(coming.length)} by turns of the source (${span}). How long is one of its turns?`,
      options: [
        { id: 'later', label: 'Leave it: write the times under Arrivals', effect: [] },
        ...(bare && least > 0 && most < 24
          ? [
              {
                id: 'hours',
                label: `Hours of the day: ${clock(least * 60)}${least === most ? '' : ` to ${clock(most * 60)}`}`,
                effect: coming.map((each) => setting(each.node, timeText(numberIn(each) * 60))),
              },
            ]
          : []),
        ...LENGTHS.map((minutes) => ({
          id: `turn-${minutes}`,
          label: `Turns of ${minutes} minutes from the start`,
          effect: coming.map((each) => setting(each.node, turnText(numberIn(each), minutes))),
        })),
      ],
      proposed: 'later',
    },
  ];
}

/** The same words in several entries are one question. */
function byWords(all: readonly Coming[]): Doubt[] {
  const groups = new Map<string, Coming[]>();
  for (const each of all) {
    const doubtful = each.read.is === 'word' || (each.read.is === 'time' && each.read.other !== undefined);
    if (!doubtful) continue;
    const said = each.node.arrival!.trim().toLowerCase();
    const same = groups.get(said);
    if (same) same.push(each);
    else groups.set(said, [each]);
  }
  return [...groups].map(([said, coming]): Doubt => {
    const { read, node } = coming[0]!;
    const times =
      read.is === 'time'
        ? [read.at, ...(read.other === undefined ? [] : [read.other])]
        : read.is === 'word'
          ? [read.at]
          : [];
    return {
      id: `arrival:${said}`,
      kind: 'arrival',
      group: 'arrival:words',
      nodes: coming.map((each) => each.node.id),
      sentence: `${coming.length === 1 ? node.name : `${coming.length} entries`}: the source says “${node.arrival!.trim()}”. When is that?`,
      options: [
        ...times.map((at) => ({
          id: `at-${at}`,
          label: clock(at),
          effect: coming.map((each) => setting(each.node, timeText(at))),
        })),
        { id: 'later', label: 'Leave it: write the time under Arrivals', effect: [] },
      ],
      proposed: `at-${times[0]}`,
    };
  });
}

export function arrivalDoubts(tree: OobTree): Doubt[] {
  const all: Coming[] = [];
  for (const { node } of walk(tree.roots)) if (node.arrival) all.push({ node, read: readArrival(node.arrival) });
  return [...byTurn(all), ...byWords(all)];
}
