/** The words of a Markdown text without its marks: what a person would read aloud. */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/u, '')
    .replace(/^(?:`{3,}|~{3,}).*$/gmu, '')
    .replace(/<!--[\s\S]*?-->/gu, '')
    .replace(/^ {0,3}#{1,6}\s+(.*?)\s*#*$/gmu, '$1')
    .replace(/^ {0,3}(?:[-*_] *){3,}$/gmu, '')
    .replace(/^ {0,3}(?:>\s?)+/gmu, '')
    .replace(/^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/gmu, '$1')
    .replace(/!\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/gu, '$1')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/~~(?=\S)([\s\S]*?\S)~~/gu, '$1')
    .replace(/`([^`]+)`/gu, '$1')
    .replace(/<\/?[a-z][^>\n]*>/giu, '');
}
