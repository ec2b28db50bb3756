import { isLocalBuild } from '../config/build.ts';

const hostingPort = 5000;

/** All emulators of one suite share one port offset, derived from the page's own port. */
function emulatorPort(base: number): number {
  return base + Number(location.port || hostingPort) - hostingPort;
}

/** Returns the emulators' addresses; null in a production build. */
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
