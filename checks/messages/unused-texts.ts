// Finds texts that no page uses, and texts that a page uses without loading them.

const literalsOf = (id: string) => [`'${id}'`, `"${id}"`, `\`${id}\``];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns for ids that are built at run time, such as `errors.${key}`. */
function composed(source: string): RegExp[] {
  const templates = source.match(/`\w[^`\s]*\$\{[^`]*`/g) ?? [];
  return templates.map((template) => {
    const parts = template.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('[^ ]+')}$`);
  });
}

/** Returns the ids that `source`, the code of all pages, neither names nor could build. */
export function unusedTexts(ids: Iterable<string>, source: string): string[] {
  const patterns = composed(source);
  return [...ids].filter(
    (id) =>
      !literalsOf(id).some((name) => source.includes(name)) &&
      !patterns.some((pattern) => pattern.test(id)),
  );
}

/** Returns the ids that `source` names. Ids that it builds are left out, because other groups may have them. */
export function namedTexts(ids: Iterable<string>, source: string): string[] {
  return [...ids].filter((id) => literalsOf(id).some((name) => source.includes(name)));
}
