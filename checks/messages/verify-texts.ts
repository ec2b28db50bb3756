import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { node, root } from '../../tools/paths.ts';
import type { Texts } from './compare-texts.ts';

const formatjs = path.join(root, 'node_modules/@formatjs/cli/bin/formatjs');
const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];

/**
 * What `formatjs verify` says of the texts of two locales: keys that one of them lacks, arguments that are not the same
 * or not of the same kind, ICU that can't be read. Empty where all is well.
 */
export function verifyTexts(english: Texts, mongolian: Texts): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duu-texts-'));
  try {
    const files = Object.entries({ en: english, mn: mongolian }).map(([locale, texts]) => {
      const file = path.join(folder, `${locale}.json`);
      writeFileSync(file, JSON.stringify(texts));
      return file;
    });
    const { status, error, stdout, stderr } = spawnSync(
      node,
      [formatjs, 'verify', '--source-locale', 'en', ...checks, ...files],
      { encoding: 'utf8' },
    );
    // It ends well where the English text can't be read, but says so.
    const said = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n');
    const lines = said.filter((line) => /[^\s-]/.test(line) && !/^\s+at /.test(line));
    if (lines.length > 0 || status === 0) return lines;
    return [`formatjs could not be run: ${error?.message ?? status}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
