import * as logger from 'firebase-functions/logger';

/** What may stand in a log: names of things of ours, counts, durations. Never texts, names, mails or tokens. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields, cause?: unknown): void;
}

/**
 * The lines of a stack that name a place in code. What stands before them is the message, which may have lines that begin
 * as a place does.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at (?:.* \()?(?:file:|node:|\/)\S*:\d+:\d+\)?$/.test(line));
}

/** Where an error came from, without its message: messages may quote what a person typed. */
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
