import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { withKey } from '../support/keys.ts';
import { python, runPython } from '../support/python.ts';
import { endedCalls, spent } from '../support/speech-calls.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser, type TestUser } from '../support/users.ts';

const text = 'Сайн байна уу?';
let user: TestUser;
let key: string;

beforeAll(async () => {
  user = await newProUser();
  key = (await withKey(user, ['speak', 'read'])).token;
});

async function connected(token: string, revision: '2025-11-25' | '2026-07-28'): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: revision === '2025-11-25' ? 'legacy' : { pin: revision } } },
  );
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${baseUrl()}/mcp`), { requestInit }),
  );
  return client;
}

describe.each(['2025-11-25', '2026-07-28'] as const)('MCP in revision %s', (revision) => {
  test('lists its tools and uses them', async () => {
    const client = await connected(key, revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['speak', 'read_preview', 'list_voices']);
    const spoken = await client.callTool({ name: 'speak', arguments: { text, voice: 'nomin' } });
    expect(spoken.content).toMatchObject([
      { type: 'text' },
      { type: 'audio', mimeType: 'audio/mpeg', data: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) },
    ]);
    const read = await client.callTool({ name: 'read_preview', arguments: { text: '2026 он' } });
    expect(JSON.stringify(read.content)).toContain('хоёр мянга');
    const voices = await client.callTool({ name: 'list_voices', arguments: {} });
    expect(JSON.stringify(voices.content)).toContain('nomin: Nomin');
    await client.close();
  });

  test('says in its answer why a tool failed', async () => {
    const reader = await withKey(user, ['read']);
    const client = await connected(reader.token, revision);
    const refused = await client.callTool({ name: 'speak', arguments: { text } });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain('key.scope_missing');
    await client.close();
  });
});

test('charges what a tool speaks, in the same ledger', async () => {
  const one = await newProUser();
  const client = await connected((await withKey(one, ['speak'])).token, '2026-07-28');
  await client.callTool({ name: 'speak', arguments: { text } });
  await endedCalls(one);
  expect(await spent(one)).toEqual({ used: [...text].length, held: 0 });
  await client.close();
});

test('a long text comes as a link to the library', async () => {
  const client = await connected(key, '2026-07-28');
  const long = 'Энэ бол урт өгүүлбэр юм. '.repeat(60);
  const spoken = await client.callTool({ name: 'speak', arguments: { text: long } });
  expect(spoken.content).toMatchObject([
    { type: 'text' },
    {
      type: 'resource_link',
      mimeType: 'audio/mpeg',
      uri: expect.stringContaining('/stream?token='),
    },
  ]);
  await client.close();
});

test.each([
  ['no key', undefined],
  ['another key', 'Bearer duu_1'],
])('refuses %s with a JSON-RPC error', async (_, authorization) => {
  const answer = await fetch(`${baseUrl()}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(authorization ? { Authorization: authorization } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(await answer.json()).toMatchObject({
    jsonrpc: '2.0',
    id: null,
    error: { data: { key: 'key.invalid' } },
  });
});

test.each(['GET', 'DELETE'])('has no sessions: %s is 405', async (method) => {
  expect((await fetch(`${baseUrl()}/mcp`, { method })).status).toBe(405);
});

describe('the package of PyPI', () => {
  beforeAll(python, 600_000);

  test('lists the tools and uses one', async () => {
    expect(await runPython('mcp_client.py', [`${baseUrl()}/mcp`, key, text])).toEqual({
      tools: ['speak', 'read_preview', 'list_voices'],
      kinds: ['text', 'audio'],
    });
  });
});
