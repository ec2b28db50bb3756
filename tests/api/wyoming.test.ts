import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { node, root } from '../../tools/paths.ts';
import { withKey } from '../support/keys.ts';
import { python, runPython } from '../support/python.ts';
import { endedCalls, spent } from '../support/speech-calls.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser, type TestUser } from '../support/users.ts';

let user: TestUser;
let server: ChildProcess;
let port: string;

beforeAll(async () => {
  await python();
  user = await newProUser();
  const { token } = await withKey(user, ['speak']);
  // As `npm run wyoming` does.
  server = spawn(node, [path.join(root, 'local/bootstrap.mjs'), 'wyoming', '--port', '0'], {
    env: { ...process.env, DUU_API_KEY: token, DUU_URL: baseUrl() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(server.stdout ?? server, 'data');
  const address = /^tcp:\/\/127\.0\.0\.1:(\d+)\n$/.exec(String(printed));
  port = address?.[1] ?? '';
}, 600_000);
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('Home Assistant’s own client hears everything once, plain and streamed', async () => {
  const found = await runPython('wyoming_client.py', ['127.0.0.1', port]);
  expect(found).toMatchObject({
    program: ['duu', true, true],
    languages: ['en', 'en-GB', 'en-US', 'mn', 'mn-MN'],
    nothing: { events: ['synthesize-stopped'] },
    refused: { events: ['error'], bytes: 0 },
  });
  const { plain, streamed } = found as Record<
    'plain' | 'streamed',
    { events: string[]; bytes: number }
  >;
  for (const { events, bytes } of [plain, streamed]) {
    expect(bytes).toBeGreaterThan(20_000);
    expect(events[0]).toBe('audio-start');
    expect(events.filter((name) => name === 'audio-start')).toHaveLength(1);
    expect(events.filter((name) => name === 'audio-stop')).toHaveLength(1);
  }
  expect(streamed.events.slice(-2)).toEqual(['audio-stop', 'synthesize-stopped']);
  // Three texts were spoken, none of them twice.
  const calls = await endedCalls(user, 3);
  const said = ['Сайн байна уу?', 'Нэг дэх өгүүлбэр. ', 'Хоёр дахь өгүүлбэр.'];
  const characters = said.reduce((sum, one) => sum + [...one.trim()].length, 0);
  expect(calls).toHaveLength(3);
  const { used, held } = await spent(user);
  expect(held).toBe(0);
  expect(used - characters).toBeLessThanOrEqual(1);
});
