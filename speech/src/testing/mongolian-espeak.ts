import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { installMongolianVoice } from '../g2p/mongolian-voice.ts';

/** An engine of its own, with the Mongolian voice. */
export async function mongolianEspeak(): Promise<EspeakInstance> {
  const loaded = await load();
  installMongolianVoice(loaded.FS);
  return new loaded.eSpeakNGWorker();
}
