/** The characters that one atom of an expression can be, and where it ends; nothing for groups, classes and repeats. */
function atomAt(source: string, at: number): { letters: string; end: number } | undefined {
  const first = source.charAt(at);
  const isSet = first === '[';
  const close = isSet ? source.indexOf(']', at) : at + (first === '\\' ? 1 : 0);
  const written = isSet ? source.slice(at + 1, close) : source.charAt(close);
  const isPlain =
    (first === '\\' && /[^\p{L}\p{N}]/u.test(written)) ||
    (/^[\p{L}\p{N}/&'’.+#%-]+$/u.test(written) && !/^\^|.-./.test(isSet ? written : ''));
  if (!isPlain || (first === '\\' && /[a-zA-Z]/.test(written)) || (first === '.' && !isSet))
    return undefined;
  return /[?*+{]/.test(source.charAt(close + 1)) ? undefined : { letters: written, end: close + 1 };
}

/** The parts of an expression between the bars that stand in no group or class. */
function choicesOf(source: string): string[] {
  const choices = [''];
  let depth = 0;
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gu)) {
    if (part === '(') depth++;
    if (part === ')') depth--;
    if (part === '|' && depth === 0) choices.push('');
    else choices.push(`${choices.pop()}${part}`);
  }
  return choices;
}

/** How many letters are looked up before a form's expression is tried. */
const lookedUp = 4;

/** The letters that a short form can have at each of its first places, as far as its expression tells. */
function startsOf(shape: RegExp): readonly string[] {
  if (shape.flags.includes('i')) return [];
  const [first = [], ...others] = choicesOf(shape.source).map((source) => {
    const letters: string[] = [];
    for (let atom = atomAt(source, 0); atom && letters.length < lookedUp; ) {
      letters.push(atom.letters);
      atom = atomAt(source, atom.end);
    }
    return letters;
  });
  const least = Math.min(first.length, ...others.map((one) => one.length));
  return first
    .slice(0, least)
    .map((letters, place) => letters + others.map((one) => one[place]).join(''));
}

interface Form<Entry> {
  readonly entry: Entry;
  readonly starts: readonly string[];
}

/** The forms that can begin with some letters, and those among them that a further letter leaves. */
interface Node<Entry> {
  readonly forms: readonly Form<Entry>[];
  readonly entries: readonly Entry[];
  byNext?: ReadonlyMap<string, Node<Entry>>;
  byOther?: Node<Entry>;
}

const nodeOf = <Entry>(forms: readonly Form<Entry>[]): Node<Entry> => ({
  forms,
  entries: forms.map(({ entry }) => entry),
});

/** Sorts forms by the letter at a place; those that tell none there are in each group. */
function sortByLetter<Entry>(node: Node<Entry>, place: number): void {
  const told = new Set(node.forms.flatMap(({ starts }) => [...(starts[place] ?? '')]));
  const having = (letter: string) =>
    node.forms.filter(({ starts }) => starts[place]?.includes(letter) ?? true);
  node.byNext = new Map([...told].map((letter) => [letter, nodeOf(having(letter))]));
  node.byOther = nodeOf(node.forms.filter(({ starts }) => starts[place] === undefined));
}

/** A table of short forms, looked up by their first letters instead of tried one by one. */
export class FormIndex<Entry extends readonly [RegExp, ...unknown[]]> {
  private readonly all: Node<Entry>;

  constructor(entries: readonly Entry[]) {
    this.all = nodeOf(entries.map((entry) => ({ entry, starts: startsOf(entry[0]) })));
  }

  /** The forms whose first letters are at a place, in their order. */
  at(text: string, at: number): readonly Entry[] {
    let node = this.all;
    for (let place = 0; place < lookedUp && node.forms.length > 1; place++) {
      if (!node.byNext) sortByLetter(node, place);
      node = node.byNext?.get(text.charAt(at + place)) ?? node.byOther ?? node;
    }
    return node.entries;
  }
}
