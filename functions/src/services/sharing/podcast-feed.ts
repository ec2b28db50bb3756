import { apiBase } from '@duu/contract/calls/calls';
import { escapeHtml } from '@duu/contract/escape-html';
import { formatDuration } from '@duu/contract/format';
import type { Deps } from '../../deps.ts';
import { sideBySide } from '../../side-by-side.ts';
import type { FinishedAudio } from '../audios/collection-audios.ts';
import { soundPlace } from '../audios/sound-place.ts';
import { coverAddress, playlistAudios, soundOf } from './playlists.ts';

/** Sizes of files asked for in parallel. */
const atOnce = 16;

async function sizesOf({ files }: Deps, audios: readonly FinishedAudio[]) {
  const sizes = new Map<string, number>();
  await sideBySide(audios, atOnce, async ({ storagePath }) => {
    const place = await soundPlace(files, storagePath);
    if (place !== null) sizes.set(storagePath, place.to - place.from);
  });
  return sizes;
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** What an item says beside its audio. */
interface Item {
  readonly bytes: number;
  readonly url: string;
  readonly number: number;
  readonly date: Date;
}

function itemOf(audio: FinishedAudio, { bytes, url, number, date }: Item): string {
  const { name, durationMs, speaker, id } = audio;
  return [
    '<item>',
    element('title', name),
    `<guid isPermaLink="false">${escapeHtml(id)}</guid>`,
    element('pubDate', date.toUTCString()),
    element('description', audio.excerpt),
    element('itunes:author', speaker.name[audio.language]),
    element('itunes:duration', formatDuration(durationMs ?? 0)),
    element('itunes:episode', String(number)),
    `<enclosure url="${escapeHtml(url)}" length="${bytes}" type="audio/mpeg"/>`,
    '</item>',
  ].join('');
}

/** Returns when each audio was made, or a second after the one before it: apps play in the order of dates. */
function risingDates(audios: readonly FinishedAudio[]): Date[] {
  let last = 0;
  return audios.map(({ createdAt }) => {
    last = Math.max(createdAt.getTime(), last + 1000);
    return new Date(last);
  });
}

/**
 * Returns a shared collection as a podcast: RSS 2.0 with the elements of Apple and of the Podcasting 2.0 namespace
 * (https://podcasting2.org/docs/podcast-namespace), which asks directories not to list it.
 * @throws ApiError `share.not_found`, as for the playlist
 */
export async function podcastFeed(deps: Deps, playlistId: string, origin: string): Promise<string> {
  const { name, author, coverPath, audios } = await playlistAudios(deps, playlistId);
  const sizes = await sizesOf(deps, audios);
  const feed = `${origin}${apiBase}/playlists/${playlistId}/feed.xml`;
  const page = `${origin}/player?list=${playlistId}`;
  const image = origin + (coverAddress(playlistId, coverPath) ?? '/icons/icon-512.png');
  const dates = risingDates(audios);
  const items = audios.flatMap((audio, at) => {
    const bytes = sizes.get(audio.storagePath);
    const url = `${origin}${soundOf(playlistId, audio.id)}`;
    const date = dates[at] ?? audio.createdAt;
    return bytes === undefined ? [] : [itemOf(audio, { bytes, url, number: at + 1, date })];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>',
    element('title', name),
    element('link', page),
    `<atom:link href="${escapeHtml(feed)}" rel="self" type="application/rss+xml"/>`,
    element('description', name),
    element('language', audios[0]?.language ?? 'mn'),
    element('generator', 'Duu'),
    // Chapters of a book, from the first to the last.
    element('itunes:type', 'serial'),
    element('itunes:author', author ?? 'Duu'),
    element('itunes:explicit', 'false'),
    element('itunes:block', 'Yes'),
    `<itunes:category text="Arts"><itunes:category text="Books"/></itunes:category>`,
    `<itunes:image href="${escapeHtml(image)}"/>`,
    element('podcast:block', 'yes'),
    element('podcast:locked', 'yes'),
    element('podcast:medium', 'audiobook'),
    ...items,
    '</channel></rss>',
  ].join('\n');
}
