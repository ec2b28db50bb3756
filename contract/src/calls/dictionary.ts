import { z } from 'zod';
import { dictionaryEntry, respelling } from '../documents/dictionary-entry.ts';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
import { call, nothing } from './call.ts';

export const getDictionary = call({
  method: 'GET',
  path: '/dictionary',
  who: 'user',
  scope: 'library',
  output: z.object({ entries: z.array(dictionaryEntry.extend({ id })) }),
});

/** Replaces the entry of the same word and language, and deletes the entry `replaces`. */
export const saveRespelling = call({
  method: 'POST',
  path: '/dictionary',
  who: 'user',
  scope: 'library',
  input: respelling.extend({ replaces: id.optional() }),
  output: z.object({ entryId: id }),
  errors: ['dictionary.limit_reached', 'dictionary.spoken_too_long'],
});

/** Saves all entries or none. Each replaces the entry of its word. */
export const importRespellings = call({
  method: 'POST',
  path: '/dictionary/import',
  who: 'user',
  input: z.object({ entries: z.array(respelling).min(1).max(limits.dictionaryImport) }),
  output: z.object({ entryIds: z.array(id) }),
  errors: ['dictionary.limit_reached', 'dictionary.spoken_too_long'],
});

/** Previews an entry before it is saved. */
export const previewRespelling = call({
  method: 'POST',
  path: '/dictionary/preview',
  who: 'user',
  input: respelling,
  output: z.object({
    /** The reading of its word now, and with the entry. */
    today: z.string(),
    later: z.string(),
    /** How it is read without the entry: an entry that says the same costs nothing. */
    without: z.string(),
    /** Some inflected forms with their readings; empty if it has no endings. */
    forms: z.array(z.object({ written: z.string(), spoken: z.string() })),
  }),
  errors: ['dictionary.spoken_too_long', 'normalize_failed'],
});

export const deleteRespelling = call({
  method: 'DELETE',
  path: '/dictionary/:entryId',
  who: 'user',
  scope: 'library',
  params: z.object({ entryId: id }),
  output: nothing,
  errors: ['dictionary.not_found'],
});
