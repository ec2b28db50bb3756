/** The published types are for an older markdown-it. */
declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';

  const footnotes: (parser: MarkdownIt) => void;
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default footnotes;
}
