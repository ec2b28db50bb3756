import { expect, test } from 'vitest';
import { newWebhookSecret, webhookHeaders } from './sign-webhook.ts';

// The example of the Standard Webhooks specification.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = ['msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}'] as const;
const at = new Date(1_614_265_330_000);
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('signs id, time in seconds and body as the specification shows', () => {
  expect(webhookHeaders(...message, [{ secret, until: null }], at)).toEqual({
    'webhook-id': message[0],
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

test('a former secret signs until its time', () => {
  const signed = (until: Date) =>
    webhookHeaders(
      ...message,
      [
        { secret: newWebhookSecret(), until: null },
        { secret, until },
      ],
      at,
    )['webhook-signature']?.split(' ');
  expect(signed(new Date(at.getTime() + 1))).toEqual([expect.stringMatching(/^v1,/), signature]);
  expect(signed(at)).toHaveLength(1);
});

test('a secret is 32 random bytes in standard base64', () => {
  const made = Array.from({ length: 50 }, newWebhookSecret);
  for (const one of made) expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Set(made).size).toBe(50);
});
