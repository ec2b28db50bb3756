// What is known of a place where an expression of TypeScript is true, and where it is not.
import type {
  BinaryExpression,
  CallExpression,
  Expression,
  LogicalExpression,
  PrivateInExpression,
  UnaryExpression,
} from 'oxc-parser';
import { allBut, one, tested } from './characters.ts';
import { ofExpression } from './expression.ts';
import { always, both, either, type Facts, never } from './facts.ts';
import { type Callable, type Module, plain } from './modules.ts';
import { argumentOf, type Scope, type Side } from './scope.ts';

export interface Cases {
  readonly yes: Facts;
  readonly no: Facts;
}
/** Returns what is known where a function answers. */
export type Answers = (
  module: Module,
  name: string,
  callable: Callable,
  call: readonly (Expression | undefined)[],
  scope: Scope,
) => Facts;

const open: Cases = { yes: always, no: always };
const where = (yes: Facts): Cases => ({ yes, no: always });
const isTrue: Cases = { yes: always, no: never };
const isFalse: Cases = { yes: never, no: always };

const factsOf = (side: Side, set: bigint): Facts => both(always, { ...always, [side]: set });

function isUndefined(node: Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'undefined';
  return node.type === 'Literal' && node.value === null && !('regex' in node);
}
const isEmpty = (node: Expression): boolean =>
  (node.type === 'ArrayExpression' && node.elements.length === 0) ||
  (node.type === 'ObjectExpression' && node.properties.length === 0);

/** Whether an expression has a choice that its beginning does not hold for. */
function hasChoice(source: string): boolean {
  const bare = source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gsu, '');
  let depth = 0;
  for (const sign of bare) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === '|' && depth === 0) return true;
  }
  return false;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** What gives nothing new of a text or a list that is there. */
const ofTexts = new Set([
  'at',
  'charAt',
  'endsWith',
  'every',
  'find',
  'includes',
  'join',
  'map',
  'match',
  'replace',
  'replaceAll',
  'slice',
  'some',
  'split',
  'startsWith',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'trimEnd',
]);

export class Conditions {
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  of(given: Expression | null | undefined, scope: Scope): Cases {
    if (!given) return isFalse;
    const node = plain(given);
    if (isUndefined(node)) return isFalse;
    switch (node.type) {
      case 'Literal':
        return 'regex' in node || node.value ? isTrue : isFalse;
      case 'UnaryExpression':
        return this.#ofUnary(node, scope);
      case 'LogicalExpression':
        return this.#ofLogical(node, scope);
      case 'ConditionalExpression': {
        const test = this.of(node.test, scope);
        const [first, second] = [this.of(node.consequent, scope), this.of(node.alternate, scope)];
        return {
          yes: either(both(test.yes, first.yes), both(test.no, second.yes)),
          no: either(both(test.yes, first.no), both(test.no, second.no)),
        };
      }
      case 'Identifier': {
        const local = scope.locals.get(node.name);
        if (!local) return open;
        return local.isElement
          ? where(this.#ofOwner(local.value, local.scope))
          : this.of(local.value, local.scope);
      }
      case 'MemberExpression':
        if (scope.sideOf(node) || scope.isText(node) || scope.isPlace(node)) return open;
        return node.computed && scope.sideOf(node.property)
          ? where(this.#ofKeys(node.object, node.property, scope).yes)
          : where(this.#ofOwner(node.object, scope));
      case 'BinaryExpression':
        return this.#ofBinary(node, scope);
      case 'CallExpression':
        return this.#ofCall(node, scope);
      default:
        return open;
    }
  }

  #ofUnary({ operator, argument }: UnaryExpression, scope: Scope): Cases {
    if (operator !== '!') return open;
    const { yes, no } = this.of(argument, scope);
    return { yes: no, no: yes };
  }

  #ofLogical({ operator, left, right }: LogicalExpression, scope: Scope): Cases {
    const [one, other] = [this.of(left, scope), this.of(right, scope)];
    if (operator === '&&')
      return { yes: both(one.yes, other.yes), no: either(one.no, both(one.yes, other.no)) };
    if (operator === '||')
      return { yes: either(one.yes, both(one.no, other.yes)), no: both(one.no, other.no) };
    return where(either(one.yes, other.yes));
  }

  /** Where something of a list, a text or a match is true, which may be missing: `found?.[1]`, `(found ?? [])[1]`. */
  #ofOwner(given: Expression, scope: Scope): Facts {
    const node = plain(given);
    if (node.type === 'LogicalExpression' && node.operator === '??' && isEmpty(plain(node.right)))
      return this.of(node.left, scope).yes;
    return this.of(node, scope).yes;
  }

