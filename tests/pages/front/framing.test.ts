import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromSuite } from '../../support/suite.ts';
import { test as base, expect } from '../support/test.ts';

const site = fromSuite('DUU_BASE_URL');

// Some of these the browser refuses by the header; Hosting's emulator sends the others as it would `/embed/x`.
const refused = ['/app', '/embed/', '/embed/a/b', '//embed/x', '/embed//app', '/mn//embed/x'];
const framed = ['/embed/missing', '/mn/embed/missing', ...refused];

/** The address of another site, whose page has all of them in frames. A real server: browsers ask before others. */
const test = base.extend<{ other: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  other: async ({}, use) => {
    const html = framed.map((path) => `<iframe src="${site}${path}"></iframe>`).join('');
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(html);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
  },
});
test.use({ role: 'visitor' });

test('in a frame of another site nothing but the embedded player is shown', async ({
  page,
  other,
}) => {
  await page.goto(other);
  const bodyOf = (index: number) =>
    page.locator('iframe').nth(index).contentFrame().locator('body');
  for (const [index, path] of framed.entries())
    await test.step(path, async () => {
      const body = bodyOf(index);
      if (!refused.includes(path)) {
        await expect(body.locator('main:not([data-framed]) p')).toBeVisible();
        return;
      }
      // The browser puts a page of its own in place of what the header refuses.
      const frame = await (await page.locator('iframe').nth(index).elementHandle())?.contentFrame();
      const isRefused = async () =>
        frame?.url().startsWith('chrome-error:') ||
        (await body.locator('main[data-framed]').count()) > 0;
      await expect.poll(isRefused).toBe(true);
      await expect(body.locator('a:not([target="_blank"])[href]')).toHaveCount(0);
    });
});
