// Reads a PDF as the page does. As a program it prints the paragraphs and its memory:
//   node bench/import/read-pdf-file.ts FILE
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfPage } from '../../web/src/features/editor/import/pdf/pdf-page.ts';
import type { PdfPage } from '../../web/src/features/editor/import/pdf/pdf-run.ts';
import { readPages } from '../../web/src/features/editor/import/pdf/read-pages.ts';

export async function readPdfFile(file: string): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    pages.push(await pdfPage(page, { isScan: pages.at(-1)?.isScan ?? false }));
    page.cleanup();
  }
  await task.destroy();
  return readPages(pages).blocks.map(({ text }) => text);
}

if (import.meta.main) {
  const paragraphs = await readPdfFile(process.argv[2] ?? '');
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ paragraphs, megabytes }));
}
