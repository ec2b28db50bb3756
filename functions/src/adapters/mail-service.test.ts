import { expect, test } from 'vitest';
import { mailServiceOf } from './mail-service.ts';

const settings = { service: 'smtp', access: 'smtps://u:p@host', from: 'pay@duu.mn', replyTo: '' };

test('the setting chooses the service', async () => {
  expect(await mailServiceOf({ ...settings, service: 'none' })).toBeNull();
  expect((await mailServiceOf(settings))?.dropsRepeats).toBe(false);
  const resend = { ...settings, service: 'resend', access: 're_1', from: 'Duu <pay@duu.mn>' };
  expect((await mailServiceOf(resend))?.dropsRepeats).toBe(true);
});

test('a wrong setting is named', async () => {
  const wrong = [
    [{ service: 'pigeon' }, 'DUU_MAIL_SERVICE'],
    [{ from: '' }, 'DUU_MAIL_FROM'],
    [{ access: 'none' }, 'DUU_MAIL_ACCESS'],
    [{ service: 'resend' }, 'DUU_MAIL_ACCESS'],
  ] as const;
  for (const [change, name] of wrong) {
    await expect(mailServiceOf({ ...settings, ...change })).rejects.toThrow(name);
  }
});
