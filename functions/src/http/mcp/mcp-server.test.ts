import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { mcpServer } from './mcp-server.ts';

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
    const handler = createMcpHandler(() => mcpServer(nobody, caller));
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
