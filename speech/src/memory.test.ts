import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);
const probe = fileURLToPath(new URL('./testing/memory-probe.ts', import.meta.url));
const answer = z.object({ inUse: z.tuple([z.number(), z.number()]), peak: z.number() });

it('needs no more memory for a long text than for a short one', { timeout: 180_000 }, async () => {
  const { stdout } = await run(process.execPath, ['--expose-gc', probe, '200', '1400']);
  const { inUse, peak } = answer.parse(JSON.parse(stdout));
  const [short, long] = inUse;
  expect(short).toBeGreaterThan(5);
  // Keeping a minute and a half of sound would take 4.5 MB more.
  expect(long - short).toBeLessThan(3);
  expect(peak).toBeLessThan(350);
});
