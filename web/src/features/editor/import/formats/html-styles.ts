import type { NumberFormat } from '../document/list-numbers.ts';
import type { Element } from '../document/xml-tree.ts';

/** What of an element's style changes the text. */
export interface TextStyle {
  readonly position?: 'raised' | 'lowered';
  readonly isHidden?: boolean;
  /** Whether its lines are those of the file. */
  readonly keepsLines?: boolean;
  /** Of a list; `none` also for bullets. */
  readonly numbers?: NumberFormat;
  readonly font?: string;
}

const numberFormats: Readonly<Record<string, NumberFormat>> = {
  decimal: 'decimal',
  'decimal-leading-zero': 'decimal',
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
  none: 'none',
  disc: 'none',
  circle: 'none',
  square: 'none',
};

/** Returns how a length moves letters: below a tenth of their size, or a point or two, only for the eye. */
function movedBy(length: string): number {
  const [, number = '0', unit = ''] = /^(-?[\d.]+)(%|e[mx]|rem|p[tx])$/u.exec(length) ?? [];
  const least = { '%': 15, px: 3, pt: 2 }[unit] ?? 0.15;
  const value = Number(number);
  return Math.abs(value) < least ? 0 : value;
}

const isSmall = (size: string): boolean =>
  /^(?:smaller|x+-small|0?\.\d+(?:r?em)|[1-8]?\d(?:\.\d+)?%|[1-8](?:\.\d+)?pt)$/u.test(size);

/** Returns the position of small letters that are moved by a length. */
function movedPosition(values: ReadonlyMap<string, string>): TextStyle['position'] {
  const aligned = movedBy(values.get('vertical-align') ?? '');
  // What has another position is moved within the page, as captions are.
  const isRelative = values.get('position') === 'relative';
  const moved = -movedBy(values.get('top') ?? '') || movedBy(values.get('bottom') ?? '');
  const up = aligned || (isRelative ? moved : 0);
  if (up === 0 || !isSmall(values.get('font-size') ?? '')) return undefined;
  return up > 0 ? 'raised' : 'lowered';
}

/** Parses the declarations of one rule or attribute. */
function declared(text: string): TextStyle {
  let style: TextStyle = {};
  const values = new Map<string, string>();
  for (const [, property = '', given = ''] of text.matchAll(/([\w-]+)\s*:\s*([^;]*)/gu)) {
    const value = given.replace('!important', '').trim().toLowerCase();
    values.set(property.toLowerCase(), value);
    // Resets of browsers' defaults level raised letters only to raise them otherwise.
    if (property === 'vertical-align' && /^(?:super|sub)$/u.test(value))
      style = { ...style, position: value === 'sub' ? 'lowered' : 'raised' };
    // But not `opacity: 0`: saved pages have it on text that is shown by a script, as when a reader scrolls to it.
    else if (/^(?:display|visibility|mso-hide)$/iu.test(property))
      style = { ...style, isHidden: /^(?:none|hidden|all)$/u.test(value) };
    else if (property === 'white-space') style = { ...style, keepsLines: /^pre/u.test(value) };
    else if (property === 'font-family') style = { ...style, font: value.replace(/["']/gu, '') };
    else if (/^list-style(?:-type)?$/u.test(property)) {
      const format = value.split(/\s+/u).find((word) => word in numberFormats);
      if (format !== undefined) style = { ...style, numbers: numberFormats[format] ?? 'decimal' };
    }
  }
  const position = style.position ?? movedPosition(values);
  return position === undefined ? style : { ...style, position };
}

const atRule = /@[\w-]+[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/gu;
const rule = /([^{}]+)\{([^{}]*)\}/gu;
/** Of selectors those that need no element around: `sup`, `.up`, `span.up`. */
const simple = /^(?:[a-z][\w-]*)?(?:\.[\w-]+)?$/iu;

/** The rules of a page's style sheets, and what is written at its elements. */
export class HtmlStyles {
  readonly #rules = new Map<string, TextStyle>();

  /** @param hides whether rules hide text: a script may show it */
  constructor(sheets: readonly string[], hides = true) {
    for (const sheet of sheets) {
      const rules = sheet.replace(/\/\*[\s\S]*?\*\/|<!--|-->/gu, '').replace(atRule, '');
      for (const [, selectors = '', body = ''] of rules.matchAll(rule)) {
        const { isHidden, ...style } = declared(body);
        const added = hides && isHidden !== undefined ? { ...style, isHidden } : style;
        if (Object.keys(added).length === 0) continue;
        for (const selector of selectors.split(',').map((one) => one.trim()))
          if (selector !== '' && simple.test(selector))
            this.#rules.set(selector, { ...this.#rules.get(selector), ...added });
      }
    }
  }

  of({ name, attributes }: Element): TextStyle {
    const classes = (attributes.class ?? '').split(/\s+/u).filter((one) => one !== '');
    const keys = [
      name,
      ...classes.map((one) => `.${one}`),
      ...classes.map((one) => `${name}.${one}`),
    ];
    const found = this.#rules.size === 0 ? [] : keys.flatMap((key) => this.#rules.get(key) ?? []);
    const { style = '' } = attributes;
    return Object.assign({}, ...found, declared(style));
  }
}
