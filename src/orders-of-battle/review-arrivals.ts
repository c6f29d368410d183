/** Doubts about arrivals: turns of another game, hours without their half of the day, times in words. */
import { clock } from '../book/terms.ts';
import { say, type Text } from '../engine/message.ts';
import { type ArrivalReading, readArrival, timeText, turnText } from '../scenarios/arrivals.ts';
import { about, type Doubt, type DoubtOption, type Edit, option } from './doubts.ts';
import { called, gather, type OobNode, type OobTree, walk } from './tree.ts';

interface Coming {
  readonly node: OobNode;
  /** When it comes, as the source says it. */
  readonly when: string;
  readonly read: ArrivalReading;
}

const LENGTHS = [10, 15, 20, 30, 60] as const;

const setting = (node: OobNode, arrival: string): Edit => ({ do: 'arrival', node: node.id, arrival });
/** "4", or "4 to 9". */
const span = (from: Text, to: Text): Text => (from === to ? from : say('reader-span', { from, to }));

const numberIn = ({ read }: Coming): number => (read.is === 'turn' ? read.turn : read.is === 'figure' ? read.n : 0);

/** All that come by a turn or by a bare figure, asked about together. */
function byTurn(all: readonly Coming[]): Doubt[] {
  const coming = all.filter(
    ({ read }) => read.is === 'figure' || (read.is === 'turn' && read.minutes === undefined && read.turn > 1),
  );
  if (coming.length === 0) return [];
  const numbers = coming.map(numberIn);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const bare = coming.every(({ read }) => read.is === 'figure');
  const said = { n: coming.length, span: span(least, most) };
  const hours = (): DoubtOption =>
    option(
      'hours',
      say('reader-arrival-hours', { span: span(clock(least * 60), clock(most * 60)) }),
      coming.map((each) => setting(each.node, timeText(numberIn(each) * 60))),
    );
  return [
    {
      ...about(
        'arrival',
        'turns',
        'turns',
        coming.map(({ node }) => node),
      ),
      asks: say(bare ? 'reader-arrival-figures' : 'reader-arrival-turns', said),
      options: [
        option('later', 'reader-arrival-later-all'),
        ...(bare && least > 0 && most < 24 ? [hours()] : []),
        ...LENGTHS.map((minutes) =>
          option(
            `turn-${minutes}`,
            say('reader-arrival-turn-length', { minutes }),
            coming.map((each) => setting(each.node, turnText(numberIn(each), minutes))),
          ),
        ),
      ],
      proposed: 'later',
    },
  ];
}

const timesIn = (read: ArrivalReading): readonly number[] => {
  if (read.is === 'time') return read.other === undefined ? [read.at] : [read.at, read.other];
  return read.is === 'word' ? [read.at] : [];
};

/** The same words in several entries are one question. */
function byWords(all: readonly Coming[]): Doubt[] {
  const groups = new Map<string, Coming[]>();
  for (const each of all) {
    const doubtful = each.read.is === 'word' || (each.read.is === 'time' && each.read.other !== undefined);
    if (!doubtful) continue;
    gather(groups, each.when.toLowerCase(), each);
  }
  return [...groups].flatMap(([words, coming]): Doubt[] => {
    const [first] = coming;
    if (!first) return [];
    const times = timesIn(first.read);
    return [
      {
        ...about(
          'arrival',
          words,
          'words',
          coming.map(({ node }) => node),
        ),
        asks: say('reader-arrival-words', { n: coming.length, unit: called(first.node), said: first.when }),
        options: [
          ...times.map((at) =>
            option(
              `at-${at}`,
              say('reader-plain', { what: clock(at) }),
              coming.map((each) => setting(each.node, timeText(at))),
            ),
          ),
          option('later', 'reader-arrival-later'),
        ],
        proposed: `at-${times[0]}`,
      },
    ];
  });
}

export function arrivalDoubts(tree: OobTree): Doubt[] {
  const all: Coming[] = [];
  for (const { node } of walk(tree.roots))
    if (node.arrival) all.push({ node, when: node.arrival.trim(), read: readArrival(node.arrival) });
  return [...byTurn(all), ...byWords(all)];
}
