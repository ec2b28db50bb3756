// Loaded into firebase-tools. Its Hosting emulator compresses a file again for each request. On one machine that takes
// longer than sending the file uncompressed. Benchmarks of slow connections set DUU_PACK_PAGES.
import { createRequire } from 'node:module';

interface Superstatic {
  server: (options: object) => unknown;
}

const ours = createRequire(import.meta.url);
const superstatic: Superstatic = createRequire(ours.resolve('firebase-tools'))('superstatic');
const { server } = superstatic;
superstatic.server = (options) =>
  server({ ...options, compression: process.env.DUU_PACK_PAGES === '1' });
