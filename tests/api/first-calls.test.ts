import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  newWebhookSecret,
  webhookHeaders,
} from '../../functions/src/services/webhooks/sign-webhook.ts';
import { freePort } from '../../tools/free-port.ts';
import { node, root } from '../../tools/paths.ts';
import { firstCalls } from '../../web/src/features/account/keys/first-calls.ts';
import { receivers } from '../../web/src/features/account/webhooks/receivers.ts';
import { withKey } from '../support/keys.ts';
import { python } from '../support/python.ts';
import { baseUrl, until } from '../support/suite.ts';
import { newProUser } from '../support/users.ts';

const run = promisify(execFile);
const docs = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
let key: string;
let folder: string;

beforeAll(async () => {
  await python();
  key = (await withKey(await newProUser(), ['speak'])).token;
}, 600_000);
beforeEach(() => {
  // Within the project, so that packages are found.
  folder = mkdtempSync(path.join(root, '.local/first-call-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const calls = () => firstCalls(`${baseUrl()}/v1`);
const start = (program: string, args: string[]) =>
  run(program, args, { cwd: folder, env: { ...process.env, DUU_API_KEY: key } });

function expectSound(): void {
  const mp3 = readFileSync(path.join(folder, 'duu.mp3'));
  expect(mp3.length).toBeGreaterThan(5000);
  // The sync word of an MPEG frame.
  expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
}

test('the first call for curl works as it is shown', async () => {
  await start('sh', ['-c', calls().curl]);
  expectSound();
});

test('the first call for TypeScript works as it is shown', async () => {
  writeFileSync(path.join(folder, 'first.ts'), calls().typescript);
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  await start(node, ['first.ts']);
  expectSound();
});

test('the first call for Python works as it is shown', async () => {
  writeFileSync(path.join(folder, 'first.py'), calls().python);
  await start(await python(), ['first.py']);
  expectSound();
});

test('the documentation shows the same call and the same receiver', () => {
  expect(docs).toContain(firstCalls('http://127.0.0.1:5000/v1').curl);
  expect(docs).toContain(receivers.typescript);
});

test('the documentation’s conversion with music works as it is shown', async () => {
  const [shown = ''] = /^curl \S+\/synthesize[\s\S]*?(?=\n```)/m.exec(docs) ?? [];
  const local = shown.replace('http://127.0.0.1:5000', baseUrl());
  const { stdout } = await start('sh', ['-c', local]);
  const { streamUrl } = JSON.parse(stdout);
  const sound = await fetch(new URL(streamUrl, baseUrl()));
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(5000);
});

/** Starts a receiver as it is shown, and sends it a message and a forged one. */
async function receive(program: string, file: string): Promise<void> {
  const secret = newWebhookSecret();
  const port = await freePort();
  const env = { ...process.env, DUU_WEBHOOK_SECRET: secret, PORT: String(port) };
  const child = spawn(program, [file], { cwd: folder, env });
  try {
    // A line: Python may write what it prints in several pieces.
    const printed = once(createInterface({ input: child.stdout }), 'line');
    const body = '{"type":"audio.done","timestamp":"2026-11-28T00:00:00Z","data":{"id":"a1"}}';
    const headers = webhookHeaders('msg_1', body, [{ secret, until: null }], new Date());
    const post = (sent: string) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent }).catch(() => null);
    const status = await until('the receiver to start', async () => (await post(body))?.status);
    expect(status).toBe(204);
    expect(String((await printed)[0])).toMatch(/audio\.done.*a1/);
    expect((await post(`${body} `))?.status).toBe(400);
  } finally {
    child.kill('SIGKILL');
  }
}

test('the receiver in TypeScript works as it is shown', async () => {
  writeFileSync(path.join(folder, 'receiver.ts'), receivers.typescript);
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  await receive(node, 'receiver.ts');
});

test('the receiver in Python works as it is shown', async () => {
  writeFileSync(path.join(folder, 'receiver.py'), receivers.python);
  await receive(await python(), 'receiver.py');
});
