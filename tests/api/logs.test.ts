import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { requestIdHeader } from '@duu/contract/request-id';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, send } from '../support/api.ts';
import { aRequest, ended } from '../support/audios.ts';
import { markedDay } from '../support/marked-day.ts';
import { baseUrl, fromSuite, until } from '../support/suite.ts';
import { newUserWithAccount } from '../support/users.ts';

const logFile = () => fromSuite('DUU_SUITE_LOG');

const line = z.looseObject({ event: z.string(), requestId: z.string().optional() });

/** What the functions have written after a position of the emulators' log, as text and as entries. */
async function written(from: number) {
  const text = stripVTControlCharacters((await readFile(logFile())).subarray(from).toString());
  // The emulators put this before each line of a function.
  const lines = text.split('\n').flatMap((one) => /^>\s+(.*)$/.exec(one)?.[1] ?? []);
  const entries = lines.flatMap((one) => {
    if (!one.startsWith('{')) return [];
    const parsed = line.safeParse(JSON.parse(one));
    return parsed.success ? [parsed.data] : [];
  });
  return { text: lines.join('\n'), entries };
}

/** Waits until the line at the end of a request is written. */
const untilLogged = (from: number, requestId: string | null) =>
  until('the request in the log', async () => {
    const log = await written(from);
    const isEnd = (entry: z.infer<typeof line>) =>
      entry.event === 'call' && entry.requestId === requestId;
    return log.entries.some(isEnd) && log;
  });

test('a day of actions leaves no text, name, address or token in the log', async () => {
  const from = (await stat(logFile())).size;
  const { mark, person, tokens } = await markedDay();
  const deleted = await send('deleteMe', person);
  expect(deleted.status).toBe(200);
  const { text, entries } = await untilLogged(from, deleted.headers.get(requestIdHeader));
  const events = new Set(entries.map(({ event }) => event));
  for (const event of ['call_failed', 'call_refused', 'conversion_done', 'webhook_forged']) {
    expect(events).toContain(event);
  }
  expect(text.split('\n').filter((one) => one.includes(mark))).toEqual([]);
  // Neither a token nor the part of it that is secret.
  for (const token of tokens) {
    expect(text).not.toContain(token);
    for (const part of token.split('.').slice(1)) {
      if (part.length > 20) expect(text).not.toContain(part);
    }
  }
});

const trace = () => randomBytes(16).toString('hex');

async function askToConvert(requestId: string) {
  const person = await newUserWithAccount();
  const answer = await send('synthesize', person, {
    body: aRequest,
    headers: { 'X-Cloud-Trace-Context': `${requestId}/1;o=1` },
  });
  expect(answer.headers.get(requestIdHeader)).toBe(requestId);
  const { audioId, streamUrl } = z
    .object({ audioId: z.string(), streamUrl: z.string() })
    .parse(await answer.json());
  return { person, audioId, streamUrl };
}

const conversionOf = (from: number, audioId: string) =>
  until('the conversion in the log', async () => {
    const { entries } = await written(from);
    return entries.find((one) => one.event === 'conversion_done' && one.audioId === audioId);
  });

test('a conversion by the queue is logged with the request that asked for it', async () => {
  const from = (await stat(logFile())).size;
  const requestId = trace();
  const { person, audioId } = await askToConvert(requestId);
  await ended(person, audioId);
  expect(await conversionOf(from, audioId)).toMatchObject({ requestId, startedBy: 'queue' });
});

test('a conversion by the player is logged with the request that asked for it', async () => {
  const from = (await stat(logFile())).size;
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
