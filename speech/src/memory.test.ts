import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const probe = fileURLToPath(new URL('./testing/memory-probe.ts', import.meta.url));

async function peakMb(characters: number): Promise<number> {
  const { stdout } = await run(process.execPath, [probe, String(characters)]);
  return Number(stdout);
}

it('needs no more memory for a long text than for a short one', { timeout: 60_000 }, async () => {
  const short = await peakMb(1_600);
  const long = await peakMb(6_400);
  expect(short).toBeGreaterThan(50);
  // Ten minutes of sound would be 25 MB more if they were kept.
  expect(long - short).toBeLessThan(16);
  expect(long).toBeLessThan(350);
});
