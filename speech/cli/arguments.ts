import { extname } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { language } from '@duu/contract/language';
import { defaultPauses, type Pauses, pauseKinds, readPauses } from '@duu/contract/pauses';
import {
  background,
  backgrounds,
  backgroundVolume,
  backgroundVolumes,
  pitchLevel,
  pitchLevels,
  speed,
  speedRange,
} from '@duu/contract/voice-settings';
import type { z } from 'zod';

/** The command was called wrongly; its message is one sentence for the person. */
export class UsageError extends Error {}

export interface SpeakOptions {
  readonly lang: z.infer<typeof language> | undefined;
  readonly speaker: string | undefined;
  readonly speed: number;
  readonly pitch: z.infer<typeof pitchLevel>;
  readonly background: z.infer<typeof background> | null;
  readonly volume: z.infer<typeof backgroundVolume>;
  readonly pauses: Pauses;
  readonly title: string | undefined;
  readonly timings: string | undefined;
  readonly srt: string | undefined;
  readonly vtt: string | undefined;
  readonly out: string;
  readonly format: 'mp3' | 'wav';
  readonly text: string | undefined;
}

export const helpText = `Speaks a text into a sound file.

  npm run speak -- --out FILE [options] [TEXT]

Without TEXT the text is read from standard input. In it [pause 1s] is silence, and [voice ID] at the start of a line changes
the speaker until the end of the text or the next one.

  --out FILE         where to write: .mp3 or .wav
  --lang mn|en       language of the text; guessed from its letters where missing
  --speaker ID       who speaks; --speaker list names them all
  --speed N          ${speedRange.min} to ${speedRange.max}, 1 being the speaker's own
  --pitch LEVEL      ${pitchLevels.join(', ')}
  --background NAME  ${backgrounds.join(', ')}
  --volume LEVEL     of the background: ${backgroundVolumes.join(', ')}
  --pauses LIST      in ms, such as "sentence=600 heading=1500"; the others have their defaults:
                     ${pauseKinds.map((kind) => `${kind}=${defaultPauses[kind]}`).join(' ')}
  --title TEXT       written into the file's tags
  --timings FILE     the words' times as JSON
  --srt FILE         subtitles, SubRip
  --vtt FILE         subtitles, WebVTT
  --help             this text
`;

const names = {
  out: { type: 'string' },
  lang: { type: 'string' },
  speaker: { type: 'string' },
  speed: { type: 'string' },
  pitch: { type: 'string' },
  background: { type: 'string' },
  volume: { type: 'string' },
  pauses: { type: 'string' },
  title: { type: 'string' },
  timings: { type: 'string' },
  srt: { type: 'string' },
  vtt: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readArguments(args: string[]): SpeakOptions | 'help' {
  const { values, positionals } = parseOptions(args, names);
  if (values.help) return 'help';
  if (positionals.length > 1)
    throw new UsageError(`There is more than one text: put it in quotes. (--help tells more.)`);
  if (!values.out && values.speaker !== 'list')
    throw new UsageError('Say where to write with --out FILE. (--help tells more.)');
  const out = values.out ?? '';
  return {
    lang: values.lang === undefined ? undefined : oneOf(language, 'lang', values.lang, 'mn or en'),
    speaker: values.speaker,
    speed: readSpeed(values.speed),
    pitch: oneOf(pitchLevel, 'pitch', values.pitch ?? 'normal', pitchLevels.join(', ')),
    background:
      values.background === undefined || values.background === 'none'
        ? null
        : oneOf(background, 'background', values.background, backgrounds.join(', ')),
    volume: oneOf(
      backgroundVolume,
      'volume',
      values.volume ?? 'medium',
      backgroundVolumes.join(', '),
    ),
    pauses: pausesOf(values.pauses),
    title: values.title,
    timings: values.timings,
    srt: values.srt,
    vtt: values.vtt,
    out,
    format: values.speaker === 'list' ? 'mp3' : formatOf(out),
    text: positionals[0],
  };
}

/** Returns the values of a command's options and its other arguments. */
export function parseOptions<const T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : 'Unknown option.').split('. ');
    throw new UsageError(`${sentence}. (--help tells more.)`);
  }
}

function oneOf<T>(schema: z.ZodType<T>, name: string, value: string, choice: string): T {
  const found = schema.safeParse(value);
  if (!found.success) throw new UsageError(`--${name} is one of ${choice}; not "${value}".`);
  return found.data;
}

function readSpeed(value: string | undefined): number {
  const found = speed.safeParse(Number(value ?? speedRange.normal));
  if (!found.success)
    throw new UsageError(`--speed is ${speedRange.min} to ${speedRange.max}; not "${value}".`);
  return found.data;
}

function pausesOf(value = ''): Pauses {
  try {
    return readPauses(value);
  } catch (error) {
    throw new UsageError(`--pauses: ${error instanceof Error ? error.message : 'unknown'}.`);
  }
}

function formatOf(out: string): 'mp3' | 'wav' {
  const extension = extname(out).toLowerCase();
  if (extension === '.mp3') return 'mp3';
  if (extension === '.wav') return 'wav';
  throw new UsageError(`--out ends in .mp3 or .wav; not "${out}".`);
}
