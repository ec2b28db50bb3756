// The parsed form of a rules file: what rules.peggy returns, checked once with these schemas' types in mind.

type At = { line: number };

export type Expression = At &
  (
    | { kind: 'value'; value: string | bigint | number | boolean | null }
    | { kind: 'name'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: string; value: Expression }[] }
    | { kind: 'path'; segments: Expression[] }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'method'; target: Expression; name: string; args: Expression[] }
    | { kind: 'member'; target: Expression; name: string }
    | { kind: 'index'; target: Expression; at: Expression }
    | { kind: 'slice'; target: Expression; from: Expression; to: Expression }
    | { kind: 'unary'; op: '!' | '-'; value: Expression }
    | { kind: 'binary'; op: BinaryOp; left: Expression; right: Expression }
    | { kind: 'is'; value: Expression; type: string }
    | { kind: 'choice'; test: Expression; yes: Expression; no: Expression }
  );

export type BinaryOp =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type FunctionRule = At & {
  name: string;
  parameters: string[];
  lets: (At & { name: string; value: Expression })[];
  result: Expression;
};

export type AllowRule = At & { methods: string[]; condition: Expression | null };

export type PathPattern = At &
  (
    | { kind: 'literal'; text: string }
    | { kind: 'one'; name: string }
    | { kind: 'rest'; name: string }
  );

export type Body = { functions: FunctionRule[]; matches: MatchRule[]; allows: AllowRule[] };

export type MatchRule = At & Body & { path: PathPattern[] };

export type RulesFile = At & Body & { version: '1' | '2'; service: string };
