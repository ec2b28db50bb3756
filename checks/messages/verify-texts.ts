import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { node, root } from '../../tools/paths.ts';
import type { Texts } from './compare-texts.ts';

const formatjs = path.join(root, 'node_modules/@formatjs/cli/bin/formatjs');
const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];

/**
 * Runs `formatjs verify` on the texts of two locales. Returns its messages: missing keys, different arguments, invalid
 * ICU.
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
    // Its exit code is 0 for an invalid English text, but it prints a message.
    const output = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n');
    const lines = output.filter((line) => /[^\s-]/.test(line) && !/^\s+at /.test(line));
    if (lines.length > 0 || status === 0) return lines;
    return [`formatjs could not be run: ${error?.message ?? status}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
