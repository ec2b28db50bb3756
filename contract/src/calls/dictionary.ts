import { z } from 'zod';
import { dictionaryEntry, respelling } from '../documents/dictionary-entry.ts';
import { id } from '../id.ts';
import { call, nothing } from './call.ts';

export const getDictionary = call({
  method: 'GET',
  path: '/dictionary',
  who: 'user',
  output: z.object({ entries: z.array(dictionaryEntry.extend({ id })) }),
});

/** The same written word in the same language replaces the entry it has. */
export const saveRespelling = call({
  method: 'POST',
  path: '/dictionary',
  who: 'user',
  input: respelling,
  output: z.object({ entryId: id }),
  errors: ['dictionary.limit_reached', 'dictionary.spoken_too_long'],
});

export const deleteRespelling = call({
  method: 'DELETE',
  path: '/dictionary/:entryId',
  who: 'user',
  params: z.object({ entryId: id }),
  output: nothing,
  errors: ['dictionary.not_found'],
});
