import { language } from '@duu/contract/language';
import { background, backgroundVolume, pitchLevel, speed } from '@duu/contract/voice';
import { z } from 'zod';

/** A text that is converted in parts, as it is kept until all of them are made. */
const partsJob = z.object({
  name: z.string(),
  voice: z.object({
    speakerId: z.string(),
    language,
    speed,
    pitch: pitchLevel,
    background: background.nullable(),
    backgroundVolume,
  }),
  /** Each request has a key of its own, which it keeps: sent twice, it makes and costs one thing. */
  collectionKey: z.string(),
  collectionId: z.string().nullable(),
  parts: z
    .array(
      z.object({
        segments: z.array(z.string()).min(1),
        key: z.string(),
        audioId: z.string().nullable(),
        state: z.enum(['waiting', 'making', 'done', 'failed']),
      }),
    )
    .min(1),
  startedAt: z.number(),
});
export type PartsJob = z.infer<typeof partsJob>;

const keyOf = (uid: string) => `duu-parts:${uid}`;
/** The server remembers a request's key for a day; without it a request could be carried out twice. */
const keptMs = 20 * 60 * 60_000;

export function readJob(uid: string, now: number): PartsJob | null {
  try {
    const parsed = partsJob.safeParse(JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null'));
    return parsed.success && now - parsed.data.startedAt < keptMs ? parsed.data : null;
  } catch {
    return null;
  }
}

/** False where the browser has no room for it: then a reload would lose it. */
export function writeJob(uid: string, job: PartsJob | null): boolean {
  try {
    if (job === null) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(job));
    return true;
  } catch {
    return false;
  }
}

/** `03. Мэдээ`: sorted by name, parts are in their order. */
export function partName(job: Pick<PartsJob, 'name' | 'parts'>, index: number): string {
  const width = String(job.parts.length).length;
  return `${String(index + 1).padStart(width, '0')}. ${job.name}`;
}
