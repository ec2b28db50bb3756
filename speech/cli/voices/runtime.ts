import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { fetchFiles } from './fetch-voice.ts';
import { VoiceRefusal } from './voice-refusal.ts';
import type { SourceFile } from './voice-source.ts';

const version = '1.30.0';
const npm = 'https://registry.npmjs.org';

const libraries: Readonly<Record<string, readonly string[]>> = {
  'linux-x64': ['libonnxruntime.so.1'],
  'linux-arm64': ['libonnxruntime.so.1'],
  'darwin-arm64': ['libonnxruntime.1.dylib'],
};

/**
 * Files of onnxruntime-node for a machine. The package has 288 MB for all machines, so its members for this one are
 * taken out; it is not a dependency of the project.
 */
function runtimeFiles(machine: string): SourceFile[] {
  const folder = machine.replace('-', '/');
  const bin = `bin/napi-v6/${folder}`;
  const members = [
    ...['package.json', 'dist/index.js', 'dist/backend.js', 'dist/binding.js', 'dist/version.js'],
    ...[...(libraries[machine] ?? []), 'onnxruntime_binding.node'].map((name) => `${bin}/${name}`),
  ];
  return [
    {
      url: `${npm}/onnxruntime-node/-/onnxruntime-node-${version}.tgz`,
      sha256: '6e3390d6b783e7be946fad629292799da28d0b42f84856e50d2c1b0383291e75',
      take: Object.fromEntries(
        members.map((member) => [`package/${member}`, `node_modules/onnxruntime-node/${member}`]),
      ),
    },
    {
      url: `${npm}/onnxruntime-common/-/onnxruntime-common-${version}.tgz`,
      sha256: '7906c439e0d3e0f4048caa23b64cdfadc0f455c377f579ce1ab2a4b778f07d5f',
      take: Object.fromEntries(
        ['package.json', 'dist/cjs'].map((member) => [
          `package/${member}`,
          `node_modules/onnxruntime-common/${member}`,
        ]),
      ),
    },
  ];
}

/** The library's folder within a voice. */
export const runtimeFolder = 'onnxruntime';

/**
 * Puts onnxruntime-node for this machine into a voice's folder, from `cache` if it was downloaded before.
 * @throws VoiceRefusal
 */
export async function addRuntime(
  voice: string,
  cache: string,
  say: (line: string) => void,
): Promise<void> {
  const machine = `${platform}-${arch}`;
  if (!libraries[machine])
    throw new VoiceRefusal(
      `Kokoro runs on ${Object.keys(libraries).join(', ')}; this is ${machine}.`,
    );
  const folder = join(cache, `onnxruntime-${version}-${machine}`);
  await fetchFiles(runtimeFiles(machine), folder, say);
  const target = join(voice, runtimeFolder, 'node_modules');
  await mkdir(dirname(target), { recursive: true });
  await cp(join(folder, 'node_modules'), target, { recursive: true });
}
