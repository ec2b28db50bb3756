import { limits } from '@duu/contract/limits';
import { initialPlans } from '@duu/contract/plans';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';
import { locales, type TestLocale, textsIn } from '../support/texts.ts';

afterAll(closeBrowser);

/** What a visitor must read, in the words of the page itself: a text that says something else is to fail here. */
const answers: Record<TestLocale, readonly (readonly [question: string, facts: RegExp])[]> = {
  en: [
    ['Can I try it without paying?', /^Yes\. .*\b500 characters/],
    ['How well does it read Mongolian?', /^About 97% of words/],
    [
      'How long may a text be?',
      /From 1024 to 4096 characters.*Basic 1024, Standard 2048, Pro 4096\. Divide a longer text/,
    ],
    ['How long is my audio kept?', /^Three months from the day it was made/],
    [
      'What is the difference between the plans?',
      /characters per month, the characters per conversion and the number of voices.* 3 months of storage/,
    ],
  ],
  mn: [
    ['Төлбөргүй туршиж болох уу?', /^Болно\. .*500 тэмдэгтийг/],
    ['Монголоор хэр зөв уншдаг вэ?', /^Үгсийн 97% орчмыг/],
    [
      'Текст хэр урт байж болох вэ?',
      /1024-өөс 4096 тэмдэгт: Суурь 1024, Стандарт 2048, Про 4096\. Түүнээс урт текстийг өөрөө/,
    ],
    ['Аудиог хэр удаан хадгалдаг вэ?', /^Үүссэн өдрөөс нь гурван сар/],
    [
      'Багцууд юугаараа ялгаатай вэ?',
      /^Сарын тэмдэгт, нэг удаад хөрвүүлэх тэмдэгт, уншигчийн тоогоор.* 3 сарын хадгалалт/,
    ],
  ],
};

const prices: Record<TestLocale, readonly (readonly [name: string, hash: string, RegExp])[]> = {
  en: [
    ['Basic', '#basic', /\$2\.99 a month.*30,000 characters a month.*Up to 1,024 .*6 voices/],
    [
      'Standard',
      '#standard',
      /\$7\.99 a month.*100,000 characters a month.*Up to 2,048 .*12 voices/,
    ],
    ['Pro', '#pro', /\$18\.99 a month.*300,000 characters a month.*Up to 4,096 .*12 voices/],
    ['Pro, yearly', '#pro-yearly', /\$189\.90 a year.*300,000 characters a month/],
  ],
  mn: [
    ['Суурь', '#basic', /9,900₮ сард.*Сард 30,000 тэмдэгт.*Нэг удаад 1,024 .*6 уншигч/],
    ['Стандарт', '#standard', /24,900₮ сард.*Сард 100,000 тэмдэгт.*Нэг удаад 2,048 .*12 уншигч/],
    ['Про', '#pro', /59,900₮ сард.*Сард 300,000 тэмдэгт.*Нэг удаад 4,096 .*12 уншигч/],
    ['Про, жилээр', '#pro-yearly', /599,000₮ жилд.*Сард 300,000 тэмдэгт/],
  ],
};

test('the questions name the limits that hold', () => {
  const perConversion = (['1', '2', '3', '4'] as const).map(
    (id) => initialPlans[id].charactersPerConversion,
  );
  expect(perConversion).toEqual([1024, 2048, 4096, 4096]);
  expect([limits.trialCharacters, limits.storageMonths]).toEqual([500, 3]);
});

