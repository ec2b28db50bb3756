import { fromMongolian1251 } from '../decode-text.ts';
import type { Block } from '../document/block.ts';
import { BlockWriter } from '../document/block-writer.ts';
import { ImportError } from '../import-problem.ts';
import { charsets, pageOf } from './rtf-code-pages.ts';
import { type Group, outermost } from './rtf-group.ts';
import { RtfMath } from './rtf-math.ts';
import { RtfRows } from './rtf-rows.ts';
import { asides, letterWords, numberOf, silentGroups } from './rtf-words.ts';
import { isResultSaid, spokenField } from './spoken-field.ts';
import { symbolLetter } from './symbol-fonts.ts';

const symbolCharset = 2;

const token =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

class RtfReader {
  readonly writer = new BlockWriter();
  readonly #groups: Group[] = [];
  #group: Group = outermost;
  #codePage = 'windows-1252';
  readonly #fonts = new Map<number, { charset: number; name: string }>();
  #defaultFont = 0;
  #bytes: number[] = [];
  #skip = 0;
  #isStart = false;
  /** The open note or text box. */
  #note: { writer: BlockWriter; depth: number; isBox: boolean } | null = null;
  #math: RtfMath | null = null;
  readonly #rows = new RtfRows(this.writer);
  #isDropCap = false;
  #level: number | undefined;
  /** The instruction of a field or the number of an item, and whether what a field is says all of it, as for a formula. */
  #aside = '';
  #isFieldSaid = false;

