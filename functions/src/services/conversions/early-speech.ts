import { isDeepStrictEqual } from 'node:util';
import type { SpeakRequest, SpeechEvent } from '@duu/speech/speak-types';
import { awaitFirstSound } from '@duu/speech/stream/first-sounds';
import type { Deps } from '../../deps.ts';
import { type Begun, begin } from '../begun.ts';

/** The player asks for the sound right after the answer. */
const keptMs = 10_000;

interface EarlySpeech {
  readonly engines: Deps['speech'];
  readonly request: SpeakRequest;
  readonly events: Begun<SpeechEvent>;
  /** Whether its first sound is there. */
  spoke: boolean;
  readonly stop: AbortController;
  /** Ends the wait for its first sound. */
  readonly endWait: () => void;
  readonly leave: () => void;
}

const begun = new Map<string, EarlySpeech>();

async function* spoken(
  deps: Deps,
  request: SpeakRequest,
  signal: AbortSignal,
): AsyncGenerator<SpeechEvent, void, undefined> {
  const speech = await deps.speech();
  yield* speech({ ...request, signal });
}

const isFor = ({ engines, request }: EarlySpeech, deps: Deps, other: SpeakRequest): boolean =>
  engines === deps.speech && isDeepStrictEqual(request, other);

function giveUp({ events, stop, endWait }: EarlySpeech, why: string): void {
  endWait();
  stop.abort(new Error(why));
  events.leave();
}

/**
 * Begins to speak a conversion while it is being written, so that its first sound is there when its player asks for it on
 * this instance. Only an embedded voice: what another one speaks for nobody may cost money. What is heard later than its
 * beginning waits until its player asks, as the answer and the page may need this machine.
 * @param all whether it goes on after the first sound, for which nobody may wait
 * @returns to be called if the conversion is not started
 */
export function speakEarly(
  deps: Deps,
  audioId: string,
  request: SpeakRequest,
  all = false,
): () => void {
  if (request.speaker.engine !== 'espeak') return () => undefined;
  const before = begun.get(audioId);
  if (before && isFor(before, deps, request)) return before.leave;
  before?.leave();
  const stop = new AbortController();
  const leave = () => {
    if (begun.get(audioId) !== one) return;
    begun.delete(audioId);
    giveUp(one, 'Nobody asked for the sound.');
  };
  const one: EarlySpeech = {
    engines: deps.speech,
    request,
    endWait: all ? () => undefined : awaitFirstSound(),
    events: begin(spoken(deps, request, stop.signal), all),
    spoke: false,
    stop,
    leave,
  };
  one.events.first.then(
    ({ value }) => {
      one.spoke = value?.type === 'audio';
    },
    () => undefined,
  );
  begun.set(audioId, one);
  setTimeout(leave, keptMs).unref();
  return leave;
}

/** Whether the first sound of a conversion is there, and was not taken yet. */
export function isSpoken(audioId: string): boolean {
  return begun.get(audioId)?.spoke ?? false;
}

/** Speaks a conversion, or goes on with what was begun for it. */
export function speechOf(
  deps: Deps,
  audioId: string,
  request: SpeakRequest,
  signal: AbortSignal,
): AsyncIterable<SpeechEvent> {
  const early = begun.get(audioId);
  begun.delete(audioId);
  if (!early) return spoken(deps, request, signal);
  if (!isFor(early, deps, request)) {
    // It was changed in the meantime: a speaker has another voice.
    giveUp(early, 'Something else is spoken.');
    return spoken(deps, request, signal);
  }
  early.endWait();
  const abort = () => early.stop.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return early.events.read();
}
