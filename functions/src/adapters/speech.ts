import { readPauses } from '@duu/contract/pauses';
import type { Breaker } from '@duu/speech/engines/breaker';
import type { OpenReader } from '@duu/speech/reading/passage-reader';
import type { SpeakRequest, SpeechEvent } from '@duu/speech/speak-types';
import { speechPauses } from '../env.ts';
import type { SignChunk } from './engines.ts';
import type { Files } from './files.ts';

/**
 * Text to MP3, as events; see `speak` in speech.
 * @throws SpeechError, or the reason of the signal
 */
export type Speech = (request: SpeakRequest) => AsyncIterable<SpeechEvent>;

/** Returns the pipeline with the engines of this deployment. */
export async function loadSpeech(
  files: Files,
  breaker: Breaker,
  signChunk: SignChunk,
  openReader: OpenReader,
): Promise<Speech> {
  const [{ speak }, { warmSound }, { loadEngines }] = await Promise.all([
    import('@duu/speech/speak'),
    import('@duu/speech/sound-session'),
    import('./engines.ts'),
  ]);
  warmSound();
  const engines = await loadEngines(files, breaker, signChunk);
  const pauses = readPauses(speechPauses.value());
  return (request) => speak({ ...request, pauses }, { engines, breaker, openReader });
}
