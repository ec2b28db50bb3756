import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** FFmpeg's chapters, tags and tracks of a file. */
const probed = z.object({
  chapters: z.array(
    z.object({
      start_time: z.string(),
      end_time: z.string(),
      tags: z.object({ title: z.string() }),
    }),
  ),
  streams: z.array(z.object({ codec_type: z.string(), codec_name: z.string().optional() })),
  format: z.object({ duration: z.string(), tags: z.record(z.string(), z.string()).default({}) }),
});

/** Whether this machine has Debian's package ffmpeg. */
export function hasFfprobe(): boolean {
  try {
    execFileSync('ffprobe', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('ffprobe (Debian: ffmpeg) is not installed: its tests are skipped.');
    return false;
  }
}

/** Returns what FFmpeg reads of a file, with times in ms. @throws Error with its complaints */
export async function ffprobe(file: string) {
  const shown = ['-show_chapters', '-show_format', '-show_streams', '-of', 'json'];
  const { stdout } = await promisify(execFile)('ffprobe', ['-v', 'error', ...shown, file]);
  const { chapters, streams, format } = probed.parse(JSON.parse(stdout));
  const ms = (seconds: string) => Math.round(Number(seconds) * 1000);
  return {
    chapters: chapters.map(({ start_time, end_time, tags }) => ({
      title: tags.title,
      startMs: ms(start_time),
      endMs: ms(end_time),
    })),
    kinds: streams.map(({ codec_type, codec_name = '' }) => `${codec_type} ${codec_name}`.trim()),
    durationMs: ms(format.duration),
    tags: format.tags,
  };
}
