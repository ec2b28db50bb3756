import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ReadKind } from './import-kinds.ts';
import { ImportError } from './import-problem.ts';
import { readFile } from './read-file.ts';

const document = (inner: string) => strToU8(`<w:document><w:body>${inner}</w:body></w:document>`);
const docx = zipSync({
  '_rels/.rels': strToU8('<Relationships><Relationship Type="x/officeDocument" Target="a.xml"/>'),
  'a.xml': document('<w:p><w:r><w:t>Сайн &#1041; байна</w:t></w:r></w:p>'.repeat(20)),
});
const whole: Readonly<Record<ReadKind, Uint8Array>> = {
  txt: strToU8('Нэг\n\nХоёр'),
  md: strToU8('# Нэг\n\n| а | б |\n|---|---|\n| [в](г) | <!-- д --> |\n'),
  markdown: strToU8('- [ ] Нэг\n```\nкод\n```'),
  docx,
  odt: zipSync({
    'content.xml': strToU8(
      '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>Нэг<text:s/>хоёр</text:p></office:text></office:body></office:document-content>',
    ),
  }),
  rtf: strToU8(
    "{\\rtf1\\ansi\\ansicpg1251 {\\fonttbl{\\f0\\fcharset204 Arial;}}\\f0 \\'cd\\u1241?\\par {\\*\\x y}z}",
  ),
  html: strToU8('<ol start="3"><li>Нэг<sup>2</sup></ol><table><tr><td>а<td>б</table>'),
  htm: strToU8('<p>Нэг<br>Хоёр'),
  xhtml: strToU8('<?xml version="1.0"?><html><head><title/></head><body><p>Нэг</p></body></html>'),
  epub: zipSync({
    'META-INF/container.xml': strToU8('<container><rootfile full-path="a.opf"/></container>'),
    'a.opf': strToU8(
      '<package><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>',
    ),
    'c.xhtml': strToU8('<html><body><p>Нэг</p></body></html>'),
  }),
  fb2: strToU8(
    '<FictionBook><body><title><p>Нэг</p></title><section><p>Хоёр<a type="note" href="#n">1</a></p></section></body></FictionBook>',
  ),
  srt: strToU8('1\n00:00:01,000 --> 00:00:02,000\nНэг\n\n2\n00:00:03,000 --> 00:00:04,000\nхоёр'),
  vtt: strToU8('WEBVTT\n\n00:01.000 --> 00:02.000\n<b>Нэг</b>'),
};

/** Reads a file as the worker does. Returns the name of the problem, or `read`. */
function outcomeOf(kind: ReadKind, bytes: Uint8Array): string {
  try {
    const { paragraphs } = readFile(kind, bytes);
    return paragraphs.every((text) => typeof text === 'string') ? 'read' : 'no text';
  } catch (error) {
    return error instanceof ImportError ? error.problem : String(error);
  }
}

const allowed = ['read', 'unreadable', 'too_much', 'old_format'];

/** A file with some bytes changed, and cut off or continued. */
const damaged = (bytes: Uint8Array) =>
  fc
    .record({
      changes: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 12 }),
      end: fc.nat({ max: bytes.length }),
      more: fc.uint8Array({ maxLength: 40 }),
    })
    .map(({ changes, end, more }) => {
      const made = Uint8Array.of(...bytes.subarray(0, end), ...more);
      for (const [at, value] of changes) if (made.length > 0) made[at % made.length] = value;
      return made;
    });

describe.each(Object.entries(whole) as [ReadKind, Uint8Array][])(
  'a malformed %s',
  (kind, bytes) => {
    test('is read, or refused with a reason', () => {
      fc.assert(
        fc.property(fc.oneof(damaged(bytes), fc.uint8Array({ maxLength: 300 })), (made) => {
          expect(allowed).toContain(outcomeOf(kind, made));
        }),
        { numRuns: 300, seed: 20261123 },
      );
    });

    test.each([
      ['nothing', new Uint8Array(0)],
      ['zero bytes', new Uint8Array(100_000)],
      ['half a letter', Uint8Array.of(0xd0)],
      ['a lone surrogate in UTF-16', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8)],
      ['marks of direction', strToU8('\u202eтекст\u2069')],
      ['an archive in its place', zipSync({ 'a.txt': strToU8('x') })],
      ['a path out of the archive', zipSync({ '../../etc/passwd': strToU8('x') })],
      ['brackets', strToU8('['.repeat(20_000))],
      ['tags', strToU8('<w:p>'.repeat(20_000))],
      ['stars', strToU8('*a '.repeat(20_000))],
    ])('that is %s ends', (_, made) => {
      expect(allowed).toContain(outcomeOf(kind, made));
    });
  },
);

test('an archive that names one part many times is read once', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [`word/${at}.xml`, document('x')]),
  );
  const made = zipSync({ ...entries, 'word/document.xml': document('<w:p><w:t>а</w:t></w:p>') });
  expect(outcomeOf('docx', made)).toBe('read');
});

test.each([0, 1, 2])('a bomb of 64 MB in part %i of a document is refused', (level) => {
  const bomb = new Uint8Array(64 * 1024 * 1024);
  const parts = [
    { 'word/document.xml': bomb },
    { '_rels/.rels': bomb, 'word/document.xml': document('x') },
    { 'word/media.bin': bomb, 'word/document.xml': document('<w:p><w:t>а</w:t></w:p>') },
  ];
  const made = zipSync(parts[level] ?? {}, { level: 9 });
  expect(made.length).toBeLessThan(100_000);
  // The last one has its bomb in a part that nobody unpacks.
  expect(outcomeOf('docx', made)).toBe(level === 2 ? 'read' : 'too_much');
});
