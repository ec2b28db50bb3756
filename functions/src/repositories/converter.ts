import type { DocumentData, FirestoreDataConverter } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A stored document that is not what its schema says: a fault of ours, told with where it stands. */
class DocumentError extends Error {
  constructor(path: string, error: z.ZodError) {
    const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    super(`${path} is not as its schema says (${fields.join(', ')})`);
    this.name = 'DocumentError';
  }
}

/**
 * Parses on the way in and on the way out, so that a stray document is never met deep in a service. `store` gives the
 * stored form where that is another one; the schema must read both.
 */
export function converterOf<Schema extends z.ZodType<object>>(
  schema: Schema,
  store?: (value: z.output<Schema>) => DocumentData,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore(value) {
      const parsed = schema.parse(value);
      return store ? store(parsed) : parsed;
    },
    fromFirestore(snapshot) {
      const parsed = schema.safeParse(snapshot.data());
      if (parsed.success) return parsed.data;
      throw new DocumentError(snapshot.ref.path, parsed.error);
    },
  };
}
