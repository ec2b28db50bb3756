import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import { expect, test } from '../support/test.ts';
import { locales, type TestLocale } from '../support/texts.ts';

test.use({ role: 'visitor' });

/** Facts in the texts. A changed fact fails here. */
const answers: Record<TestLocale, readonly (readonly [question: string, facts: RegExp])[]> = {
  en: [
    ['Can I try it without paying?', /^Yes\. .*\b500 characters/],
    ['How well does it read Mongolian?', /^About 97% of words/],
    [
      'How long can a text be?',
      /From 1024 to 4096 characters.*Basic 1024, Standard 2048, Pro 4096\. Duu converts a longer text in parts/,
    ],
    ['How long is my audio kept?', /^3 months from the day it was created.* In the last 7 days/],
    [
      'What is the difference between the plans?',
      /^The characters per month and the characters per conversion\. All plans .* same speakers.* 3 months of storage/,
    ],
    ['How do I pay?', /^Through QPay .* by card through Stripe, .* Nothing renews automatically/],
    [
      'Can I get my money back?',
      /^Yes\. .* within 14 days of the payment\. .* what you have not used/,
    ],
  ],
  mn: [
    ['Төлбөргүй туршиж болох уу?', /^Болно\. .*500 тэмдэгтийг/],
    ['Монголоор хэр зөв уншдаг вэ?', /^Үгсийн 97% орчмыг/],
    [
      'Текст хэр урт байж болох вэ?',
      /Суурь 1024, Стандарт 2048, Про 4096 тэмдэгт хүртэл\. Түүнээс урт текстийг Дуу хэсэгчлэн/,
    ],
    ['Аудиог хэр удаан хадгалдаг вэ?', /^Хөрвүүлсэн өдрөөс нь 3 сар\. .* Сүүлийн 7 хоногт/],
    [
      'Багцууд юугаараа ялгаатай вэ?',
      /^Сарын тэмдэгт, нэг удаад хөрвүүлэх тэмдэгтээр\. Бүх уншигч.* 3 сарын хадгалалт/,
    ],
    ['Хэрхэн төлөх вэ?', /^QPay-ээр .* Stripe-ээр картаар, .* юу ч автоматаар сунгагдахгүй/],
    [
      'Мөнгөө буцааж авч болох уу?',
      /^Болно\. Төлснөөс хойш 14 хоногийн дотор .* ашиглаагүй хэсгийг/,
    ],
  ],
};

const prices: Record<TestLocale, readonly (readonly [name: string, hash: string, RegExp])[]> = {
  en: [
    ['Basic', '#basic', /\$2\.99 a month.*30,000 characters a month.*Up to 1,024 .*12 speakers/],
    [
      'Standard',
      '#standard',
      /\$7\.99 a month.*100,000 characters a month.*Up to 2,048 .*12 speakers/,
    ],
    ['Pro', '#pro', /\$18\.99 a month.*300,000 characters a month.*Up to 4,096 .*12 speakers/],
    [
      'Pro, yearly',
      '#pro-yearly',
      /\$189\.90 a year \$15\.83 a month \(−16%\) You save \$37\.98.*300,000 characters a month/,
    ],
  ],
  mn: [
    ['Суурь', '#basic', /9,900₮ сард.*Сард 30,000 тэмдэгт.*Нэг удаад 1,024 .*12 уншигч/],
    ['Стандарт', '#standard', /24,900₮ сард.*Сард 100,000 тэмдэгт.*Нэг удаад 2,048 .*12 уншигч/],
    ['Про', '#pro', /59,900₮ сард.*Сард 300,000 тэмдэгт.*Нэг удаад 4,096 .*12 уншигч/],
    [
      'Про, жилээр',
      '#pro-yearly',
      /599,000₮ жилд Сард 49,917₮ \(−16%\) 119,800₮ хэмнэнэ.*Сард 300,000 тэмдэгт/,
    ],
  ],
};

test('the limits match the answers', () => {
  const perConversion = (['1', '2', '3', '4'] as const).map(
    (id) => initialPlans[id].charactersPerConversion,
  );
  expect(perConversion).toEqual([1024, 2048, 4096, 4096]);
  expect([limits.trialCharacters, limits.storageMonths]).toEqual([500, 3]);
});

