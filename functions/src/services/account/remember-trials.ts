import type { Deps } from '../../deps.ts';
import { type Names, trialHashes } from './trial-hashes.ts';

/** Remembers that a person had a trial, under every name they are known by, before the names are forgotten. */
export async function rememberTrials(
  { documents, now, trialKey }: Deps,
  names: Names,
): Promise<void> {
  const at = now();
  await documents.transact(async (tx) => {
    for (const hash of trialHashes(names, trialKey())) tx.set(documents.trial(hash), { at });
  });
}
