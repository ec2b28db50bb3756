import { fraction, index, power, root } from './spoken-math.ts';

/** Commands that are a sign, and the sign. */
const signs = new Map(
  `times × cdot · div ÷ pm ± mp ∓ ast * circ ° degree ° le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ to →
  rightarrow → Rightarrow ⇒ leftrightarrow ↔ infty ∞ sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ in ∈ cup ∪ cap ∩ dots … ldots …
  cdots … percent % prime ′ forall ∀ alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ kappa κ
  lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ
  Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω`
    .match(/\S+ \S+/gu)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

/** Environments whose cells only stand below each other. */
const aligning = /^(?:align|split|gather|eqnarray|multline|equation|flalign)/u;

const maxDepth = 20;
const token = /\\([a-zA-Z]+|[\s\S])|[{}^_]|\s+|[^\\{}^_\s]/gu;

class TexReader {
  readonly #tokens: string[];
  #at = 0;
  /** What stands between the cells of the open environments: nothing where they only align signs. */
  readonly #betweenCells: string[] = [];

  constructor(tex: string) {
    this.#tokens = tex.match(token) ?? [];
  }

  /** Reads up to the end of a group. */
  all(depth = 0): string {
    let text = '';
    /** What a power or an index is of. */
    let base = '';
    const add = (one: string) => {
      text += base;
      base = one;
    };
    for (; this.#at < this.#tokens.length; ) {
      const next = this.#tokens[this.#at];
      if (next === '}') break;
      if (next === '^' || next === '_') {
        this.#at++;
        const script = this.#one(depth);
        base =
          next === '_' ? index(base, script) : script === '°' ? `${base}°` : power(base, script);
      } else add(this.#one(depth));
    }
    return text + base;
  }

  /** Reads a letter, a command with what it is about, or a group. */
  #one(depth: number): string {
    const next = this.#tokens[this.#at++] ?? '';
    if (next === '{') {
      if (depth > maxDepth) return '';
      const inner = this.all(depth + 1);
      this.#at++;
      return inner;
    }
    if (/^\s/u.test(next)) return ' ';
    if (next === '&') return this.#betweenCells.at(-1) ?? next;
    return next.startsWith('\\') ? this.#command(next.slice(1), depth) : next;
  }

  /** Reads what is in brackets, as the degree of a root. */
  #degree(depth: number): string {
    if (this.#tokens[this.#at] !== '[') return '';
    this.#at++;
    let degree = '';
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== ']')
      degree += this.#one(depth);
    this.#at++;
    return degree;
  }

  #environment(mark: 'begin' | 'end', depth: number): string {
    const name = this.#one(depth);
    if (mark === 'end') this.#betweenCells.pop();
    else this.#betweenCells.push(aligning.test(name) ? '' : ', ');
    if (mark === 'begin' && name === 'array') this.#one(depth);
    return '';
  }

  #command(name: string, depth: number): string {
    if (/^[dt]?frac$/u.test(name)) return fraction(this.#one(depth), this.#one(depth));
    if (name === 'begin' || name === 'end') return this.#environment(name, depth);
    if (name === '\\' && this.#betweenCells.length > 0) return '; ';
    // `\right.` ends what has no sign there.
    if ((name === 'left' || name === 'right') && this.#tokens[this.#at] === '.') this.#at++;
    if (name === 'sqrt') return root(this.#degree(depth), this.#one(depth));
    if (
      /^(?:text|math|operatorname|left$|right$|big|Big|bf$|rm$|displaystyle$|limits$|hline$)/u.test(
        name,
      )
    )
      return '';
    if (/^(?:[,;:!>\s]|q?quad)$/u.test(name)) return ' ';
    return signs.get(name) ?? name;
  }
}

/** Returns a formula in TeX as text that a speaker reads: x², (a+b)/2, √2. */
export const spokenTex = (tex: string): string =>
  new TexReader(tex)
    .all()
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;])|[\s;]+$/gu, '')
    .trim();

const inDollars = String.raw`\$\$?(?![\s$])([^$]{1,300}?)(?<![\s\\])\$\$?(?!\d)`;
const formula = new RegExp(
  String.raw`\\\(([\s\S]{1,500}?)\\\)|\\\[([\s\S]{1,1000}?)\\\]|\$\$([^$]{1,1000})\$\$|${inDollars}`,
  'gu',
);

/** Dollars are prices too: a formula has an operation, or is one letter. */
const isFormula = (text: string): boolean =>
  (/[\\^_=]/u.test(text) &&
    !/\p{Script=Cyrillic}{3}/u.test(text.replace(/\\text\{[^}]*\}/gu, ''))) ||
  /^[a-zA-Z]$/u.test(text);

/** Escaped brackets in Markdown: `\[sic\]`, `\[1\]`. */
const isInBrackets = (text: string): boolean =>
  !/[\\^_=]/u.test(text) && (/^\d{1,3}$/u.test(text) || /\p{L}{3}/u.test(text));

/** Returns a text with its formulas in TeX as they are spoken: `\(x^2\)`, `$x^2$`. */
export function withSpokenTex(text: string): string {
  if (!/\\[([]|\$[^$]+\$/u.test(text)) return text;
  return text.replace(
    formula,
    (whole, round?: string, square?: string, block?: string, dollars?: string) => {
      if (square !== undefined && isInBrackets(square)) return `[${square}]`;
      const sure = round ?? square ?? block;
      if (sure !== undefined) return spokenTex(sure);
      return dollars !== undefined && isFormula(dollars) ? spokenTex(dollars) : whole;
    },
  );
}
