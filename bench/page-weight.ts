// Measures the weight of pages on the first visit:
//   npm run suite -- node bench/page-weight.ts [--language mn] [--files]
// Opens each page in a new browser and counts the site's files that it requests until it has been idle for five seconds,
// like Lighthouse. Sizes are compressed with gzip as by Hosting (the emulator does not compress). The service worker's
// later downloads for offline use have a separate row, with the bytes that were loaded twice. --files lists every file.
// Exits with 1 if a goal is missed.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { closeBrowser, launch } from '../tests/pages/support/browser.ts';
import {
  giveLanguage,
  giveSession,
  newSession,
  type Session,
} from '../tests/pages/support/session.ts';
import { ask } from '../tests/support/api.ts';
import { convert } from '../tests/support/audios.ts';
import { baseUrl } from '../tests/support/suite.ts';
import { goal, heading, printMissedGoals, row } from './report.ts';

const quietMs = 5000;
/** In kB: scripts of the landing page, and all of `/app`. */
const goals = { landing: 133.2, kilobytes: 250, files: 24 };
const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'mn' },
    files: { type: 'boolean', default: false },
  },
});
const language = values.language === 'en' ? 'en' : 'mn';

interface File {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
  /** Whether it was loaded without the service worker. */
  readonly direct: boolean;
}

const sizes = new Map<string, Promise<number>>();

/** Returns a file's size after Hosting has compressed it. */
function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known) return known;
  const size = fetch(new URL(path, baseUrl())).then(async (answer) => {
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(answer.headers.get('content-type') ?? '');
    return isText ? gzipSync(body, { level: 9 }).length : body.length;
  });
  sizes.set(path, size);
  return size;
}

async function fileOf(request: Request): Promise<File> {
  const response = await request.response().catch(() => null);
  const path = pathOf(request);
  return {
    path,
    kind: kinds.find((one) => one === request.resourceType()) ?? 'other',
    bytes: await sizeOf(path),
    direct: response?.fromServiceWorker() === false,
  };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/**
 * Returns whether a URL is a file of the site. Responses of the API and the database are not part of a page's weight.
 */
function isFile(request: Request): boolean {
  return (
    new URL(request.url()).origin === new URL(baseUrl()).origin &&
    !pathOf(request).startsWith('/api/')
  );
}

/** Opens a page in a new browser, without cache or cookies. */
async function load(path: string, session: Session | null) {
  const context = await (await launch()).newContext({
    baseURL: baseUrl(),
    viewport: { width: 1280, height: 800 },
  });
  await giveLanguage(context, language);
  if (session) await giveSession(context, session);
  const [ofPage, ofWorker] = [new Map<string, Request>(), new Map<string, Request>()];
  let [last, lastOfWorker] = [Date.now(), Date.now()];
  context.on('request', (request) => {
    if (!isFile(request)) return;
    const path = pathOf(request);
    const seen = request.serviceWorker() ? ofWorker : ofPage;
    if (seen.has(path)) return;
    seen.set(path, request);
    if (seen === ofPage) last = Date.now();
    else lastOfWorker = Date.now();
  });
  const page = await context.newPage();
  await page.goto(path);
  while (Date.now() - last < quietMs) await page.waitForTimeout(100);
  const loaded = [...ofPage.values()];
  while (Date.now() - lastOfWorker < quietMs) await page.waitForTimeout(100);
  // Files that the worker had cached before the page requested them are not loaded by the page.
  const wasKept = (request: Request) => {
    const before = ofWorker.get(pathOf(request))?.timing().startTime ?? Number.POSITIVE_INFINITY;
    return before < request.timing().startTime;
  };
  const files = await Promise.all(loaded.filter((request) => !wasKept(request)).map(fileOf));
  const kept = await Promise.all(
    [...ofWorker.values()].map(async (request) => ({
      ...(await fileOf(request)),
      // 0 if it came from the browser cache.
      crossed: (await request.sizes().catch(() => null))?.responseBodySize ?? 0,
    })),
  );
  await context.close();
  return { files, kept };
}

const sum = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0) / 1000;
const kB = (value: number) => value.toFixed(1);

try {
  const session = await newSession('user');
  const { id: audioId } = await convert(session.user, {
    name: 'Нуур',
    segments: ['Нуурын ус тунгалаг.'],
  });
  await ask('createCollection', session.user, { input: { name: 'Түүвэр' } });
  const pages: readonly (readonly [name: string, path: string, session: Session | null])[] = [
    ['landing', '/', null],
    ['sign-in', '/auth', null],
    ['home', '/app', session],
    ['editor', '/app/text2speech', session],
    ['library', '/app/library', session],
    ['an audio', `/app/audio/${audioId}`, session],
  ];
  heading(`First visit until quiet, gzip kB and files (${language})`);
  row('', 'all', 'files', ...kinds);
  for (const [name, path, whose] of pages) {
    const { files, kept } = await load(path, whose);
    row(
      name,
      kB(sum(files)),
      String(files.length),
      ...kinds.map((kind) => {
        const some = files.filter((file) => file.kind === kind);
        return `${kB(sum(some))} (${some.length})`;
      }),
    );
    const direct = new Set(files.filter((file) => file.direct).map((file) => file.path));
    const again = kept.filter((file) => direct.has(file.path) && file.crossed > 0);
    row('  kept by the worker', kB(sum(kept)), String(kept.length));
    row('  of it loaded again', kB(sum(again)), String(again.length));
    if (values.files)
      for (const file of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`    ${kB(file.bytes / 1000).padStart(7)} ${file.path}`);
    const scripts = sum(files.filter(({ kind }) => kind === 'script'));
    if (name === 'landing')
      goal({
        what: 'scripts of the landing page',
        value: scripts,
        max: goals.landing,
        unit: ' kB',
      });
    if (path !== '/app') continue;
    goal({ what: '/app until quiet', value: sum(files), max: goals.kilobytes, unit: ' kB' });
    goal({ what: 'files of /app', value: files.length, max: goals.files });
  }
} finally {
  await closeBrowser();
}
process.exit(printMissedGoals());
