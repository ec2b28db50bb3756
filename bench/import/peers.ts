// Other readers of PDFs.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { pythonWith } from '../../tests/support/python.ts';

const folder = path.join(import.meta.dirname, 'peers');

/** Those of Python. */
export type Peer = 'pdfminer' | 'pymupdf';

/** Reads files in a process of its own. Returns the paragraphs of each. */
export async function readWith(peer: Peer, files: readonly string[]): Promise<string[][]> {
  const python = await pythonWith(path.join(folder, 'requirements.txt'));
  const json = execFileSync(python, [path.join(folder, 'read_pdf.py'), peer, ...files], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const found = z.array(z.array(z.string())).parse(JSON.parse(json));
  return found.map((all) =>
    all.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== ''),
  );
}
