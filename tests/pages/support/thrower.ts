import type { Page } from '@playwright/test';

/** How a script of the product throws an uncaught error. */
export type Throw = 'handler' | 'promise';

const code = `
export function throwIn(how, name) {
  const error = Object.assign(new Error('the secret text a user typed\\nin two lines'), { name });
  if (how === 'promise') Promise.reject(error);
  else setTimeout(() => { throw error; });
}`;

/** Throws an error in a script of the product's own origin, as one of its handlers would. */
export async function throwInPage(page: Page, how: Throw, name = 'RangeError'): Promise<void> {
  const own = /\/assets\/thrower\.js$/;
  await page.unroute(own);
  await page.route(own, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  // A string, because the test runner would transform an import in a function.
  const call = `throwIn(${JSON.stringify(how)}, ${JSON.stringify(name)})`;
  await page.evaluate(`import('/assets/thrower.js').then((thrower) => thrower.${call})`);
}
