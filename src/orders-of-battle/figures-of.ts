/** Which figures an entry has, and where its parts stand. */
import { isFormation, type Sprout } from './tree.ts';

/** Its parts stand below it, not in its line. */
export const isList = ({ children: [first], source }: Sprout): boolean => (first?.source.line ?? 0) > source.line;

export const isRegiment = ({ level, men, sabres }: Sprout): boolean =>
  !isFormation(level) && (men !== undefined || sabres !== undefined);

export const tellsFigure = ({ men, sabres, guns }: Sprout): boolean => (men ?? sabres ?? guns) !== undefined;
export const isBare = ({ men, sabres, guns, children }: Sprout): boolean =>
  men === undefined && sabres === undefined && guns === undefined && children.length === 0;
