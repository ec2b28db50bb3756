import { isLocalBuild } from '../config/build.ts';

const hostingPort = 5000;

/** All emulators of one suite are shifted by the same offset, and the page's own port tells it. */
function emulatorPort(base: number, pagePort: string = location.port): number {
  return base + Number(pagePort || hostingPort) - hostingPort;
}

/** Where the emulators are; null in a production build. */
export function emulators() {
  if (!isLocalBuild) return null;
  const host = location.hostname === 'localhost' ? '127.0.0.1' : location.hostname;
  return {
    host,
    auth: `http://${host}:${emulatorPort(9099)}`,
    firestorePort: emulatorPort(8080),
    storagePort: emulatorPort(9199),
  };
}
