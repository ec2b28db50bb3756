import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('a plan that has ended (%s)', (locale) => {
  const t = textsIn(locale);
  let me: InBrowser;

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
  });

  const write = async () => {
    await me.page.goto('/app/text2speech');
    await me.page.locator('textarea').first().fill('Сайн уу');
  };
  const upgrade = () => me.page.getByRole('link', { name: t('shell.upgrade') });

  test.each(['subscription.expired', 'no_active_subscription'] as const)(
    'the refusal %s has the way to the plans',
    async (key) => {
      await write();
      await me.page.route('**/api/v1/synthesize', (route) =>
        route.fulfill({ status: 403, contentType: 'text/plain', body: key }),
      );
      await me.page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
      await me.page
        .getByRole('status')
        .filter({ hasText: t(`errors.${key}`) })
        .filter({ has: upgrade() })
        .waitFor();
      await me.page.unroute('**/api/v1/synthesize');
    },
  );

  test('ends on the page at its moment, whether or not the sweep has been there', async () => {
    await write();
    await me.page.getByText(t('editor.cost', { characters: 7 })).waitFor();
    const { documents } = suiteDeps();
    await documents
      .subscription(me.person.uid, 'trial')
      .update({ endsAt: new Date(Date.now() + 4000) });
    await me.page.getByText(t('errors.noActiveSubscription')).first().waitFor();
    expect(await me.page.getByRole('status').locator(upgrade()).getAttribute('href')).toBe(
      '/app/account/billing#basic',
    );
    expect(me.complaints).toEqual([]);
  });
});
