import type { SpeakRequest, SpeechEvent } from '@duu/speech/speak-types';

/** Text to MP3, as events; see `speak` in speech. Throws `SpeechError`, or the signal's reason. */
export type Speech = (request: SpeakRequest) => AsyncIterable<SpeechEvent>;

/** The pipeline with the engines that this deployment has. */
export async function loadSpeech(): Promise<Speech> {
  const [{ speak }, { createEspeak }] = await Promise.all([
    import('@duu/speech/speak'),
    import('@duu/speech/engines/espeak/espeak'),
  ]);
  const engines = { espeak: createEspeak() };
  return (request) => speak(request, { engines });
}
