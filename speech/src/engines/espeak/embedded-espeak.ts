/// <reference path="./espeak-module.d.ts" />
import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';

let loaded: Promise<EspeakInstance> | undefined;

/** The embedded eSpeak in this thread, for the phonemes of short texts. A load that failed is tried again by the next call. */
export function embeddedEspeak(): Promise<EspeakInstance> {
  loaded ??= load()
    .then(({ eSpeakNGWorker }) => new eSpeakNGWorker())
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
