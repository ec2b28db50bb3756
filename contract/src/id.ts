import { z } from 'zod';

/**
 * An id of ours or Firestore's: safe in paths, not `.` or `..`, no slash, not reserved by Firestore
 * (`__x__`).
 */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;
export const id = z.string().regex(idPattern);

/** A document's data with its id. */
export type WithId<T> = T & { readonly id: string };
