/** Fetched for "Put it on your phone". */
export { PhonePage } from '../screens/phone.tsx';
