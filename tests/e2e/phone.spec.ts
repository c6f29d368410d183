/** Put it on your phone: the way there, the answer of the browser, and the test before the club. */
import { expect, type Page } from '@playwright/test';
import { button, place, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser offers to install, as it does some seconds after the first start. */
const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'yes';
      },
    });
    window.dispatchEvent(offer);
  });

test('nothing on Home moves when the browser offers to install, and the offer waits on its own page', async ({
  page,
}) => {
  await visit(page);
  const places = () =>
    page.locator('main > *, nav .btn').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const before = await places();
  await offerInstall(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await places()).toEqual(before);

  await page.getByRole('link', { name: says('home-put-on-phone') }).click();
  await expect(page).toHaveURL(/#\/phone$/);
  await button(page, says('phone-install')).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
});

test('Settings lead there, and every device has its three steps', async ({ page }) => {
  await visit(page);
  await place(page, '#/settings');
  await page.getByRole('link', { name: says('home-put-on-phone') }).click();
  for (const device of ['android', 'iphone', 'computer'] as const) {
    await page.getByRole('radio', { name: says(`phone-${device}`) }).check({ force: true });
    for (const step of [1, 2, 3] as const) {
      const line = page.getByRole('listitem').filter({ hasText: says(`phone-${device}-${step}`) });
      await expect(line.locator('svg')).toBeVisible();
    }
  }
  await expect(page.getByText(/\d MB here, and may take [\d,]+ MB/)).toBeVisible();
});

test('it says whether every part is on the device: all, one missing, none', async ({ page, context }) => {
  await visit(page);
  await place(page, '#/phone');
  const ask = button(page, says('phone-check'));
  const found = page.locator('[data-found]');
  await ask.click();
  await expect(found).toHaveAttribute('data-found', 'here');
  await expect(found).toHaveText(/^Yes\. All [3-9]\d parts/);

  await context.setOffline(true);
  await page.reload();
  await ask.click();
  await expect(found).toHaveAttribute('data-found', 'here');

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) if (/assets\/print-.*\.js/.test(key.url)) await cache.delete(key);
    }
  });
  await ask.click();
  await expect(found).toHaveText(/^No\. 1 of [3-9]\d parts is missing/);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await ask.click();
  await expect(found).toHaveAttribute('data-found', 'not-yet');
});
