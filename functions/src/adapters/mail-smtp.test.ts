import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { createSmtpMailer } from './mail-smtp.ts';
import { outcomeOfSending } from './testing/mail-outcome.ts';

const mail: OutgoingMail = {
  key: 'duu-1',
  to: 'bold@example.mn',
  subject: 'Төлбөрийн баримт 42',
  text: 'Төлбөр хүлээн авлаа',
  html: '<p>Төлбөр хүлээн авлаа</p>',
  stopUrl: 'https://duu.example/stop',
};
const sender = { from: 'Duu <pay@duu.example>', replyTo: null };

let close: (() => void) | undefined;
/** Closes all connections immediately, like a crash. */
let cut = () => {};
afterEach(() => close?.());

async function serving(options: SMTPServerOptions) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, answer) =>
      username === 'duu' && password === 'p@ss'
        ? answer(null, { user: username })
        : answer(new Error('Invalid login')),
    onData(stream, _, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        answer();
      });
    },
    ...options,
  });
  // Cut connections make the server emit errors.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((done) => listener.once('listening', done));
  close = () => void server.close();
  const sockets = new Set<Socket>();
  listener.on('connection', (socket: Socket) => sockets.add(socket));
  cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const { port } = listener.address() as AddressInfo;
  const url = (password = 'p%40ss') => `smtp://duu:${password}@127.0.0.1:${port}`;
  return { received, url };
}

function refusing(code: number): Error {
  return Object.assign(new Error(`${code} for bold@example.mn`), { responseCode: code });
}

test('a server gets text and HTML with a Message-ID that each attempt repeats', async () => {
  const { received, url } = await serving({});
  const mailer = createSmtpMailer(url(), sender);
  await mailer.send(mail);
  await mailer.send(mail);
  expect(mailer.dropsRepeats).toBe(false);
  const parsed = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  expect(parsed.map(({ messageId }) => messageId)).toEqual(
    Array.from({ length: 2 }, () => '<duu-1@duu.example>'),
  );
  const [first] = parsed;
  expect(first).toMatchObject({
    subject: 'Төлбөрийн баримт 42',
    from: { name: 'Duu', address: 'pay@duu.example' },
    to: [{ address: 'bold@example.mn' }],
  });
  expect(first?.text?.trim()).toBe('Төлбөр хүлээн авлаа');
  expect(first?.html?.trim()).toBe('<p>Төлбөр хүлээн авлаа</p>');
  const headers = new Map(first?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe('<https://duu.example/stop>');
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('an address cannot add another recipient', async () => {
  const { received, url } = await serving({});
  const to = 'bold@example.mn>, <other@example.mn';
  await outcomeOfSending(createSmtpMailer(url(), sender).send({ ...mail, to }));
  for (const raw of received) {
    const { to: given = [] } = await PostalMime.parse(raw);
    expect(given.map(({ address }) => address)).not.toContain('other@example.mn');
  }
});

test('temporary refusals are retried, permanent ones are not', async () => {
  const cases: [SMTPServerOptions, string][] = [
    [{ onRcptTo: (_, __, answer) => answer(refusing(450)) }, 'later smtp_450'],
    [{ onRcptTo: (_, __, answer) => answer(refusing(550)) }, 'refused smtp_550'],
    [{ onMailFrom: (_, __, answer) => answer(refusing(550)) }, 'later smtp_550'],
    [
      {
        onData: (stream, _, answer) => {
          stream.resume();
          stream.on('end', () => answer(refusing(451)));
        },
      },
      'later smtp_451',
    ],
  ];
  for (const [options, wanted] of cases) {
    const { url } = await serving(options);
    expect(await outcomeOfSending(createSmtpMailer(url(), sender).send(mail))).toBe(wanted);
    close?.();
  }
});

test('a wrong password is left to an operator', async () => {
  const { url } = await serving({});
  expect(await outcomeOfSending(createSmtpMailer(url('wrong'), sender).send(mail))).toMatch(
    /^later smtp_535/,
  );
});

test('a connection lost after the text is unsure, an unreachable server is retried', async () => {
  const { url } = await serving({
    onData: (stream) => {
      stream.resume();
      stream.on('end', () => cut());
    },
  });
  expect(await outcomeOfSending(createSmtpMailer(url(), sender).send(mail))).toMatch(/^unsure /);
  const nobody = createSmtpMailer('smtp://127.0.0.1:1', sender);
  expect(await outcomeOfSending(nobody.send(mail))).toMatch(/^later /);
});
