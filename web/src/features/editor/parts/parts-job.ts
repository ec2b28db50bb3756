import { language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { background, backgroundVolume, pitchLevel, speed } from '@duu/contract/voice-settings';
import { z } from 'zod';

/**
 * A text that is converted in parts. It is stored while they are created, and after that, so that the same text is not
 * charged again without a word.
 */
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
  /** Each request keeps its own key: sent twice, it creates and costs one thing. */
  collectionKey: z.string(),
  collectionId: z.string().nullable(),
  parts: z
    .array(
      z.object({
        /** Of the chapter that it is, or is a part of. */
        title: z.string().nullable().default(null),
        segments: z.array(z.string()).min(1),
        key: z.string(),
        audioId: z.string().nullable(),
        state: z.enum(['waiting', 'making', 'done', 'failed']),
      }),
    )
    .min(1),
  startedAt: z.number(),
  /** Whether the user closed the list of finished parts. */
  isClosed: z.boolean().default(false),
});
export type PartsJob = z.infer<typeof partsJob>;

/** Leaves space for the number before it. */
export const titleCharacters = limits.nameCharacters - 8;

const keyOf = (uid: string) => `duu-parts:${uid}`;
/** The server remembers a key for a day; without it, a request could be carried out twice. */
export const partsKeptMs = 20 * 60 * 60_000;
const donePartsKeptMs = 30 * 24 * 60 * 60_000;

export const areDone = ({ parts }: Pick<PartsJob, 'parts'>): boolean =>
  parts.every(({ state }) => state === 'done');

export function readJob(uid: string, now: number): PartsJob | null {
  try {
    const parsed = partsJob.safeParse(JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null'));
    if (!parsed.success) return null;
    const keptMs = areDone(parsed.data) ? donePartsKeptMs : partsKeptMs;
    return now - parsed.data.startedAt < keptMs ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns false if it did not fit into storage, so that a reload would lose it. */
export function writeJob(uid: string, job: PartsJob | null): boolean {
  try {
    if (job === null) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(job));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the name of a part: that of its chapter, or the text's. The number (`03. Мэдээ`) keeps parts in order when
 * sorted by name.
 */
export function partName(
  { name, parts }: { name: string; parts: readonly { readonly title: string | null }[] },
  index: number,
): string {
  const width = String(parts.length).length;
  const title = [...(parts[index]?.title || name)].slice(0, titleCharacters).join('');
  return `${String(index + 1).padStart(width, '0')}. ${title}`;
}
