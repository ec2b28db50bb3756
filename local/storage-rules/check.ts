// Looks through a parsed rules file before it is used and refuses, by name and line, whatever this runtime does not know:
// a rule must never be judged by half.
import type { Body, Expression, FunctionRule, RulesFile } from './ast.ts';
import { builtins, namespaces, typeNames } from './functions.ts';
import { knownMethods } from './methods.ts';
import { RulesProblem } from './parse.ts';
import { regexFrom } from './regex.ts';

const requestFields = new Set(['auth', 'path', 'resource', 'time']);
const patternMethods = new Set(['matches', 'replace', 'split']);

type Names = { variables: Set<string>; functions: Map<string, FunctionRule> };

/** Every problem of the file, in its order; none means that each expression can be evaluated. */
export function checkRules(file: RulesFile): RulesProblem[] {
  const problems: RulesProblem[] = [];
  const refuse = (line: number, message: string) => {
    problems.push(new RulesProblem(line, message));
  };
  if (file.service !== 'firebase.storage')
    refuse(file.line, `service "${file.service}" is not firebase.storage`);
  const names = { variables: new Set(['request', 'resource']), functions: new Map() };
  checkBody(file, names, file.version, refuse);
  return problems;
}

type Refuse = (line: number, message: string) => void;

function checkBody(body: Body, outer: Names, version: '1' | '2', refuse: Refuse): void {
  const functions = new Map(outer.functions);
  for (const rule of body.functions) {
    if (functions.has(rule.name) || rule.name in builtins)
      refuse(rule.line, `function ${rule.name}() is defined already`);
    functions.set(rule.name, rule);
  }
  const names = { variables: outer.variables, functions };
  for (const rule of body.functions) checkFunction(rule, names, refuse);
  for (const allow of body.allows)
    if (allow.condition) checkExpression(allow.condition, names, refuse);
  for (const match of body.matches) {
    const variables = new Set(outer.variables);
    match.path.forEach((part, at) => {
      if (part.kind === 'literal') return;
      if (part.kind === 'rest' && version === '1' && at < match.path.length - 1)
        refuse(part.line, `{${part.name}=**} can stand in the middle only with rules_version '2'`);
      variables.add(part.name);
    });
    checkBody(match, { variables, functions }, version, refuse);
  }
}

function checkFunction(rule: FunctionRule, names: Names, refuse: Refuse): void {
  if (calls(rule, rule, names.functions, new Set()))
    refuse(rule.line, `function ${rule.name}() calls itself`);
  const variables = new Set([...names.variables, ...rule.parameters]);
  const inner = { variables, functions: names.functions };
  for (const local of rule.lets) {
    checkExpression(local.value, inner, refuse);
    variables.add(local.name);
  }
  checkExpression(rule.result, inner, refuse);
}

function calls(
  from: FunctionRule,
  wanted: FunctionRule,
  functions: Map<string, FunctionRule>,
  seen: Set<FunctionRule>,
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...from.lets.map((local) => local.value), from.result].some((root) =>
    [...within(root)].some((part) => {
      const next = part.kind === 'call' ? functions.get(part.name) : undefined;
      return next !== undefined && (next === wanted || calls(next, wanted, functions, seen));
    }),
  );
}

/** The expression itself and every expression inside it. */
function* within(expression: Expression): Generator<Expression> {
  yield expression;
  for (const part of Object.values(expression)) {
    for (const item of Array.isArray(part) ? part : [part]) {
      // A map's entries are no expressions, their values are.
      const inner = item?.kind ? item : item?.value;
      if (inner?.kind && 'line' in inner) yield* within(inner as Expression);
    }
  }
}

function checkExpression(root: Expression, names: Names, refuse: Refuse): void {
  for (const part of within(root)) checkOne(part, names, refuse);
}

function checkOne(part: Expression, names: Names, refuse: Refuse): void {
  const { line } = part;
  if (part.kind === 'name') checkName(part.name, line, names, refuse);
  if (part.kind === 'is' && !typeNames.has(part.type))
    refuse(line, `the type "${part.type}" is not known`);
  if (part.kind === 'member' && part.target.kind === 'name') {
    if (part.target.name === 'request' && !requestFields.has(part.name))
      refuse(line, `request.${part.name} is not known`);
    if (namespaces.has(part.target.name) && !names.variables.has(part.target.name))
      refuse(line, `${part.target.name}.${part.name} is not known`);
  }
  if (part.kind === 'call') checkCall(part.name, part.args.length, line, names, refuse);
  if (part.kind === 'method') checkMethod(part, names, refuse);
}

function checkName(name: string, line: number, names: Names, refuse: Refuse): void {
  if (names.variables.has(name) || namespaces.has(name)) return;
  if (name === 'firestore')
    refuse(line, 'firestore.get() and firestore.exists() are not supported here');
  else refuse(line, `"${name}" is not known`);
}

function checkCall(name: string, given: number, line: number, names: Names, refuse: Refuse): void {
  const wants = names.functions.get(name)?.parameters.length ?? builtins[name]?.args;
  if (wants === undefined) refuse(line, `the function ${name}() is not known`);
  else if (wants !== given) refuse(line, `${name}() takes ${wants} arguments, not ${given}`);
}

function checkMethod(
  part: Extract<Expression, { kind: 'method' }>,
  names: Names,
  refuse: Refuse,
): void {
  const { target, name, args, line } = part;
  if (target.kind === 'name' && !names.variables.has(target.name)) {
    // `math.abs(…)` and the like; a name that is nothing at all was refused as a name.
    if (namespaces.has(target.name))
      checkCall(`${target.name}.${name}`, args.length, line, names, refuse);
    return;
  }
  const arity = knownMethods[name];
  if (!arity) refuse(line, `the method ${name}() is not known`);
  else if (args.length < arity[0] || args.length > arity[1])
    refuse(line, `${name}() does not take ${args.length} arguments`);
  const [pattern] = args;
  if (patternMethods.has(name) && pattern?.kind === 'value' && typeof pattern.value === 'string') {
    try {
      regexFrom(pattern.value, 'whole');
    } catch (error) {
      refuse(line, (error as Error).message);
    }
  }
}
