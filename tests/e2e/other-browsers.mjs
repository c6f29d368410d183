/**
 * The same short way through the app in any browser: load, a turn of Maida, the server gone, and the battle still there.
 * A browser is no more than `go(url)`, `run(function, ...args)` in the page (the function may be async), and `close()`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = async () => {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
};

export async function chromium(executablePath) {
  const { chromium: driver } = await import('@playwright/test');
  const browser = await driver.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
  return {
    go: (url) => page.goto(url),
    run: (work, ...args) =>
      page.evaluate(([text, given]) => new Function(`return (${text})`)()(...given), [String(work), args]),
    close: () => browser.close(),
  };
}

export async function firefox(executablePath) {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 640 });
  return {
    go: (url) => page.goto(url),
    run: (work, ...args) =>
      page.evaluate((text, given) => new Function(`return (${text})`)()(...given), String(work), args),
    close: () => browser.close(),
  };
}

/** WebKitGTK by the standard's own requests; it wants a display, and is given one of its own. */
export async function webkit(driver) {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'scovell-webkit-'));
  const server = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    try {
      process.kill(-server.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
    rmSync(home, { recursive: true, force: true });
  };
  const ask = async (path, body, method = 'POST') => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  try {
    for (let tries = 0; ; tries += 1) {
      const up = await ask('/status', undefined, 'GET').catch(() => null);
      if (up?.ready) break;
      if (tries > 100) throw new Error('WebKitWebDriver did not come up.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const minibrowser = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']
      .flatMap((lib) =>
        ['4.1', '4.0', '6.0']
          .map((version) => `${lib}/webkit2gtk-${version}/MiniBrowser`)
          .concat(`${lib}/webkitgtk-6.0/MiniBrowser`),
      )
      .find(existsSync);
    const { sessionId } = await ask('/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          ...(minibrowser && { 'webkitgtk:browserOptions': { binary: minibrowser, args: ['--automation'] } }),
        },
      },
    });
    const at = `/session/${sessionId}`;
    await ask(`${at}/timeouts`, { script: 120_000, pageLoad: 120_000 });
    return {
      go: (url) => ask(`${at}/url`, { url }),
      run: async (work, ...args) => {
        const answer = await ask(`${at}/execute/async`, {
          script: `const done = arguments[arguments.length - 1];
            Promise.resolve().then(() => (${work})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          args: [args],
        });
        if (answer?.error) throw new Error(answer.error);
        return answer?.value;
      },
      close: async () => {
        await ask(at, undefined, 'DELETE').catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

// ---- in the page ---------------------------------------------------------------------------------------------------

/** Runs in the page: waits until `look` gives something. */
const until = `async (look, what) => {
  const end = Date.now() + 60000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(what + ' did not come; the page says: ' + document.body.innerText.slice(0, 400));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}`;
const inPage = (work) => `async (...args) => { const until = ${until}; return (${work})(until, ...args); }`;

const ready = inPage(async (until) => {
  await until(() => document.querySelector('.btn--primary'), 'the home screen');
  await navigator.serviceWorker.ready;
  await until(() => /Ready\s*offline/.test(document.body.innerText), '"Ready offline"');
  return document.querySelector('h1, .btn--primary').textContent;
});

const begin = inPage(async (until) => {
  // Always the same dice, so that every browser and every run goes the same way.
  let dice = 1;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i += 1) {
      dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
      array[i] = dice >>> 24;
    }
    return array;
  };
  location.hash = '#/new/maida-1806';
  const start = await until(
    () => [...document.querySelectorAll('.btn--primary')].find((button) => /Begin Maida/.test(button.textContent)),
    'the set-up',
  );
  start.click();
  await until(() => document.querySelector('.day-link'), 'the battle');
  return location.hash;
});

/** Taps what is largest until the second turn has begun; gives the number of taps. */
const playTurn = inPage(async (until) => {
  const shown = () => document.querySelector('#app').innerText;
  let taps = 0;
  while (!/Turn 2/.test(document.querySelector('.day-link')?.innerText ?? '')) {
    if (taps > 120) throw new Error(`No second turn after ${taps} taps: ${shown().slice(0, 400)}`);
    const target = await until(
      () =>
        [...document.querySelectorAll('.btn--primary:not([aria-disabled])')].at(-1) ??
        document.querySelector('.picks .btn'),
      'something to tap',
    );
    const before = shown();
    target.click();
    taps += 1;
    await until(() => shown() !== before, 'the answer to a tap');
  }
  return taps;
});

const state = inPage(async (until, hash) => {
  if (!location.hash.endsWith(hash.slice(1))) location.hash = hash;
  const day = await until(() => document.querySelector('.day-link'), 'the battle');
  await until(() => /Turn \d/.test(day.innerText), 'the day');
  return day.innerText.replace(/\s+/g, ' ');
});

const undo = inPage(async (until) => {
  const shown = () => document.querySelector('#app').innerText;
  const before = shown();
  [...document.querySelectorAll('button')].find((button) => /Undo/.test(button.textContent)).click();
  await until(() => shown() !== before, 'the undone step');
  return true;
});

const proof = inPage(async (until, name, text) => {
  const input = await until(() => document.querySelector('input[type=file]'), 'the button for a file');
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: 'application/json' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => document.querySelector('.proof__cols'), 'the result of the proof');
  // The words of its turns are made one after the other.
  await until(() => !document.querySelector('.proof__cols [aria-busy="true"]'), 'the words of each turn');
  return [...document.querySelectorAll('.proof__cols > *')].map(({ textContent }) => textContent.replace(/\s+/g, ''));
});

/**
 * What `verify.html` of this browser finds in a file: every throw made again, every play judged again by this browser's engine, and
 * each event held against what is written. Gives the page's words without their spaces, which engines set differently. A play that came out otherwise here would be told.
 */
export async function prove(browser, url, name, text) {
  await browser.go(`${url}verify.html`);
  return browser.run(proof, name, text);
}

/** The smoke test; `stop` takes the server away. Gives what was seen. */
export async function smoke(browser, url, stop) {
  await browser.go(url);
  await browser.run(ready);
  const battle = await browser.run(begin);
  const taps = await browser.run(playTurn);
  const before = await browser.run(state, battle);
  stop();
  const answered = await fetch(url).then(
    () => true,
    () => false,
  );
  if (answered) throw new Error('The server still answers.');
  await browser.go(`${url}?again${battle}`);
  const after = await browser.run(state, battle);
  if (after !== before) throw new Error(`Without the server the battle shows "${after}", and it was "${before}".`);
  await browser.run(undo);
  return { taps, day: after };
}
