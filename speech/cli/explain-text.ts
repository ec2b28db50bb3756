import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@duu/contract/language';
import { explain } from '../src/normalize/explain.ts';
import { normalize } from '../src/normalize/normalize.ts';
import type { NormalizeOptions } from '../src/normalize/options.ts';

const folder = new URL('../src/normalize/', import.meta.url);
const declared = /^export (?:function|const) (\w+Rule)\b/gm;

/** Maps the names of a language's rules to their files, relative to `speech/src/normalize`. */
function ruleFiles(language: Language): ReadonlyMap<string, string> {
  const files = globSync('{*,{en,mn}/**/*}.ts', { cwd: fileURLToPath(folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    // Rules that both languages or another one use have their name once.
    .sort((a, b) => Number(a.startsWith(`${language}/`)) - Number(b.startsWith(`${language}/`)));
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(declared)].map(
        ([, name = '']) => [name, file] as const,
      ),
    ),
  );
}

/**
 * Explains how a text is read: the text without layout, and for each token its candidates with kind, rule and file.
 * `>` marks the chosen one, `?` what is not certain. Plain words and spaces that only one rule reads are left out.
 */
export function explainText(text: string, options: NormalizeOptions): string {
  const files = ruleFiles(options.language);
  const fileOf = (rule: string) =>
    files.get(rule) ?? (/ \d+$/.test(rule) ? 'en/figures.json' : 'unknown');
  const { tidied, places } = explain(text, options);
  const lines = [`text    ${JSON.stringify(tidied)}`];
  for (const { at, candidates } of places) {
    const [first] = candidates;
    if (first && candidates.length === 1 && ['word', 'space', 'punctuation'].includes(first.kind))
      continue;
    if (!first)
      lines.push(`${String(at).padStart(5)}   ${JSON.stringify(tidied.charAt(at))} no rule`);
    for (const [index, { rule, kind, end, spoken, certain }] of candidates.entries()) {
      const place = index === 0 ? String(at).padStart(5) : '     ';
      const written = JSON.stringify(tidied.slice(at, end));
      const said = spoken === '' ? '(silent)' : spoken;
      lines.push(
        `${place} ${index === 0 ? '>' : ' '} ${written} ${kind}: ${said}${certain ? '' : ' ?'}  [${rule}, ${fileOf(rule)}]`,
      );
    }
  }
  lines.push(`spoken  ${JSON.stringify(normalize(text, options).spoken)}`);
  return lines.join('\n');
}
