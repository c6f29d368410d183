/** English in disguise, for whoever looks for what is not in the files. */
export { accented } from '../../words/pseudo.ts';
