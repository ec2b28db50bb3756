// What is imported of documents that Debian's programs make of known texts: words in order and borders of paragraphs (F1),
// beside pdftotext (PDF) and pandoc (the rest) in the same run.
//   node bench/import/run.ts
// Needs pandoc, libreoffice-writer-nogui, texlive-xetex, poppler-utils and chromium. Exits with 1 if a goal is missed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isReadKind, kindOf } from '../../web/src/features/editor/import/import-limits.ts';
import { pdfPage } from '../../web/src/features/editor/import/pdf/pdf-page.ts';
import type { PdfPage } from '../../web/src/features/editor/import/pdf/pdf-run.ts';
import { readPages } from '../../web/src/features/editor/import/pdf/read-pages.ts';
import { readFile } from '../../web/src/features/editor/import/read-file.ts';
import { type Score, score } from './score.ts';
import { type KnownText, knownTexts } from './texts.ts';

const goals = { words: 0.995, borders: 0.97 };
const folder = mkdtempSync(path.join(tmpdir(), 'import-'));

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const tex = (name: string, ...variables: string[]) => ({
  name,
  make: (base: string) =>
    run(
      'pandoc',
      `${base}.md`,
      '-o',
      `${base}-${name}.pdf`,
      '--pdf-engine=xelatex',
      '-V',
      'mainfont=DejaVu Serif',
      ...variables.flatMap((one) => ['-V', one]),
    ),
});

const prints = [
  tex('a5', 'papersize=a5'),
  tex('indent', 'indent=true', 'papersize=a5'),
  tex('columns', 'classoption=twocolumn'),
  {
    name: 'office',
    make: (base: string) => {
      run('pandoc', `${base}.md`, '-o', `${base}-office.docx`);
      run('soffice', '--headless', '--convert-to', 'pdf', `${base}-office.docx`);
    },
  },
  {
    name: 'chromium',
    make: (base: string) => {
      run('pandoc', '-s', '--metadata', 'title=.', `${base}.md`, '-o', `${base}-print.html`);
      run(
        'chromium',
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--print-to-pdf=${base}-chromium.pdf`,
        `${base}-print.html`,
      );
    },
  },
];

async function readPdf(file: string): Promise<string[]> {
  const task = getDocument({
    data: new Uint8Array(readFileSync(path.join(folder, file))),
    verbosity: 0,
  });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await pdfPage(await document.getPage(number), false));
  await task.destroy();
  return readPages(pages).blocks.map(({ text }) => text);
}

const byBlankLines = (text: string) =>
  text
    .split(/\n\s*\n|\f/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');

let missed = 0;
let documents = 0;
const show = ({ words, borders }: Score) =>
  `words ${words.toFixed(4)}, borders ${borders.toFixed(4)}`;

function compare(
  name: string,
  { paragraphs }: KnownText,
  ours: readonly string[],
  peer: string,
  theirs: readonly string[],
): void {
  documents++;
  const own = score(paragraphs, ours);
  const other = score(paragraphs, theirs);
  const isMet =
    own.words >= goals.words && own.borders >= goals.borders && own.borders >= other.borders;
  if (!isMet) missed++;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${show(own)}; ${peer}: ${show(other)}`);
}

try {
  for (const text of knownTexts) {
    const base = text.name;
    writeFileSync(path.join(folder, `${base}.md`), text.markdown);
    for (const kind of ['md', 'docx', 'odt', 'rtf', 'html', 'epub', 'fb2']) {
      const file = `${base}.${kind}`;
      if (kind !== 'md') run('pandoc', '-s', '--metadata', 'title= ', `${base}.md`, '-o', file);
      const read = kindOf(file);
      if (!isReadKind(read)) throw new Error(`${kind} is not read.`);
      const ours = readFile(read, readFileSync(path.join(folder, file))).paragraphs.filter(
        (one) => one !== '',
      );
      const theirs = byBlankLines(run('pandoc', file, '-t', 'plain', '--wrap=none'));
      compare(`${base} ${kind}`, text, ours, 'pandoc', theirs);
    }
    // Tables of pandoc and two columns of TeX exclude each other.
    const fitting = prints.filter(({ name }) => name !== 'columns' || base.endsWith('prose'));
    for (const { name, make } of fitting) {
      make(base);
      const file = `${base}-${name}.pdf`;
      compare(
        `${base} ${name}.pdf`,
        text,
        await readPdf(file),
        'pdftotext',
        byBlankLines(run('pdftotext', file, '-')),
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${documents} documents, ${missed} missed goals`);
if (missed > 0) process.exitCode = 1;
