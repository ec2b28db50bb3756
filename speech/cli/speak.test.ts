import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { word } from '@duu/contract/word';
import { parseSync } from 'subtitle';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runSpeak } from './speak-command.ts';
import { callHere, start } from './testing/call.ts';

const script = fileURLToPath(new URL('./speak.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'duu-speak-'));
afterAll(() => rmSync(folder, { recursive: true }));

const neverStopped = () => new AbortController().signal;
const call = (args: string[], input?: string) =>
  callHere((terminal) => runSpeak(args, terminal, neverStopped), input);

describe('npm run speak', () => {
  it('speaks a text of the command line, with its words', async () => {
    const files = ['--timings', 'a.json', '--srt', 'a.srt', '--vtt', 'a.vtt', '--out', 'a.mp3'];
    const given = files.map((one) => (one.startsWith('--') ? one : join(folder, one)));
    const { code, err } = await call([...given, 'Сайн байна уу?']);
    expect(err).toMatch(/a\.mp3: \d\.\d s, spoken by /);
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

  it('reads standard input, guesses English and completes a WAV, as a process', async () => {
    const path = join(folder, 'b.wav');
    const { code, err } = await start(script, ['--out', path, '--speed', '1.5'], 'Good morning.\n');
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('Emily') });
    const file = readFileSync(path);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
  });

  it('pauses and changes voices as a text says, with its words in place', async () => {
    const path = join(folder, 'm.wav');
    const text = '[voice bat: Дорж] Сайн уу?\n[pause 2s] [voice Оюун: Сараа] Сайн.';
    const words = join(folder, 'm.srt');
    expect(await call(['--out', path, '--srt', words, text])).toMatchObject({ code: 0 });
    const cues = readFileSync(words, 'utf8');
    expect(cues).toContain('Сайн уу?');
    expect(cues).not.toMatch(/Дорж|voice|\[/u);
    for (const wrong of ['[voice хэнч] Сайн.', '[pause 1 day] Сайн.', 'Сайн. [voice Бат'])
      expect(await call(['--out', path, wrong])).toMatchObject({ code: 2 });
  });

  it('uses the given pauses', async () => {
    const lengthWith = async (pauses: string) => {
      const path = join(folder, 'p.wav');
      await call(['--out', path, '--pauses', pauses, 'Нэг хоёр. Гурав дөрөв.']);
      return (readFileSync(path).length - 44) / 2 / 22_050;
    };
    const more = (await lengthWith('sentence=2500')) - (await lengthWith('sentence=500'));
    expect(more).toBeCloseTo(2, 1);
  });

  it.each([
    [['--out', 'c.mp3', '--pitch', 'deep', 'x'], '--pitch is one of'],
    [['--out', 'c.mp3', '--speed', '3', 'x'], '--speed is 0.5 to 2'],
    [['--out', 'c.mp3', '--speed', 'fast', 'x'], '--speed is 0.5 to 2'],
    [['--out', 'c.mp3', '--lang', 'de', 'x'], '--lang is one of'],
    [['--out', 'c.mp3', '--background', 'metal', 'x'], '--background is one of'],
    [['--out', 'c.mp3', '--pauses', 'stop=5', 'x'], '"stop=5" names none of'],
    [['--out', 'c.mp3', '--speaker', 'nobody', 'x'], 'There is no speaker'],
    [['--out', 'c.ogg', 'x'], '--out ends in'],
    [['x'], 'Say where to write'],
    [['--out', 'c.mp3', 'x', 'y'], 'more than one text'],
    [['--out', 'c.mp3', '--loud', 'x'], 'Unknown option'],
    [['--out', 'c.mp3', '  '], 'The text is empty.'],
  ])('%j is wrong usage: one sentence and 2', async (args, sentence) => {
    const { code, err, out } = await call(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('ends with the exit code, as a process', async () => {
    const { code, err, out } = await start(script, ['x']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Say where to write.*\n$/);
  });

  it.each([
    ['nowhere/d.mp3', 'x', 'could not be written'],
    ['d.mp3', '…', 'nothing in this text'],
  ])('%s of %j fails: one sentence and 1, and leaves no file', async (name, text, sentence) => {
    const { code, err } = await call(['--out', join(folder, name), text]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => /d\.mp3|part$/.test(name))).toEqual([]);
  });

  it('helps, and names the speakers', async () => {
    const help = await call(['--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain('--background NAME');
    const list = await call(['--speaker', 'list']);
    expect(list.code).toBe(0);
    expect(list.out.trim().split('\n').length).toBeGreaterThanOrEqual(8);
  });
});
