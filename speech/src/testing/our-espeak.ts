import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { installOurVoices } from '../g2p/our-voices.ts';

/** Returns an engine of its own, with our voices. */
export async function ourEspeak(): Promise<EspeakInstance> {
  const loaded = await load();
  installOurVoices(loaded.FS);
  return new loaded.eSpeakNGWorker();
}
