// Computes an expression. An error in one operand of `&&` or `||` does not matter if the other one decides alone.
import type { Body, Expression, FunctionRule } from './parse.ts';
import { compare, RuleError, typeName, type Value } from './values.ts';

/** The variables and functions that an expression can use; a function keeps the scope of its definition. */
export interface Scope {
  readonly variables: Map<string, Value>;
  readonly functions: Map<string, { rule: FunctionRule; scope: Scope }>;
  /** Told the value of every expression that could be computed. */
  readonly observe?: Observe | undefined;
}

export type Observe = (expression: Expression, value: Value) => void;

/** Adds the functions of a body to the scope around it. */
export function scopeOf(body: Body, outer: Scope): Scope {
  const scope: Scope = { ...outer, functions: new Map(outer.functions) };
  for (const rule of body.functions) scope.functions.set(rule.name, { rule, scope });
  return scope;
}

/** Takes expressions that were checked (check.ts). @throws RuleError if one can't be computed. */
export function evaluate(expression: Expression, scope: Scope): Value {
  const value = computed(expression, scope);
  scope.observe?.(expression, value);
  return value;
}

function computed(expression: Expression, scope: Scope): Value {
  const compute = (inner: Expression) => evaluate(inner, scope);
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      return defined(scope.variables.get(expression.name), expression.name);
    case 'call':
      return call(expression.name, expression.args.map(compute), scope);
    case 'member': {
      const target = compute(expression.target);
      if (target instanceof Map) return defined(target.get(expression.name), expression.name);
      throw new RuleError(`a ${typeName(target)} has no "${expression.name}"`);
    }
    case 'not':
      return !truth(compute(expression.value));
    case 'binary': {
      const { op, left, right } = expression;
      if (op !== '&&' && op !== '||') return compare(op, compute(left), compute(right));
      const deciding = op === '||';
      try {
        if (truth(compute(left)) === deciding) return deciding;
      } catch (error) {
        if (error instanceof RuleError && truth(compute(right)) === deciding) return deciding;
        throw error;
      }
      return truth(compute(right));
    }
  }
}

function truth(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new RuleError(`expected a boolean, got a ${typeName(value)}`);
}

function defined(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RuleError(`there is no "${name}"`);
  return value;
}

function call(name: string, args: Value[], { functions, observe }: Scope): Value {
  const called = functions.get(name);
  if (!called) throw new RuleError(`there is no function ${name}()`);
  const { parameters, result } = called.rule;
  const passed = parameters.map((parameter, at): [string, Value] => [parameter, args[at] ?? null]);
  const variables = new Map([...called.scope.variables, ...passed]);
  return evaluate(result, { variables, functions: called.scope.functions, observe });
}
