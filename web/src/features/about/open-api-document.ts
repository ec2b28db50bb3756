import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { errorOf } from '../../api/call.ts';

/** The address of the API's description, for programs and for our page. */
export const openApiPath = '/api/openapi.json';

/** What of it must be there; the viewer reads the rest. */
const openApiDocument = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), z.looseObject({})),
  servers: z.array(z.object({ url: z.string() })).min(1),
});
export type OpenApiDocument = z.infer<typeof openApiDocument>;

/** @throws ApiError for any answer but the document; status 0 without one */
export async function loadOpenApi(signal: AbortSignal): Promise<OpenApiDocument> {
  let answer: Response;
  try {
    answer = await fetch(openApiPath, { signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ApiError(null, 0, null);
  }
  if (!answer.ok) throw await errorOf(answer);
  const parsed = openApiDocument.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new ApiError(null, 200, null);
  return parsed.data;
}
