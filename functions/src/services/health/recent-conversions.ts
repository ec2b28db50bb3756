import type { Health } from '@duu/contract/calls/admin-health';
import type { EndedConversion } from '@duu/contract/documents/operations';
import { type EngineId, engineIds } from '@duu/contract/voice-settings';
import type { Deps } from '../../deps.ts';
import { maxConversions } from '../figures/first-sound.ts';

const windowMs = 24 * 3_600_000;

export function failuresOf(ended: readonly EndedConversion[]): Health['failures'] {
  const counts = new Map<Health['failures'][number]['key'], number>();
  for (const { error } of ended) if (error) counts.set(error, (counts.get(error) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}

/** Returns the conversions that ended in the last day, the newest first. */
export async function recentConversions({ documents, now }: Deps): Promise<EndedConversion[]> {
  const since = new Date(now().getTime() - windowMs);
  const newest = documents.endedConversions().where('at', '>=', since).orderBy('at', 'desc');
  return (await newest.limit(maxConversions).get()).docs.map((doc) => doc.data());
}

/** Returns the conversions of one engine: those it spoke, and those of its speakers that it failed to. */
export function countsOf(
  engine: EngineId,
  engineOf: ReadonlyMap<string, EngineId>,
  ended: readonly EndedConversion[],
): Pick<Health['engines'][number], 'done' | 'failed' | 'replaced'> {
  const counts = { done: 0, failed: 0, replaced: 0 };
  for (const { speakerId, outcome, fallback } of ended) {
    const own = engineOf.get(speakerId ?? '') === engine;
    if (outcome === 'done' && (fallback ? fallback === engine : own)) counts.done++;
    if (outcome === 'done' && own && fallback) counts.replaced++;
    if (outcome === 'failed' && own) counts.failed++;
  }
  return counts;
}

/** The engines that have settings or were used, with the conversions of their speakers. */
export async function enginesOf(
  { documents, enginesSetUp }: Deps,
  ended: readonly EndedConversion[],
): Promise<Health['engines']> {
  const speakers = (await documents.speakers().get()).docs;
  const engineOf = new Map(speakers.map((doc) => [doc.id, doc.data().engine]));
  const ready = new Set(enginesSetUp());
  const used = new Set(
    speakers.flatMap((doc) => [doc.data(), ...doc.data().fallbacks].map(({ engine }) => engine)),
  );
  const shown = engineIds.filter((engine) => ready.has(engine) || used.has(engine));
  return Promise.all(
    shown.map(async (engine) => ({
      engine,
      ready: ready.has(engine),
      ...countsOf(engine, engineOf, ended),
      pausedUntil: (await documents.breaker(engine).get()).data()?.pausedUntil ?? null,
    })),
  );
}
