import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { languages } from '@duu/contract/language';
import { normalize } from '../src/normalize/normalize.ts';
import { foreignRules } from '../src/normalize/options.ts';
import { explainText } from './explain-text.ts';
import type { Terminal } from './terminal.ts';

const help = `Prints text as it will be spoken: numbers, dates, money and abbreviations as words.

Usage: npm run --silent normalize -- --lang mn|en [options] [TEXT]

Without TEXT it reads standard input, line by line, and prints one line for each.

  --lang mn|en       language of the text (required)
  --foreign RULE     words in the other language's letters: ${foreignRules.join(', ')} (default auto)
  --explain          prints for each token what the rules make of it, with their files, and what is chosen
  --tokens           prints the tokens as JSON instead, one array a line
  -h, --help         this text
`;

class UsageError extends Error {}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        lang: { type: 'string' },
        foreign: { type: 'string' },
        tokens: { type: 'boolean' },
        explain: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    const sentence = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new UsageError(sentence === '' ? 'The options could not be read' : sentence);
  }
}

function chosen<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found) return found;
  throw new UsageError(`Unknown ${name} "${value}": choose ${allowed.join(' or ')}`);
}

async function normalizeAsAsked(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) {
    terminal.out(help);
    return;
  }
  if (values.lang === undefined)
    throw new UsageError('Say which language it is: --lang mn or --lang en');
  const language = chosen('language', values.lang, languages);
  const foreign = chosen('rule for foreign words', values.foreign ?? 'auto', foreignRules);
  const print = (line: string) => {
    if (values.explain) {
      terminal.out(`${explainText(line, { language, foreign })}\n`);
      return;
    }
    const { tokens, spoken } = normalize(line, { language, foreign });
    terminal.out(`${values.tokens ? JSON.stringify(tokens) : spoken}\n`);
  };
  if (positionals.length > 0) {
    for (const line of positionals.join(' ').split(/\r?\n/)) print(line);
    return;
  }
  for await (const line of createInterface({
    input: terminal.input,
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    print(line);
}

/** Runs `npm run normalize` with these arguments. Returns its exit code. */
export async function runNormalize(args: string[], terminal: Terminal): Promise<number> {
  try {
    await normalizeAsAsked(args, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message.replace(/\.$/, '')}.\n`);
    return 2;
  }
}
