import { paths } from '@duu/contract/paths';
import { getFirestore } from 'firebase-admin/firestore';
import { renderMail } from '../../../functions/src/services/mails/render-mail.ts';
import { exampleMails } from '../../../functions/src/services/mails/testing/examples.ts';
import { adminApp } from '../../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor' });

const site = 'https://duu.example';
/** Above the mails of other tests. */
const at = new Date('2100-01-01T00:00:00Z');

for (const language of ['en', 'mn'] as const)
  test(`each kind of mail in ${language} is opened as a mail program shows it`, async ({
    page,
  }) => {
    const db = getFirestore(adminApp());
    const mails = Object.values(exampleMails).map((mail) => {
      const rendered = renderMail(mail, language, { site, stopPage: null });
      // Two kinds or languages may share a subject.
      const subject = `${rendered.subject} (${language} ${mail.kind})`;
      return {
        ...rendered,
        subject,
        doc: db.doc(paths.localMail(`test-${language}-${mail.kind}`)),
      };
    });
    for (const { doc, subject, html, text } of mails)
      await doc.set({ to: 'bolor@duu.example', subject, html, text, stopUrl: null, at });
    try {
      await page.goto('/mail-box');
      for (const { subject, text } of mails)
        await test.step(subject, async () => {
          await page.getByText(subject).click();
          const mail = page.frameLocator(`iframe[title="${subject}"]`);
          await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
            text.split('\n')[0] ?? '',
          );
          await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 238)');
          await expect(mail.locator('a').first()).toHaveAttribute('target', '_blank');
          await page.getByText(subject).click();
        });
      await expect(page.getByText('500', { exact: true })).toHaveCount(0);
    } finally {
      await Promise.all(mails.map(({ doc }) => doc.delete()));
    }
  });
