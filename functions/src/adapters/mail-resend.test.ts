import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { createResendMailer } from './mail-resend.ts';
import { outcomeOfSending } from './testing/mail-outcome.ts';

const mail: OutgoingMail = {
  key: 'duu-1',
  to: 'bold@example.mn',
  subject: 'Сайн байна уу',
  text: 'text',
  html: '<p>html</p>',
  stopUrl: 'https://duu.example/stop',
};

let close: (() => void) | undefined;
afterEach(() => close?.());

/** The mailer with a server that records requests and answers by `answer`. */
async function serving(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs = 30_000,
) {
  const asked: { headers: IncomingMessage['headers']; url: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ headers: request.headers, url: `${request.method} ${request.url}`, body });
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const sender = { from: 'Duu <pay@duu.example>', replyTo: 'help@duu.example' };
  return { asked, mailer: createResendMailer('re_key', sender, { base, timeoutMs }) };
}

function answering(status: number, body: unknown) {
  return serving((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

test('sends what Resend expects, with a key for repeats', async () => {
  const { asked, mailer } = await answering(200, { id: '49a3999c' });
  await mailer.send(mail);
  expect(mailer.dropsRepeats).toBe(true);
  expect(asked).toHaveLength(1);
  const [{ headers, url, body } = { headers: {}, url: '', body: '' }] = asked;
  expect(url).toBe('POST /emails');
  expect(headers).toMatchObject({
    authorization: 'Bearer re_key',
    'idempotency-key': 'duu-1',
    'content-type': 'application/json',
  });
  expect(JSON.parse(body)).toEqual({
    from: 'Duu <pay@duu.example>',
    to: ['bold@example.mn'],
    reply_to: 'help@duu.example',
    subject: 'Сайн байна уу',
    text: 'text',
    html: '<p>html</p>',
    headers: {
      'List-Unsubscribe': '<https://duu.example/stop>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  });
});

test('distinguishes temporary from permanent failures', async () => {
  const answers: [number, unknown, string][] = [
    [
      422,
      { statusCode: 422, name: 'validation_error', message: 'bold@…' },
      'refused validation_error',
    ],
    [401, { name: 'missing_api_key' }, 'later missing_api_key'],
    [403, { name: 'invalid_api_key' }, 'later invalid_api_key'],
    [429, { name: 'rate_limit_exceeded' }, 'later rate_limit_exceeded'],
    [409, { name: 'concurrent_idempotent_requests' }, 'later concurrent_idempotent_requests'],
    [500, { name: 'application_error' }, 'unsure application_error'],
    [502, '<html>', 'unsure http_502'],
    [200, 'no json', 'unsure unreadable_answer'],
    // An earlier attempt was accepted with another text.
    [409, { name: 'invalid_idempotent_request' }, 'sent'],
  ];
  for (const [status, body, wanted] of answers) {
    const { mailer } = await answering(status, body);
    expect(await outcomeOfSending(mailer.send(mail))).toBe(wanted);
    close?.();
  }
});

test('timeouts and broken connections are unsure', async () => {
  const silent = await serving(() => undefined, 300);
  expect(await outcomeOfSending(silent.mailer.send(mail))).toBe('unsure timeout');
  close?.();
  const broken = await serving((request) => request.socket.destroy());
  expect(await outcomeOfSending(broken.mailer.send(mail))).toBe('unsure unreachable');
});