describe.each(locales)('the first page (%s)', (locale) => {
  const t = textsIn(locale);
  let page: Page;
  beforeAll(async () => {
    page = await newPage({ chosen: locale });
    await page.goto(`/${locale}`);
    await page.locator('html[data-ready="true"]').waitFor();
  });
  afterAll(() => page.context().close());

  test.each(answers[locale])('%s', async (question, facts) => {
    const item = page.locator('#faq details').filter({ has: page.getByText(question) });
    const answer = item.locator('p');
    expect(await answer.isVisible()).toBe(false);
    await item.locator('summary').click();
    await answer.waitFor({ state: 'visible' });
    expect(await answer.innerText()).toMatch(facts);
  });

  test.each(prices[locale])('the plan %s', async (name, hash, says) => {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = page.locator('#pricing').getByRole('listitem').filter({ has: heading });
    await expect.poll(async () => (await card.innerText()).replace(/\s+/g, ' ')).toMatch(says);
    const choose = card.getByRole('link', { name: t('landing.pricing.choose', { plan: name }) });
    expect(await choose.getAttribute('href')).toBe(`/${locale}/app/account/billing${hash}`);
  });

  test('on a phone it is an app: the two ways, and a button where the browser installs', async () => {
    const section = page.getByRole('region', { name: t('landing.mobile.title'), exact: true });
    await section.scrollIntoViewIfNeeded();
    const ways = await section.getByRole('listitem').allInnerTexts();
    expect(ways).toEqual([expect.stringMatching(/^Android: /), expect.stringMatching(/^iPhone: /)]);
    await page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => Object.assign(window, { asked: true }),
        }),
      ),
    );
    await section.getByRole('button', { name: t('landing.mobile.install'), exact: true }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
    // The browser offers it once.
    await section.getByRole('listitem').first().waitFor();
  });

  test('support is a letter or a call away', async () => {
    const support = page
      .getByRole('contentinfo')
      .getByRole('region', { name: t('landing.footer.support'), exact: true });
    const letter = support.getByRole('link', { name: 'support@duu.example', exact: true });
    expect(await letter.getAttribute('href')).toBe('mailto:support@duu.example');
    const call = support.getByRole('link', { name: '+976 7700 0000', exact: true });
    expect(await call.getAttribute('href')).toBe('tel:+97677000000');
    expect(await support.innerText()).toContain(t('landing.footer.contact'));
  });

  test.each(['landing.features.explore', 'landing.cta.start'] as const)(
    '%s leads a visitor through sign-in into the editor',
    async (id) => {
      const visitor = await newPage({ chosen: locale });
      await visitor.goto(`/${locale}`);
      await visitor.locator('html[data-ready="true"]').waitFor();
      await visitor.getByRole('link', { name: t(id), exact: true }).click();
      await visitor.waitForURL(
        `**/${locale}/auth?return=${encodeURIComponent(`/${locale}/app/text2speech`)}`,
      );
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await visitor.context().close();
    },
  );

  test('prices that could not be checked are shown with a word of it, until they are', async () => {
    const visitor = await newPage({ chosen: locale });
    await visitor.route('**/api/v1/plans', (route) => route.abort());
    await visitor.goto(`/${locale}#pricing`);
    const pricing = visitor.locator('#pricing');
    const word = pricing.getByText(t('landing.pricing.unchecked'));
    await word.waitFor();
    expect(
      await pricing
        .getByRole('listitem')
        .filter({ has: visitor.getByRole('heading') })
        .count(),
    ).toBe(4);
    await visitor.unroute('**/api/v1/plans');
    await pricing.getByRole('button', { name: t('shell.retry'), exact: true }).click();
    await word.waitFor({ state: 'detached' });
    await visitor.context().close();
  });
});

test('who is signed in goes straight to the tools, and from the yearly card to the yearly plan', async () => {
  const page = await newPage({ chosen: 'en' });
  await comeBack(page, someone('known'), '/en');
  await page.getByRole('link', { name: 'Explore all tools', exact: true }).click();
  await page.waitForURL('**/en/app/text2speech');
  await page.goto('/en');
  await page.getByRole('link', { name: 'Choose Pro, yearly', exact: true }).click();
  await page.waitForURL('**/en/app/account/billing#pro-yearly');
  await page.locator('[data-marked][data-plan="4"]').waitFor();
  expect(await page.locator('[data-marked]').count()).toBe(1);
  await page.context().close();
});
