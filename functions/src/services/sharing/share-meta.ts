import type { SharedAudio } from '@duu/contract/documents/share';
import { escapeHtml } from '@duu/contract/escape-html';
import type { Locale } from '@duu/contract/language';

function lengthOf(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const readBy = {
  en: (speaker: string, length: string) => `Read by ${speaker}, ${length}`,
  mn: (speaker: string, length: string) => `Уншсан: ${speaker}, ${length}`,
} as const satisfies Record<Locale, (speaker: string, length: string) => string>;

/** Returns the preview tags of a shared audio. Excludes it from search engines. */
export function shareMeta(
  share: Pick<SharedAudio, 'name' | 'speaker' | 'durationMs' | 'audioUrl'>,
  { locale, origin, url }: { locale: Locale; origin: string; url: string },
): string {
  const description = readBy[locale](share.speaker[locale], lengthOf(share.durationMs));
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'music.song'],
    ['og:site_name', 'Duu'],
    ['og:title', share.name],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `${origin}/og/${locale}.png`],
    ['og:audio', `${origin}${share.audioUrl}`],
    ['og:audio:type', 'audio/mpeg'],
  ];
  const tags = properties.map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [
    `<title>${escapeHtml(share.name)} · Duu</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...tags,
  ].join('\n');
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
