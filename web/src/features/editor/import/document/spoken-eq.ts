import { fraction, root } from './spoken-math.ts';
import { lowered, raised } from './spoken-runs.ts';

const command = /\\([a-z]+) *-?\d*\.?\d* */iuy;
/** The letter that an option names, as in `\bc\(`. */
const ofOption = /\\[^a-z\s](?=\\|\()/iuy;
/** Longer instructions are not formulas. */
const maxLength = 2000;

/** How a field shows its result. */
const general = /\\\* *(?:"[^"]*"|[^\s\\]+) */iuy;

class EqReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return null;
    this.#at = pattern.lastIndex;
    return found[1] ?? '';
  }

  /** Reads up to what ends an argument. */
  read(isArgument = false): string {
    let said = '';
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at] ?? '';
      if (isArgument && /[,;)]/u.test(sign)) break;
      if (this.#match(general) !== null) continue;
      const name = this.#match(command);
      if (name !== null) said += this.#command(name.toLowerCase(), said);
      else if (sign === '\\') {
        said += this.#text[this.#at + 1] ?? '';
        this.#at += 2;
      } else if (sign === '(') said += `(${this.#arguments().join(',')})`;
      else {
        said += sign;
        this.#at++;
      }
    }
    return said;
  }

  #arguments(): string[] {
    const found: string[] = [];
    do {
      this.#at++;
      found.push(this.read(true).trim());
    } while (/[,;]/u.test(this.#text[this.#at] ?? ''));
    this.#at++;
    return found;
  }

  #command(name: string, before: string): string {
    const options: string[] = [];
    for (let one = this.#match(command); one !== null; one = this.#match(command)) {
      options.push(one.toLowerCase());
      this.#match(ofOption);
    }
    if (this.#text[this.#at] !== '(') return '';
    // What stands above letters that are written over each other says how they are read.
    const isRuby = name === 'o' && /^\( *\\s *\\up/iu.test(this.#text.slice(this.#at));
    const given = this.#arguments();
    const [first = '', second = '', third = ''] = given;
    switch (name) {
      case 'f':
        return fraction(first, second);
      case 'r':
        return given.length < 2 ? root('', first) : root(first, second);
      case 's':
        return options.includes('do') ? lowered(first) : raised(first, before);
      case 'o': {
        const letters = given.filter((one) => /[\p{L}\p{N}]/u.test(one));
        return (isRuby ? given.at(-1) : letters[0]) ?? '';
      }
      case 'i':
        return `${options.includes('su') ? '∑' : options.includes('pr') ? '∏' : '∫'}${third}`;
      case 'b':
        return `(${first})`;
      default:
        return given.join(name === 'a' ? ', ' : ',');
    }
  }
}

/** Returns what a field of a formula says, as Word's `EQ \f(1,2)`; null if the field is another one. */
export function spokenEq(instruction: string): string | null {
  const [, formula] = /^\s*EQ\s(.*)$/isu.exec(instruction) ?? [];
  return formula === undefined || formula.length > maxLength
    ? null
    : new EqReader(formula).read().trim();
}
