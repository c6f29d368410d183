/**
 * Who writes when a battle is open in several tabs: one tab holds the lock, the others read along. Any tab may take it
 * over. Whoever gets the lock reloads the record before writing; otherwise the store refuses the write.
 */

/** The part of `navigator.locks` used here. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal },
    held: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/** The part of `BroadcastChannel` used here. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: Message | null }) => void) | null;
  close(): void;
}

/** `waiting` until it is known who holds the lock. */
export type Hold = 'waiting' | 'writing' | 'reading';

export interface WriterLock {
  readonly hold: Hold;
  /** Takes the lock from whoever holds it. */
  take(): void;
  /** Tells the other tabs that the record now ends with `head`. */
  wrote(head: string): void;
  /** Gives the lock back for good. The tab that has waited longest gets it. */
  release(): void;
}

export interface WriterLockOptions {
  /** The same for all tabs with this battle, and for no others. */
  readonly name: string;
  /** Null if the browser has none. Then the tab that opened the battle last writes. */
  readonly locks: Locks | null;
  /** A channel for this battle alone. */
  readonly channel: Channel;
  readonly onHold: (hold: Hold) => void;
  /** Another tab wrote: the record now ends with `head`. */
  readonly onWritten: (head: string) => void;
}

type Message = { readonly writer: 'taken' } | { readonly writer: 'wrote'; readonly head: string };

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

export function askToWrite({ name, locks, channel, onHold, onWritten }: WriterLockOptions): WriterLock {
  let hold: Hold = 'waiting';
  let down = false;
  /** Without locks the tabs tell each other who writes. With locks a late message would only mislead. */
  let lockless = locks === null;
  /** Ends the current request, whether it waits or holds. */
  let endRequest = () => {};

  function become(next: Hold): void {
    if (down || hold === next) return;
    hold = next;
    onHold(next);
  }

  const tell = (message: Message) => {
    if (!down) channel.postMessage(message);
  };

  function seize(): void {
    become('writing');
    tell({ writer: 'taken' });
  }

  function doWithoutLocks(): void {
    lockless = true;
    seize();
  }

  function request(how: 'try' | 'wait' | 'steal', locks: Locks): void {
    endRequest();
    const waiting = new AbortController();
    let over = false;
    let release = () => {};
    endRequest = () => {
      over = true;
      waiting.abort();
      release();
    };
    const held = (lock: unknown): Promise<void> => {
      if (over) return Promise.resolve();
      if (lock === null) {
        become('reading');
        request('wait', locks);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        release = resolve;
        become('writing');
      });
    };
    const options =
      how === 'try' ? { ifAvailable: true } : how === 'steal' ? { steal: true } : { signal: waiting.signal };
    locks.request(name, options, held).catch((error: unknown) => {
      if (over) return;
      // An AbortError means the lock was stolen. Any other failure means there are no locks here.
      if (!isAbort(error)) return doWithoutLocks();
      become('reading');
      request('wait', locks);
    });
  }

  channel.onmessage = ({ data: message }) => {
    if (message?.writer === 'taken' && lockless && hold === 'writing') become('reading');
    if (message?.writer === 'wrote') onWritten(message.head);
  };

  if (locks) request('try', locks);
  else seize();

  return {
    get hold() {
      return hold;
    },
    take() {
      if (down || hold === 'writing') return;
      if (locks && !lockless) request('steal', locks);
      else seize();
    },
    wrote: (head) => tell({ writer: 'wrote', head }),
    release() {
      if (down) return;
      down = true;
      endRequest();
      channel.close();
    },
  };
}
