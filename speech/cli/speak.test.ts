import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { word } from '@duu/contract/word';
import { parseSync } from 'subtitle';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const script = fileURLToPath(new URL('./speak.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'duu-speak-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string[], input?: string) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (data) => {
    out += data;
  });
  child.stderr?.on('data', (data) => {
    err += data;
  });
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, out, err };
}

describe('npm run speak', () => {
  it('speaks a text of the command line, with its words', async () => {
    const files = ['--timings', 'a.json', '--srt', 'a.srt', '--vtt', 'a.vtt'];
    const { code, err } = await run(['--out', 'a.mp3', ...files, 'Сайн байна уу?']);
    expect(err).toMatch(/^a\.mp3: \d\.\d s, spoken by /);
    expect(code).toBe(0);
    const words = z.array(word).parse(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')));
    expect(words.map(({ start, end }) => 'Сайн байна уу?'.slice(start, end))).toEqual([
      'Сайн',
      'байна',
      'уу',
    ]);
    for (const name of ['a.srt', 'a.vtt'])
      expect(parseSync(readFileSync(join(folder, name), 'utf8')).at(-1)).toMatchObject({
        type: 'cue',
        data: { text: 'Сайн байна уу?' },
      });
    expect(readFileSync(join(folder, 'a.mp3')).subarray(0, 3).toString()).toBe('ID3');
  });

  it('reads standard input, guesses English and completes a WAV', async () => {
    const { code, err } = await run(['--out', 'b.wav', '--speed', '1.5'], 'Good morning.\n');
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('Emily') });
    const file = readFileSync(join(folder, 'b.wav'));
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
  });

  it.each([
    [['--out', 'c.mp3', '--pitch', 'deep', 'x'], '--pitch is one of'],
    [['--out', 'c.mp3', '--speed', '3', 'x'], '--speed is 0.5 to 2'],
    [['--out', 'c.mp3', '--speed', 'fast', 'x'], '--speed is 0.5 to 2'],
    [['--out', 'c.mp3', '--lang', 'de', 'x'], '--lang is one of'],
    [['--out', 'c.mp3', '--background', 'metal', 'x'], '--background is one of'],
    [['--out', 'c.mp3', '--speaker', 'nobody', 'x'], 'There is no speaker'],
    [['--out', 'c.ogg', 'x'], '--out ends in'],
    [['x'], 'Say where to write'],
    [['--out', 'c.mp3', 'x', 'y'], 'more than one text'],
    [['--out', 'c.mp3', '--loud', 'x'], 'Unknown option'],
    [['--out', 'c.mp3', '  '], 'The text is empty.'],
  ])('%j is wrong usage: one sentence and 2', async (args, sentence) => {
    const { code, err, out } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--out', 'nowhere/d.mp3', 'x'], 'could not be written'],
    [['--out', 'd.mp3', '…'], 'nothing in this text'],
  ])('%j fails: one sentence and 1, and leaves no file', async (args, sentence) => {
    const { code, err } = await run(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => /d\.mp3|part$/.test(name))).toEqual([]);
  });

  it('helps, and names the speakers', async () => {
    const help = await run(['--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain('--background NAME');
    const list = await run(['--speaker', 'list']);
    expect(list.code).toBe(0);
    expect(list.out.trim().split('\n').length).toBeGreaterThanOrEqual(8);
  });
});
