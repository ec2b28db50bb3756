import { calls } from '@duu/contract/calls/calls';
import { useCall } from './use-call.ts';

/** Returns the catalogue of speakers, shown immediately if another page has loaded it. */
export const useSpeakers = () =>
  useCall(calls.getSpeakers, { failure: 'shownOnce' }, { keep: true });
