import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import { chooseSpeaker } from '../../services/speech-calls/choose-speaker.ts';
import { speakCall } from '../../services/speech-calls/speak-call.ts';
import { mcpServer } from './mcp-server.ts';

// Files of one worker share modules: a replaced one is neither taken from another file nor left to it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../services/speech-calls/speak-call.ts', () => ({ speakCall: vi.fn() }));
vi.mock('../../services/speech-calls/choose-speaker.ts', () => ({ chooseSpeaker: vi.fn() }));
vi.mock('../../services/speech-calls/speakers-cache.ts', () => ({ knownSpeakers: async () => [] }));

const caller = {
  uid: 'u',
  keyId: 'k',
  scopes: [],
  terms: { keys: 1, perKey: 1, perAccount: 1, atOnce: 1 },
};
const nobody = {} as Deps;

test.each(['legacy', { pin: '2026-07-28' }] as const)(
  'lists the tools, and a key without the permission is told so, in revision %o',
  async (mode) => {
    const handler = createMcpHandler(() => mcpServer(nobody, caller, new AbortController().signal));
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const url = new URL('http://duu.test/mcp');
    const fetch = (to: string | URL, init?: RequestInit) => handler.fetch(new Request(to, init));
    await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['speak', 'read_preview', 'list_voices']);
    const refused = await client.callTool({ name: 'speak', arguments: { text: 'Сайн уу?' } });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain('key.scope_missing');
    await client.close();
  },
);

test('a caller who leaves stops the voice', async () => {
  const left = new AbortController();
  let spoken = 0;
  let hasEnded = false;
  async function* sound() {
    try {
      for (; spoken < 100; spoken++) {
        if (spoken === 2) left.abort();
        yield new Uint8Array([spoken]);
      }
    } finally {
      hasEnded = true;
    }
  }
  vi.mocked(speakCall).mockResolvedValue({ characters: 4, sound: sound() });
  const speaker = { id: 'nomin', language: 'mn', name: { mn: 'Номин', en: 'Nomin' } };
  vi.mocked(chooseSpeaker).mockReturnValue(speaker as ReturnType<typeof chooseSpeaker>);
  const speaking = { ...caller, scopes: ['speak'] as const };
  const handler = createMcpHandler(() => mcpServer(nobody, speaking, left.signal));
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'speak', arguments: { text: 'Сайн' } },
  };
  const answer = await handler.fetch(
    new Request('http://duu.test/mcp', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(call),
    }),
  );
  expect(await answer.text()).toContain('The caller has left.');
  expect({ spoken, hasEnded }).toEqual({ spoken: 2, hasEnded: true });
});