// In both languages, because the texts are tested.
for (const language of locales)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('shows the expected answers, plans, app on phones and support', async ({ page, t }) => {
      await page.goto(`/${language}`);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

      for (const [question, facts] of answers[language])
        await test.step(question, async () => {
          const item = page.locator('#faq details').filter({ has: page.getByText(question) });
          const answer = item.locator('p').first();
          await expect(answer).toBeHidden();
          await item.locator('summary').click();
          await expect(answer).toBeVisible();
          await expect(answer).toHaveText(facts);
        });

      for (const [name, hash, says] of prices[language])
        await test.step(name, async () => {
          const heading = page.getByRole('heading', { name, exact: true });
          const card = page.locator('#pricing').getByRole('listitem').filter({ has: heading });
          await expect
            .poll(async () => (await card.innerText()).replace(/\s+/g, ' '))
            .toMatch(says);
          await expect(
            card.getByRole('link', { name: t('landing.pricing.choose', { plan: name }) }),
          ).toHaveAttribute('href', `/${language}/app/account/billing${hash}`);
        });

      await test.step('the app on phones', async () => {
        const name = t('landing.mobile.title');
        const section = page.getByRole('region', { name, exact: true });
        await section.scrollIntoViewIfNeeded();
        await expect(section.getByRole('listitem')).toHaveText([/^Android: /, /^iPhone: /]);
        await page.evaluate(() =>
          dispatchEvent(
            Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
              prompt: async () => Object.assign(window, { asked: true }),
            }),
          ),
        );
        await section
          .getByRole('button', { name: t('landing.mobile.install'), exact: true })
          .click();
        expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
        // Chromium offers the installation once.
        await expect(section.getByRole('listitem').first()).toBeVisible();
      });

      await test.step('support', async () => {
        const support = page
          .getByRole('contentinfo')
          .getByRole('region', { name: t('landing.footer.support'), exact: true });
        await expect(
          support.getByRole('link', { name: 'support@duu.example', exact: true }),
        ).toHaveAttribute('href', 'mailto:support@duu.example');
        await expect(
          support.getByRole('link', { name: '+976 7700 0000', exact: true }),
        ).toHaveAttribute('href', 'tel:+97677000000');
        await expect(support).toContainText(t('landing.footer.contact'));
      });
    });
  });

test.describe('visitors', () => {
  test.use({ language: 'mn' });

  test('a visitor gets to the editor through the sign-in', async ({ page, t }) => {
    for (const id of ['landing.features.explore', 'landing.cta.start'] as const)
      await test.step(id, async () => {
        await page.goto('/mn');
        await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
        await page.getByRole('link', { name: t(id), exact: true }).click();
        await page.waitForURL(`**/mn/auth?return=${encodeURIComponent('/mn/app/text2speech')}`);
        await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
      });
  });

  test('a visitor sees that prices could not be checked, until they are', async ({ page, t }) => {
    await page.route('**/api/v1/plans', (route) => route.abort());
    await page.goto('/mn#pricing');
    const pricing = page.locator('#pricing');
    const warning = pricing.getByText(t('landing.pricing.unchecked'));
    await expect(warning).toBeVisible();
    const plans = pricing.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(plans).toHaveCount(4);
    await page.unroute('**/api/v1/plans');
    await pricing.getByRole('button', { name: t('shell.retry'), exact: true }).click();
    await expect(warning).toHaveCount(0);
  });
});

test.describe('signed-in users', () => {
  test.use({ role: 'user' });

  test('a user who is signed in goes straight to the tools, and from the yearly card to the yearly plan', async ({
    page,
  }) => {
    await page.goto('/en');
    await page.getByRole('link', { name: 'Explore all tools', exact: true }).click();
    await page.waitForURL('**/en/app/text2speech');
    await page.goto('/en');
    await page.getByRole('link', { name: 'Choose Pro, yearly', exact: true }).click();
    await page.waitForURL('**/en/app/account/billing#pro-yearly');
    await expect(page.locator('[data-marked][data-plan="4"]')).toBeVisible();
    await expect(page.locator('[data-marked]')).toHaveCount(1);
  });
});
