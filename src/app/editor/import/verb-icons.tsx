/** Icons for the actions on an entry. Only the builder's desk needs them. */
const SIGNS = {
  raise: 'M4 4h16M12 20V8M7 12.5L12 7.5l5 5',
  lower: 'M4 5h7M11 5v12h8M15 12.5l4.5 4.5-4.5 4.5',
  split: 'M3.5 12H9l5-6h6.5M9 12l5 6h6.5',
  merge: 'M3.5 6H10l5 6h5.5M3.5 18H10l5-6',
  move: 'M9 4H4v16h5M9 12h11M15.5 7.5L20 12l-4.5 4.5',
  kind: 'M3 6h11v8H3zM10 10h11v8H10zM3 6l11 8',
  leader: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c0-4.5 4-6 8-6s8 1.5 8 6',
  nation: 'M5 21V3M5 4h14l-3.5 4L19 12H5',
  arrival: 'M12 3.5a8.5 8.5 0 1 0 .01 0M12 7v5.5l3.5 2',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
} as const;

export type Verb = keyof typeof SIGNS;

export const VerbIcon = ({ name }: { readonly name: Verb }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);
