// Turns the text of a rules file into its parsed form.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';
import type { RulesFile } from './ast.ts';

/** Something in a rules file that is wrong or that this runtime does not know, with its line (counted from 1). */
export class RulesProblem extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const grammar = readFileSync(fileURLToPath(new URL('./rules.peggy', import.meta.url)), 'utf8');
const parser = peggy.generate(grammar, { cache: false });

export function parseRules(source: string): RulesFile {
  try {
    // The grammar builds exactly these nodes: it is the one place where they come from.
    return parser.parse(source) as RulesFile;
  } catch (error) {
    if (error instanceof parser.SyntaxError)
      throw new RulesProblem(error.location.start.line, error.message);
    throw error;
  }
}
