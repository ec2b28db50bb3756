// Finds texts that no page shows, and texts that a page shows without having loaded them.

const quoted = (id: string) => [`'${id}'`, `"${id}"`, `\`${id}\``];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names that are put together, such as `errors.${key}`: what they may become, as patterns. */
function composed(source: string): RegExp[] {
  const templates = source.match(/`\w[^`\s]*\$\{[^`]*`/g) ?? [];
  return templates.map((template) => {
    const parts = template.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('[^ ]+')}$`);
  });
}

/** The ids that `source`, all code of the pages, neither names nor could put together. */
export function unusedTexts(ids: Iterable<string>, source: string): string[] {
  const patterns = composed(source);
  return [...ids].filter(
    (id) =>
      !quoted(id).some((name) => source.includes(name)) &&
      !patterns.some((pattern) => pattern.test(id)),
  );
}

/** The ids that `source` names. Those that it puts together are left out: other groups may have them. */
export function namedTexts(ids: Iterable<string>, source: string): string[] {
  return [...ids].filter((id) => quoted(id).some((name) => source.includes(name)));
}
