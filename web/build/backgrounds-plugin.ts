// The background music's files belong to speech; the editor plays them as previews from `/backgrounds/<name>.mp3`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../speech/backgrounds');
const files = () => readdirSync(folder).filter((name) => name.endsWith('.mp3'));

export function backgroundsPlugin(): Plugin {
  return {
    name: 'duu-backgrounds',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const name of files())
        this.emitFile({
          type: 'asset',
          fileName: `backgrounds/${name}`,
          source: readFileSync(path.join(folder, name)),
        });
    },
    configureServer(server) {
      server.middlewares.use('/backgrounds', (request, response, next) => {
        const name = path.basename((request.url ?? '').split('?')[0] ?? '');
        if (!files().includes(name)) return next();
        response.setHeader('content-type', 'audio/mpeg');
        response.end(readFileSync(path.join(folder, name)));
      });
    },
  };
}
