import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { languages } from '@duu/contract/language';
import { normalize } from '../src/normalize/normalize.ts';
import { foreignRules } from '../src/normalize/options.ts';

const help = `Prints text as it will be spoken: numbers, dates, money and abbreviations as words.

Usage: npm run --silent normalize -- --lang mn|en [options] [TEXT]

Without TEXT it reads standard input, line by line, and prints one line for each.

  --lang mn|en       language of the text (required)
  --foreign RULE     words in the other language's letters: ${foreignRules.join(', ')} (default auto)
  --tokens           prints the tokens as JSON instead, one array a line
  -h, --help         this text
`;

class UsageError extends Error {}

function read() {
  try {
    return parseArgs({
      options: {
        lang: { type: 'string' },
        foreign: { type: 'string' },
        tokens: { type: 'boolean' },
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

async function main(): Promise<void> {
  const { values, positionals } = read();
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (values.lang === undefined)
    throw new UsageError('Say which language it is: --lang mn or --lang en');
  const language = chosen('language', values.lang, languages);
  const foreign = chosen('rule for foreign words', values.foreign ?? 'auto', foreignRules);
  const print = (line: string) => {
    const { tokens, spoken } = normalize(line, { language, foreign });
    process.stdout.write(`${values.tokens ? JSON.stringify(tokens) : spoken}\n`);
  };
  if (positionals.length > 0) {
    for (const line of positionals.join(' ').split(/\r?\n/)) print(line);
    return;
  }
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    print(line);
}

// A reader that goes away early (head) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message.replace(/\.$/, '')}.\n`);
  process.exitCode = 2;
}
