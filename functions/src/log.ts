import * as logger from 'firebase-functions/logger';
import type { ErrorEvent, InfoEvent, WarnEvent } from './log-events.ts';
import { currentRequestId } from './request-context.ts';

/**
 * What may be logged: ids, names of ours, counts, durations. Never texts, user names, e-mail addresses or
 * tokens.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  info(event: InfoEvent, fields?: LogFields): void;
  warn(event: WarnEvent, fields?: LogFields): void;
  error(event: ErrorEvent, fields?: LogFields, cause?: unknown): void;
}

/** Returns the stack frames. Lines before them are the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at (?:.* \()?(?:file:|node:|\/)\S*:\d+:\d+\)?$/.test(line));
}

/** Returns the origin of an error without its message: messages may quote user input. */
export function whereFrom(cause: unknown): LogFields {
  if (!(cause instanceof Error)) return { cause: typeof cause };
  const frames = framesOf(cause);
  const code = 'code' in cause ? String(cause.code) : undefined;
  const under = cause.cause === undefined ? {} : prefixed(whereFrom(cause.cause));
  return { cause: cause.name, code, stack: frames.slice(0, 12).join('\n'), ...under };
}

function prefixed(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`under_${name}`, value]),
  );
}

/** Returns the fields of a line, with the request that it is about. */
export function lineOf(event: string, fields: LogFields = {}, cause?: unknown): LogFields {
  const requestId = currentRequestId();
  return {
    event,
    ...(requestId === undefined ? undefined : { requestId }),
    ...fields,
    ...(cause === undefined ? undefined : whereFrom(cause)),
  };
}

export const structuredLog: Log = {
  info: (event, fields) => logger.info(event, lineOf(event, fields)),
  warn: (event, fields) => logger.warn(event, lineOf(event, fields)),
  error: (event, fields, cause) => logger.error(event, lineOf(event, fields, cause)),
};
