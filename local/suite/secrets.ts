// Secrets for the functions on this machine. They are random, but stay the same between starts, because stored trials are
// hashed with one of them.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localDir, root } from '../../tools/paths.ts';

/**
 * The secrets of functions/src/env.ts: our keys, those of speech providers (not used here), and the credentials for the
 * local payment providers.
 */
const random = ['DUU_STREAM_KEY', 'DUU_TRIAL_KEY', 'QPAY_CALLBACK_KEY'];
const unused = ['DUU_AZURE_KEY', 'DUU_CHIMEGE_TOKEN', 'DUU_SPEECH_SERVER_KEY', 'DUU_MAIL_ACCESS'];
const known = {
  QPAY_USERNAME: 'demo',
  QPAY_PASSWORD: 'demo',
  QPAY_INVOICE_CODE: 'DUU_INVOICE',
  STRIPE_SECRET_KEY: 'sk_test_local',
};

/** Returns those of the named secrets that exist. */
export function pickSecrets(names: readonly string[]): Record<string, string> {
  const lines = localSecrets()
    .split('\n')
    .map((line) => line.split(/=(.*)/s));
  const found = lines.filter(([name = '']) => names.includes(name));
  return Object.fromEntries(found.map(([name = '', value = '']) => [name, value]));
}

/** Returns the content of `.secret.local`, which the Functions emulator reads. */
export function localSecrets(): string {
  const own = path.join(root, 'functions', '.secret.local');
  if (existsSync(own)) return readFileSync(own, 'utf8');
  const kept = path.join(localDir, 'secrets');
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
  const add = (name: string, value: string) => {
    if (!lines.some((line) => line.startsWith(`${name}=`))) lines.push(`${name}=${value}`);
  };
  for (const name of random) add(name, randomBytes(32).toString('hex'));
  for (const name of unused) add(name, 'none');
  for (const [name, value] of Object.entries(known)) add(name, value);
  add('STRIPE_WEBHOOK_SECRET', `whsec_${randomBytes(24).toString('hex')}`);
  const text = `${lines.join('\n')}\n`;
  mkdirSync(localDir, { recursive: true });
  writeFileSync(kept, text, { mode: 0o600 });
  return text;
}
