import { match } from './draft.ts';
import { isCommonWord, isFrequentName } from './en/words/common-words.ts';
import { lineAround } from './near.ts';

/** How an extension is spoken where it is not spelled: in English, in Mongolian. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  json: ['jason', 'жэйсон'],
  geojson: ['geo jason', 'гео жэйсон'],
  zip: ['zip', 'зип'],
  gif: ['gif', 'гиф'],
  wav: ['wave', 'вэйв'],
  log: ['log', 'лог'],
  jpeg: ['J peg', 'жэйпэг'],
  ogg: ['ogg', 'огг'],
  heif: ['heef', 'хийф'],
  iso: ['I S O', 'ай эс оу'],
  yaml: ['yaml', 'ямл'],
  yml: ['yaml', 'ямл'],
  toml: ['toml', 'томл'],
  java: ['java', 'жава'],
  tar: ['tar', 'тар'],
  jar: ['jar', 'жар'],
  bat: ['bat', 'бат'],
};
const spelled =
  'pdf|docx?|xlsx?|pptx?|txt|csv|jpg|png|bmp|svg|webp|mp[34]|avi|mov|mkv|rar|exe|apk|html?|css|jsx?|tsx?|xml|py|md|sql|psd|odt|epub|dwg|cpp|hpp|ini|cfg|sh|php|dll|rtf|tiff?|heic|webm|flac|ipynb|rs|scss|gz|dmg|msi|deb|rpm|rb|kt|ttf|otf|ics|rst|srt|vtt|eml|accdb|mdb|db|sqlite|shp|prj|dbf|gpx|kml|dat|bak|tmp|lock|conf|env|7z|msix|appx|xapk|aab|ipa|avif|m4[av]|wm[av]|flv|xslt?|xsd|eps|dng|jfif|ico|xls[bm]|docm|dotx|pptm|odp|ods|ps1|vbs|cmd|xz|bz2|tgz|pem|crt|pfx|rdf|ttl|[cm]js|npy|npz|pkl|pth|djvu|mobi|azw3|fb2|cb[rz]|tsv|jsonl|ndjson|parquet';
const spelledAlone = /^(?:docx|xlsx|pptx|jpg|png|pdf|csv|bmp|svg|mkv|html)$/;

/** Whether a word by itself is an extension that is said by its letters: jpg, docx. */
export const isSpelledExtension = (lower: string): boolean => spelledAlone.test(lower);

/** Extensions, for an expression. */
export const extensionSource = `(?:${spelled}|${Object.keys(words).join('|')})`;

const fileName = new RegExp(
  `([\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,80}(?:\\.[\\p{L}\\p{N}_-]{1,40}){0,2}(?: ?\\([a-z\\d]{1,10}\\))?)\\.(${extensionSource})(?![\\p{L}\\p{N}_])`,
  'uy',
);
const fileNameInCapitals = new RegExp(fileName.source, 'uiy');

/** Longest first part of a name, with what follows its full stop. */
const longest = 84;

export interface FileName {
  readonly end: number;
  /** Runs of letters, runs of digits and full stops, in order, without the last full stop; other signs are left out. */
  readonly parts: readonly string[];
  readonly extension: string;
}

/** A file name such as report_final.pdf. The extension is in small letters, or the whole name in capitals. */
export function fileNameAt(text: string, at: number): FileName | undefined {
  if (/[\p{L}\p{N}_.@/]/u.test(text.charAt(at - 1))) return undefined;
  // Nearly every word: no full stop follows, or nothing follows it.
  const ahead = text.slice(at, at + longest);
  const stop = ahead.search(/[.\s]/);
  // photo (3).jpg: a copy, numbered by the system.
  if (stop < 1 || !/^(?: \([a-z\d]{1,10}\))?\.[\p{L}\p{N}]/u.test(ahead.slice(stop, stop + 15)))
    return undefined;
  const found = match(fileName, text, at) ?? match(fileNameInCapitals, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  // It ended.PDF files; but Services.DOC >>.
  if (
    /[a-z]/.test(found[1]) &&
    /[A-Z]/.test(found[2]) &&
    !/^\s*(?:$|[>)\]"”,;])/.test(text.slice(at + found[0].length, at + found[0].length + 3))
  )
    return undefined;
  return {
    end: at + found[0].length,
    parts: found[1].match(/\p{L}+|\p{N}+|\./gu) ?? [],
    extension: found[2].toLowerCase(),
  };
}

/** The word for an extension; undefined if it is spelled. */
export function extensionWord(extension: string, language: 'en' | 'mn'): string | undefined {
  const said = Object.hasOwn(words, extension) ? words[extension] : undefined;
  return said?.[language === 'en' ? 0 : 1];
}

const dottedName =
  /([a-zА-Яа-яЁёӨөҮү][a-zА-Яа-яЁёӨөҮү\d_-]{1,40}(?:\.[a-z][a-z\d_-]{1,30}){0,2})\.(local|internal|lan|corp|intranet|localdomain|onion|gguf|[a-z]{3}|[a-z]{1,4}\d[a-z\d]?|\d(?![ap]m|st|nd|rd|th|[ckm][gm]|ml|[gm]b|hr)[a-z]{2})(?![\p{L}\p{N}_@(]|\.\p{L}|['’]\p{L}|:\d)/uy;
/** Words that are types of files behind a Cyrillic name: зураг.raw. */
const typesToo = ['raw', 'bin', 'map', 'mod', 'sub', 'pub', 'key', 'cue', 'pot', 'art'];
/** Short words that follow a full stop without a space in chats. */
const chatEnds =
  /^(?:btw|lol|omg|pls|plz|thx|brb|idk|imo|tho|cuz|bro|ive|hes|wtf|wow|yea|nah|smh|tbh|fyi|etc|ltd|inc)$/;

/** report.abc, notes.q3x, nas.lan: a name whose ending is not a word; item.qty is a field of code. */
export function unknownEndingAt(
  text: string,
  at: number,
): { name: readonly string[]; ending: string; end: number } | undefined {
  if (!/^(?:|[\s"'“‘«(])$/u.test(text.charAt(at - 1))) return undefined;
  const [written, name = '', ending = ''] = match(dottedName, text, at) ?? [];
  if (!written || /[=;{}]/.test(lineAround(text, at, 80))) return undefined;
  if (
    /^[a-z]{3}$/.test(ending) &&
    ending !== 'lan' &&
    !(name > 'z' && typesToo.includes(ending)) &&
    (isCommonWord(ending) || isFrequentName(ending) || chatEnds.test(ending))
  )
    return undefined;
  return { name: name.match(/\p{L}+|\d+|\./gu) ?? [], ending, end: at + written.length };
}
