// Serves the import as production builds it, under its security policy, and tesseract.js as it comes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../../../tools/paths.ts';
import { policyRules } from '../../../web/build/csp.ts';
import { ocrPlugin } from '../../../web/build/ocr-plugin.ts';

/** Reads a file in the page. Returns its text. */
export type Reader = (name: string, base64: string) => Promise<string>;

const entry = `
// As the product's pages do (web/build/early.js), before anything is loaded.
import './policy.js';
import { importFile } from '/src/features/editor/import/import-file.ts';
window.read = async (name, base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], name);
  const { paragraphs } = await importFile(file, new AbortController().signal);
  return paragraphs.join('\\n');
};
window.ready = true;
`;
const policy = `
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
`;
const bare = `<!doctype html><meta charset="utf-8"><script src="/bare/tesseract.js"></script><script>
  window.read = async (name, base64) => {
    const worker = await Tesseract.createWorker(['mon', 'eng'], 1, {
      workerPath: '/bare/worker.js', corePath: location.origin + '/bare', langPath: location.origin + '/bare',
      workerBlobURL: false, cacheMethod: 'none',
    });
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { data } = await worker.recognize(new Blob([bytes]), {}, { text: true, blocks: true });
    await worker.terminate();
    return data.text;
  };
</script>`;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.html': 'text/html; charset=utf-8',
};

/** Returns where a file of the bare library is among the packages. */
function bareFile(name: string): string {
  const modules = path.join(root, 'node_modules');
  const [language] = /^[a-z]+(?=\.traineddata\.gz$)/.exec(name) ?? [];
  if (language) return path.join(modules, '@tesseract.js-data', language, '4.0.0_best_int', name);
  if (name === 'tesseract.js') return path.join(modules, 'tesseract.js/dist/tesseract.min.js');
  if (name === 'worker.js') return path.join(modules, 'tesseract.js/dist/worker.min.js');
  return path.join(modules, 'tesseract.js-core', name);
}

export async function serveReaders() {
  const web = path.join(root, 'web');
  const dist = mkdtempSync(path.join(root, '.local', 'ocr-'));
  const source = path.join(dist, 'entry.ts');
  writeFileSync(source, entry);
  writeFileSync(path.join(dist, 'policy.js'), policy);
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [ocrPlugin()],
    build: {
      outDir: path.join(dist, 'site'),
      rollupOptions: { input: source, output: { entryFileNames: 'assets/entry.js' } },
    },
  });
  const rules = policyRules(
    { scripts: [], styles: [] },
    { local: false, authDomain: '', appCheck: false },
  );
  const policyOf = (pathname: string) => {
    const isAsset = pathname.startsWith('/assets/');
    const rule = rules.find(({ source: of }) =>
      isAsset ? of === '/assets/**' : of.startsWith('!'),
    );
    return rule?.headers ?? [];
  };
  const fileOf = (name: string) => {
    const bare = /^\/bare\/(.+)$/.exec(name)?.[1];
    return bare === undefined ? path.join(dist, 'site', name) : bareFile(bare);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    response.setHeader(
      'Content-Type',
      types[path.extname(pathname) || '.html'] ?? 'application/octet-stream',
    );
    try {
      if (pathname === '/bare') return response.end(bare);
      if (!pathname.startsWith('/bare/'))
        for (const { key, value } of policyOf(pathname)) response.setHeader(key, value);
      if (pathname === '/product')
        return response.end(
          '<!doctype html><script type="module" src="/assets/entry.js"></script>',
        );
      return response.end(readFileSync(fileOf(pathname)));
    } catch {
      response.statusCode = 404;
      return response.end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    product: `http://127.0.0.1:${port}/product`,
    bare: `http://127.0.0.1:${port}/bare`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
