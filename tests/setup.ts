/** Screens and the words' own tests read English; it stands ready in every test. */
import { readdirSync, readFileSync } from 'node:fs';
import { takeIn } from '../src/words/speak.ts';

// Read as one text: a module for each file would cost every test file half a second.
const english = 'src/words/en/';
// Where the modules are kept from one file to the next, so are the words.
if (!Reflect.has(takeIn, 'hasEnglish'))
  takeIn(
    readdirSync(english, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => readFileSync(`${english}${name}`, 'utf8'))
      .join('\n'),
  );
Reflect.set(takeIn, 'hasEnglish', true);

/** Node has no threads of the browser's kind: they answer here, by messages that were copied like any other. */
class Thread {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly answers: Promise<(asked: never) => unknown>;
  constructor(_address: string, { name }: { readonly name?: string } = {}) {
    this.answers = name === 'gate' ? import('../src/app/session/gate.ts').then(({ gate }) => gate()) : recordsAnswer();
  }
  postMessage(ask: unknown): void {
    const asked = structuredClone(ask);
    void this.answers
      .then((answer) => answer(asked as never))
      .then((said) => this.onmessage?.({ data: said instanceof Blob ? said : structuredClone(said) }))
      .catch(() => this.onerror?.());
  }
  terminate(): void {
    this.onmessage = null;
    this.onerror = null;
  }
}

async function recordsAnswer() {
  const [{ clerk }, { storeOn }, { openDisk }, { anyPayload }, { NAME }] = await Promise.all([
    import('../src/app/session/records.ts'),
    import('../src/journal/store.ts'),
    import('../src/journal/disk.ts'),
    import('../src/journal/entry.ts'),
    import('../src/app/session/store-name.ts'),
  ]);
  return clerk(storeOn(openDisk({ name: NAME }), anyPayload));
}

Object.assign(globalThis, { Worker: Thread });

// A bound of waiting, not a speed: a laden machine may take its time.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: 60_000 });
}
