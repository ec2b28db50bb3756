import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countSegments } from '@duu/contract/count-segments';
import { limits } from '@duu/contract/limits';
import { isSpeakable, measureSpoken } from '@duu/contract/spoken';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import type { SpeechResult } from '@duu/speech/speak-types';
import { SpeechError } from '@duu/speech/speech-error';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { acceptText } from './accept-text.ts';

type Try = Calls['trySpeech'];

/** Visitors wait for their turn together. */
const owner = 'visitors';

/**
 * Speaks a sentence for a visitor. Nothing of it is stored or logged.
 * @throws ApiError `segment_empty`, `segment_invalid`, `try.too_long`, `normalize_failed`, `failed_to_synthesize_audio`
 */
export async function trySpeech(
  deps: Deps,
  { text, language }: InputOf<Try>,
): Promise<OutputOf<Try>> {
  const { characters, soundSeconds } = limits.tries;
  const segments = acceptText([text]);
  if (countSegments(segments) > characters) throw new ApiError('try.too_long');
  const normalizer = await deps.normalizer();
  const options = { language, dictionary: [] };
  const { readings } = await normalizer.run(owner, 'readText', { options, segments });
  if (!isSpeakable(segments, readings)) throw new ApiError('segment_invalid');
  if (measureSpoken(segments, readings, 1).seconds > soundSeconds) {
    throw new ApiError('try.too_long');
  }
  const { audio, result } = await spoken(deps, segments, language);
  return {
    audio: Buffer.concat(audio).toString('base64'),
    durationMs: result.durationMs,
    spoken: readings.map((reading) => reading.spoken).join(' '),
    words: [...result.words],
  };
}

async function spoken(
  deps: Deps,
  segments: readonly string[],
  language: InputOf<Try>['language'],
): Promise<{ audio: Uint8Array[]; result: SpeechResult }> {
  const speaker = espeakVoices.find((one) => one.language === language);
  if (!speaker) throw new ApiError('unsupported_language');
  const { voice, gainDb } = speaker;
  const speak = await deps.speech();
  const audio: Uint8Array[] = [];
  try {
    const events = speak({
      segments,
      language,
      speaker: { engine: 'espeak', voice, gainDb, name: '' },
      background: null,
      backgroundVolume: 'medium',
      speed: 1,
      pitch: 'normal',
      signal: AbortSignal.timeout(limits.tries.timeoutMs),
    });
    for await (const event of events) {
      if (event.type === 'audio') audio.push(event.bytes);
      if (event.type === 'done') return { audio, result: event.result };
    }
  } catch (cause) {
    if (cause instanceof SpeechError && cause.key === 'segment_invalid') {
      throw new ApiError('segment_invalid');
    }
    throw new ApiError('failed_to_synthesize_audio', { cause });
  }
  throw new ApiError('failed_to_synthesize_audio');
}
