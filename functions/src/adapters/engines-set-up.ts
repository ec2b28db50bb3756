import { type EngineId, engineIds } from '@duu/contract/voice';
import { azureKey, azureRegion, chimegeToken, googleSpeech, unset } from '../env.ts';

const isGiven = (value: string) => value !== '' && value !== unset;

/** Which engines have settings; loads none of them. */
export const isSetUp: Readonly<Record<EngineId, () => boolean>> = {
  espeak: () => true,
  google: () => googleSpeech.value(),
  azure: () => isGiven(azureRegion.value()) && isGiven(azureKey.value()),
  chimege: () => isGiven(chimegeToken.value()),
};

export function enginesSetUp(): EngineId[] {
  return engineIds.filter((engine) => isSetUp[engine]());
}
