// Computes an expression. An error inside one side of `&&` or `||` does not matter when the other side decides alone.
import type { Expression, FunctionRule } from './ast.ts';
import { builtins, namespaces } from './functions.ts';
import { callMethod } from './methods.ts';
import { applyOperator, indexInto, sliceOf } from './operators.ts';
import { RuleError, RulesPath, typeName, type Value } from './values.ts';

/** What names mean at one place: variables, and functions together with the scope in which they were defined. */
export type Scope = {
  variables: Map<string, Value>;
  functions: Map<string, { rule: FunctionRule; scope: Scope }>;
};

const DEEPEST_CALL = 20;

export function evaluate(expression: Expression, scope: Scope, depth = 0): Value {
  const of = (inner: Expression) => evaluate(inner, scope, depth);
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name': {
      const value = scope.variables.get(expression.name);
      if (value === undefined) throw new RuleError(`"${expression.name}" has no value here`);
      return value;
    }
    case 'list':
      return expression.items.map(of);
    case 'map':
      return new Map(expression.entries.map(({ key, value }) => [key, of(value)]));
    case 'path':
      return new RulesPath(expression.segments.flatMap((segment) => segmentsOf(of(segment))));
    case 'call':
      return call(expression.name, expression.args.map(of), scope, depth);
    case 'method': {
      const { target } = expression;
      const args = expression.args.map(of);
      if (
        target.kind === 'name' &&
        namespaces.has(target.name) &&
        !scope.variables.has(target.name)
      )
        return call(`${target.name}.${expression.name}`, args, scope, depth);
      return callMethod(of(target), expression.name, args);
    }
    case 'member':
      return member(of(expression.target), expression.name);
    case 'index':
      return indexInto(of(expression.target), of(expression.at));
    case 'slice':
      return sliceOf(of(expression.target), of(expression.from), of(expression.to));
    case 'unary':
      return negate(expression.op, of(expression.value));
    case 'is':
      return isType(of(expression.value), expression.type);
    case 'choice':
      return truth(of(expression.test)) ? of(expression.yes) : of(expression.no);
    case 'binary':
      if (expression.op === '&&' || expression.op === '||')
        return decide(expression.op, expression.left, expression.right, of);
      return applyOperator(expression.op, of(expression.left), of(expression.right));
  }
}

function decide(
  op: '&&' | '||',
  left: Expression,
  right: Expression,
  of: (inner: Expression) => Value,
): boolean {
  const decisive = op === '||';
  let failure: RuleError;
  try {
    if (truth(of(left)) === decisive) return decisive;
    return truth(of(right));
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    failure = error;
  }
  // The left side (or, harmlessly again, the right one) failed: the right side alone may still decide.
  if (truth(of(right)) === decisive) return decisive;
  throw failure;
}

function truth(value: Value): boolean {
  if (typeof value !== 'boolean') throw new RuleError(`expected a bool, got ${typeName(value)}`);
  return value;
}

function negate(op: '!' | '-', value: Value): Value {
  if (op === '!') return !truth(value);
  if (typeof value === 'bigint' || typeof value === 'number') return -value;
  throw new RuleError(`a ${typeName(value)} has no negative`);
}

function member(target: Value, name: string): Value {
  if (!(target instanceof Map)) throw new RuleError(`a ${typeName(target)} has no "${name}"`);
  const found = target.get(name);
  if (found === undefined) throw new RuleError(`there is no "${name}"`);
  return found;
}

function isType(value: Value, type: string): boolean {
  const is = typeName(value);
  return type === 'number' ? is === 'int' || is === 'float' : is === type;
}

function segmentsOf(value: Value): string[] {
  if (value instanceof RulesPath) return value.segments;
  if (typeof value === 'string') return value.split('/').filter((part) => part !== '');
  throw new RuleError(`a ${typeName(value)} cannot be part of a path`);
}

function call(name: string, args: Value[], scope: Scope, depth: number): Value {
  const own = scope.functions.get(name);
  if (!own) {
    const builtin = builtins[name];
    if (!builtin) throw new RuleError(`there is no function ${name}()`);
    return builtin.run(...args);
  }
  if (depth >= DEEPEST_CALL) throw new RuleError(`${name}() calls itself too deeply`);
  const variables = new Map(own.scope.variables);
  own.rule.parameters.forEach((parameter, at) => {
    variables.set(parameter, args[at] ?? null);
  });
  const inner: Scope = { variables, functions: own.scope.functions };
  for (const local of own.rule.lets) {
    try {
      variables.set(local.name, evaluate(local.value, inner, depth + 1));
    } catch (error) {
      // A `let` that fails matters only where its name is used.
      if (!(error instanceof RuleError)) throw error;
      variables.delete(local.name);
    }
  }
  return evaluate(own.rule.result, inner, depth + 1);
}
