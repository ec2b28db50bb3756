// What the server of the Hosting emulator looks up for each request, in a quarter to half of the CPU time. For a page or a
// call it looks for a dozen files (each language, with .html, as a folder), in the thread pool and with an error for each
// that is missing, and it compiles every pattern of firebase.json again.
import { type Stats, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface Answer {
  readonly stream: Readable;
}

type Provider = (asked: IncomingMessage, pathname: string) => Promise<Answer | null>;

export interface SiteOptions {
  readonly cwd?: string;
  readonly config: { readonly public?: string };
}

interface Pattern {
  readonly glob?: string;
  readonly source?: string;
}

interface Patterns {
  configMatcher: (pathname: string, pattern: Pattern) => boolean;
}

interface Glob {
  match(pathname: string): boolean;
}

const ours = createRequire(import.meta.url);
const tools = createRequire(ours.resolve('firebase-tools'));
const superstatic = createRequire(tools.resolve('superstatic'));
const patterns: Patterns = tools('superstatic/lib/utils/patterns');
const files: (site: object) => Provider = tools('superstatic/lib/providers/fs');
const { Minimatch }: { Minimatch: new (glob: string) => Glob } = superstatic('minimatch');

const { configMatcher } = patterns;
const compiled = new Map<string, Glob>();

patterns.configMatcher = (pathname, pattern) => {
  const glob = pattern.glob ?? pattern.source;
  if (!glob) return configMatcher(pathname, pattern);
  const known = compiled.get(glob) ?? new Minimatch(glob);
  compiled.set(glob, known);
  return known.match(pathname);
};

/** Larger files are read anew for each request. */
const maxKeptBytes = 1024 ** 2;

interface Kept {
  readonly mtimeMs: number;
  readonly answer: Answer;
  readonly bytes: Buffer;
}

/** The file at a path: null if there is none, undefined if it is left to the server to tell. */
function fileAt(folder: string, pathname: string): Stats | null | undefined {
  try {
    const found = statSync(path.join(folder, decodeURI(pathname)), { throwIfNoEntry: false });
    return found?.isFile() ? found : null;
  } catch {
    return undefined;
  }
}

/** Returns the options with a provider of files that says at once which are not there, and keeps those that are. */
export function lookingUpFiles<O extends SiteOptions>(options: O): O & { provider: Provider } {
  const { cwd = process.cwd(), config } = options;
  const folder = path.join(cwd, config.public ?? '.');
  const given = files({ cwd, ...config });
  const kept = new Map<string, Kept>();
  const provider: Provider = async (asked, pathname) => {
    const file = fileAt(folder, pathname);
    if (file === null) return null;
    if (!file || file.size > maxKeptBytes) return given(asked, pathname);
    const known = kept.get(pathname);
    if (known?.mtimeMs === file.mtimeMs)
      return { ...known.answer, stream: Readable.from([known.bytes]) };
    const answer = await given(asked, pathname);
    if (!answer) return null;
    const bytes = await buffer(answer.stream);
    kept.set(pathname, { mtimeMs: file.mtimeMs, answer, bytes });
    return { ...answer, stream: Readable.from([bytes]) };
  };
  return { ...options, provider };
}
