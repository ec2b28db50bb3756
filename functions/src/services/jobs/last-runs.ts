import { type Job, type JobName, jobNames } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';

/** Every job with its last run; null where it has never run. */
export async function lastRuns({
  documents,
}: Deps): Promise<{ name: JobName; lastRun: Job | null }[]> {
  return Promise.all(
    jobNames.map(async (name) => ({
      name,
      lastRun: (await documents.job(name).get()).data() ?? null,
    })),
  );
}
