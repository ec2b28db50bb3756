import { fromSuite } from '../../support/suite.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'user' });

const site = fromSuite('DUU_BASE_URL');
/** Another site; its page is served by the test. */
const other = 'http://127.0.0.1:9/';

// Some of these the browser refuses by the header; Hosting's emulator sends the others as it would `/embed/x`.
const refused = ['/app', '/embed/', '/embed/a/b', '//embed/x', '/embed//app', '/mn//embed/x'];

test('in a frame of another site nothing but the embedded player is shown', async ({ page }) => {
  await page.route(other, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: ['/embed/missing', '/mn/embed/missing', ...refused]
        .map((path) => `<iframe src="${site}${path}"></iframe>`)
        .join(''),
    }),
  );
  await page.goto(other);
  const frames = page.locator('iframe');
  for (const [index, path] of refused.entries())
    await test.step(path, async () => {
      const body = frames
        .nth(index + 2)
        .contentFrame()
        .locator('body');
      await expect(
        body.locator('main[data-framed]').or(body.locator('#main-message')),
      ).toBeAttached();
      await expect(body.locator('a:not([target="_blank"])[href]')).toHaveCount(0);
    });
  // Another site's frame has no cookie of ours: the page finds its language anew.
  const player = frames.nth(0).contentFrame().locator('main:not([data-framed])');
  await expect(player).toHaveText(/хуваалцахаа|sharing/);
  await expect(frames.nth(1).contentFrame().locator('html')).toHaveAttribute('lang', 'mn');
});
