// Loaded into firebase-tools (15.34.2). Two things took 16 of its 23 CPU seconds until all emulators were ready.
import { createRequire } from 'node:module';

interface Express {
  middleware: (spec: unknown, options: object) => Promise<unknown>;
}

interface Versioning {
  getLatestSDKVersion: () => string | undefined;
}

const require = createRequire(import.meta.url);

// The Auth emulator serves Google's description of the API with exegesis, which compiles a check of each parameter, body
// and answer at the start, unless it is asked to compile it at its first use.
const auth = require.resolve('firebase-tools/lib/emulator/auth/server');
const express: Express = createRequire(auth)('exegesis-express');
const { middleware } = express;
express.middleware = (spec, options) =>
  middleware(spec, { ...options, lazyCompileValidationSchemas: true });

// It asks the registry whether firebase-functions has a newer version, and waits for the answer.
const versioning: Versioning = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning');
versioning.getLatestSDKVersion = () => undefined;
