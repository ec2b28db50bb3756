import { suiteDeps } from '../../support/admin.ts';
import { putAudio } from '../../support/library.ts';
import { newSession, uniqueEmail } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin' });

test('leads from a failed conversion to its user, adds characters, and leads back', async ({
  page,
  t,
}) => {
  const name = `Болд ${uniqueEmail().slice(0, 16)}`;
  const { user } = await newSession('user', uniqueEmail('complaint'), name);
  const { uid } = user;
  const { documents } = suiteDeps();
  const audioId = await putAudio(user, {
    name: 'Нууц нэр',
    state: 'failed',
    error: 'tts_request_failed',
    durationMs: null,
  });
  const of = { characters: 14, subscriptionId: 'trial', audioId, orderId: null };
  const at = (ms: number) => new Date(Date.now() + ms);
  const held = { ...of, type: 'hold', reason: 'conversion', at: at(-2000) } as const;
  const back = { ...of, type: 'release', reason: 'tts_request_failed', at: at(-1000) } as const;
  await documents.ledgerEntry(uid, 'held').set(held);
  await documents.ledgerEntry(uid, 'back').set(back);
  await documents.subscription(uid, 'trial').update({ state: 'expired' });
  await documents.user(uid).update({ activeSubscriptionId: null });

  const list = `/admin/audios?state=failed&owner=${uid}`;
  await page.goto(list);
  const row = page.getByRole('row').filter({ hasText: user.email });
  await expect(row.getByText(t('audios.charged.none'))).toBeVisible();
  const [before = '', after = ''] = t('audios.ask', { owner: user.email, created: '#' }).split('#');
  await row.getByRole('link', { name: new RegExp(`^${before}.+${after}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const asked = page.getByRole('region', { name: t('user.conversion') });
  await expect(asked.getByText(audioId)).toBeVisible();
  const entries = asked.getByRole('listitem');
  await expect(entries.filter({ hasText: t('ledger.hold', { count: 14 }) })).toBeVisible();
  const error = t('errors.tts_request_failed');
  await expect(entries.filter({ hasText: t('ledger.why.failed', { error }) })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Нууц');

  await page.getByRole('button', { name: t('users.credits.adjust') }).click();
  const dialog = page.getByRole('dialog', { name: t('users.credits.title', { name }) });
  await expect(dialog.getByText(t('users.credits.noPlan'))).toBeVisible();
  await dialog.getByLabel(t('users.credits.characters')).fill('2,000');
  await dialog.getByLabel(t('actions.reason')).fill('Sorry');
  await dialog.getByRole('button', { name: t('users.credits.confirm') }).click();
  await expect(page.getByText(t('users.credits.done', { name }))).toBeVisible();
  await expect(page.getByRole('rowheader', { name: t('landing.plan.given') })).toBeVisible();
  const ledger = page.getByRole('region', { name: t('user.ledger'), exact: true });
  const given = ledger.getByRole('listitem').filter({ hasText: 'Sorry' });
  await expect(given.getByText(t('ledger.adjust', { count: 2000 }))).toBeVisible();

  await page.getByRole('link', { name: t('user.conversion.back') }).click();
  await expect(page).toHaveURL(list);
});
