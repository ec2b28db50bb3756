import type { Audio } from '../documents/audio.ts';
import type { WithId } from '../id.ts';
import { limits } from '../limits.ts';
import { nameKey } from '../name-key.ts';

const day = 24 * 3_600_000;

/** Returns a finished audio, with the given changes. */
export function anAudio(change: Partial<Audio> & { readonly id: string }): WithId<Audio>;
export function anAudio(change?: Partial<Audio>): Audio;
export function anAudio(change: Partial<Audio> = {}): Audio {
  const { name = 'Аудио', createdAt = new Date('2026-11-01T00:00:00Z') } = change;
  return {
    name,
    nameKey: nameKey(name),
    excerpt: '',
    speaker: { id: 'nomin', name: { mn: 'Номин', en: 'Nomin' }, language: 'mn', gender: 'female' },
    language: 'mn',
    settings: { background: null, backgroundVolume: 'medium', speed: 1, pitch: 'normal' },
    collectionId: null,
    chapter: null,
    archived: false,
    archivedWith: null,
    state: 'done',
    error: null,
    characters: 14,
    segmentCount: 1,
    durationMs: 1000,
    fallback: null,
    voiceUsed: { engine: 'espeak', voice: 'mn+f2' },
    rating: null,
    version: 1,
    attempt: 1,
    lease: null,
    heardAt: null,
    hold: null,
    freeConversionsLeft: limits.freeConversions,
    storagePath: 'users/u/audios/a.mp3',
    shareId: null,
    positionMs: 0,
    positionAt: null,
    createdAt,
    updatedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 90 * day),
    ...change,
  };
}
