// Our runtime and the official one behind one interface, so that the same tests run against both.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { emulatorCache, findJava } from '../suite/java.ts';
import { serve } from './serve.ts';

const officialJar = path.join(emulatorCache, 'cloud-storage-rules-runtime-v1.1.3.jar');

interface Answer {
  readonly errors: string[];
  readonly warnings?: string[];
  readonly result?: { permit?: boolean; rulesVersion?: number };
}

export interface RulesRuntime {
  readonly load: (source: string) => Promise<Answer>;
  /** Decides by the ruleset that was loaded last. */
  readonly verify: (request: {
    path: string;
    method: string;
    variables: object;
  }) => Promise<Answer>;
  readonly close: () => void;
}

export function ourRuntime(): RulesRuntime {
  const input = new PassThrough();
  const output = new PassThrough();
  serve(input, output);
  return talk(input, output, () => input.end());
}

/** Returns undefined if there is no Java 21 or the program was not downloaded. */
export async function officialRuntime(): Promise<RulesRuntime | undefined> {
  const java = await findJava();
  if (!java || !existsSync(officialJar)) return undefined;
  const child = spawn(path.join(java, 'java'), ['-jar', officialJar, 'serve'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return talk(child.stdin, child.stdout, () => child.kill());
}

function talk(input: Writable, output: Readable, close: () => void): RulesRuntime {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  createInterface({ input: output }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const answer = JSON.parse(line) as Answer & { id: number };
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const ask = (action: string, context: object) =>
    new Promise<Answer>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      input.write(`${JSON.stringify({ action, id: last, context })}\n`);
    });
  return {
    load: (content) =>
      ask('load_ruleset', {
        rulesetName: 'tested',
        source: { files: [{ name: 'storage.rules', content }] },
      }),
    verify: (request) =>
      ask('verify', { rulesetName: 'tested', service: 'firebase.storage', ...request }),
    close,
  };
}
