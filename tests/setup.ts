/** Screens and the words' own tests read English; it stands ready in every test. */
import { takeIn } from '../src/words/speak.ts';

const english = import.meta.glob<string>('../src/words/en/**/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
for (const source of Object.values(english)) takeIn(source);
