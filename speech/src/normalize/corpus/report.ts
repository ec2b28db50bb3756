import { parseArgs } from 'node:util';
import { judge, type Part, parts, readCases } from './cases.ts';

// `node speech/src/normalize/corpus/report.ts [--show dev|held-out]`: accuracy by word, for each part and file.
const { values } = parseArgs({ options: { show: { type: 'string' } } });

function report(part: Part): void {
  const byFile = new Map<string, { cases: number; right: number; words: number; errors: number }>();
  for (const one of readCases(part)) {
    const { words, errors, said } = judge(one);
    for (const key of [one.file, 'all']) {
      const sum = byFile.get(key) ?? { cases: 0, right: 0, words: 0, errors: 0 };
      sum.cases++;
      sum.right += errors === 0 ? 1 : 0;
      sum.words += words;
      sum.errors += errors;
      byFile.set(key, sum);
    }
    if (errors > 0 && values.show === part)
      console.log(`${one.file}: ${one.written}\n  wanted ${one.spoken}\n  said   ${said}`);
  }
  for (const [file, { cases, right, words, errors }] of byFile)
    console.log(
      `${part.padEnd(9)} ${file.padEnd(20)} ${((100 * (words - errors)) / words).toFixed(2)} % of ${words} words, ${right} of ${cases} cases whole`,
    );
}

for (const part of parts) report(part);
