import type { Call } from '@duu/contract/calls/call';
import type { PlainKey } from '@duu/contract/errors/keys';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';

/** Fields with their own error key, in order of priority. */
const fieldErrors: readonly (readonly [field: string, key: PlainKey])[] = [
  ['image', 'photo.invalid'],
  ['segments', 'segment_invalid'],
  ['speakerId', 'select_speaker'],
  ['language', 'unsupported_language'],
  ['background', 'invalid_background'],
  ['backgroundVolume', 'invalid_background'],
  ['speed', 'invalid_speed'],
  ['pitch', 'invalid_pitch'],
  ['planId', 'invalid_plan_id'],
  ['voice', 'invalid_voice'],
];

const withText = z.object({
  segments: z.array(z.string()).default([]),
  text: z.string().default(''),
});

/** No text, or only spaces: reported before anything else. */
function hasNoText(value: unknown): boolean {
  const parsed = withText.safeParse(value);
  return (
    parsed.success && [...parsed.data.segments, parsed.data.text].every((one) => one.trim() === '')
  );
}

/** Returns the error key for the issues of a field, if the call declares it. */
function keyForIssues(call: Call, issues: readonly z.core.$ZodIssue[]): PlainKey {
  const fields = new Set(issues.map((issue) => issue.path[0]));
  for (const [field, key] of fieldErrors) {
    if (fields.has(field) && call.errors.includes(key)) return key;
  }
  return 'request.invalid';
}

/**
 * Parses one part of a request.
 * @throws ApiError `request.invalid`, or the key of the field
 */
export function parsePart<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const mayBeEmpty = schema === call.input && call.errors.includes('segment_empty');
  throw new ApiError(
    mayBeEmpty && hasNoText(value) ? 'segment_empty' : keyForIssues(call, parsed.error.issues),
  );
}
