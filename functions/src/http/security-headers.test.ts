import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hostingHeaders } from './security-headers.ts';

const rules = z.array(
  z.object({
    source: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

test('a function sends the security headers that Hosting sends', async () => {
  const file = await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8');
  const { hosting } = z.object({ hosting: z.object({ headers: rules }) }).parse(JSON.parse(file));
  const sources = [
    '{/**,/.well-known/**}',
    '!{/embed/*,/@(en|mn)/embed/*,/__/**}',
    '!{/embed/*,/@(en|mn)/embed/*,/icons/**,/og/**,/__/**}',
  ];
  const everywhere = hosting.headers
    .filter(({ source }) => sources.includes(source))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(everywhere)).toEqual(hostingHeaders);
});
