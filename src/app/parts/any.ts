/** Fetched for "Any time". */
export { AnyTime } from '../screens/any-time.tsx';
