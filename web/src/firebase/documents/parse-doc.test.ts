import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseDoc } from './parse-doc.ts';

test('an invalid document names its path and what is wrong where, without messages', () => {
  const schema = z.object({ pages: z.array(z.object({ title: z.string().max(3) })) });
  const raw = { id: 'a', data: { pages: [{ title: 'long' }, {}] } };
  expect(() => parseDoc('audios/a', raw, schema)).toThrow(
    /^audios\/a: pages\.0\.title: too_big; pages\.1\.title: invalid_type$/,
  );
});
