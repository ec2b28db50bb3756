import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { convert } from '../../support/audios.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

test('the usage history shows charges and refunds with reasons and keys, in pages', async ({
  page,
  user,
  t,
}) => {
  const { documents } = suiteDeps();
  const { characters } = await convert(user, { name: 'Өглөөний мэдээ' });
  const of = { characters: 7, subscriptionId: 'trial', orderId: null };
  for (let n = 0; n < 30; n++) {
    const at = (ms: number) => new Date(Date.now() - (n + 1) * 60_000 + ms);
    const audioId = `gone-${n}`;
    const back = { ...of, audioId, type: 'release', reason: 'server_error', at: at(500) } as const;
    const held = { ...of, audioId, type: 'hold', reason: 'conversion', at: at(0) } as const;
    await documents.ledgerEntry(user.uid, `${audioId}-back`).set(back);
    await documents.ledgerEntry(user.uid, `${audioId}-held`).set(held);
  }
  const { keyId } = await ask('createKey', user, {
    input: { name: 'Гэр', scopes: ['speak'], days: null },
  });
  const spoken = { ...of, characters: 9, audioId: null, keyId, callId: 'call' };
  const spent = { ...spoken, type: 'settle', reason: 'conversion', at: new Date() } as const;
  await documents.ledgerEntry(user.uid, 'spoken').set(spent);
  await page.goto('/app/account/billing');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('billing.usage') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('billing.usage') })).toBeVisible();
  const lines = page.getByRole('main').locator('ol > li');
  const taken = lines.filter({ hasText: t('ledger.settle', { count: characters }) });
  await expect(taken.getByText(`−${characters}`, { exact: true })).toBeVisible();
  await expect(taken.getByRole('link', { name: 'Өглөөний мэдээ' })).toBeVisible();
  const ofKey = lines.filter({ hasText: t('ledger.settle', { count: 9 }) });
  await expect(ofKey.getByText(t('ledger.key'))).toBeVisible();
  await expect(ofKey.getByRole('link', { name: 'Гэр' })).toBeVisible();
  const error = t('errors.server_error');
  const returned = lines.filter({ hasText: t('ledger.why.failed', { error }) });
  await expect(returned.first().getByText(t('billing.usage.gone'))).toBeVisible();
  // A hold that has ended has no separate line.
  await expect(lines.filter({ hasText: t('ledger.hold', { count: 7 }) })).toHaveCount(0);
  const first = await lines.count();
  await page.getByRole('button', { name: t('shell.more') }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(first);
});
