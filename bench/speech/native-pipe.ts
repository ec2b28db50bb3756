import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { best, type Run } from './measured.ts';

/** The required Debian packages. */
export const nativeTools = ['espeak-ng', 'lame'] as const;

export const hasNativeTools = (): boolean =>
  nativeTools.every((tool) => spawnSync(tool, ['--version']).error === undefined);

/**
 * `espeak-ng | lame`, the peer: the text as it is (Debian's engine has no Mongolian; Kyrgyz reads its letters), mono at
 * 64 kbit/s. Its sound is not as long as ours, so times are compared by the second of sound.
 */
export async function nativePipe(text: string, runs: number): Promise<Run> {
  const results = [];
  for (let times = 0; times < runs; times++) {
    const begun = performance.now();
    const engine = spawn('espeak-ng', ['-v', 'ky', '-s', '175', '--stdout', '--stdin'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const encoder = spawn('lame', ['--quiet', '-m', 'm', '-b', '64', '-', '-'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    engine.stdout.pipe(encoder.stdin);
    engine.stdin.end(text);
    let bytes = 0;
    let firstMs = 0;
    encoder.stdout.on('data', (data: Buffer) => {
      firstMs ||= performance.now() - begun;
      bytes += data.length;
    });
    await once(encoder, 'close');
    results.push({ firstMs, totalMs: performance.now() - begun, soundMs: bytes / 8, stallMs: 0 });
  }
  return best(results);
}
