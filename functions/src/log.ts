import * as logger from 'firebase-functions/logger';

/**
 * What may be logged: ids, names of ours, counts, durations. Never texts, user names, e-mail addresses or
 * tokens.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields, cause?: unknown): void;
}

/** The stack frames. Lines before them are the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at (?:.* \()?(?:file:|node:|\/)\S*:\d+:\d+\)?$/.test(line));
}

/** The origin of an error without its message: messages may quote user input. */
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

export const structuredLog: Log = {
  info: (event, fields) => logger.info(event, { event, ...fields }),
  warn: (event, fields) => logger.warn(event, { event, ...fields }),
  error: (event, fields, cause) =>
    logger.error(event, {
      event,
      ...fields,
      ...(cause === undefined ? undefined : whereFrom(cause)),
    }),
};
