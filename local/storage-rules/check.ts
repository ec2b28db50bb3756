// Finds names and calls in a parsed rules file that can't be evaluated, so that no rule is evaluated in part.
import {
  type Body,
  type Expression,
  type FunctionRule,
  type RulesFile,
  RulesProblem,
} from './parse.ts';

/** Production refuses deeper calls (https://firebase.google.com/docs/rules/rules-language#function). */
const maxCallDepth = 20;

type Functions = Map<string, FunctionRule>;
interface Names {
  readonly variables: Set<string>;
  readonly functions: Functions;
}
type Refuse = (line: number, message: string) => void;

/** Returns no problems if every expression of the file can be evaluated. */
export function checkRules(file: RulesFile): RulesProblem[] {
  const problems: RulesProblem[] = [];
  const refuse = (line: number, message: string) => {
    problems.push(new RulesProblem(line, message));
  };
  if (file.version !== '2') refuse(1, "only rules_version '2' is supported here");
  if (file.service !== 'firebase.storage')
    refuse(file.line, `service "${file.service}" is not firebase.storage`);
  checkBody(file, { variables: new Set(['request']), functions: new Map() }, refuse);
  return problems;
}

function checkBody(body: Body, outer: Names, refuse: Refuse): void {
  const functions = new Map(outer.functions);
  for (const rule of body.functions) {
    if (functions.has(rule.name)) refuse(rule.line, `function ${rule.name}() is defined already`);
    functions.set(rule.name, rule);
  }
  const names = { variables: outer.variables, functions };
  for (const rule of body.functions) checkFunction(rule, names, refuse);
  for (const { condition } of body.allows) if (condition) checkExpression(condition, names, refuse);
  for (const match of body.matches) {
    const wildcards = match.path.flatMap((part) => (part.kind === 'wildcard' ? [part.name] : []));
    const variables = new Set([...outer.variables, ...wildcards]);
    checkBody(match, { variables, functions }, refuse);
  }
}

function checkFunction(rule: FunctionRule, names: Names, refuse: Refuse): void {
  const depth = depthOf(rule, names.functions, new Set());
  if (depth === Number.POSITIVE_INFINITY) refuse(rule.line, `function ${rule.name}() calls itself`);
  else if (depth > maxCallDepth)
    refuse(rule.line, `function ${rule.name}() calls more than ${maxCallDepth} deep`);
  const variables = new Set([...names.variables, ...rule.parameters]);
  checkExpression(rule.result, { variables, functions: names.functions }, refuse);
}

/** Returns the number of nested calls when a function is called; infinite for one that calls itself. */
function depthOf(rule: FunctionRule, functions: Functions, callers: Set<FunctionRule>): number {
  if (callers.has(rule)) return Number.POSITIVE_INFINITY;
  const called = [...within(rule.result)].flatMap((part) => {
    const next = part.kind === 'call' ? functions.get(part.name) : undefined;
    return next ? [next] : [];
  });
  const depths = called.map((next) => depthOf(next, functions, new Set([...callers, rule])));
  return 1 + Math.max(0, ...depths);
}

/** Returns the expression itself and every expression inside it. */
function* within(expression: Expression): Generator<Expression> {
  yield expression;
  const { kind } = expression;
  if (kind === 'call') for (const arg of expression.args) yield* within(arg);
  if (kind === 'member') yield* within(expression.target);
  if (kind === 'not') yield* within(expression.value);
  if (kind === 'binary') {
    yield* within(expression.left);
    yield* within(expression.right);
  }
}

function checkExpression(root: Expression, { variables, functions }: Names, refuse: Refuse): void {
  for (const part of within(root)) {
    if (part.kind === 'name' && !variables.has(part.name))
      refuse(part.line, `"${part.name}" is not known`);
    if (part.kind === 'member' && part.target.kind === 'name' && part.target.name === 'request')
      if (part.name !== 'auth') refuse(part.line, `request.${part.name} is not supported here`);
    if (part.kind === 'call') {
      const expected = functions.get(part.name)?.parameters.length;
      const actual = part.args.length;
      if (expected === undefined) refuse(part.line, `the function ${part.name}() is not known`);
      else if (expected !== actual)
        refuse(part.line, `${part.name}() takes ${expected} arguments, not ${actual}`);
    }
  }
}
