/** A scenario from hand to hand: codes before a camera, the share sheet, and what there is where the browser has neither. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { squares } from '../../src/app/code-squares.ts';
import { writeShort } from '../../src/scenarios/file.ts';
import { pack } from '../../src/scenarios/link.ts';
import { aDraft } from '../scenarios/drafts.ts';
import { button, LAUNCH } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const LINK = `https://example.org/#/take/${await pack(writeShort({ ...aDraft('three-rivers'), title: 'Three rivers' }))}`;

/** A still film of a code, as a camera would see it: luminance alone, grey. */
function film(text: string): Buffer {
  const [width, height] = [640, 480];
  const code = squares(text);
  const size = Math.floor(height / code.length);
  const luma = Buffer.alloc(width * height, 235);
  for (const [y, row] of code.entries())
    for (const [x, dark] of row.entries())
      if (dark)
        for (let line = 0; line < size; line += 1)
          luma.fill(16, (y * size + line) * width + x * size, (y * size + line) * width + (x + 1) * size);
  const chroma = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip C420jpeg\nFRAME\n`), luma, chroma]);
}

/** The codes a stub of the browser's own reader sees, one at each look. */
const seeing = (page: Page, codes: readonly string[]) =>
  page.addInitScript((all) => {
    let at = 0;
    class Reader {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [{ rawValue: all[at++ % all.length] }];
    }
    Object.assign(window, { BarcodeDetector: Reader });
  }, codes);

const refusing = (page: Page, name: string) =>
  page.addInitScript((called) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', called));
  }, name);

for (const [name, told] of [
  ['NotAllowedError', /blocks the camera on this page/],
  ['NotFoundError', /has no camera/],
  ['NotReadableError', /Another app is using the camera/],
] as const)
  test(`a camera that says ${name} is explained, with another way`, async ({ page }) => {
    await seeing(page, [LINK]);
    await refusing(page, name);
    await page.goto('./#/take');
    await button(page, 'Read the codes with the camera').click();
    await expect(page.getByRole('alert')).toContainText(told);
    await expect(page.getByRole('alert')).toContainText('Paste the link below');
    // It can be tried again, and the other way is open.
    await expect(button(page, 'Read the codes with the camera')).toBeVisible();
    await page.getByLabel(/paste the link/).fill(LINK);
    await button(page, 'Open it').click();
    await expect(page.getByRole('heading', { name: 'Three rivers' })).toBeVisible();
  });

test('where the browser reads no codes, it says what does', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
  });
  await page.goto('./#/take');
  await expect(page.getByText(says('editor-take-no-camera'))).toBeVisible();
  await expect(button(page, 'Read the codes with the camera')).toHaveCount(0);
});

test('a code held before the camera is read from the picture', async ({ baseURL }) => {
  const home = mkdtempSync(join(tmpdir(), 'scovell-camera-'));
  const clip = join(home, 'code.y4m');
  writeFileSync(clip, film(LINK));
  const browser = await chromium.launch({
    ...(LAUNCH.executablePath && { executablePath: LAUNCH.executablePath }),
    args: [
      ...LAUNCH.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${clip}`,
    ],
  });
  try {
    const page = await (await browser.newContext({ baseURL, viewport: LAUNCH.viewport })).newPage();
    // This Chromium has no reader of its own: another one looks at the same picture.
    await page.addInitScript({ content: readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8') });
    await page.addInitScript(() => {
      class Reader {
        detect = async (video: HTMLVideoElement) => {
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
          const ink = canvas.getContext('2d')!;
          ink.drawImage(video, 0, 0);
          const { data, width, height } = ink.getImageData(0, 0, canvas.width, canvas.height);
          const read = (window as unknown as { jsQR: (...of: unknown[]) => { data: string } | null }).jsQR(
            data,
            width,
            height,
          );
          return read ? [{ rawValue: read.data }] : [];
        };
      }
      Object.assign(window, { BarcodeDetector: Reader });
    });
    await page.goto('./#/take');
    await button(page, 'Read the codes with the camera').click();
    await expect(page.getByRole('heading', { name: 'Three rivers' })).toBeVisible();
    await expect(button(page, says('editor-put-on-shelf'))).toBeVisible();
  } finally {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  }
});

/** What was handed to the system's sheet. */
const sheet = (page: Page, may: 'json' | 'text' | 'links', answer: 'taken' | 'AbortError' | 'NotAllowedError') =>
  page.addInitScript(
    ([kind, said]) => {
      Object.assign(window, { __shared: [] });
      navigator.canShare = (data) =>
        data?.files
          ? data.files.every(({ type }) => kind === 'json' || (kind === 'text' && type === 'text/plain'))
          : true;
      navigator.share = async (data) => {
        if (said !== 'taken') throw new DOMException('', said);
        const files = await Promise.all(
          (data?.files ?? []).map(async (file) => [file.name, (await file.text()).slice(0, 40)]),
        );
        (window as unknown as { __shared: unknown[] }).__shared.push({ files, url: data?.url });
      };
    },
    [may, answer] as const,
  );

const shared = (page: Page) =>
  page.evaluate(() => (window as unknown as { __shared: { files: string[][]; url?: string }[] }).__shared);

async function share(page: Page): Promise<void> {
  await page.goto('./#/scenario/maida-1806');
  await page.getByText('Share it').click();
  await button(page, 'Share').click();
}

for (const [may, ending] of [
  ['json', '.scovell-scenario.json'],
  ['text', '.scovell-scenario.txt'],
] as const)
  test(`the share sheet gets the scenario as a file (${may})`, async ({ page }) => {
    await sheet(page, may, 'taken');
    await share(page);
    await expect.poll(() => shared(page).then((all) => all.length)).toBe(1);
    const [{ files }] = (await shared(page)) as [{ files: string[][] }];
    expect(files[0]![0]).toContain(ending);
    expect(files[0]![1]).toContain('scovell-scenario');
  });

test('where no files may be shared it gets the link, and where there is no sheet the file is saved', async ({
  page,
  context,
}) => {
  await sheet(page, 'links', 'taken');
  await share(page);
  await expect.poll(() => shared(page).then(([first]) => first?.url ?? '')).toContain('#/take/s1.');

  const bare = await context.newPage();
  await bare.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: undefined });
  });
  const coming = bare.waitForEvent('download');
  await share(bare);
  expect((await coming).suggestedFilename()).toBe('Maida.scovell-scenario.json');
  await expect(bare.getByText(says('editor-no-share-sheet'))).toBeVisible();
});

test('a sheet that is closed again is no trouble, one that fails is said', async ({ page, context }) => {
  await sheet(page, 'json', 'AbortError');
  await share(page);
  await expect(page.getByText(says('editor-share-failed'))).toHaveCount(0);
  const other = await context.newPage();
  await sheet(other, 'json', 'NotAllowedError');
  await share(other);
  await expect(other.getByText(says('editor-share-failed'))).toBeVisible();
});
