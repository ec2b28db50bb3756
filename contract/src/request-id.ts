import { z } from 'zod';

/** Names the id of a request in every answer of the API. */
export const requestIdHeader = 'Duu-Request-Id';

/**
 * The id of a request, in every log line about it: 32 hex digits. It is also its trace id, which has no half of
 * zeros only.
 */
export const requestId = z.string().regex(/^(?!0{16})[0-9a-f]{16}(?!0{16})[0-9a-f]{16}$/);
