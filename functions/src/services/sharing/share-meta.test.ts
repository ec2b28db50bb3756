import { stat } from 'node:fs/promises';
import { locales } from '@duu/contract/language';
import { describe, expect, test } from 'vitest';
import { shareMeta, withMeta } from './share-meta.ts';

const share = {
  name: 'Өглөө "$&" <script>alert(1)</script>',
  speaker: { mn: 'Болд', en: 'Bold' },
  durationMs: 65_400,
  audioUrl: '/api/v1/shares/abc/audio',
};
const where = { origin: 'https://duu.example', url: 'https://duu.example/player?share=abc' };

describe('shareMeta', () => {
  test('says who reads it and how long it is, in the page’s language', () => {
    expect(shareMeta(share, { ...where, locale: 'en' })).toContain('content="Read by Bold, 1:05"');
    expect(shareMeta(share, { ...where, locale: 'mn' })).toContain('content="Уншсан: Болд, 1:05"');
  });

  test('a name cannot leave its attribute', () => {
    const meta = shareMeta(share, { ...where, locale: 'en' });
    expect(meta).not.toContain('<script>');
    expect(meta).toContain('&lt;script&gt;');
    expect(meta).toContain('&quot;$&amp;&quot;');
  });

  test('audio and image are whole addresses', () => {
    const meta = shareMeta(share, { ...where, locale: 'en' });
    expect(meta).toContain('content="https://duu.example/api/v1/shares/abc/audio"');
  });

  test.each(locales)('the image in %s is a file of the site', async (locale) => {
    const meta = shareMeta(share, { ...where, locale });
    const [, image = ''] =
      /property="og:image" content="https:\/\/duu\.example([^"]*)"/.exec(meta) ?? [];
    const file = new URL(`../../../../web/public${image}`, import.meta.url);
    expect((await stat(file)).size).toBeGreaterThan(1000);
  });
});

test('withMeta replaces the page’s own tags and leaves the rest', () => {
  const page =
    '<html><head><title>Duu</title><meta charset="utf-8"><meta name="description" content="x"><meta property="og:title" content="y"></head><body></body></html>';
  expect(withMeta(page, '<title>$& new</title>')).toBe(
    '<html><head><meta charset="utf-8"><title>$& new</title>\n</head><body></body></html>',
  );
});
