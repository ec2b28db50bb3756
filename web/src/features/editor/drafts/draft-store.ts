import { type Draft, draft } from './draft.ts';

/** `null` is the draft of a text that is not an audio yet. */
export type DraftKey = string | null;

const prefix = 'duu-draft';

/** A text started on the home page that has not moved to the editor. */
export const homeDraft = 'home';

/** Drafts that did not fit into storage, kept while the page lives so that the app's other pages still have them. */
const unwritten = new Map<string, Draft>();

function keyOf(uid: string, audioId: DraftKey): string {
  return `${prefix}:${uid}:${audioId ?? 'new'}`;
}

/**
 * Returns a user's drafts in this browser. Local storage is enough: a text is at most some 100 kB, it is available
 * immediately when the page opens, and other tabs get an event on changes. If storage is full or blocked, drafts last
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
    /** Returns false if it did not fit. */
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
        // Blocked storage holds nothing to remove.
      }
    },
    keyOf: (audioId: DraftKey) => keyOf(uid, audioId),
  };
}

export const keptDrafts = 50;

/** Removes all but the fifty newest drafts of audios, across users. */
export function pruneDrafts(): void {
  const found: { key: string; savedAt: number }[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    if (key === null || !key.startsWith(`${prefix}:`) || key.endsWith(':new')) continue;
    found.push({ key, savedAt: savedAtOf(localStorage.getItem(key)) });
  }
  found.sort((a, b) => b.savedAt - a.savedAt);
  for (const { key } of found.slice(keptDrafts)) localStorage.removeItem(key);
}

function savedAtOf(kept: string | null): number {
  try {
    const parsed = draft.safeParse(JSON.parse(kept ?? 'null'));
    return parsed.success ? parsed.data.savedAt : 0;
  } catch {
    return 0;
  }
}
