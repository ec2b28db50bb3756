import { calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { nameOf } from '@duu/contract/labels';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useText } from '../../../i18n/intl.tsx';
import { usePlayer } from '../../player/player-context.ts';
import type { ConversionCost, ReadingOf } from '../cost/conversion-cost.ts';
import { planFor } from '../cost/plan-for.ts';
import type { VoiceSettings } from '../drafts/draft.ts';
import { partsClient } from './parts-client.ts';
import { titleCharacters } from './parts-job.ts';
import { currentRun, endRun, resumeRun, startRun, subscribeToRun } from './parts-runs.ts';
import { type Part, splitIntoParts } from './split-parts.ts';

/** A text with chapters, or one too long for one conversion, in parts, with their total price. */
export interface PartsOffer {
  readonly parts: readonly Part[];
  readonly characters: number;
  readonly isAffordable: boolean;
  /** Whether the text could be one audio as well. */
  readonly isChoice: boolean;
}

interface Options {
  readonly uid: string;
  readonly texts: readonly string[];
  /** Titles of chapters by the index of their first text. */
  readonly titles: ReadonlyMap<number, string>;
  readonly cost: ConversionCost;
  readonly readingOf: ReadingOf;
  readonly speaker: WithId<Speaker> | null;
  readonly voice: VoiceSettings;
  readonly name: string;
  readonly autoPlay: boolean;
}

const tooLong: ReadonlySet<string | null> = new Set([
  'max_characters_per_conversion_exceeded',
  'max_segments_exceeded',
  'max_spoken_characters_exceeded',
  'max_sound_seconds_exceeded',
]);

/** Returns the options for a text with chapters or one that is too long: its parts, and a plan that allows it. */
export function useParts({
  uid,
  texts,
  titles,
  cost,
  readingOf,
  speaker,
  voice,
  name,
  autoPlay,
}: Options) {
  const t = useText();
  const player = usePlayer();
  const [asking, setAsking] = useState(false);
  const isTooLong = tooLong.has(cost.problem);
  const { perConversion, available, characters } = cost;
  const offer = useMemo<PartsOffer | null>(() => {
    const isChoice = !isTooLong && cost.problem === null && titles.size > 1;
    if (!(isTooLong || isChoice) || perConversion === null) return null;
    const parts = splitIntoParts(texts, perConversion, readingOf, voice.speed, titles);
    if (parts === null || parts.length < 2) return null;
    const together = parts.reduce((sum, part) => sum + part.characters, 0);
    const isAffordable = together <= (available ?? 0);
    return { parts, characters: together, isAffordable, isChoice };
  }, [isTooLong, cost.problem, texts, titles, perConversion, available, readingOf, voice.speed]);

  const wantsPlan = cost.problem === 'max_characters_per_conversion_exceeded';
  const catalogue = useCall(calls.getPlans, wantsPlan ? {} : null);
  const plan = wantsPlan ? planFor(catalogue.data?.plans ?? [], characters) : null;

  const run = useSyncExternalStore(subscribeToRun, () => currentRun(uid));
  const state = useSyncExternalStore(subscribeToRun, () => currentRun(uid)?.state ?? null);
  useEffect(() => resumeRun(uid, () => partsClient(uid, player, t, null)), [uid, player, t]);

  const given = name.trim() || nameOf(texts);
  const start = () => {
    setAsking(false);
    if (offer === null || speaker === null) return;
    const { language, speed, pitch, background, backgroundVolume } = voice;
    const job = {
      name: [...given].slice(0, titleCharacters).join(''),
      voice: { speakerId: speaker.id, language, speed, pitch, background, backgroundVolume },
      collectionKey: crypto.randomUUID(),
      collectionId: null,
      parts: offer.parts.map(({ title, segments }) => ({
        title,
        segments: [...segments],
        key: crypto.randomUUID(),
        audioId: null,
        state: 'waiting' as const,
      })),
      startedAt: Date.now(),
      isClosed: false,
    };
    startRun(uid, job, partsClient(uid, player, t, autoPlay ? speaker : null));
  };
  const isThisText = offer?.parts.every(
    ({ segments }, at) => segments.join('\n') === state?.job.parts[at]?.segments.join('\n'),
  );
  return {
    offer,
    /** Whether the running or finished parts are those of this text. */
    isUnderWay: state !== null && isThisText === true,
    plan,
    state,
    name: given,
    asking,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    start,
    resume: () => void run?.go(),
    end: endRun,
  };
}
export type Parts = ReturnType<typeof useParts>;
