// Loaded into firebase-tools. Its Hosting packs a file anew for each request. On one machine that takes longer, on both
// sides, than passing the file on as it is.
import { createRequire } from 'node:module';

interface Superstatic {
  server: (options: object) => unknown;
}

const ours = createRequire(import.meta.url);
const superstatic: Superstatic = createRequire(ours.resolve('firebase-tools'))('superstatic');
const { server } = superstatic;
superstatic.server = (options) => server({ ...options, compression: false });
