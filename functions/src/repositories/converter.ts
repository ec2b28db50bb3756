import type { DocumentData, FirestoreDataConverter } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A stored document that does not fit its schema. Names its path and fields. */
class DocumentError extends Error {
  constructor(path: string, error: z.ZodError) {
    const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    super(`${path} is not as its schema says (${fields.join(', ')})`);
    this.name = 'DocumentError';
  }
}

/**
 * Parses what is read and written, so that services only see valid documents. `store` converts to another
 * stored form; the schema must accept both.
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
