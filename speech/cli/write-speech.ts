import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { speak } from '../src/speak.ts';
import type { SpeakDeps, SpeakRequest, SpeechResult } from '../src/speak-types.ts';
import { toSrt, toVtt } from '../src/subtitles.ts';
import type { SpeakOptions } from './arguments.ts';

type Files = Pick<SpeakOptions, 'out' | 'format' | 'timings' | 'srt' | 'vtt'>;

/**
 * Speaks into a file that appears only when it is whole: it is written beside its place under another name. The
 * word files follow it. Throws what `speak` throws, or the file system's error as one sentence.
 */
export async function writeSpeech(
  request: SpeakRequest,
  deps: SpeakDeps,
  files: Files,
): Promise<SpeechResult> {
  const wantsWords = Boolean(files.timings || files.srt || files.vtt);
  const result = await inPlace(files.out, async (path) => {
    const handle = await open(path, 'w');
    try {
      let done: SpeechResult | undefined;
      const speech = speak({ ...request, format: files.format, keep: wantsWords }, deps);
      for await (const event of speech) {
        if (event.type === 'audio') await handle.writeFile(event.bytes);
        else if (event.type === 'done') done = event.result;
      }
      if (!done) throw new Error('The speech ended without a result.');
      if (done.header) await handle.write(done.header, 0, done.header.length, 0);
      return done;
    } finally {
      await handle.close();
    }
  });
  const { segments } = request;
  const { words } = result;
  if (files.timings) await put(files.timings, `${JSON.stringify(words, null, 2)}\n`);
  if (files.srt) await put(files.srt, toSrt(segments, words));
  if (files.vtt) await put(files.vtt, toVtt(segments, words));
  return result;
}

const put = (path: string, text: string) =>
  inPlace(path, (temporary) => writeFile(temporary, text));

async function inPlace<T>(path: string, write: (temporary: string) => Promise<T>): Promise<T> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    const result = await write(temporary);
    await rename(temporary, path);
    return result;
  } catch (error) {
    await rm(temporary, { force: true });
    if (error instanceof Error && 'syscall' in error)
      throw new Error(
        `${path} could not be written (${'code' in error ? error.code : 'unknown'}).`,
      );
    throw error;
  }
}
