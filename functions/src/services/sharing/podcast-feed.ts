import { apiBase } from '@duu/contract/calls/calls';
import { escapeHtml } from '@duu/contract/escape-html';
import { formatDuration } from '@duu/contract/format';
import type { Deps } from '../../deps.ts';
import { sizeOf } from '../audios/sent-file.ts';
import { type Episode, episodesOf } from './episodes.ts';
import { coverAddress, playlistAudios } from './playlists.ts';

/** Where an episode's files are: an audio has the address that pages play too. */
function episodeFolder(playlistId: string, { id, pieces }: Episode): string {
  const folder = pieces.length === 0 ? 'audios' : 'episodes';
  return `${apiBase}/playlists/${playlistId}/${folder}/${id}`;
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** What an item says beside its episode. */
interface Item {
  /** Where its files are. */
  readonly folder: string;
  readonly number: number;
  readonly date: Date;
}

/** Apps know one of the two names of the namespace, or Podlove's chapters, which stand in the feed. */
function chapterElements({ pieces }: Episode, folder: string): string[] {
  if (pieces.length === 0) return [];
  const json = `url="${escapeHtml(`${folder}/chapters.json`)}" type="application/json+chapters"/>`;
  const listed = pieces.map(
    ({ startMs, title }) =>
      `<psc:chapter start="${new Date(startMs).toISOString().slice(11, 23)}" title="${escapeHtml(title)}"/>`,
  );
  return [
    `<podcast:chapters ${json}`,
    `<podcast1:chapters ${json}`,
    `<psc:chapters version="1.2">${listed.join('')}</psc:chapters>`,
  ];
}

function itemOf(episode: Episode, { folder, number, date }: Item): string {
  const { id, title, first, durationMs, spans } = episode;
  return [
    '<item>',
    element('title', title),
    `<guid isPermaLink="false">${escapeHtml(id)}</guid>`,
    element('pubDate', date.toUTCString()),
    element('description', first.excerpt),
    element('itunes:author', first.speaker.name[first.language]),
    element('itunes:duration', formatDuration(durationMs)),
    element('itunes:episode', String(number)),
    `<enclosure url="${escapeHtml(`${folder}/sound.mp3`)}" length="${sizeOf(spans)}" type="audio/mpeg"/>`,
    ...chapterElements(episode, folder),
    '</item>',
  ].join('');
}

/** Returns when each was made, or a second after the one before it: apps play in the order of dates. */
function risingDates(episodes: readonly Episode[]): Date[] {
  let last = 0;
  return episodes.map(({ first }) => {
    last = Math.max(first.createdAt.getTime(), last + 1000);
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
  const episodes = await episodesOf(deps, audios);
  const feed = `${origin}${apiBase}/playlists/${playlistId}/feed.xml`;
  const page = `${origin}/player?list=${playlistId}`;
  const image = origin + (coverAddress(playlistId, coverPath) ?? '/icons/icon-512.png');
  const dates = risingDates(episodes);
  const items = episodes.map((episode, at) => {
    const folder = origin + episodeFolder(playlistId, episode);
    return itemOf(episode, { folder, number: at + 1, date: dates[at] ?? episode.first.createdAt });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:podcast1="https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md" xmlns:psc="http://podlove.org/simple-chapters"><channel>',
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