  get #target(): BlockWriter {
    return this.#note?.writer ?? this.writer;
  }

  read(text: string): void {
    for (const match of text.matchAll(token)) {
      const [, word, value, hex, sign, brace, plain] = match;
      if (hex !== undefined) {
        if (this.#skip > 0) this.#skip--;
        else this.#bytes.push(Number.parseInt(hex, 16));
        continue;
      }
      if (plain !== undefined) this.#plain(plain);
      else {
        if (word === undefined && sign === undefined && brace === undefined) continue;
        this.#flush();
        if (brace === '{') this.#open();
        else if (brace === '}') this.#close();
        else if (word !== undefined)
          this.#word(word.toLowerCase(), value === undefined ? undefined : Number(value));
        else if (sign !== undefined) this.#sign(sign);
        if (brace !== '{') this.#isStart = false;
      }
    }
    this.#flush();
    // A file that was cut off.
    while (this.#groups.length > 0) this.#close();
    this.#rows.end();
  }

  #open(): void {
    if (this.#groups.length > 5000) throw new ImportError('unreadable');
    this.#groups.push(this.#group);
    this.#math?.open();
    this.#isStart = true;
    this.#skip = 0;
  }

  #close(): void {
    this.#skip = 0;
    if (this.#note !== null && this.#groups.length <= this.#note.depth) {
      const { writer, isBox } = this.#note;
      this.#note = null;
      const texts = writer.finish().map(({ text }) => text);
      for (const text of isBox ? texts : [texts.join(' ')]) this.writer.note(text);
    }
    const { destination } = this.#group;
    this.#group = this.#groups.pop() ?? outermost;
    if (this.#math !== null && this.#groups.length < this.#math.depth) {
      const { spoken } = this.#math;
      this.#math = null;
      this.#add(spoken);
    } else this.#math?.close();
    if (destination === this.#group.destination) return;
    if (destination === 'number') this.#add(numberOf(this.#aside));
    if (destination !== 'instruction') return;
    const said = spokenField(this.#aside);
    this.#isFieldSaid = !isResultSaid(this.#aside);
    this.#add(said);
  }

  #plain(text: string): void {
    this.#isStart = false;
    const given = text.slice(this.#skip);
    this.#skip = Math.max(0, this.#skip - text.length);
    if (given === '') return;
    this.#flush();
    this.#add(given);
  }

  #add(text: string): void {
    const { silent: isSilent, hidden, style, destination, font } = this.#group;
    if (destination === 'fonts') {
      const known = this.#fonts.get(font);
      if (known !== undefined) this.#fonts.set(font, { ...known, name: known.name + text });
      return;
    }
    if (destination === 'instruction' || destination === 'number') this.#aside += text;
    if (isSilent || hidden) return;
    if (this.#math !== null) this.#math.add(text);
    else this.#target.add(text, style);
  }

  /** Letters of a code page come as bytes, two for one letter in some. */
  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const font = this.#fonts.get(this.#group.font < 0 ? this.#defaultFont : this.#group.font);
    if (font?.charset === symbolCharset) {
      for (const byte of bytes) this.#add(symbolLetter(font.name, (0xf000 + byte).toString(16)));
      return;
    }
    const page = charsets[font?.charset ?? -1] ?? this.#codePage;
    const isDefault = font === undefined || font.charset <= 1;
    const encoding = isDefault ? this.#codePage : page;
    const text = new TextDecoder(encoding).decode(bytes);
    this.#add(encoding === 'windows-1251' ? fromMongolian1251(text) : text);
  }

  #sign(sign: string): void {
    if (sign === '*') {
      if (this.#isStart && this.#math === null) this.#group = { ...this.#group, silent: true };
    } else if (sign === '~') this.#add(' ');
    else if (sign === '_') this.#add('-');
    else if (sign === '\n' || sign === '\r') this.#paragraph();
    else if (sign !== '-') this.#add(sign);
  }

  #paragraph(): void {
    if (this.#group.silent) return;
    if (this.#isDropCap) this.#isDropCap = false;
    else if (this.#rows.isOpen) this.#target.add(' ');
    else this.#target.start(this.#level === undefined ? 'paragraph' : 'heading', this.#level);
  }

  #word(word: string, value: number | undefined): void {
    const group = this.#group;
    const isOn = value !== 0;
    if (silentGroups.has(word) && this.#isStart) {
      this.#group = {
        ...group,
        silent: word !== 'fonttbl',
        destination: word === 'fonttbl' ? 'fonts' : group.destination,
      };
      return;
    }
    const letter = letterWords[word];
    if (letter !== undefined) {
      this.#add(letter);
      return;
    }
    const aside = asides[word];
    if (aside !== undefined) {
      this.#group = { ...group, silent: true, destination: aside };
      this.#aside = '';
      return;
    }
    this.#math?.word(word);
    switch (word) {
      case 'mmath':
        if (this.#isStart && !group.silent) this.#math ??= new RtfMath(this.#groups.length);
        return;
      case 'ansicpg':
        this.#codePage = pageOf(value ?? 1252);
        return;
      case 'deff':
        this.#defaultFont = value ?? 0;
        return;
      case 'f':
        this.#group = { ...group, font: value ?? 0 };
        if (group.destination === 'fonts') this.#fonts.set(value ?? 0, { charset: -1, name: '' });
        return;
      case 'fcharset': {
        const font = this.#fonts.get(group.font);
        if (group.destination === 'fonts' && font !== undefined)
          this.#fonts.set(group.font, { ...font, charset: value ?? 0 });
        return;
      }
      case 'uc':
        this.#group = { ...group, standIns: Math.max(0, value ?? 1) };
        return;
      case 'u': {
        const code = (value ?? 0) < 0 ? (value ?? 0) + 65536 : (value ?? 0);
        this.#add(
          code >= 0xf020 && code <= 0xf0ff
            ? this.#symbol(code)
            : String.fromCharCode(code & 0xffff),
        );
        this.#skip = group.standIns;
        return;
      }
      case 'par':
      case 'sect':
        this.#paragraph();
        return;
      case 'line':
        if (!group.silent) this.#target.lineBreak();
        return;
      case 'dropcapt':
        // A large first letter is a paragraph of its own in the file.
        this.#isDropCap = !group.silent;
        return;
      case 'pard':
        if (group.silent) return;
        this.#level = undefined;
        if (this.#target.isEmpty) this.#target.become('paragraph');
        return;
      case 'outlinelevel':
        // Style sheets have it too.
        if (group.silent) return;
        this.#level = Math.min(6, (value ?? 0) + 1);
        if (this.#target.isEmpty) this.#target.become('heading', this.#level);
        return;
      case 'plain':
        this.#group = { ...group, hidden: false, style: undefined };
        return;
      case 'v':
      case 'deleted':
        this.#group = { ...group, hidden: isOn };
        return;
      case 'super':
      case 'sub':
        this.#place(isOn, word === 'super');
        return;
      case 'up':
      case 'dn':
        this.#place((value ?? 6) >= 4, word === 'up');
        return;
      case 'nosupersub':
        this.#group = { ...group, style: undefined };
        return;
      case 'fldrslt':
        this.#group = { ...group, silent: group.silent || this.#isFieldSaid };
        this.#isFieldSaid = false;
        return;
      case 'footnote':
      case 'shptxt':
      case 'dptxbxtext':
        // Some programs write it as an optional group.
        this.#group = { ...group, silent: false };
        this.#note ??= {
          writer: new BlockWriter(),
          depth: this.#groups.length,
          isBox: word !== 'footnote',
        };
        return;
      case 'intbl':
        if (!group.silent && this.#note === null) this.#rows.start();
        return;
      case 'itap':
        if (!group.silent && this.#note === null) this.#rows.reach(value ?? 1);
        return;
      default:
        this.#rows.word(word);
    }
  }

  #place(isMoved: boolean, isUp: boolean): void {
    this.#group = { ...this.#group, style: isMoved ? (isUp ? 'raised' : 'lowered') : undefined };
  }

  #symbol(code: number): string {
    return symbolLetter(this.#fonts.get(this.#group.font)?.name ?? 'Symbol', code.toString(16));
  }
}

/** Returns the blocks of a text in Rich Text Format. @throws ImportError `unreadable` */
export function readRtf(bytes: Uint8Array): Block[] {
  // The format is 7-bit; stray high bytes are letters of the code page, as if they were escaped.
  const source = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  ).join('');
  if (!/^\s*\{\\rtf/u.test(source)) throw new ImportError('unreadable');
  const reader = new RtfReader();
  // The bytes of a picture, if any, are skipped as a whole.
  reader.read(
    source
      .replace(/\\bin(\d{1,7}) ?/giu, '')
      .replace(/[\u0080-\u00ff]/gu, (letter) => `\\'${letter.charCodeAt(0).toString(16)}`),
  );
  return reader.writer.finish();
}
