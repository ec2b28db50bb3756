import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask, refusal } from '../../support/api.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { expectToPlay } from '../support/playing.ts';
import { test as base, expect } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';
import { toast } from '../support/toasts.ts';

/** Serves a page at another origin, like another site. Returns its URL. */
const test = base.extend<{ otherSite: (html: string) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  otherSite: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (html) => {
      const server = createServer((_, answer) =>
        answer.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
      );
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://localhost:${(server.address() as AddressInfo).port}/`;
    });
    for (const server of servers) server.close();
  },
});

test('a public link plays for anyone, also in a frame, until it is removed', async ({
  page,
  user,
  openPage,
  otherSite,
  t,
}) => {
  const name = 'Тал нутаг';
  const { id } = await convert(user, { name });
  await page.goto(`/app/audio/${id}`);
  await page.getByRole('button', { name: t('sharing.share'), exact: true }).click();
  await page.getByRole('button', { name: t('sharing.make') }).click();
  const field = page.getByLabel(t('sharing.link'), { exact: true });
  await expect(field).toHaveValue(/share=/);
  const link = await field.inputValue();
  const shareId = new URL(link).searchParams.get('share') ?? '';

  const visitor = await openPage({ session: null });
  const play = visitor.getByRole('button', { name: t('player.playNamed', { name }) });
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await play.click();
  await expectToPlay(visitor);
  await test.step('a page of another site shows the small player, and no other page', async () => {
    const code = await page.getByLabel(t('sharing.embed'), { exact: true }).inputValue();
    await visitor.goto(await otherSite(`${code}<iframe src="${link}"></iframe>`));
    const small = visitor.frameLocator('iframe').first();
    // The frame has separate storage, without a chosen language.
    const own = textsIn('mn');
    await small.getByRole('button', { name: own('player.playNamed', { name }) }).click();
    await expect(
      small.getByRole('button', { name: own('player.pauseNamed', { name }) }),
    ).toBeVisible();
    await expect
      .poll(() => visitor.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  });
  const shown = JSON.stringify(await ask('getShare', null, { params: { shareId } }));
  expect(shown).not.toContain(user.uid);
  expect(shown).not.toContain(user.email);

  await page.getByRole('button', { name: t('sharing.stop') }).click();
  await expect(toast(page, t('sharing.stopped'))).toBeVisible();
  expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
  await visitor.goto(link);
  await expect(visitor.getByText(t('errors.share.not_found'))).toBeVisible();
});

test('a link created or removed elsewhere is updated on the audio’s page', async ({
  page,
  user,
  t,
}) => {
  const { id } = await convert(user);
  const params = { audioId: id };
  await page.goto(`/app/audio/${id}`);
  const share = page.getByRole('button', { name: t('sharing.share'), exact: true });
  const shared = page.getByRole('button', { name: t('sharing.shared'), exact: true });
  await expect(share).toBeVisible();
  const { shareId } = await ask('shareAudio', user, { params });
  await expect(shared).toBeVisible();
  expect((await audioOf(user, id)).shareId).toBe(shareId);
  await ask('unshareAudio', user, { params });
  await expect(share).toBeVisible();
  await expect(shared).toHaveCount(0);
  expect((await audioOf(user, id)).shareId).toBeNull();
});
