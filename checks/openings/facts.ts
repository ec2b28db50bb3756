// What is known of a place where something is true.
import { all, type Characters, digits, letters } from './characters.ts';

/** What comes after the digits, the letters or the sign of a place, behind a space, and how many there are: `1` to `9`. */
export interface After {
  readonly next: Characters;
  readonly spaced: Characters;
  readonly size: Characters;
  /** What is the second character of the place. */
  readonly second: Characters;
}
export interface Facts {
  readonly behind: Characters;
  readonly first: Characters;
  readonly digits: After;
  readonly letters: After;
  readonly sign: After;
}

export const nothing: After = { next: 0n, spaced: 0n, size: 0n, second: 0n };
export const any: After = { next: all, spaced: all, size: all, second: all };
/** Nothing is known. */
export const always: Facts = { behind: all, first: all, digits: any, letters: any, sign: any };
/** It can't be so. */
export const never: Facts = {
  behind: 0n,
  first: 0n,
  digits: nothing,
  letters: nothing,
  sign: nothing,
};

export const isNever = ({ behind, first }: Facts): boolean => behind === 0n || first === 0n;

type Combine = (one: Characters, other: Characters) => Characters;
const combined = (one: Facts, other: Facts, by: Combine): Facts => {
  const after = (a: After, b: After) => ({
    next: by(a.next, b.next),
    spaced: by(a.spaced, b.spaced),
    size: by(a.size, b.size),
    second: by(a.second, b.second),
  });
  return {
    behind: by(one.behind, other.behind),
    first: by(one.first, other.first),
    digits: after(one.digits, other.digits),
    letters: after(one.letters, other.letters),
    sign: after(one.sign, other.sign),
  };
};

/** What is known where both are so. What can't begin has nothing after it. */
export function both(one: Facts, other: Facts): Facts {
  const facts = combined(one, other, (a, b) => a & b);
  if (isNever(facts)) return never;
  const after = (begins: Characters, known: After) => (facts.first & begins ? known : nothing);
  return {
    ...facts,
    digits: after(digits, facts.digits),
    letters: after(letters, facts.letters),
    sign: after(~digits & ~letters, facts.sign),
  };
}

/** What is known where one of two is so. */
export function either(one: Facts, other: Facts): Facts {
  if (isNever(one)) return other;
  return isNever(other) ? one : combined(one, other, (a, b) => a | b);
}
