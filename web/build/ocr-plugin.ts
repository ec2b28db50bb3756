// Serves what reads pictures: tesseract.js' worker, its engine, the letters of both languages, and the decoders of pdf.js for
// scans. Copied as they are, since workers load them by address.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const inModules = (file: string) => path.join(modules, file);
const versionOf = (name: string) =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(inModules(`${name}/package.json`), 'utf8'))).version;

/**
 * Lets the worker load its engine where a policy allows no script by a plain address: from its own folder only. An engine that
 * can't start is reported at once: tesseract.js leaves that promise alone.
 */
const prelude = `{
  self.addEventListener('unhandledrejection', ({ reason }) => self.reportError(reason));
  const folder = new URL('.', self.location.href).href;
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, folder).href.startsWith(folder) ? address : null),
  });
}
`;

interface Served {
  readonly folder: string;
  readonly sources: readonly (readonly [name: string, read: () => Uint8Array | string])[];
}

const read = (file: string) => () => readFileSync(inModules(file));
const letters = (language: string) =>
  [
    `${language}.traineddata.gz`,
    read(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
  ] as const;
/** tesseract.js picks the engine by what the browser's processor can do. */
const engine = (kind: string) => {
  const name = `tesseract-core${kind}-lstm.wasm.js`;
  return [name, read(`tesseract.js-core/${name}`)] as const;
};

const ocr: Served = {
  folder: `assets/ocr-${versionOf('tesseract.js')}`,
  sources: [
    [
      'worker.js',
      () => prelude + readFileSync(inModules('tesseract.js/dist/worker.min.js'), 'utf8'),
    ],
    ...['', '-simd', '-relaxedsimd'].map(engine),
    letters('mon'),
    letters('eng'),
  ],
};
const pdf: Served = {
  folder: `assets/pdf-${versionOf('pdfjs-dist')}`,
  sources: readdirSync(inModules('pdfjs-dist/wasm'))
    .filter((name) => /^(jbig2|openjpeg|qcms)/.test(name))
    .map((name) => [name, read(`pdfjs-dist/wasm/${name}`)]),
};

export function ocrPlugin(): Plugin {
  return {
    name: 'duu-ocr',
    config: () => ({
      define: {
        __OCR_FOLDER__: JSON.stringify(`/${ocr.folder}/`),
        __PDF_FOLDER__: JSON.stringify(`/${pdf.folder}/`),
      },
    }),
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const { folder, sources } of [ocr, pdf])
        for (const [name, source] of sources)
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: source() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const wanted = (request.url ?? '').split('?')[0] ?? '';
        for (const { folder, sources } of [ocr, pdf])
          for (const [name, source] of sources) {
            if (wanted !== `/${folder}/${name}`) continue;
            const kind = name.endsWith('.js') ? 'text/javascript' : 'application/wasm';
            response.setHeader('content-type', name.endsWith('.gz') ? 'application/gzip' : kind);
            response.end(source());
            return;
          }
        next();
      });
    },
  };
}
