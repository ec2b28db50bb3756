import type { FirestoreDataConverter } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A stored document that is not what its schema says: a fault of ours, told with where it stands. */
export class DocumentError extends Error {
  constructor(path: string, error: z.ZodError) {
    const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    super(`${path} is not as its schema says (${fields.join(', ')})`);
    this.name = 'DocumentError';
  }
}

/** Parses on the way in and on the way out, so that a stray document is never met deep in a service. */
export function converterOf<Schema extends z.ZodType<object>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore: (value) => schema.parse(value) as z.output<Schema>,
    fromFirestore(snapshot) {
      const parsed = schema.safeParse(snapshot.data());
      if (parsed.success) return parsed.data;
      throw new DocumentError(snapshot.ref.path, parsed.error);
    },
  };
}
