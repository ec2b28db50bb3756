import { type EngineId, engineIds } from '@duu/contract/voice-settings';
import { installedVoices } from '@duu/speech/voices/installed';
import {
  azureKey,
  azureRegion,
  chimegeToken,
  googleSpeech,
  speechServer,
  unset,
  voicesPlace,
} from '../env.ts';
import { inBucket } from './voices.ts';

const isGiven = (value: string) => value !== '' && value !== unset;

/** Which engines have settings; loads none of them. */
export const isSetUp: Readonly<Record<EngineId, () => boolean>> = {
  espeak: () => true,
  onnx: () => voicesPlace.value() === inBucket || installedVoices(voicesPlace.value()).length > 0,
  google: () => googleSpeech.value(),
  azure: () => isGiven(azureRegion.value()) && isGiven(azureKey.value()),
  chimege: () => isGiven(chimegeToken.value()),
  server: () => isGiven(speechServer.value()),
};

export function enginesSetUp(): EngineId[] {
  return engineIds.filter((engine) => isSetUp[engine]());
}
