// What fits on a phone of 360 × 740 px. The sweep finds what is cut or beyond the edge, not what is cramped.
import type { Locator } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { convert } from '../../support/audios.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, language: 'mn' });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

/** Expects the elements on one line. */
async function expectOneLine(...targets: Locator[]): Promise<void> {
  const boxes = await Promise.all(targets.map(boxOf));
  const middles = boxes.map(({ y, height }) => y + height / 2);
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(4);
}

test('a speaker on the home page is one line of at most 92 px', async ({ page, t }) => {
  await page.goto('/app');
  const speakers = page.getByRole('region', { name: t('home.speakers') }).getByRole('listitem');
  const links = speakers.getByRole('link', { name: new RegExp(`^${t('home.try')}\\s?: `) });
  await expect(links).toHaveCount(6);
  for (const speaker of await speakers.all()) {
    expect((await boxOf(speaker)).height).toBeLessThanOrEqual(92);
    await expectOneLine(speaker.getByRole('button').first(), speaker.getByRole('link'));
  }
});

test('the buttons of the dictionary are on one line', async ({ page, user, t }) => {
  const input = { language: 'mn', written: 'ХХК', spoken: 'ха ха ка', inflected: false } as const;
  await ask('saveRespelling', user, { input });
  await page.goto('/app/dictionary');
  const names = ['dictionary.add', 'dictionary.import', 'dictionary.export'] as const;
  await expect(page.getByText(input.written, { exact: true })).toBeVisible();
  await expectOneLine(
    ...names.map((name) => page.getByRole('button', { name: t(name), exact: true })),
  );
});

test('the buttons above a new text are on one line', async ({ page, t }) => {
  await page.goto('/app/text2speech');
  const tools = page.getByRole('toolbar', { name: t('editor.textTools') });
  await expect(tools.getByRole('button')).toHaveCount(6);
  await expectOneLine(...(await tools.getByRole('button').all()));
});

test('the embedded player shows a long name on two lines', async ({ page, user }) => {
  const name = 'Өвлийн өглөө тал нутгаар аялсан тэмдэглэл';
  const { id } = await convert(user, { name, segments: ['Сайн байна уу?'] });
  const { shareId } = await ask('shareAudio', user, { params: { audioId: id } });
  await page.goto(`/embed/${shareId}`);
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  const isCut = (element: HTMLElement) => element.scrollHeight > element.clientHeight + 1;
  expect(await heading.evaluate(isCut)).toBe(false);
  const sound = await boxOf(page.getByRole('button'));
  const top = (await boxOf(heading)).y;
  // The frame is 190 px high, with 13 px around its content.
  expect(sound.y + sound.height - top).toBeLessThanOrEqual(190 - 2 * 13);
});

test.describe('for an admin', () => {
  test.use({ role: 'admin' });

  test('filters open on a press, and the button says how many are set', async ({ page, t }) => {
    await page.goto('/admin/audit?from=2026-01-01');
    const field = page.getByLabel(t('audit.filter.by'), { exact: true });
    const toggle = page.getByRole('button', { name: t('admin.filters', { count: 1 }) });
    await expect(toggle).toBeVisible();
    await expect(field).toBeHidden();
    await toggle.click();
    await expect(field).toBeVisible();
    const days = (['from', 'to'] as const).map((day) =>
      page.getByLabel(t(`audit.filter.${day}`), { exact: true }),
    );
    await expectOneLine(...days);
  });
});

test.describe('for a visitor', () => {
  test.use({ role: 'visitor' });

  test('the bars of the sample on the landing page stand apart', async ({ page, t }) => {
    await page.goto('/');
    const sample = page.getByRole('region', { name: t('landing.sample.title') });
    await expect(sample.getByRole('slider')).toBeAttached();
    const wave = sample.locator('svg:visible');
    const steps = await wave.evaluateAll((drawings) =>
      drawings
        .filter((one) => one.getAttribute('preserveAspectRatio') === 'none')
        .map((one) => {
          const bars = Number(one.getAttribute('viewBox')?.split(' ')[2]) / 6;
          return one.getBoundingClientRect().width / bars;
        }),
    );
    expect(steps).toHaveLength(1);
    expect(steps[0]).toBeGreaterThan(6);
  });
});
