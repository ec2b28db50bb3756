// Computes an expression. An error inside one side of `&&` or `||` does not matter when the other side decides alone.
import type { Expression, FunctionRule } from './parse.ts';
import { compare, RuleError, typeName, type Value } from './values.ts';

/** What names mean at one place: variables, and functions together with the scope in which they were defined. */
export interface Scope {
  readonly variables: Map<string, Value>;
  readonly functions: Map<string, { rule: FunctionRule; scope: Scope }>;
}

/** Takes expressions that were checked (check.ts). @throws RuleError for one that can't be computed. */
export function evaluate(expression: Expression, scope: Scope): Value {
  const of = (inner: Expression) => evaluate(inner, scope);
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      return known(scope.variables.get(expression.name), expression.name);
    case 'call':
      return call(expression.name, expression.args.map(of), scope);
    case 'member':
      return member(of(expression.target), expression.name);
    case 'not':
      return !truth(of(expression.value));
    case 'binary': {
      const { op, left, right } = expression;
      if (op === '&&' || op === '||') return decide(op === '||', left, right, of);
      return compare(op, of(left), of(right));
    }
    case 'unsupported':
      throw new RuleError(`${expression.what} is not supported here`);
  }
}

/** `decisive`: the value of one side that decides whatever the other one is. */
function decide(
  decisive: boolean,
  left: Expression,
  right: Expression,
  of: (inner: Expression) => Value,
): boolean {
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

function member(target: Value, name: string): Value {
  if (!(target instanceof Map)) throw new RuleError(`a ${typeName(target)} has no "${name}"`);
  return known(target.get(name), name);
}

function known(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RuleError(`there is no "${name}"`);
  return value;
}

function call(name: string, args: Value[], { functions }: Scope): Value {
  const own = functions.get(name);
  if (!own) throw new RuleError(`there is no function ${name}()`);
  const parameters = own.rule.parameters.map((parameter, at): [string, Value] => [
    parameter,
    args[at] ?? null,
  ]);
  const variables = new Map([...own.scope.variables, ...parameters]);
  return evaluate(own.rule.result, { variables, functions: own.scope.functions });
}
