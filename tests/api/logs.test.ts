import { randomBytes } from 'node:crypto';
import { requestIdHeader } from '@duu/contract/request-id';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, send } from '../support/api.ts';
import { aRequest, ended } from '../support/audios.ts';
import { markedDay } from '../support/marked-day.ts';
import { baseUrl, until } from '../support/suite.ts';
import { type LogEntry, leaksIn, logEnd, loggedAfter } from '../support/suite-log.ts';
import { newUserWithAccount } from '../support/users.ts';

/** Waits until the line at the end of a request is written. */
const untilLogged = (from: number, requestId: string | null) =>
  until('the request in the log', async () => {
    const log = await loggedAfter(from);
    const isEnd = (entry: LogEntry) => entry.event === 'call' && entry.requestId === requestId;
    return log.entries.some(isEnd) && log;
  });

test('a day of actions leaves no text, name, address or token in the log', async () => {
  const from = await logEnd();
  const day = await markedDay();
  const deleted = await send('deleteMe', day.user);
  expect(deleted.status).toBe(200);
  const { lines, entries } = await untilLogged(from, deleted.headers.get(requestIdHeader));
  const events = new Set(entries.map(({ event }) => event));
  for (const event of ['call_failed', 'call_refused', 'conversion_done', 'webhook_forged']) {
    expect(events).toContain(event);
  }
  expect(leaksIn(lines, day)).toEqual([]);

  // The scan sees what it looks for: the day's own lines with a text, a token, and a token’s secret part in them.
  const planted = (event: string, leak: object) => {
    const entry = entries.find((one) => one.event === event);
    expect(entry, event).toBeDefined();
    return JSON.stringify({ ...entry, ...leak });
  };
  const [identity = '', stream = ''] = day.tokens;
  const leaks = [
    planted('conversion_done', { segments: [`Сайн байна уу? ${day.mark}`] }),
    ...[identity, stream, stream.split('.').at(-1)].map((secret) =>
      planted('client_error', { stack: `at f (https://duu.example/?token=${secret})` }),
    ),
  ];
  expect(leaksIn([...leaks, ...lines], day)).toEqual(leaks);
});

const trace = () => randomBytes(16).toString('hex');

async function askToConvert(requestId: string) {
  const user = await newUserWithAccount();
  const answer = await send('synthesize', user, {
    body: aRequest,
    headers: { 'X-Cloud-Trace-Context': `${requestId}/1;o=1` },
  });
  expect(answer.headers.get(requestIdHeader)).toBe(requestId);
  const { audioId, streamUrl } = z
    .object({ audioId: z.string(), streamUrl: z.string() })
    .parse(await answer.json());
  return { user, audioId, streamUrl };
}

const conversionOf = (from: number, audioId: string) =>
  until('the conversion in the log', async () => {
    const { entries } = await loggedAfter(from);
    return entries.find((one) => one.event === 'conversion_done' && one.audioId === audioId);
  });

test('a conversion by the queue is logged with the request that asked for it', async () => {
  const from = await logEnd();
  const requestId = trace();
  const { user, audioId } = await askToConvert(requestId);
  await ended(user, audioId);
  expect(await conversionOf(from, audioId)).toMatchObject({ requestId, startedBy: 'queue' });
});

test('a conversion by the player is logged with the request that asked for it', async () => {
  const from = await logEnd();
  const requestId = trace();
  const { audioId, streamUrl } = await askToConvert(requestId);
  const stream = await fetch(new URL(streamUrl, baseUrl()));
  await stream.arrayBuffer();
  expect(stream.headers.get(requestIdHeader)).not.toBe(requestId);
  expect(await conversionOf(from, audioId)).toMatchObject({ requestId, startedBy: 'player' });
});

test('refused requests have an id too', async () => {
  const answer = await send('getMe', null);
  expect(answer.status).toBe(401);
  expect(answer.headers.get(requestIdHeader)).toMatch(/^[0-9a-f]{32}$/);
  await ask('getPlans', null);
});
