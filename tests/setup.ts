/** Screens and the words' own tests read English; it stands ready in every test. */
import type { Ask } from '../src/app/session/gate.ts';
import { takeIn } from '../src/words/speak.ts';

const english = import.meta.glob<string>('../src/words/en/**/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
for (const source of Object.values(english)) takeIn(source);

/** Node has no threads of the browser's kind: the gate answers here, by messages that were copied like any other. */
class Thread {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  postMessage(ask: unknown): void {
    const asked = structuredClone(ask);
    void import('../src/app/session/gate.ts').then(({ answer }) =>
      this.onmessage?.({ data: structuredClone(answer(asked as Ask)) }),
    );
  }
  terminate(): void {
    this.onmessage = null;
  }
}
Object.assign(globalThis, { Worker: Thread });
