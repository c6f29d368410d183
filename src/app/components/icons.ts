/**
 * Icons on a 24 × 24 grid: kriegsspiel blocks for the arms, plain marks for states. One string each: strokes and, after
 * a bar, the solid parts.
 */
const BLOCK = 'M2.5 5.5h19v13h-19z';
const HAT = 'M2 12.5C4.2 6.8 7.8 3 12 3s7.8 3.8 10 9.5c-5-2.6-15-2.6-20 0z';
const FACE = 'M7.5 11.3v3.2a4.5 4.5 0 0 0 9 0v-3.2M4.5 21.5c.6-2 1.8-3 4-3.6M19.5 21.5c-.6-2-1.8-3-4-3.6';
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const BALL = `|${dot(12, 12, 2.3)}`;

export const PATHS = {
  'arm-artillery-foot': BLOCK + BALL,
  'arm-artillery-horse': `${BLOCK}M2.5 18.5l5.8-4M21.5 5.5l-5.8 4${BALL}`,
  'arm-baggage': `${BLOCK}${dot(12, 12, 3.9)}M12 8.1v7.8M8.1 12h7.8`,
  'arm-cavalry-heavy': `${BLOCK}|M2.5 18.5l19-13v13z`,
  'arm-cavalry-light': `${BLOCK}M2.5 18.5l19-13`,
  'arm-cavalry-medium': `${BLOCK}M2.5 18.5l19-13M9.2 18.5l12.3-8.4M15.6 18.5l5.9-4`,
  'arm-cavalry-skirmish': 'M2.5 18.5l19-13M2.5 9v-3.5h4.5M21.5 15v3.5h-4.5',
  'arm-engineer': `${BLOCK}M7 15.3v-6h10v6M12 9.3v6`,
  'arm-infantry': `${BLOCK}M2.5 5.5l19 13M21.5 5.5l-19 13`,
  'arm-mixed': `${BLOCK}M2.5 5.5l19 13M21.5 5.5l-19 13|M21.5 5.5v13L12 12z`,
  'arm-pontoon': `${BLOCK}M6.5 8.3l2.8 2.3h5.4l2.8-2.3M6.5 15.7l2.8-2.3h5.4l2.8 2.3`,
  commander: HAT + FACE,
  'commander-army': `${FACE}|${HAT}`,
  'state-artillery': 'M6 14.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M6.5 11L20.5 6M10.5 14.5l-7 4',
  'state-broken': 'M10.5 5.5h-8v13h6l3-5-3.5-2.5zM14.5 5.5h7v13h-8.5l3-5.5-3.5-2.5z',
  'state-disordered': 'M3.5 10.2l7-3.7M13.2 5.2l7.3 3.4M4 14.6l7.3 3M13.8 18.6l6.7-4.1',
  'state-eliminated': 'M5 5l14 14M19 5L5 19',
  'state-exhausted': 'M5 5.5l7 7 7-7M5 12.5l7 7 7-7',
  'state-fresh': 'M5 15.5l7-7 7 7',
  'state-officer': HAT + FACE,
  'state-out-of-command': `M14.9 8.4a6.8 6.8 0 1 0 1.7 4.6|${dot(9.8, 13, 0.9)}${dot(19.3, 5.2, 1.5)}`,
  'state-resting': 'M2.5 18.5L12 5.5l9.5 13zM12 11.5v7',
  'state-shaken':
    'M3 9c1.5-3 3-3 4.5 0s3 3 4.5 0 3-3 4.5 0 3 3 4.5 0M3 16.5c1.5-3 3-3 4.5 0s3 3 4.5 0 3-3 4.5 0 3 3 4.5 0',
  'state-skirmishers': `M3.5 17.5h17|${dot(5.5, 8.5, 1)}${dot(12, 6.5, 1)}${dot(18.5, 8.5, 1)}`,
  'state-tired': 'M5 8.5l7 7 7-7',
  'state-town': 'M3.5 19v-7.5l5-4 5 4M8.5 19h12V9.5h-3.5V5h-3.5v14',
  again: 'M19 6v5h-5M19 11a7.5 7.5 0 1 0 .5 4',
  battle: 'M4 20L18.5 5.5M20 20L5.5 5.5M4 15l5 5M20 15l-5 5',
  book: 'M12 6.5C9.5 4.5 6 4 2.5 4.5v14c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2v-14C18 4 14.5 4.5 12 6.5zM12 6.5v14',
  card: 'M6 3.5h12v17H6zM9 7.5h6M9 12h6M9 16.5h3',
  check: 'M4.5 12.5l5 5 10-11',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  cover: 'M3.5 4.5h17v15h-17zM3.5 9l4.5-4.5M3.5 14.5l10-10M3.5 19.5l15-15M9 19.5L20.5 8M15 19.5l5.5-5.5',
  dice: `M4 4h16v16H4z|${dot(8.5, 8.5, 0.7)}${dot(12, 12, 0.7)}${dot(15.5, 15.5, 0.7)}`,
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  hand: 'M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 10.5V4.5a1.5 1.5 0 0 1 3 0V11M13 11V6a1.5 1.5 0 0 1 3 0v6M16 9.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 6.5-6 6.5-3.5 0-5-1.5-6.5-4L4 12.8a1.5 1.5 0 0 1 2.5-1.5L7 12',
  less: 'M5 12h14',
  link: 'M8 12h8M10 8.5H7.5a3.5 3.5 0 0 0 0 7H10M14 8.5h2.5a3.5 3.5 0 0 1 0 7H14',
  list: 'M4 6h16M4 12h16M4 18h10',
  lock: 'M6 10.5h12v10H6zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5M12 14v3',
  more: 'M5 12h14M12 5v14',
  next: 'M9 5l7 7-7 7',
  notice: `M12 3l9.5 17h-19zM12 9.5v5|${dot(12, 17.2, 0.4)}`,
  open: 'M5 9l7 7 7-7',
  phone: 'M7 3h10v18H7zM11 18h2',
  ready: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8 12.5l3 3 5-6.5',
  shut: 'M5 15l7-7 7 7',
  umpire: 'M12 4v16M5 20h14M4 7h16M4 7l-2 6.5h5.5zM20 7l-3.5 6.5H22z',
  undo: 'M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

/** An icon's strokes and its solid parts. */
export const pathsOf = (name: IconName): readonly [strokes: string, full?: string] => {
  const [strokes = '', full] = PATHS[name].split('|');
  return full === undefined ? [strokes] : [strokes, full];
};
