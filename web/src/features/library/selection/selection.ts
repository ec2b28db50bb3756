/** The selected rows, and the anchor from which a shift-click or Shift+arrow extends. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

export function toggleOne(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Adds everything between the anchor and a row, in the order shown. */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (to === -1) return selection;
  if (from === -1) return toggleOne(selection, id);
  const ids = new Set(selection.ids);
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(between);
  return { ids, anchor: selection.anchor };
}

export function selectAll(order: readonly string[]): Selection {
  return { ids: new Set(order), anchor: order[0] ?? null };
}

/** Returns the selection without removed rows. */
export function keepOnly(selection: Selection, order: readonly string[]): Selection {
  const present = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => present.has(id)));
  return ids.size === selection.ids.size ? selection : { ids, anchor: selection.anchor };
}
