// The programs that a test run uses and does not bring along.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Backends } from '../suite/backends.ts';
import { reportDir } from './steps.ts';

const Programs = z.object({ emulators: z.string(), browser: z.string() });
export type Programs = z.infer<typeof Programs>;

/** Which emulators judge: a run on stand-ins says less about production than one on Google's. */
export function describeBackends({ hidane, storageRules }: Backends): string {
  const firestore = hidane ? `hidane (${hidane})` : 'Google’s emulator';
  const storage = storageRules === 'ours' ? 'our own runtime' : 'Google’s runtime';
  return `Firestore: ${firestore}; rules of Storage: ${storage}; Auth, Functions, Hosting, Storage: firebase-tools`;
}

/** What the step `programs` found; null before it has. */
export function foundPrograms(): Programs | null {
  const file = path.join(reportDir, 'programs.json');
  return existsSync(file) ? Programs.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
