const plural = /\{limit, plural,(?: one \{([^}]*)\})? other \{([^}]*)\}\}/g;

/** Puts the number into an English or Mongolian text of ours, for answers of the API: pages have a whole formatter. */
export function fillLimit(text: string, limit: number | undefined): string {
  const count = limit === undefined ? '…' : new Intl.NumberFormat('en-US').format(limit);
  return text
    .replace(plural, (_, one: string | undefined, other: string) =>
      ((limit === 1 ? one : undefined) ?? other).replaceAll('#', count),
    )
    .replaceAll('{limit}', count);
}
