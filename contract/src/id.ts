import { z } from 'zod';

/** An id of ours or of Firestore's: safe in a path, never `.` or `..`, no slash, none that Firestore reserves (`__x__`). */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;
export const id = z.string().regex(idPattern);

/** A document's data with its id, as both sides hold it. */
export type WithId<T> = T & { readonly id: string };
