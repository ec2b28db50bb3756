// What is known of a place where a rule answers: its statements in order, each return under the conditions before it.
import type { Expression, ParamPattern, Statement } from 'oxc-parser';
import { Conditions } from './conditions.ts';
import { always, both, either, type Facts, isNever, never } from './facts.ts';
import { type Callable, type Module, meaningOf, plain } from './modules.ts';
import { namesIn, Scope } from './scope.ts';

/** What is known where some statements return something, and where they go on. */
interface Run {
  readonly returned: Facts;
  readonly passed: Facts;
}

/** Whether statements that are not followed in their order may return. */
const mayReturn = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('type' in node && node.type === 'ReturnStatement') || Object.values(node).some(mayReturn));

export class RuleReader {
  readonly #modules: ReadonlyMap<string, Module>;
  readonly #known = new Map<string, Facts>();
  readonly #conditions = new Conditions((module, name, callable, call, scope) => {
    const inner = this.#scopeOf(module, callable, call, scope);
    if (!inner) return always;
    const key = `${module.file} ${name} ${inner.key}`;
    const found = this.#known.get(key);
    if (found) return found;
    // A function that calls itself says nothing new.
    this.#known.set(key, always);
    const facts = this.#ofFunction(callable, inner);
    this.#known.set(key, facts);
    return facts;
  });

  constructor(modules: ReadonlyMap<string, Module>) {
    this.#modules = modules;
  }

  /** Returns where a rule of a list may answer, and the file that it is in. */
  ofRule(file: string, name: string): { facts: Facts; file: string } | undefined {
    const list = this.#modules.get(file);
    const meaning = list && meaningOf(this.#modules, list, name);
    if (!meaning?.callable) return undefined;
    const scope = this.#newScope(meaning.module);
    const [scan] = meaning.callable.params;
    for (const parameter of meaning.callable.params) forget(scope, parameter);
    if (scan && scan.type !== 'TSParameterProperty') scope.nameParts(scan);
    return { facts: this.#ofFunction(meaning.callable, scope), file: meaning.module.file };
  }

  #newScope(module: Module): Scope {
    return new Scope(module, (from, name) => meaningOf(this.#modules, from, name));
  }

  /** The names in a function that is called with a part of the scan; undefined if it does not get the place. */
  #scopeOf(
    module: Module,
    { params }: Callable,
    call: readonly (Expression | undefined)[],
    outer: Scope,
  ): Scope | undefined {
    const scope = this.#newScope(module);
    for (const parameter of params) forget(scope, parameter);
    let knowsPlace = false;
    params.forEach((parameter, at) => {
      const given = call[at] && plain(call[at]);
      if (!given || parameter.type === 'TSParameterProperty') return;
      const isPlace = outer.isPlace(given);
      const isScan = isScanOf(given, outer);
      if (isScan) scope.nameParts(parameter);
      else if (parameter.type === 'Identifier' && isPlace) scope.name(parameter.name, 'place');
      else if (parameter.type === 'Identifier' && outer.isText(given))
        scope.name(parameter.name, 'text');
      knowsPlace ||= isPlace || isScan;
    });
    return knowsPlace ? scope : undefined;
  }

  #ofFunction({ body }: Callable, scope: Scope): Facts {
    if (!body) return always;
    if (body.type !== 'BlockStatement') return this.#conditions.of(body, scope).yes;
    return this.#run(body.body, always, scope).returned;
  }

  #run(statements: readonly Statement[], given: Facts, scope: Scope): Run {
    let [passed, returned] = [given, never];
    for (const statement of statements) {
      if (isNever(passed)) break;
      const run = this.#runOne(statement, passed, scope);
      returned = either(returned, run.returned);
      passed = run.passed;
    }
    return { returned, passed };
  }

  #block(statement: Statement, given: Facts, scope: Scope): Run {
    const inner = scope.inner();
    return statement.type === 'BlockStatement'
      ? this.#run(statement.body, given, inner)
      : this.#run([statement], given, inner);
  }

  #runOne(statement: Statement, given: Facts, scope: Scope): Run {
    switch (statement.type) {
      case 'VariableDeclaration':
        for (const one of statement.declarations) scope.declare(one, statement.kind === 'const');
        return { returned: never, passed: given };
      case 'ReturnStatement': {
        const { yes } = this.#conditions.of(statement.argument, scope);
        return { returned: both(given, yes), passed: never };
      }
      case 'IfStatement': {
        const { yes, no } = this.#conditions.of(statement.test, scope);
        const then = this.#block(statement.consequent, both(given, yes), scope);
        const otherwise = statement.alternate
          ? this.#block(statement.alternate, both(given, no), scope)
          : { returned: never, passed: both(given, no) };
        return {
          returned: either(then.returned, otherwise.returned),
          passed: either(then.passed, otherwise.passed),
        };
      }
      case 'BlockStatement':
        return this.#block(statement, given, scope);
      case 'ForOfStatement': {
        const inner = scope.inner();
        if (statement.left.type === 'VariableDeclaration')
          for (const { id } of statement.left.declarations)
            for (const name of namesIn(id)) inner.forget(name);
        return { returned: this.#block(statement.body, given, inner).returned, passed: given };
      }
      case 'ThrowStatement':
      case 'BreakStatement':
      case 'ContinueStatement':
        return { returned: never, passed: never };
      default:
        return { returned: mayReturn(statement) ? given : never, passed: given };
    }
  }
}

function forget(scope: Scope, parameter: ParamPattern): void {
  if (parameter.type === 'TSParameterProperty') return;
  const pattern = parameter.type === 'RestElement' ? parameter.argument : parameter;
  for (const name of namesIn(pattern)) scope.forget(name);
}

/** Whether a value has the text and the place of the scan: the scan itself, `{ ...scan, before }`, `{ text, at }`. */
function isScanOf(given: Expression, scope: Scope): boolean {
  if (given.type !== 'ObjectExpression') return scope.isScan(given);
  const named = (name: string) =>
    given.properties.find(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
    );
  const [text, place] = [named('text'), named('at')];
  const isSame = (one: typeof text, is: (value: Expression) => boolean) =>
    one?.type === 'Property' && is(one.value);
  const isSpread = given.properties.some(
    (one) => one.type === 'SpreadElement' && scope.isScan(one.argument),
  );
  return (
    (isSpread ? !text : isSame(text, (one) => scope.isText(one))) &&
    (isSpread ? !place : isSame(place, (one) => scope.isPlace(one)))
  );
}
