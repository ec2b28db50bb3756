import { createHash } from 'node:crypto';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { SpeechCall } from '@duu/contract/documents/speech-call';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import {
  directReads,
  increment,
  type Reads,
  type Transaction,
} from '../../repositories/documents.ts';
import { ensureMaySpeak } from '../conversions/conversion-limits.ts';
import { ensureMarkedVoices, type MarkedVoices } from '../conversions/marked-voices.ts';
import { ensurePlanAllows } from '../conversions/usable-speaker.ts';
import { type SpendingState, spendableSubscription } from '../credits/active-subscription.ts';
import { ensureCredits, holdCredits } from '../credits/hold.ts';
import { onceOnly } from '../idempotency.ts';
import type { KeyedCaller } from '../keys/keyed-caller.ts';

/** How a request says that it repeats another one. */
export interface Repetition {
  /** The `Idempotency-Key` header. */
  readonly key: string | null;
  /** Whether the client says that it tries again, as OpenAI's packages do. */
  readonly isRetry: boolean;
  /** Everything that was asked for. */
  readonly body: unknown;
}

export interface OpenCall {
  readonly callId: string;
  readonly attempt: number;
}

interface CallDetails {
  readonly speaker: WithId<Speaker>;
  readonly segments: readonly string[];
  readonly voices: MarkedVoices;
  readonly characters: number;
  readonly spending: SpendingState;
  readonly repetition: Repetition;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Names a request for later repetitions: by the client's own key, or by what it asks for. */
function nameOf({ keyId }: KeyedCaller, { key, body }: Repetition): string {
  return `speech ${keyId} ${key === null ? hashOf(body) : `key ${key}`}`;
}

/** Returns the call that a request repeats, if it may still be continued for what was paid. */
async function repeatedCall(
  tx: Transaction,
  { documents, now }: Deps,
  uid: string,
  callId: string | null,
): Promise<WithId<SpeechCall> | null> {
  if (callId === null) return null;
  const call = (await tx.get(documents.speechCall(uid, callId))).data();
  if (!call || call.attempt >= limits.speechCalls.attempts) return null;
  const ageMs = now().getTime() - call.startedAt.getTime();
  return ageMs > limits.speechCalls.repeatMs ? null : { ...call, id: callId };
}

/** Reads whether the caller may speak, and from which subscription. */
async function readTerms(
  reads: Reads,
  deps: Deps,
  { uid, terms }: KeyedCaller,
  {
    speaker,
    spending,
    segments,
    voices,
  }: Pick<CallDetails, 'speaker' | 'spending' | 'segments' | 'voices'>,
) {
  const user = (await reads.get(deps.documents.user(uid))).data();
  if (!user) throw new ApiError('auth.user_not_found');
  const spendable = await spendableSubscription(reads, deps, uid, user, spending);
  ensurePlanAllows(spendable.subscription.plan, speaker, { background: null });
  ensureMarkedVoices(segments, voices, spendable.subscription.plan);
  ensureMaySpeak(user, terms.atOnce, deps.now());
  return spendable;
}

/** Refuses what `openCall` would refuse, as far as that is known without reading the text. */
export async function ensureMayOpen(
  deps: Deps,
  caller: KeyedCaller,
  details: Omit<CallDetails, 'characters'> & { readonly typed: number },
): Promise<void> {
  const { subscription } = await readTerms(directReads, deps, caller, details);
  const { isRetry, key } = details.repetition;
  // What a repeated request owes is read with its first one.
  if (!isRetry && key === null) ensureCredits(subscription, details.typed);
}

/**
 * Holds what a text costs and notes the call, in one transaction. A repeated request holds only what was not charged,
 * and takes over the hold of an attempt whose end is not noticed yet.
 */
export async function openCall(
  deps: Deps,
  caller: KeyedCaller,
  details: CallDetails,
): Promise<OpenCall> {
  const { documents, now } = deps;
  const { uid, keyId } = caller;
  const { speaker, characters, repetition } = details;
  const once = onceOnly(deps, uid, nameOf(caller, repetition), repetition.body);
  const looksBack = repetition.isRetry || repetition.key !== null;
  const newCallId = deps.newId();
  return documents.transact(async (tx) => {
    const earlier = looksBack ? await once.earlier(tx) : null;
    const call = await repeatedCall(tx, deps, uid, earlier);
    const { subscription, storeInUser } = await readTerms(tx, deps, caller, details);
    storeInUser(tx);
    const at = now();
    const callId = call?.id ?? newCallId;
    const owed = call ? Math.max(0, characters - call.charged) : characters;
    const hold =
      call?.hold ??
      (owed === 0
        ? null
        : holdCredits(tx, deps, uid, subscription, {
            characters: owed,
            audioId: null,
            keyId,
            callId,
          }));
    const attempt = (call?.attempt ?? 0) + 1;
    const others = call && call.speakingSince !== null ? call.running : [];
    const running = [...others, attempt];
    const speaking = { attempt, running, hold, speakingSince: at, error: null };
    if (call) tx.update(documents.speechCall(uid, callId), speaking);
    else {
      tx.create(documents.speechCall(uid, callId), {
        keyId,
        speakerId: speaker.id,
        characters,
        charged: 0,
        delivered: 0,
        owed: 0,
        ...speaking,
        startedAt: at,
        expiresAt: new Date(at.getTime() + limits.speechCalls.keptMs),
      });
      once.remember(tx, callId);
    }
    // An attempt that is taken over no longer counts.
    if (!call || call.speakingSince === null) {
      tx.update(documents.user(uid), { 'counters.speaking': increment(1) });
    }
    return { callId, attempt };
  });
}
