// Finds Firefox and WebKitGTK for the tests in other engines than Chromium, with what they need to play sound, a screen and a
// sink for the sound, or installs Debian's.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.ts';
import { installDebian } from './debian.ts';

const folders = (process.env.PATH ?? '').split(path.delimiter);
const miniBrowsers = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64-linux-gnu/webkit2gtk', 'aarch64-linux-gnu/webkit2gtk'].map(
    (place) => `/usr/lib/${place}-${version}/MiniBrowser`,
  ),
);

/** Where the programs are that the tests in Firefox and WebKitGTK start. */
export interface Engines {
  readonly firefox: string;
  readonly webkitDriver: string;
  readonly miniBrowser: string;
  readonly screen: string;
  readonly sound: string;
  /** Records what the sound server plays. */
  readonly recorder: string;
}

interface Program {
  readonly names: readonly string[];
  /** Debian's packages with it. */
  readonly packages: readonly string[];
}

const programs: Record<keyof Engines, Program> = {
  firefox: { names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkitDriver: {
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'dbus', 'dbus-x11', 'fonts-dejavu-core'],
  },
  miniBrowser: { names: miniBrowsers, packages: ['webkit2gtk-driver'] },
  screen: { names: ['Xvfb'], packages: ['xvfb', 'xauth'] },
  sound: { names: ['pulseaudio'], packages: ['pulseaudio'] },
  recorder: { names: ['parec'], packages: ['pulseaudio-utils'] },
};

/** Plugins of GStreamer, which Debian installs apart from the browsers. A browser without one is silent, with no error. */
const plugins: readonly Program[] = [
  plugin('playback', 'gstreamer1.0-plugins-base'),
  plugin('audioparsers', 'gstreamer1.0-plugins-good'),
  plugin('videoparsersbad', 'gstreamer1.0-plugins-bad'),
  plugin('libav', 'gstreamer1.0-libav'),
  plugin('pulseaudio', 'gstreamer1.0-pulseaudio'),
];

function plugin(name: string, ...packages: readonly string[]): Program {
  const places = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'lib64', 'lib'];
  const names = places.map((place) => `/usr/${place}/gstreamer-1.0/libgst${name}.so`);
  return { names, packages };
}

function pathOf({ names }: Program): string | undefined {
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => existsSync(file));
}

const missing = () =>
  [...Object.values(programs), ...plugins].filter((program) => pathOf(program) === undefined);
const packagesOf = (some: readonly Program[]) => [
  ...new Set(some.flatMap(({ packages }) => packages)),
];

/** Returns where the programs are. @throws CommandError if one or a plugin is missing */
export function installedEngines(): Engines {
  const [lacking] = missing();
  if (lacking) {
    const install = `sudo apt-get install ${packagesOf(missing()).join(' ')}`;
    throw new CommandError(
      `The tests in Firefox and WebKitGTK need ${lacking.names[0]}, which was not found (Debian and Ubuntu: \`${install}\`).`,
    );
  }
  const of = (name: keyof Engines) => pathOf(programs[name]) ?? '';
  return {
    firefox: of('firefox'),
    webkitDriver: of('webkitDriver'),
    miniBrowser: of('miniBrowser'),
    screen: of('screen'),
    sound: of('sound'),
    recorder: of('recorder'),
  };
}

/** Installs the programs that are missing, if possible. Returns their paths; null if one is missing still. */
export async function findEngines(): Promise<Engines | null> {
  if (missing().length > 0) await installDebian('Firefox and WebKitGTK', packagesOf(missing()));
  return missing().length > 0 ? null : installedEngines();
}
