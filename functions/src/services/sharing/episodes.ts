import { type Chapter, chaptersOf } from '@duu/contract/chapters';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { mapSideBySide } from '../../side-by-side.ts';
import type { FinishedAudio } from '../audios/collection-audios.ts';
import type { Span } from '../audios/sent-file.ts';
import { soundPlace } from '../audios/sound-place.ts';
import { isFormat, type Source, sourceOf } from '../audios/sources.ts';
import { playlistAudios } from './playlists.ts';

/** A piece of an episode, which apps list as a chapter of it. */
interface Piece {
  readonly title: string;
  readonly startMs: number;
}

/** An episode of a podcast: a chapter of a collection, whose pieces are one file, or an audio. */
export interface Episode {
  /** The id of its first audio. */
  readonly id: string;
  readonly title: string;
  readonly first: FinishedAudio;
  readonly durationMs: number;
  /** Its bytes, one span after another. */
  readonly spans: readonly Span[];
  /** None if it is one audio. */
  readonly pieces: readonly Piece[];
}

type Found = Chapter<FinishedAudio>;

/** Characters of a piece's title, which are its first words. */
const titleCharacters = 60;

function titleOf({ excerpt }: FinishedAudio): string {
  const words = [...excerpt].slice(0, titleCharacters + 1).join('');
  return words.length < excerpt.length ? `${words.replace(/\s+\S*$/u, '')}…` : excerpt;
}

async function episodeOfOne(
  { files }: Pick<Deps, 'files'>,
  title: string,
  audio: FinishedAudio,
): Promise<Episode[]> {
  const { id, durationMs, storagePath: path } = audio;
  const place = await soundPlace(files, path);
  if (place === null) return [];
  const spans = [{ path, ...place }];
  return [{ id, title, first: audio, durationMs: durationMs ?? 0, spans, pieces: [] }];
}

function joined(title: string, sources: readonly Source[]): Episode[] {
  let durationMs = 0;
  const pieces = sources.map(({ audio, samples, header }): Piece => {
    const startMs = durationMs;
    durationMs += (samples * 1000) / header.sampleRate;
    return { title: titleOf(audio), startMs: Math.round(startMs) };
  });
  const spans = sources.map(({ audio, from, to }) => ({ path: audio.storagePath, from, to }));
  return sources
    .slice(0, 1)
    .map(({ audio }) => ({ id: audio.id, title, first: audio, durationMs, spans, pieces }));
}

/** Returns a chapter as one episode; its audios as one each if they can't be one file. */
async function episodesIn(deps: Deps, { title, pieces }: Found): Promise<Episode[]> {
  const [only, ...more] = pieces;
  if (!only) return [];
  if (more.length === 0) return episodeOfOne(deps, title, only);
  const sources = await Promise.all(pieces.map((audio) => sourceOf(deps, audio)));
  const found = sources.filter((source) => source !== null);
  const [one] = found;
  if (one && found.every(({ header }) => isFormat(header, one.header))) return joined(title, found);
  return (await Promise.all(pieces.map((audio) => episodeOfOne(deps, audio.name, audio)))).flat();
}

/** Chapters whose files are looked at in parallel. */
const atOnce = 8;

/** Returns the episodes of a playlist's audios, without those whose files are missing. */
export async function episodesOf(deps: Deps, audios: readonly FinishedAudio[]): Promise<Episode[]> {
  const chapters = chaptersOf(audios, (audio) => audio);
  const found = await mapSideBySide(chapters, atOnce, (chapter) => episodesIn(deps, chapter));
  return found.flat();
}

/**
 * Returns an episode as it is now.
 * @throws ApiError `share.not_found`
 */
export async function playlistEpisode(
  deps: Deps,
  playlistId: string,
  episodeId: string,
): Promise<Episode> {
  const { audios } = await playlistAudios(deps, playlistId);
  const chapters = chaptersOf(audios, (audio) => audio);
  const chapter = chapters.find(({ pieces }) => pieces.some(({ id }) => id === episodeId));
  const episodes = chapter ? await episodesIn(deps, chapter) : [];
  const found = episodes.find(({ id }) => id === episodeId);
  if (!found) throw new ApiError('share.not_found');
  return found;
}

/** Returns an episode's chapters for apps (https://podcasting2.org/docs/podcast-namespace/tags/chapters). */
export function jsonChapters({ pieces }: Episode): string {
  const chapters = pieces.map(({ title, startMs }) => ({ startTime: startMs / 1000, title }));
  return JSON.stringify({ version: '1.2.0', chapters });
}
