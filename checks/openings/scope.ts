// What the names in a function stand for.
import type { BindingPattern, Expression, ParamPattern, VariableDeclarator } from 'oxc-parser';
import { type Meaning, type Module, plain } from './modules.ts';

/** A constant of a function: its value, or a list of which it is an element. */
export interface Local {
  readonly value: Expression;
  readonly isElement: boolean;
  /** Where the names in the value are looked up. */
  readonly scope: Scope;
}

type Meanings = (module: Module, name: string) => Meaning | undefined;
export type Side = 'first' | 'behind';

export class Scope {
  readonly module: Module;
  readonly #meaning: Meanings;
  readonly #texts = new Set<string>();
  readonly #places = new Set<string>();
  readonly #scans = new Set<string>();
  /** Names of which nothing is known. */
  readonly #hidden = new Set<string>();
  readonly locals = new Map<string, Local>();

  constructor(module: Module, meaning: Meanings) {
    this.module = module;
    this.#meaning = meaning;
  }

  /** A block within this one. */
  inner(): Scope {
    const scope = new Scope(this.module, this.#meaning);
    for (const name of this.#texts) scope.#texts.add(name);
    for (const name of this.#places) scope.#places.add(name);
    for (const name of this.#scans) scope.#scans.add(name);
    for (const name of this.#hidden) scope.#hidden.add(name);
    for (const [name, local] of this.locals) scope.locals.set(name, local);
    return scope;
  }

  /** What it knows of the text and the place, as a key. */
  get key(): string {
    return [this.#texts, this.#places, this.#scans].map((names) => [...names].join()).join('/');
  }

  meaning(name: string): Meaning | undefined {
    return this.locals.has(name) || this.#hidden.has(name)
      ? undefined
      : this.#meaning(this.module, name);
  }

  forget(name: string): void {
    this.#hidden.add(name);
    this.locals.delete(name);
    for (const names of [this.#texts, this.#places, this.#scans]) names.delete(name);
  }

  /** Whether a node is a part of the scan: its text or its place. */
  #isPart(node: Expression | undefined, names: ReadonlySet<string>, part: string): boolean {
    const one = node && plain(node);
    if (one?.type === 'Identifier') return names.has(one.name);
    return (
      one?.type === 'MemberExpression' &&
      !one.computed &&
      one.object.type === 'Identifier' &&
      this.#scans.has(one.object.name) &&
      one.property.name === part
    );
  }

  isText(node: Expression | undefined): boolean {
    return this.#isPart(node, this.#texts, 'text');
  }

  isPlace(node: Expression | undefined): boolean {
    return this.#isPart(node, this.#places, 'at');
  }

  isScan(node: Expression): boolean {
    return node.type === 'Identifier' && this.#scans.has(node.name);
  }

  /** Gives a name to the text, the place or the scan. */
  name(name: string, what: 'text' | 'place' | 'scan'): void {
    this.forget(name);
    ({ text: this.#texts, place: this.#places, scan: this.#scans })[what].add(name);
  }

  /** Gives names to the parts of a scan. */
  nameParts(pattern: BindingPattern | ParamPattern): void {
    if (pattern.type === 'Identifier') this.name(pattern.name, 'scan');
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
      if (property.key.type !== 'Identifier') continue;
      if (property.key.name === 'text') this.name(property.value.name, 'text');
      if (property.key.name === 'at') this.name(property.value.name, 'place');
    }
  }

  declare({ id, init }: VariableDeclarator, isConstant: boolean): void {
    for (const name of namesIn(id)) this.forget(name);
    if (!init || !isConstant) return;
    const value = plain(init);
    if (id.type === 'ObjectPattern' && this.isScan(value)) this.nameParts(id);
    if (id.type === 'ArrayPattern')
      for (const one of id.elements)
        if (one?.type === 'Identifier')
          this.locals.set(one.name, { value, isElement: true, scope: this });
    if (id.type !== 'Identifier') return;
    if (this.isText(value)) this.name(id.name, 'text');
    else if (this.isPlace(value)) this.name(id.name, 'place');
    else this.locals.set(id.name, { value, isElement: false, scope: this });
  }

  /** Whether a node is the first character or the one behind the place: `text.charAt(at - 1)`, or a name for it. */
  sideOf(node: Expression | undefined): Side | undefined {
    const one = node && plain(node);
    if (one?.type === 'Identifier') {
      const local = this.locals.get(one.name);
      return local && !local.isElement ? local.scope.sideOf(local.value) : undefined;
    }
    if (one?.type === 'MemberExpression' && one.computed && this.isText(one.object))
      return this.#sideAt(one.property);
    if (one?.type !== 'CallExpression' || one.callee.type !== 'MemberExpression') return undefined;
    const { object, property } = one.callee;
    if (!this.isText(object) || property.type !== 'Identifier' || property.name !== 'charAt')
      return undefined;
    return this.#sideAt(argumentOf(one.arguments, 0));
  }

  #sideAt(node: Expression | undefined): Side | undefined {
    if (this.isPlace(node)) return 'first';
    return node?.type === 'BinaryExpression' &&
      node.operator === '-' &&
      this.isPlace(node.left) &&
      node.right.type === 'Literal' &&
      node.right.value === 1
      ? 'behind'
      : undefined;
  }

  /** Whether a node is the text from the place on, at least its beginning. */
  isAhead(node: Expression | undefined): boolean {
    const one = node && plain(node);
    if (one?.type === 'Identifier') {
      const local = this.locals.get(one.name);
      return local !== undefined && !local.isElement && local.scope.isAhead(local.value);
    }
    if (one?.type !== 'CallExpression' || one.callee.type !== 'MemberExpression') return false;
    const { object, property } = one.callee;
    return (
      this.isText(object) &&
      property.type === 'Identifier' &&
      property.name === 'slice' &&
      this.isPlace(argumentOf(one.arguments, 0))
    );
  }

  /** The expression that a node is, if it is the same each time. */
  expressionOf(node: Expression): RegExp | undefined {
    const one = plain(node);
    if (one.type === 'Literal' && 'regex' in one && one.regex)
      return new RegExp(one.regex.pattern, one.regex.flags);
    const value = one.type === 'Identifier' ? this.meaning(one.name)?.value : undefined;
    return value instanceof RegExp ? value : undefined;
  }

  /** The table that a name stands for. */
  tableOf(node: Expression): object | undefined {
    const one = plain(node);
    const value = one.type === 'Identifier' ? this.meaning(one.name)?.value : undefined;
    return typeof value === 'object' && value?.constructor === Object ? value : undefined;
  }
}

/** Returns the nth argument of a call, unless some are spread. */
export function argumentOf(
  list: readonly (Expression | { readonly type: 'SpreadElement' })[],
  at: number,
): Expression | undefined {
  const isSpread = list.some(({ type }) => type === 'SpreadElement');
  const one = list[at];
  return isSpread || one === undefined || one.type === 'SpreadElement' ? undefined : one;
}

export function namesIn(pattern: BindingPattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) =>
        one ? namesIn(one.type === 'RestElement' ? one.argument : one) : [],
      );
    default:
      return pattern.properties.flatMap((one) =>
        namesIn(one.type === 'RestElement' ? one.argument : one.value),
      );
  }
}
