// Loaded into firebase-tools: changes the server of its Hosting emulator. That compresses a file again for each request, which
// on one machine takes longer than sending it uncompressed; benchmarks of slow connections set DUU_PACK_PAGES.
import { createRequire } from 'node:module';
import { lookingUpFiles, type SiteOptions } from './look-up-files.ts';
import { type HostingOptions, refusingMethods } from './refuse-methods.ts';

interface Superstatic {
  server: (options: HostingOptions & SiteOptions) => unknown;
}

const ours = createRequire(import.meta.url);
const superstatic: Superstatic = createRequire(ours.resolve('firebase-tools'))('superstatic');
const { server } = superstatic;
superstatic.server = (options) =>
  server(
    lookingUpFiles(
      refusingMethods({ ...options, compression: process.env.DUU_PACK_PAGES === '1' }),
    ),
  );
