// Lighthouse on the built landing page, against a bare react-dom page that is prerendered, hydrated and served in the
// same way in the same run:
//   npx node bench/lighthouse.ts [--runs 5]
// Prints the median of each score (mobile settings) and the ratio of the largest paints; exits with 1 if a goal is
// missed. Builds both pages first; needs a Chromium (CHROME_PATH, else /usr/bin/chromium).
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { ensureBuilt, productionDir } from '../local/suite/builds.ts';
import { findChromium } from '../tools/chromium.ts';
import { median } from './median.ts';
import { watchStealTime } from './steal-time.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const root = path.resolve(import.meta.dirname, '..');
const goals = { score: 0.98, paint: 1.3 };
const bareHeading = 'A bare page';
const bareSentence = 'Rendered by react-dom and nothing else.';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const packed = new Map<string, Buffer>();

/** Compresses a file with Brotli, as Hosting does. */
function pack(file: string): Buffer {
  const known = packed.get(file);
  if (known) return known;
  const body = brotliCompressSync(readFileSync(file));
  packed.set(file, body);
  return body;
}

/** Serves a folder like Hosting: compressed, with clean URLs. Answers the page's two API calls. */
function serve(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/api/v1/ip2location') return void response.end('{"country":null}');
    if (pathname.startsWith('/api/')) return void response.end('{"plans":[]}');
    const file = ['', '.html', '/index.html']
      .map((end) => path.join(folder, pathname + end))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (!file) return void response.writeHead(404).end();
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const compress = /text|javascript|json|svg/.test(type);
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000' : 'no-cache',
      ...(compress ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(compress ? pack(file) : readFileSync(file));
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      done({ server, url: `http://127.0.0.1:${port}/` });
    });
  });
}

/** Returns a minimal React page: one heading and one sentence, prerendered like the landing page, then hydrated. */
async function barePage(folder: string): Promise<string> {
  const markup = h('main', null, h('h1', null, bareHeading), h('p', null, bareSentence));
  const source = path.join(folder, 'bare');
  const dist = path.join(folder, 'bare-dist');
  mkdirSync(source, { recursive: true });
  writeFileSync(
    path.join(source, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="root">${renderToString(markup)}</div><script type="module" src="/main.js"></script></body></html>`,
  );
  const reactDom = path.join(root, 'node_modules/react-dom/client.js');
  const react = path.join(root, 'node_modules/react/index.js');
  writeFileSync(
    path.join(source, 'main.js'),
    `import { createElement as h } from ${JSON.stringify(react)};
import { hydrateRoot } from ${JSON.stringify(reactDom)};
hydrateRoot(document.getElementById('root'), h('main', null, h('h1', null, ${JSON.stringify(bareHeading)}), h('p', null, ${JSON.stringify(bareSentence)})));`,
  );
  await build({ root: source, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  return dist;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'duu-lighthouse-'));
await ensureBuilt('production');
const [app, bare] = [await serve(productionDir), await serve(await barePage(folder))];
/** Starts a new browser each time, because Lighthouse keeps cookies and a second visit differs. */
async function measure(url: string) {
  const port = 9300 + Math.floor(Math.random() * 500);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  }).finally(() => browser.close());
  if (!outcome) throw new Error('Lighthouse answered nothing');
  const { lhr } = outcome;
  return {
    scores: categories.map((name) => lhr.categories[name]?.score ?? 0),
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    failed: Object.values(lhr.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map((audit) => audit.id),
  };
}

const results = {
  app: [] as Awaited<ReturnType<typeof measure>>[],
  bare: [] as Awaited<ReturnType<typeof measure>>[],
};
// The first visit compresses the files, which must not be measured.
await measure(bare.url);
await measure(app.url);
for (let run = 0; run < runs; run += 1) {
  results.bare.push(await measure(bare.url));
  const stolen = watchStealTime();
  results.app.push(await measure(app.url));
  const last = results.app.at(-1);
  process.stdout.write(
    `run ${run + 1}: ${last?.scores.join(' ')} paint ${Math.round(last?.paint ?? 0)} ms, bare ${Math.round(results.bare.at(-1)?.paint ?? 0)} ms, ${stolen()}\n`,
  );
}
app.server.close();
bare.server.close();

const scores = categories.map(
  (name, at) => [name, median(results.app.map((one) => one.scores[at] ?? 0))] as const,
);
const paint =
  median(results.app.map((one) => one.paint)) / median(results.bare.map((one) => one.paint));
for (const [name, score] of scores)
  process.stdout.write(`${name}: ${Math.round(score * 100)} (goal ${goals.score * 100})\n`);
process.stdout.write(
  `largest paint: ${paint.toFixed(2)} of a bare, prerendered react-dom page (goal at most ${goals.paint})\n`,
);
process.stdout.write(
  `below 0.9: ${[...new Set(results.app.flatMap((one) => one.failed))].join(', ') || 'nothing'}\n`,
);
const met = scores.every(([, score]) => score >= goals.score) && paint <= goals.paint;
process.exit(met ? 0 : 1);
