// Each pattern scans a bounded stretch from its start, so that time stays linear: one that looks for its end anywhere
// takes minutes for a text made only of starts.

/** Removes comments. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) break;
    kept.push(text.slice(at, start));
    at = end + 3;
  }
  return kept.join('') + text.slice(at);
}

/** Removes marks that are in pairs around something on one line. */
function withoutPairs(line: string, mark: string): string {
  const [first = '', ...parts] = line.split(mark);
  const kept = [first];
  for (let at = 0; at < parts.length; at++) {
    const inner = parts[at] ?? '';
    const after = parts[at + 1];
    if (after !== undefined && inner !== '' && inner === inner.trim()) {
      kept.push(inner, after);
      at++;
    } else kept.push(mark, inner);
  }
  return kept.join('');
}

function withoutEmphasis(text: string): string {
  return text
    .split('\n')
    .map((line) => ['**', '__', '~~'].reduce(withoutPairs, line))
    .join('\n');
}

/** Returns the words of a Markdown text without its marks, as a reader would say them. */
export function plainMarkdown(markdown: string): string {
  const blocks = withoutComments(
    markdown.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/u, '').replace(/^(?:`{3,}|~{3,}).*$/gmu, ''),
  )
    .replace(/^ {0,3}#{1,6}[ \t]+/gmu, '')
    .replace(/^ {0,3}(?:[-*_] {0,3}){3,}$/gmu, '')
    .replace(/^ {0,3}(?:>[ \t]?)+/gmu, '')
    .replace(/^([ \t]{0,40})(?:[-*+]|\d{1,9}[.)])[ \t]{1,40}(?:\[[ xX]\][ \t]{1,40})?/gmu, '$1')
    .replace(/!\[([^[\]]{0,300})\]\([^()]{0,300}\)/gu, '$1')
    .replace(/\[([^[\]]{1,300})\](?:\([^()]{0,300}\)|\[[^[\]]{0,300}\])/gu, '$1');
  return withoutEmphasis(blocks)
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_\n]{0,300}?\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/`([^`\n]{1,300})`/gu, '$1')
    .replace(/<\/?[a-z][^<>\n]{0,300}>/giu, '')
    .replace(/[ \t]{1,20}#{1,20}$/gmu, '');
}
