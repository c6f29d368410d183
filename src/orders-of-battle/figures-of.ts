/** Which figures an entry has, where its parts stand, and what two of them are to each other. */
import { nationOfUnit } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** Its parts stand below it, not in its line. */
export const isList = ({ children: [first], source }: Sprout): boolean => (first?.source.line ?? 0) > source.line;

export const isRegiment = ({ level, men, sabres }: Sprout): boolean =>
  !isFormation(level) && (men !== undefined || sabres !== undefined);

export const tellsFigure = ({ men, sabres, guns }: Sprout): boolean => (men ?? sabres ?? guns) !== undefined;
export const isBare = ({ men, sabres, guns, children }: Sprout): boolean =>
  men === undefined && sabres === undefined && guns === undefined && children.length === 0;

/** "SECOND BRIGADE" over "Cavalry" */
export const isCapital = (whole: Sprout, part: Sprout): boolean =>
  !/\p{Ll}/u.test(whole.name) && /\p{Ll}/u.test(part.name);

/** A division of another nation than the corps before it. */
export const areOfTwo = (...nodes: readonly [Sprout, Sprout]): boolean => {
  const [one, other] = nodes.map(({ name }) => nationOfUnit(name));
  return nodes[1].level === 'division' && one !== undefined && other !== undefined && one !== other;
};
