import type { PDFPageProxy } from 'pdfjs-dist';
import type { CellTag } from './pdf-run.ts';

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type Branch = Tree['children'][number] | Tree;

const childrenOf = (node: Branch): readonly Branch[] => ('children' in node ? node.children : []);
const roleOf = (node: Branch): string => ('role' in node ? node.role : '');

/** Returns what is in the cells of the tables of a page that is tagged, by the ids of marked content. */
export async function cellTags(page: PDFPageProxy): Promise<Map<string, CellTag>> {
  const tags = new Map<string, CellTag>();
  let rows = 0;
  let tables = 0;
  const mark = (node: Branch, tag: CellTag): void => {
    if ('id' in node) tags.set(node.id, tag);
    for (const child of childrenOf(node)) mark(child, tag);
  };
  const walk = (node: Branch, around: number): void => {
    const role = roleOf(node);
    const table = role === 'Table' ? ++tables : around;
    if (role !== 'TR' || table === 0) {
      for (const child of childrenOf(node)) walk(child, table);
      return;
    }
    const row = ++rows;
    const cells = childrenOf(node).filter((child) => /^T[HD]$/u.test(roleOf(child)));
    for (const [cell, child] of cells.entries())
      mark(child, { table, row, cell, cells: cells.length });
  };
  const tree: Tree | null = await page.getStructTree();
  if (tree !== null) walk(tree, 0);
  return tags;
}
