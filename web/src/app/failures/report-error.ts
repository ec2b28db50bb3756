import type { reportClientError } from '@duu/contract/calls/public';
import type { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { buildId } from '../../config/build.ts';
import { framesOf } from './error-treatment.ts';
import { routePattern } from './route-pattern.ts';

type Report = z.input<(typeof reportClientError)['input']>;

/** At most this many reports per page load, and none twice, so that a loop does not flood the log. */
const maxReports = 10;
const seen = new Set<string>();

/** The ids of errors, by what is reported of them. */
const ids = new Map<string, string>();

const nameOf = (error: unknown) =>
  (error instanceof Error ? error.name : typeof error).slice(0, 100);

const stackOf = (error: unknown) =>
  error instanceof Error ? cleanStack(framesOf(error).join('\n')) : '';

/** Returns the id of an error in the API's log: of its request, or of its report. Null if it has none. */
export function errorIdOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.errorId;
  const key = `${nameOf(error)}|${stackOf(error)}`;
  const known = ids.get(key);
  if (known !== undefined || ids.size >= maxReports) return known ?? null;
  const id = crypto.randomUUID().replaceAll('-', '');
  ids.set(key, id);
  return id;
}

/** Keeps only our own files' names and lines, as addresses in a stack may contain ids. */
export function cleanStack(stack: string): string {
  return stack
    .replace(/(https?:\/\/[^\s)]*?)(\/assets\/[\w.-]+:\d+:\d+)/g, '$2')
    .replace(/https?:\/\/[^\s)]+/g, '(address)')
    .slice(0, 2000);
}

/**
 * Reports an error in the page to the API's log. A message may quote the user's text, so only the error's name, its
 * place and the route's pattern are sent.
 */
export function reportError(kind: Report['kind'], error: unknown): void {
  const name = nameOf(error);
  const id = errorIdOf(error);
  const report = {
    kind,
    name,
    route: routePattern(location.pathname),
    stack: stackOf(error),
    build: buildId,
    ...(id === null ? {} : { id }),
  };
  const key = `${kind}|${name}|${report.stack}`;
  if (seen.has(key) || seen.size >= maxReports) return;
  seen.add(key);
  console.error(error);
  // Not through callApi: a failure to report must neither show a toast nor report itself.
  send(report).catch(() => undefined);
}

async function send(report: Omit<Report, 'bot'>): Promise<void> {
  // The list of bots is loaded with the first error.
  const { isBot } = await import('./bots.ts');
  const whole: Report = { ...report, bot: isBot(navigator.userAgent) };
  await fetch('/api/v1/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(whole),
    keepalive: true,
  });
}
