/** The part of subset-font (harfbuzz) that is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** The range of each axis of a variable font that is kept. */
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    /** The OpenType features that are kept, with the glyphs that they need; all by default. */
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
  }
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
