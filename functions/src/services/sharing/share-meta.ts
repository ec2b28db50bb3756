import type { SharedPlaylist } from '@duu/contract/documents/playlist';
import type { SharedAudio } from '@duu/contract/documents/share';
import { escapeHtml } from '@duu/contract/escape-html';
import { formatDuration } from '@duu/contract/format';
import type { Locale } from '@duu/contract/language';

const readBy = {
  en: (speaker: string, length: string) => `Read by ${speaker}, ${length}`,
  mn: (speaker: string, length: string) => `Уншсан: ${speaker}, ${length}`,
} as const satisfies Record<Locale, (speaker: string, length: string) => string>;

const playlistOf = {
  en: (audios: number, length: string) =>
    `Playlist: ${audios} ${audios === 1 ? 'audio' : 'audios'}, ${length}`,
  mn: (audios: number, length: string) => `Тоглуулах жагсаалт: ${audios} аудио, ${length}`,
} as const satisfies Record<Locale, (audios: number, length: string) => string>;

interface Where {
  readonly locale: Locale;
  readonly origin: string;
  readonly url: string;
}

type Property = readonly [property: string, content: string];

/** Preview tags of a shared page. Excludes it from search engines. */
function previewTags(
  { name, type, description }: { name: string; type: string; description: string },
  { locale, origin, url }: Where,
  more: readonly Property[],
): string {
  const properties: readonly Property[] = [
    ['og:type', type],
    ['og:site_name', 'Duu'],
    ['og:title', name],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `${origin}/og/${locale}.png`],
    ...more,
  ];
  const tags = properties.map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [
    `<title>${escapeHtml(name)} · Duu</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...tags,
  ].join('\n');
}

/** Returns the preview tags of a shared audio. */
export function shareMeta(
  share: Pick<SharedAudio, 'name' | 'speaker' | 'durationMs' | 'audioUrl'>,
  where: Where,
): string {
  const { locale, origin } = where;
  const description = readBy[locale](share.speaker[locale], formatDuration(share.durationMs));
  return previewTags({ name: share.name, type: 'music.song', description }, where, [
    ['og:audio', `${origin}${share.audioUrl}`],
    ['og:audio:type', 'audio/mpeg'],
  ]);
}

/** Returns the preview tags of a public playlist. */
export function playlistMeta({ name, audios }: SharedPlaylist, where: Where): string {
  const length = audios.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const description = playlistOf[where.locale](audios.length, formatDuration(length));
  return previewTags({ name, type: 'music.playlist', description }, where, [
    ['music:song_count', String(audios.length)],
  ]);
}

/** Replaces the title, description and previews of the app's page. */
export function withMeta(page: string, meta: string): string {
  const bare = page
    .replace(/<title>[\s\S]*?<\/title>/i, '')
    .replace(
      /<meta\s[^>]*(?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>/gi,
      '',
    );
  // A function, because a replacement string would expand `$&` in a name.
  return bare.replace(/<\/head>/i, () => `${meta}\n</head>`);
}