  /** Where a value is there: `found?.[1].length` is undefined and `Number(found?.[1])` no number if nothing was found. */
  #whereDefined(given: Expression | undefined, scope: Scope): Facts {
    if (!given) return always;
    const node = plain(given);
    if (isUndefined(node)) return never;
    if (scope.sideOf(node) || scope.isText(node) || scope.isPlace(node)) return always;
    switch (node.type) {
      case 'Identifier': {
        const local = scope.locals.get(node.name);
        if (!local) return always;
        return local.isElement
          ? this.#ofOwner(local.value, local.scope)
          : this.#whereDefined(local.value, local.scope);
      }
      case 'MemberExpression':
        return this.#whereDefined(node.object, scope);
      case 'ConditionalExpression': {
        const test = this.of(node.test, scope);
        return either(
          both(test.yes, this.#whereDefined(node.consequent, scope)),
          both(test.no, this.#whereDefined(node.alternate, scope)),
        );
      }
      case 'LogicalExpression':
        return node.operator === '??'
          ? either(this.#whereDefined(node.left, scope), this.#whereDefined(node.right, scope))
          : always;
      case 'CallExpression': {
        const callee = plain(node.callee);
        const argument = argumentOf(node.arguments, 0);
        if (callee.type === 'Identifier') {
          if (callee.name === 'match') return this.of(node, scope).yes;
          return callee.name === 'Number' ? this.#whereDefined(argument, scope) : always;
        }
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier')
          return always;
        if (scope.expressionOf(callee.object))
          return callee.property.name === 'exec' ? this.of(node, scope).yes : always;
        return scope.isText(callee.object) || !ofTexts.has(callee.property.name)
          ? always
          : this.#whereDefined(callee.object, scope);
      }
      default:
        return always;
    }
  }

  #ofBinary(
    { operator, left, right }: BinaryExpression | PrivateInExpression,
    scope: Scope,
  ): Cases {
    if (left.type === 'PrivateIdentifier') return open;
    if (/^[<>]=?$/.test(operator))
      return where(both(this.#whereDefined(left, scope), this.#whereDefined(right, scope)));
    if (!/^[!=]==$/.test(operator)) return open;
    const equal = this.#ofEqual(left, right, scope);
    return operator === '===' ? equal : { yes: equal.no, no: equal.yes };
  }

  #ofEqual(left: Expression, right: Expression, scope: Scope): Cases {
    for (const [value, fixed] of [
      [left, plain(right)],
      [right, plain(left)],
    ] as const) {
      if (isUndefined(fixed)) return { yes: always, no: this.#whereDefined(value, scope) };
      if (fixed.type !== 'Literal') continue;
      const side = scope.sideOf(value);
      if (!side || typeof fixed.value !== 'string') return where(this.#whereDefined(value, scope));
      const set = one(fixed.value);
      return { yes: factsOf(side, set), no: factsOf(side, allBut(set)) };
    }
    return open;
  }

  #ofCall(node: CallExpression, scope: Scope): Cases {
    const callee = plain(node.callee);
    const args = node.arguments.map((_, at) => argumentOf(node.arguments, at));
    if (callee.type === 'MemberExpression')
      return callee.property.type === 'Identifier'
        ? this.#ofMethod(callee.object, callee.property.name, args, scope)
        : open;
    if (callee.type !== 'Identifier') return open;
    if (callee.name === 'match')
      return scope.isText(args[1]) && scope.isPlace(args[2])
        ? where(this.#ofMatch(args[0], scope))
        : open;
    const meaning = scope.meaning(callee.name);
    return meaning?.callable
      ? where(this.#answers(meaning.module, callee.name, meaning.callable, args, scope))
      : open;
  }

  #ofMatch(given: Expression | undefined, scope: Scope): Facts {
    if (!given) return always;
    const node = plain(given);
    if (node.type === 'ConditionalExpression')
      return either(this.#ofMatch(node.consequent, scope), this.#ofMatch(node.alternate, scope));
    const expression = scope.expressionOf(node);
    return expression?.sticky ? ofExpression(expression) : always;
  }

  /** Where a character of the place is a key of a table. */
  #ofKeys(owner: Expression | undefined, key: Expression | undefined, scope: Scope): Cases {
    const side = scope.sideOf(key);
    const table = owner && scope.tableOf(owner);
    if (!side || !table) return open;
    const set = Object.keys(table).reduce((sum, each) => sum | one(each), 0n);
    return { yes: factsOf(side, set), no: factsOf(side, allBut(set)) };
  }

  #ofMethod(
    owner: Expression,
    name: string,
    [argument, other]: readonly (Expression | undefined)[],
    scope: Scope,
  ): Cases {
    if (name === 'hasOwn' && owner.type === 'Identifier' && owner.name === 'Object')
      return this.#ofKeys(argument, other, scope);
    const expression = scope.expressionOf(owner);
    if (expression) {
      if (name !== 'test' && name !== 'exec') return open;
      const side = scope.sideOf(argument);
      if (side) {
        const { found, missed } = tested(expression);
        return { yes: factsOf(side, found), no: factsOf(side, missed) };
      }
      const { source, flags } = expression;
      return scope.isAhead(argument) && source.startsWith('^') && !hasChoice(source)
        ? where(ofExpression({ source: source.slice(1), flags, isCut: true }))
        : open;
    }
    const isAtPlace =
      (scope.isText(owner) && scope.isPlace(other)) || (scope.isAhead(owner) && !other);
    if (name === 'startsWith' && isAtPlace)
      return argument?.type === 'Literal' && typeof argument.value === 'string'
        ? where(ofExpression({ source: escaped(argument.value), flags: 'u' }))
        : open;
    if (scope.isText(owner) || !ofTexts.has(name)) return open;
    return where(this.#whereDefined(owner, scope));
  }
}
