/** A formula as it is read: operations with what they are done to, without the brackets that only group. */
export type Formula =
  | { readonly kind: 'number'; readonly digits: string }
  /** A letter, or a name of several behind a low line: v_max. */
  | { readonly kind: 'letter'; readonly letter: string; readonly primes: number }
  | { readonly kind: 'infinity' | 'ellipsis' }
  | { readonly kind: 'index'; readonly of: Formula; readonly below: Formula }
  | { readonly kind: 'power'; readonly of: Formula; readonly to: Formula }
  | { readonly kind: 'root'; readonly degree: Formula; readonly of: Formula }
  | { readonly kind: 'factorial' | 'absolute' | 'minus'; readonly of: Formula }
  /** `sign` is `''` for factors beside each other. */
  | {
      readonly kind: 'operation';
      readonly sign: string;
      readonly left: Formula;
      readonly right: Formula;
    }
  /** sin, log with its base, f(x, y). */
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly primes: number;
      readonly base?: Formula | undefined;
      readonly power?: Formula | undefined;
      readonly of: readonly Formula[];
    }
  /** A sum, a product, an integral or a union with its ends. */
  | {
      readonly kind: 'whole';
      readonly sign: string;
      readonly from?: Formula | undefined;
      readonly to?: Formula | undefined;
      readonly of: Formula;
    }
  | { readonly kind: 'limit'; readonly at: Formula; readonly of: Formula }
  | { readonly kind: 'choice'; readonly all: Formula; readonly some: Formula };

/** Whether it is a number with these digits. */
export const isNumber = (formula: Formula, digits: string): boolean =>
  formula.kind === 'number' && formula.digits === digits;

export const isSum = (formula: Formula): boolean =>
  formula.kind === 'operation' && ['-', '+', '±'].includes(formula.sign);

/** Whether it is said as one: no operation is in it that a listener could take for one around it. */
export const isSimple = (formula: Formula): boolean =>
  ['number', 'letter', 'infinity', 'ellipsis', 'index'].includes(formula.kind);

/** Whether it is said without a pause: simple, a power of that, or such factors beside each other. */
export function isShort(formula: Formula): boolean {
  if (formula.kind === 'operation')
    return formula.sign === '' && isShort(formula.left) && isShort(formula.right);
  if (formula.kind === 'power') return isSimple(formula.of) && isSimple(formula.to);
  if (formula.kind === 'call') return formula.of.every(isShort);
  return isSimple(formula) || formula.kind === 'factorial';
}
