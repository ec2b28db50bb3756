import { join } from 'node:path';
import type { DividedGraph } from '../../src/voices/split-durations.ts';
import { writeParts, writePieces } from './divided-parts.ts';
import { speakersOf, styleSize } from './kokoro-styles.ts';
import type { Prepared } from './prepared.ts';
import { readStyles } from './read-styles.ts';
import { VoiceRefusal } from './voice-refusal.ts';

export interface KokoroSource {
  readonly source: string;
  readonly target: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly addRuntime: (folder: string) => Promise<void>;
}

/** Writes the two parts of the model, the styles and the library into the voice's folder. @throws VoiceRefusal */
export async function prepareKokoro(
  divided: DividedGraph,
  { source, target, metadata, addRuntime }: KokoroSource,
): Promise<Prepared> {
  const styles = await readStyles(source, metadata);
  if (styles.size === 0)
    throw new VoiceRefusal(
      'A Kokoro voice needs its styles in the folder: voices.bin, or a file NAME.bin for each.',
    );
  await addRuntime(target);
  const parts = await writeParts(divided, target, ({ integers, floats }, [tokens = 'tokens']) => ({
    [tokens]: integers([0, 43, 0], [1, 3]),
    style: floats(new Float32Array(styleSize), [1, styleSize]),
  }));
  const speakers = speakersOf(styles);
  await writePieces(
    join(target, 'voices.bin'),
    speakers.map(
      ({ values }) => new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    ),
  );
  return {
    format: 'kokoro',
    characters: false,
    sampleRate: 24_000,
    speakers: speakers.length,
    styles: speakers.map(({ style }) => style),
    files: { ...parts, voices: 'voices.bin' },
  };
}
