/** All built-in scenarios, as one part of the app. */

export { default as auerstaedt } from './auerstaedt.ts';
export { default as maida } from './maida.ts';
export { default as quatreBras } from './quatre-bras.ts';
export { default as salamanca } from './salamanca.ts';
export { default as waterloo } from './waterloo.ts';
