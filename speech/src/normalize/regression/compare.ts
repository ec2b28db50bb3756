// Compares how this working tree reads texts with how a commit does, and prints the differences by class:
//   node speech/src/normalize/regression/compare.ts --lang en --to main FILE…
// A file is plain text; each line is read by itself. A class is what kind of token became what other kind. Exits with 1
// if a line differs. Every difference of a step that should change nothing has to be read.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { language as languageSchema } from '@duu/contract/language';
import type { Token } from '@duu/contract/token';
import { normalize } from '../normalize.ts';

const shownOfClass = 40;
const root = new URL('../../../../', import.meta.url);
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28 });

/** Loads a commit's normalizer from a folder in this repository, where its imports of packages resolve. */
async function normalizerOf(commit: string): Promise<typeof normalize> {
  mkdirSync(new URL('.local/', root), { recursive: true });
  const folder = mkdtempSync(new URL('.local/compare-', root).pathname);
  try {
    execFileSync('tar', ['x', '-C', folder], { input: git('archive', commit, 'speech/src') });
    const module: { normalize: typeof normalize } = await import(
      `${folder}/speech/src/normalize/normalize.ts`
    );
    // What is imported late needs the folder, so everything is read once.
    module.normalize('Mr. Smith paid $5. Сайн уу?', { language: 'en' });
    return module.normalize;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const kindOf = (token: Token | undefined): string => token?.kind ?? 'nothing';

/** The first token that two readings of a line do not share. */
function difference(line: string, old: readonly Token[], now: readonly Token[]) {
  const at = old.findIndex((token, index) => {
    const other = now[index];
    return !other || other.end !== token.end || other.spoken !== token.spoken;
  });
  const [was, is] = [old[at], now[at]];
  const start = Math.min(was?.start ?? line.length, is?.start ?? line.length);
  const around = line.slice(Math.max(0, start - 30), start + 40);
  return {
    name: `${kindOf(was)} → ${kindOf(is)}`,
    shown: `${around}\n      ${was?.spoken} → ${is?.spoken}`,
  };
}

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string' }, to: { type: 'string', default: 'main' } },
  allowPositionals: true,
});
const language = languageSchema.safeParse(values.lang);
if (!language.success || positionals.length === 0)
  throw new Error('Usage: compare.ts --lang mn|en [--to COMMIT] FILE…');
const options = { language: language.data };
const before = await normalizerOf(values.to);
const classes = new Map<string, string[]>();
const lines = positionals.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
for (const line of lines) {
  const old = before(line, options);
  const now = normalize(line, options);
  if (old.spoken === now.spoken) continue;
  const { name, shown } = difference(line, old.tokens, now.tokens);
  classes.set(name, [...(classes.get(name) ?? []), shown]);
}
for (const [name, all] of [...classes].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${name}: ${all.length}\n    ${all.slice(0, shownOfClass).join('\n    ')}`);
const differing = [...classes.values()].reduce((sum, all) => sum + all.length, 0);
console.log(`${differing} of ${lines.length} lines are read differently.`);
process.exitCode = differing > 0 ? 1 : 0;
