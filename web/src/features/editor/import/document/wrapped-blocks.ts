import { paragraphsOfText } from '../lines/wrapped-text.ts';
import type { Block } from './block.ts';

/** What a reader saw between blocks. */
export interface Breaks {
  /** Blocks that a line break divides from the one before. */
  readonly afterBreak: ReadonlySet<Block>;
  /** Blocks with an empty line or paragraph before them. */
  readonly afterBlank: ReadonlySet<Block>;
}

const isText = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' || block?.kind === 'line';

/** Returns the blocks of some neighbours; where they are the lines of a text that is wrapped at a width, its paragraphs. */
function unwrapped(
  blocks: readonly Block[],
  isBorder: (block: Block) => boolean,
): readonly Block[] {
  const lines = blocks.map((block, at) => (at > 0 && isBorder(block) ? '\n' : '') + block.text);
  const paragraphs = paragraphsOfText(lines.join('\n'));
  if (paragraphs.length === blocks.length) return blocks;
  return paragraphs.map((text) => ({ kind: 'paragraph', text }));
}

/**
 * Joins lines that were typed or pasted as lines: with breaks, in preformatted text, or each as a paragraph. Those with
 * breaks between them and those without are told apart.
 */
export function withoutWraps(
  blocks: readonly Block[],
  { afterBreak, afterBlank }: Breaks,
): readonly Block[] {
  const inBreaks = (at: number): boolean => {
    const [block, next] = [blocks[at], blocks[at + 1]];
    return (
      (block && afterBreak.has(block)) || (next !== undefined && afterBreak.has(next)) || false
    );
  };
  const found: Block[] = [];
  for (let from = 0; from < blocks.length; ) {
    const isBroken = inBreaks(from);
    let to = from + 1;
    if (isText(blocks[from])) while (isText(blocks[to]) && inBreaks(to) === isBroken) to++;
    const some = blocks.slice(from, to);
    const isBorder = (block: Block) =>
      afterBlank.has(block) || (isBroken && !afterBreak.has(block));
    found.push(...(some.length > 2 ? unwrapped(some, isBorder) : some));
    from = to;
  }
  return found;
}
