// Secrets for the functions on this machine: made once at random and kept, because trials are remembered by a hash that
// one of them keys.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localDir, root } from '../tools/paths.ts';

/** As functions/src/env.ts names them. */
const names = ['DUU_STREAM_KEY', 'DUU_TRIAL_KEY'];

/** The text of a `.secret.local` file, which the Functions emulator reads. */
export function localSecrets(): string {
  const own = path.join(root, 'functions', '.secret.local');
  if (existsSync(own)) return readFileSync(own, 'utf8');
  const kept = path.join(localDir, 'secrets');
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
  for (const name of names) {
    if (!lines.some((line) => line.startsWith(`${name}=`)))
      lines.push(`${name}=${randomBytes(32).toString('hex')}`);
  }
  const text = `${lines.join('\n')}\n`;
  mkdirSync(localDir, { recursive: true });
  writeFileSync(kept, text, { mode: 0o600 });
  return text;
}
