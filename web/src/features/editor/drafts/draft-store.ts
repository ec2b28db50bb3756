import { type Draft, draft } from './draft.ts';

/** `null` stands for the draft of a text that is no audio yet. */
export type DraftKey = string | null;

const prefix = 'duu-draft';

/** The start of a text that was written on the first page and has not gone on into the editor. */
export const homeDraft = 'home';

/** What the browser had no room for: kept while the page lives, so that another page of the app still has it. */
const unwritten = new Map<string, Draft>();

function keyOf(uid: string, audioId: DraftKey): string {
  return `${prefix}:${uid}:${audioId ?? 'new'}`;
}

/**
 * Drafts of one person in this browser. Local storage is enough: a text is at most some 100 kB, it is there
 * at once when the page opens, and other tabs hear of a change. A full or forbidden storage keeps them only
 * until the page is closed.
 */
export function draftStore(uid: string, storage: Storage = localStorage) {
  return {
    read(audioId: DraftKey): Draft | null {
      const inMemory = unwritten.get(keyOf(uid, audioId));
      if (inMemory !== undefined) return inMemory;
      try {
        const kept = storage.getItem(keyOf(uid, audioId));
        if (kept === null) return null;
        const parsed = draft.safeParse(JSON.parse(kept));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    /** False where the browser had no room for it. */
    write(audioId: DraftKey, value: Draft): boolean {
      try {
        storage.setItem(keyOf(uid, audioId), JSON.stringify(value));
        unwritten.delete(keyOf(uid, audioId));
        return true;
      } catch {
        unwritten.set(keyOf(uid, audioId), value);
        return false;
      }
    },
    remove(audioId: DraftKey): void {
      unwritten.delete(keyOf(uid, audioId));
      try {
        storage.removeItem(keyOf(uid, audioId));
      } catch {
        // A forbidden storage holds nothing that could be removed.
      }
    },
    keyOf: (audioId: DraftKey) => keyOf(uid, audioId),
  };
}
export type DraftStore = ReturnType<typeof draftStore>;

const keptDrafts = 50;

/** Removes the oldest drafts of audios past the newest fifty, whoever's they are. */
export function pruneDrafts(storage: Storage = localStorage): void {
  const found: { key: string; savedAt: number }[] = [];
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    if (key === null || !key.startsWith(`${prefix}:`) || key.endsWith(':new')) continue;
    found.push({ key, savedAt: savedAtOf(storage.getItem(key)) });
  }
  found.sort((a, b) => b.savedAt - a.savedAt);
  for (const { key } of found.slice(keptDrafts)) storage.removeItem(key);
}

function savedAtOf(kept: string | null): number {
  try {
    const parsed = draft.safeParse(JSON.parse(kept ?? 'null'));
    return parsed.success ? parsed.data.savedAt : 0;
  } catch {
    return 0;
  }
}
