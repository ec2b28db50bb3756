import type { Plugin } from 'vite';

/** A cut of a text, and what stands there instead. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the code with the changes made, which are in the order of the code and do not overlap. */
export function changed(code: string, changes: readonly Change[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, text } of changes) {
    result += code.slice(from, start) + text;
    from = end;
  }
  return result + code.slice(from);
}

/** What a plugin changes in packages. A build in which one of the rules changed nothing fails: a new version has other code. */
export function rulesOf(names: readonly string[]): {
  /** Notes that a rule changed something if the code is other than before, and returns the code. */
  note: (name: string, before: string, after: string) => string;
  buildEnd: Extract<Plugin['buildEnd'], (...args: never[]) => unknown>;
} {
  const applied = new Set<string>();
  return {
    note(name, before, after) {
      if (before !== after) applied.add(name);
      return after;
    },
    buildEnd(error) {
      const idle = names.filter((name) => !applied.has(name));
      if (!error && idle.length > 0)
        this.error(`Packages have no code any more for: ${idle.join('; ')}`);
    },
  };
}
