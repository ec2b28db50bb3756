import type { GivenInputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { nameOf, partName, titleCharacters } from '@duu/contract/labels';
import { limits } from '@duu/contract/limits';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { useKeyed } from '../../../api/use-keyed.ts';
import { useGo } from '../../../navigation/use-go.ts';
import { beginConversion } from '../../conversions/play-conversion.ts';
import { trackOfNewAudio } from '../../conversions/track-of-conversion.ts';
import { usePlayer } from '../../player/player-context.ts';
import type { ConversionCost, ReadingOf } from '../cost/conversion-cost.ts';
import { planFor } from '../cost/plan-for.ts';
import { requestedVoice, type VoiceSettings } from '../drafts/draft.ts';
import { type Part, splitIntoParts } from './split-parts.ts';

/** A text with chapters, or one too long for one conversion, in parts, with their total price. */
export interface PartsOffer {
  readonly parts: readonly Part[];
  readonly characters: number;
  /** How many parts, from the first one, the user's characters suffice for. */
  readonly affordable: number;
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
  readonly author: string;
  readonly cover: string | null;
  readonly autoPlay: boolean;
  /** Called when the server has the whole text. */
  readonly onCreated: () => void;
}

const tooLong: ReadonlySet<string | null> = new Set([
  'max_characters_per_conversion_exceeded',
  'max_segments_exceeded',
  'max_spoken_characters_exceeded',
  'max_sound_seconds_exceeded',
]);

function affordableOf(parts: readonly Part[], available: number): number {
  let sum = 0;
  const first = parts.findIndex(({ characters }) => {
    sum += characters;
    return sum > available;
  });
  return first === -1 ? parts.length : first;
}

const createBook = (input: GivenInputOf<Calls['createBook']>, headers: Record<string, string>) =>
  callApi(calls.createBook, { input, headers });

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
  author,
  cover,
  autoPlay,
  onCreated,
}: Options) {
  const player = usePlayer();
  const go = useGo();
  const { press, busy, error, clearError } = useKeyed(createBook);
  const [asking, setAsking] = useState(false);
  const isTooLong = tooLong.has(cost.problem);
  const { perConversion, available, characters } = cost;
  const offer = useMemo<PartsOffer | null>(() => {
    const isChoice = !isTooLong && cost.problem === null && titles.size > 1;
    if (!(isTooLong || isChoice) || perConversion === null) return null;
    const parts = splitIntoParts(texts, perConversion, readingOf, voice.speed, titles);
    if (parts === null || parts.length < 2 || parts.length > limits.collectionAudios) return null;
    const together = parts.reduce((sum, part) => sum + part.characters, 0);
    const affordable = affordableOf(parts, available ?? 0);
    return { parts, characters: together, affordable, isChoice };
  }, [isTooLong, cost.problem, texts, titles, perConversion, available, readingOf, voice.speed]);

  const wantsPlan = cost.problem === 'max_characters_per_conversion_exceeded';
  const catalogue = useCall(calls.getPlans, wantsPlan ? {} : null);
  const plan = wantsPlan ? planFor(catalogue.data?.plans ?? [], characters) : null;

  const given = [...(name.trim() || nameOf(texts))].slice(0, titleCharacters).join('');
  const start = async () => {
    setAsking(false);
    if (offer === null || speaker === null) return;
    if (autoPlay) player.prepare();
    const parts = offer.parts.map(({ title, segments }) => ({ title, segments: [...segments] }));
    const about = { name: given, author: author.trim() || null, cover };
    const created = await press({ ...about, ...requestedVoice(voice), parts });
    if (created === null) return;
    const { collectionId } = created;
    const track = trackOfNewAudio(created, partName({ name: given, parts }, 0), speaker);
    void beginConversion(player, uid, track, autoPlay, { id: collectionId, name: given });
    onCreated();
    go(`/app/library/${collectionId}`);
  };
  return {
    offer,
    plan,
    name: given,
    busy,
    error,
    clearError,
    asking,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    start: () => void start(),
  };
}
export type Parts = ReturnType<typeof useParts>;
