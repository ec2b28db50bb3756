import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { nameKey } from '@duu/contract/name-key';

/** Returns a complete audio for tests, with the given fields. */
export function anAudio(with_: Partial<WithId<Audio>> = {}): WithId<Audio> {
  return {
    id: 'a',
    name: 'Өглөөний мэдээ',
    nameKey: nameKey(with_.name ?? 'Өглөөний мэдээ'),
    excerpt: 'Сайн байна уу?',
    speaker: { id: 's', name: { mn: 'Сараа', en: 'Saraa' }, language: 'mn', gender: 'female' },
    language: 'mn',
    settings: { background: null, backgroundVolume: 'medium', speed: 1, pitch: 'normal' },
    collectionId: null,
    archived: false,
    archivedWith: null,
    state: 'done',
    error: null,
    characters: 14,
    segmentCount: 1,
    durationMs: 2000,
    version: 1,
    attempt: 1,
    lease: null,
    heardAt: null,
    hold: null,
    freeConversionsLeft: 3,
    storagePath: 'users/u/audios/a.mp3',
    shareId: null,
    positionMs: 0,
    createdAt: new Date('2026-11-01T00:00:00Z'),
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    expiresAt: new Date('2027-02-01T00:00:00Z'),
    ...with_,
  };
}
