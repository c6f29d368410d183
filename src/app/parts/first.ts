/** Fetched for the guided charge of the first minute. */
export { FirstMinute } from '../first/page.tsx';
