import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);
const probe = fileURLToPath(new URL('./testing/memory-probe.ts', import.meta.url));
const answer = z.object({ inUse: z.number(), peak: z.number() });

async function speaking(characters: number) {
  const { stdout } = await run(process.execPath, ['--expose-gc', probe, String(characters)]);
  return answer.parse(JSON.parse(stdout));
}

it('needs no more memory for a long text than for a short one', { timeout: 180_000 }, async () => {
  const short = await speaking(400);
  const long = await speaking(2_000);
  expect(short.inUse).toBeGreaterThan(5);
  // Two and a half minutes of sound would be 6 MB more if they were kept.
  expect(long.inUse - short.inUse).toBeLessThan(3);
  expect(long.peak).toBeLessThan(350);
});
