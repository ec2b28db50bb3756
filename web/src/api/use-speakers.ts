import { calls } from '@duu/contract/calls/calls';
import { useCall } from './use-call.ts';

/** The catalogue of speakers, shown at once where another page has asked for it. */
export const useSpeakers = () => useCall(calls.getSpeakers, { toast: 'once' }, { keep: true });
