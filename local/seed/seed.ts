// Fills an empty suite with what a person needs to try the product.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { node, root } from '../../tools/paths.ts';
import { Refusal, say } from '../../tools/refusal.ts';

/** `data`: without the API; `tests`: accounts too; `demo`: also some audios, for people to find. */
export type SeedKind = 'data' | 'tests' | 'demo';

/** Runs in a process of its own: the Admin SDK reads the suite's address from the environment and leaves channels open. */
export function seed(env: Record<string, string>, kind: SeedKind): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [path.join(root, 'local/seed/main.ts'), kind], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) {
        const examples = output.split('\n').find((line) => line.startsWith('The example audios'));
        if (examples) say(examples);
        resolve();
      } else
        reject(new Refusal(`${output.trim()}\nThe seed data could not be filled in: see above.`));
    });
  });
}
