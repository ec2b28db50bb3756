// The server of the Hosting emulator answers every method with the file or page of an address, which a program that posts
// to a wrong one takes for its answer. This refuses what is not for a function.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { openAiBody } from '../../functions/src/http/v1/open-ai-error.ts';

type Middleware = (asked: IncomingMessage, answer: ServerResponse, next: () => void) => void;

interface Rewrite {
  readonly function?: unknown;
}

/** The options of the server that are used here; firebase-tools has more. */
export interface HostingOptions {
  readonly config: { readonly rewrites?: readonly Rewrite[] };
  readonly before?: { readonly files?: Middleware };
}

const ours = createRequire(import.meta.url);
const patterns: { configMatcher(path: string, rewrite: Rewrite): boolean } = createRequire(
  ours.resolve('firebase-tools'),
)('superstatic/lib/utils/patterns');

const pageMethods = 'GET, HEAD, OPTIONS';

/** Returns the options with a refusal in JSON of other methods than those for pages, except where a function answers. */
export function refusingMethods<O extends HostingOptions>(options: O): O {
  const { rewrites = [] } = options.config;
  const { files: former } = options.before ?? {};
  const files: Middleware = (asked, answer, next) => {
    const go = former ? () => former(asked, answer, next) : next;
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    const rewrite = rewrites.find((one) => patterns.configMatcher(pathname, one));
    // Sign-in helpers of Firebase are below /__/.
    const isPage = rewrite?.function === undefined && !pathname.startsWith('/__/');
    if (!isPage || pageMethods.split(', ').includes(asked.method ?? 'GET')) return go();
    answer.writeHead(405, {
      Allow: pageMethods,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    answer.end(openAiBody({ key: 'request.method_not_allowed' }));
  };
  return { ...options, before: { ...options.before, files } };
}
