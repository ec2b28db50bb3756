// Parses the text of a rules file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** `line` counts from 1. */
export type Expression =
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: 'name'; name: string; line: number }
  | { kind: 'call'; name: string; args: Expression[]; line: number }
  | { kind: 'member'; target: Expression; name: string; line: number }
  | { kind: 'not'; value: Expression }
  | { kind: 'binary'; op: '&&' | '||' | Comparison; left: Expression; right: Expression };

export interface FunctionRule {
  readonly name: string;
  readonly parameters: string[];
  readonly result: Expression;
  readonly line: number;
}

/** The content of a service or a match. */
export interface Body {
  readonly functions: FunctionRule[];
  readonly matches: MatchRule[];
  readonly allows: { methods: string[]; condition: Expression | null; line: number }[];
}

export interface MatchRule extends Body {
  readonly path: ({ kind: 'literal'; text: string } | { kind: 'wildcard'; name: string })[];
}

export interface RulesFile extends Body {
  readonly version: '1' | '2';
  readonly service: string;
  readonly line: number;
}

/** An error in a rules file, or something that this runtime does not support. */
export class RulesProblem extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const grammar = readFileSync(fileURLToPath(new URL('./rules.peggy', import.meta.url)), 'utf8');
const parser = peggy.generate(grammar, { cache: false });

/** @throws RulesProblem */
export function parseRules(source: string): RulesFile {
  try {
    // The grammar is the only source of these nodes.
    return parser.parse(source) as RulesFile;
  } catch (error) {
    if (error instanceof parser.SyntaxError)
      throw new RulesProblem(error.location.start.line, error.message);
    throw error;
  }
}
