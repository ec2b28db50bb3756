import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';

const run = promisify(execFile);
const module = path.join(import.meta.dirname, 'sd_duu');
const isInstalled = existsSync('/usr/bin/speech-dispatcher') && existsSync('/usr/bin/spd-say');

/** Starts the real server with this module, its own settings, and a sound device that is a file. */
function startServer(folder: string) {
  const sound = path.join(folder, 'sound.raw');
  const socket = path.join(folder, 'socket');
  mkdirSync(path.join(folder, 'log'));
  writeFileSync(
    path.join(folder, 'speechd.conf'),
    [
      `LogDir "${folder}/log"`,
      'LogLevel 3',
      'AudioOutputMethod "alsa"',
      'AudioALSADevice "default"',
      `AddModule "duu" "${module}" ""`,
      'DefaultModule duu',
      'DefaultLanguage "mn"',
    ].join('\n'),
  );
  writeFileSync(
    path.join(folder, 'asound.conf'),
    `pcm.null { type null }
pcm.!default { type file slave.pcm "null" file "${sound}" format "raw" }
`,
  );
  const env = {
    ...process.env,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    ALSA_CONFIG_PATH: path.join(folder, 'asound.conf'),
    SPEECHD_ADDRESS: `unix_socket:${socket}`,
  };
  const args = ['-s', '-C', folder, '-c', 'unix_socket', '-S', socket, '-P', `${folder}/pid`];
  const server = spawn('/usr/bin/speech-dispatcher', args, { env, stdio: 'ignore' });
  return { server, sound, socket, say: (...asked: string[]) => run('spd-say', asked, { env }) };
}

test('the real speech-dispatcher speaks with it, faster when asked', async () => {
  if (!isInstalled) {
    console.warn(
      'NOT TESTED: speech-dispatcher is not installed (Debian: apt install speech-dispatcher).',
    );
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'duu-speechd-'));
  const { server, sound, socket, say } = startServer(folder);
  try {
    await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 120_000 });
    const { stdout } = await say('-L');
    expect(stdout).toMatch(/nomin\s+mn/);
    const bytes = () => (existsSync(sound) ? readFileSync(sound).length : 0);
    const heard = async (...asked: string[]) => {
      const before = bytes();
      await say('-w', ...asked);
      return bytes() - before;
    };
    const text = 'Сайн байна уу? Энэ ном сайхан юм.';
    const normal = await heard(text);
    // A second and a half at least, of 24,000 samples of two bytes.
    expect(normal).toBeGreaterThan(72_000);
    expect(await heard('-r', '50', text)).toBeLessThan(0.7 * normal);
    expect(await heard('-s', 'НҮХ')).toBeGreaterThan(20_000);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
