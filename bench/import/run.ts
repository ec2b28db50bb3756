// What is imported of documents that Debian's programs make of known texts: words in order and borders of paragraphs (F1),
// beside pdftotext, pdfminer.six and PyMuPDF4LLM (PDF) and pandoc (the rest) in the same run, and the time of a long PDF.
//   node bench/import/run.ts
// Needs pandoc, libreoffice-writer-nogui, texlive-xetex, texlive-fonts-recommended, texlive-lang-cyrillic, texlive-lang-other,
// poppler-utils, chromium and python3-venv. Exits with 1 if a goal is missed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReadKind, kindOf } from '../../web/src/features/editor/import/import-kinds.ts';
import { readFile } from '../../web/src/features/editor/import/read-file.ts';
import { compareLongPdf } from './long-pdf.ts';
import { readWith } from './peers.ts';
import { readPdfFile } from './read-pdf-file.ts';
import { type Score, score } from './score.ts';
import { type KnownText, knownTexts, longText } from './texts.ts';

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

type Make = (base: string, language: KnownText['language']) => void;

const tex = (name: string, ...variables: string[]): { name: string; make: Make } => ({
  name,
  make: (base, language) =>
    run(
      'pandoc',
      `${base}.md`,
      '-o',
      `${base}-${name}.pdf`,
      '--pdf-engine=xelatex',
      '-V',
      'mainfont=DejaVu Serif',
      '-V',
      `lang=${language}`,
      ...variables.flatMap((one) => ['-V', one]),
    ),
});

/** With heads, page numbers, indents, and words divided at the ends of lines. */
const book = tex('book', 'documentclass=book', 'papersize=a5', 'indent=true', 'pagestyle=headings');

const prints = [
  book,
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
      run(
        'pandoc',
        '-s',
        '--metadata',
        'pagetitle=Import',
        `${base}.md`,
        '-o',
        `${base}-print.html`,
      );
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

const byBlankLines = (text: string) =>
  text
    .split(/\n\s*\n|\f/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');

let missed = 0;
let documents = 0;
const show = ({ words, borders }: Score) =>
  `words ${words.toFixed(4)}, borders ${borders.toFixed(4)}`;

const isGood = ({ words, borders }: Score) => words >= goals.words && borders >= goals.borders;

function compare(
  name: string,
  { paragraphs }: KnownText,
  ours: readonly string[],
  theirs: Readonly<Record<string, readonly string[]>>,
): void {
  documents++;
  const own = score(paragraphs, ours);
  const others = Object.entries(theirs).map(
    ([peer, found]) => [peer, score(paragraphs, found)] as const,
  );
  const isMet = isGood(own) && others.every(([, { borders }]) => own.borders >= borders);
  if (!isMet) missed++;
  const peerScores = others.map(([peer, of]) => `${peer}: ${show(of)}`).join('; ');
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${show(own)}; ${peerScores}`);
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
      compare(`${base} ${kind}`, text, ours, { pandoc: theirs });
    }
    // Tables of pandoc and two columns of TeX exclude each other.
    const fitting = prints.filter(({ name }) => name !== 'columns' || base.endsWith('prose'));
    for (const { make } of fitting) make(base, text.language);
    const files = fitting.map(({ name }) => `${base}-${name}.pdf`);
    const places = files.map((file) => path.join(folder, file));
    const pdfminer = await readWith('pdfminer', places);
    const pymupdf = await readWith('pymupdf', places);
    for (const [at, file] of files.entries())
      compare(file, text, await readPdfFile(places[at] ?? ''), {
        pdftotext: byBlankLines(run('pdftotext', file, '-')),
        pdfminer: pdfminer[at] ?? [],
        pymupdf: pymupdf[at] ?? [],
      });
  }
  writeFileSync(path.join(folder, 'long.md'), longText.markdown);
  book.make('long', longText.language);
  if (!(await compareLongPdf(path.join(folder, 'long-book.pdf'), longText, isGood))) missed++;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${documents} documents, ${missed} missed goals`);
if (missed > 0) process.exitCode = 1;
