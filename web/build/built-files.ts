import path from 'node:path';
import type { Rolldown } from 'vite';

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

/** The files of a build by their sources, which are paths from web/. */
export interface BuiltFiles {
  /** The first script of a page. */
  readonly entry: string;
  /** Returns the scripts and styles of the sources and of all that they import, each once. */
  needed: (sources: readonly string[]) => { scripts: string[]; styles: string[] };
  /** Returns the file of a font or picture. */
  asset: (source: string) => string;
}

export function readBuiltFiles(root: string, bundle: Rolldown.OutputBundle): BuiltFiles {
  const chunks = new Map<string, Chunk>();
  const fileOf = new Map<string, string>();
  const assets = new Map<string, string>();
  let entry = '';
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset') {
      for (const source of output.originalFileNames) assets.set(source, output.fileName);
      continue;
    }
    const { fileName: file, imports } = output;
    chunks.set(file, { file, imports, styles: [...(output.viteMetadata?.importedCss ?? [])] });
    for (const id of output.moduleIds) fileOf.set(id, file);
    if (output.isEntry) entry = file;
  }
  const found = (source: string, file: string | undefined): string => {
    if (file === undefined) throw new Error(`The build has no ${source}`);
    return file;
  };
  return {
    entry,
    needed(sources) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const visit = (file: string) => {
        const chunk = chunks.get(file);
        if (!chunk || scripts.has(file)) return;
        scripts.add(file);
        for (const css of chunk.styles) styles.add(css);
        for (const other of chunk.imports) visit(other);
      };
      for (const source of sources) visit(found(source, fileOf.get(path.join(root, source))));
      return { scripts: [...scripts], styles: [...styles] };
    },
    asset: (source) => found(source, assets.get(source)),
  };
}
