// Turns the text of a rules file into its parsed form.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

interface At {
  readonly line: number;
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Expression = At &
  (
    | { kind: 'value'; value: string | bigint | number | boolean | null }
    | { kind: 'name'; name: string }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'member'; target: Expression; name: string }
    | { kind: 'not'; value: Expression }
    | { kind: 'binary'; op: '&&' | '||' | Comparison; left: Expression; right: Expression }
    /** Correct in Storage rules, but not known to this runtime. */
    | { kind: 'unsupported'; what: string }
  );

export type FunctionRule = At & {
  name: string;
  parameters: string[];
  lets: (At & { name: string })[];
  result: Expression;
};

type AllowRule = At & { methods: string[]; condition: Expression | null };

type PathPattern = At &
  (
    | { kind: 'literal'; text: string }
    | { kind: 'one'; name: string }
    | { kind: 'rest'; name: string }
  );

export interface Body {
  readonly functions: FunctionRule[];
  readonly matches: MatchRule[];
  readonly allows: AllowRule[];
}

export type MatchRule = At & Body & { path: PathPattern[] };

export type RulesFile = At & Body & { version: '1' | '2'; service: string };

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
