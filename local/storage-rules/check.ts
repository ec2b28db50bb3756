// Looks through a parsed rules file before it is used and refuses, by name and line, whatever this runtime does not know:
// a rule must never be judged by half.
import {
  type Body,
  type Expression,
  type FunctionRule,
  type RulesFile,
  RulesProblem,
} from './parse.ts';

const requestFields = new Set(['auth', 'resource']);
/** Production refuses deeper calls (https://firebase.google.com/docs/rules/rules-language#function). */
const DEEPEST_CALL = 20;

type Functions = Map<string, FunctionRule>;
interface Names {
  readonly variables: Set<string>;
  readonly functions: Functions;
}
type Refuse = (line: number, message: string) => void;

/** Every problem of the file; none means that each expression can be evaluated. */
export function checkRules(file: RulesFile): RulesProblem[] {
  const problems: RulesProblem[] = [];
  const refuse = (line: number, message: string) => {
    problems.push(new RulesProblem(line, message));
  };
  if (file.version !== '2') refuse(1, "only rules_version '2' is supported here");
  if (file.service !== 'firebase.storage')
    refuse(file.line, `service "${file.service}" is not firebase.storage`);
  checkBody(file, { variables: new Set(['request', 'resource']), functions: new Map() }, refuse);
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
  for (const allow of body.allows)
    if (allow.condition) checkExpression(allow.condition, names, refuse);
  for (const match of body.matches) {
    const wildcards = match.path.flatMap((part) => (part.kind === 'literal' ? [] : [part.name]));
    const variables = new Set([...outer.variables, ...wildcards]);
    checkBody(match, { variables, functions }, refuse);
  }
}

function checkFunction(rule: FunctionRule, names: Names, refuse: Refuse): void {
  const depth = depthOf(rule, names.functions, new Set());
  if (depth === Number.POSITIVE_INFINITY) refuse(rule.line, `function ${rule.name}() calls itself`);
  else if (depth > DEEPEST_CALL)
    refuse(rule.line, `function ${rule.name}() calls more than ${DEEPEST_CALL} deep`);
  for (const local of rule.lets) refuse(local.line, `let ${local.name} is not supported here`);
  const variables = new Set([...names.variables, ...rule.parameters]);
  checkExpression(rule.result, { variables, functions: names.functions }, refuse);
}

/** How many calls are inside of each other when a function is called; infinite where it comes back to itself. */
function depthOf(rule: FunctionRule, functions: Functions, above: Set<FunctionRule>): number {
  if (above.has(rule)) return Number.POSITIVE_INFINITY;
  const called = [...within(rule.result)].flatMap((part) => {
    const next = part.kind === 'call' ? functions.get(part.name) : undefined;
    return next ? [next] : [];
  });
  const depths = called.map((next) => depthOf(next, functions, new Set([...above, rule])));
  return 1 + Math.max(0, ...depths);
}

/** The expression itself and every expression inside it. */
function* within(expression: Expression): Generator<Expression> {
  yield expression;
  switch (expression.kind) {
    case 'call':
      for (const arg of expression.args) yield* within(arg);
      break;
    case 'member':
      yield* within(expression.target);
      break;
    case 'not':
      yield* within(expression.value);
      break;
    case 'binary':
      yield* within(expression.left);
      yield* within(expression.right);
  }
}

function checkExpression(root: Expression, names: Names, refuse: Refuse): void {
  for (const part of within(root)) checkOne(part, names, refuse);
}

function checkOne(part: Expression, { variables, functions }: Names, refuse: Refuse): void {
  const { line } = part;
  if (part.kind === 'unsupported') refuse(line, `${part.what} is not supported here`);
  if (part.kind === 'name' && !variables.has(part.name))
    refuse(line, `"${part.name}" is not known`);
  if (part.kind === 'member' && part.target.kind === 'name' && part.target.name === 'request')
    if (!requestFields.has(part.name)) refuse(line, `request.${part.name} is not supported here`);
  if (part.kind === 'call') {
    const wants = functions.get(part.name)?.parameters.length;
    const given = part.args.length;
    if (wants === undefined) refuse(line, `the function ${part.name}() is not known`);
    else if (wants !== given) refuse(line, `${part.name}() takes ${wants} arguments, not ${given}`);
  }
}
