import type { GivenInputOf, OutputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { callApi } from '../../api/call.ts';
import { useKeyed } from '../../api/use-keyed.ts';

type ConversionRequest = GivenInputOf<Calls['synthesize']>;
export type ConversionStarted = OutputOf<Calls['synthesize']>;

/** What a press requests: a new audio, or another conversion of this one, which is free unless it is paid. */
export interface ConversionIntent {
  readonly audioId: string | null;
  readonly paid?: boolean;
  readonly request: ConversionRequest;
}

const send = (
  { audioId, paid = false, request: input }: ConversionIntent,
  headers: Record<string, string>,
): Promise<ConversionStarted> =>
  audioId === null
    ? callApi(calls.synthesize, { input, headers })
    : callApi(calls.resynthesize, { params: { audioId }, input: { ...input, paid }, headers });

/** Starts conversions. */
export function useConvert() {
  const { press: convert, ...state } = useKeyed(send);
  return { convert, ...state };
}
