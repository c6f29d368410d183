/** Pseudo-English, to find text that is not in the files. */
export { accented } from '../../words/pseudo.ts';
