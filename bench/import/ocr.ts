// Whether pictures of pages are read: the share of characters that are right, and the CPU time against tesseract.js without
// any preparation, on the same pages in the same run. The pages are drawn here from known texts and then spoilt: shadows,
// grain, blur, tilt, JPEG. Real paper, curled and badly lit, will be harder.
//   node bench/import/ocr.ts [--keep FOLDER] [--only TEXT]
// The import runs as it is built for production, under its security policy. --keep stores each page, what was read and its
// figures: a run that was stopped goes on there. --only takes the pages whose name contains the text. Needs ImageMagick,
// which makes the scans. A quarter of an hour on two cores. Exits with 1 if a goal is missed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { findHeadless } from '../../tools/chromium.ts';
import { cpuSecondsOf } from '../cpu-seconds.ts';
import { goal, heading, printMissedGoals, row } from '../report.ts';
import { type DrawnPage, drawPages, kinds } from './ocr/draw-pages.ts';
import { rightShare } from './ocr/right-share.ts';
import { type Reader, serveReaders } from './ocr/serve-readers.ts';

const { values } = parseArgs({
  options: { keep: { type: 'string' }, only: { type: 'string', default: '' } },
});
const goals = { clean: 0.999, photo: 0.99, hard: 0.98, cpu: 1.3 };

const readSchema = z.object({ right: z.number(), seconds: z.number(), text: z.string() });
type Read = z.infer<typeof readSchema>;
const bothSchema = z.object({ ours: readSchema, bare: readSchema });

const program = await findHeadless();
const launch = () =>
  chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
const browser = await launch();
const served = await serveReaders();

/** Reads a page in a browser of its own, as a user who imports one picture. */
async function read(address: string, wanted: string, file: DrawnPage['file']): Promise<Read> {
  const own = await launch();
  const page = await own.newPage();
  page.on('pageerror', (error) => console.log(`  ${error.message}`));
  await page.goto(address);
  const before = cpuSecondsOf(process.pid);
  const text = await page
    .evaluate(([name, base64]) => (window as unknown as { read: Reader }).read(name, base64), [
      `page.${file.type}`,
      file.bytes.toString('base64'),
    ] as const)
    .catch((error: Error) => {
      console.log(`  ${error.message}`);
      return '';
    });
  const seconds = cpuSecondsOf(process.pid) - before;
  await own.close();
  return { right: rightShare(wanted, text), seconds, text };
}

/** Reads a page with the import and with the bare library, or takes what an earlier run of this folder has found. */
async function measure(page: DrawnPage): Promise<z.infer<typeof bothSchema>> {
  const kept = values.keep && path.join(values.keep, page.name);
  if (kept && existsSync(`${kept}.json`))
    return bothSchema.parse(JSON.parse(readFileSync(`${kept}.json`, 'utf8')));
  const ours = await read(served.product, page.text, page.file);
  const bare = await read(served.bare, page.text, page.picture);
  if (kept) {
    writeFileSync(`${kept}.${page.file.type}`, page.file.bytes);
    writeFileSync(`${kept}.txt`, `${page.text}\n---\n${ours.text}\n---\n${bare.text}\n`);
    writeFileSync(`${kept}.json`, JSON.stringify({ ours, bare }));
  }
  return { ours, bare };
}

try {
  const pages = await drawPages(browser, values.only);
  if (values.keep) mkdirSync(values.keep, { recursive: true });
  heading('Characters that are right, and CPU seconds');
  row('', 'import', 'bare', 'CPU import', 'CPU bare');
  const all: { page: DrawnPage; ours: Read; bare: Read }[] = [];
  for (const page of pages) {
    const { ours, bare } = await measure(page);
    all.push({ page, ours, bare });
    const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
    const seconds = (one: Read) => `${one.seconds.toFixed(1)} s`;
    row(page.name, percent(ours.right), percent(bare.right), seconds(ours), seconds(bare));
  }
  heading('Goals');
  for (const kind of kinds)
    for (const language of ['mn', 'en'] as const) {
      const some = all.filter(({ page }) => page.kind === kind && page.language === language);
      if (some.length === 0) continue;
      const letters = some.reduce((sum, { page }) => sum + page.text.length, 0);
      const wrong = some.reduce(
        (sum, { page, ours }) => sum + (1 - ours.right) * page.text.length,
        0,
      );
      goal({
        what: `${kind}, ${language}: wrong characters`,
        value: (wrong / letters) * 100,
        max: Number(((1 - goals[kind]) * 100).toFixed(2)),
        unit: ' %',
      });
    }
  const sum = (of: 'ours' | 'bare') => all.reduce((total, page) => total + page[of].seconds, 0);
  goal({ what: 'CPU against the bare library', value: sum('ours') / sum('bare'), max: goals.cpu });
  goal({
    what: 'pages without text',
    value: all.filter(({ ours }) => ours.text === '').length,
    max: 0,
  });
} finally {
  await browser.close();
  await served.close();
}
process.exit(printMissedGoals());
