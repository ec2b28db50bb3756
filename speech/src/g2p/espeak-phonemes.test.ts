import { readFileSync } from 'node:fs';
import type { EspeakEvent, EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { ourEspeak } from '../testing/our-espeak.ts';
import { khalkhaToEspeak, toEspeak } from './espeak-phonemes.ts';
import { khalkhaPhonemes } from './khalkha.ts';
import { mongolianVoice } from './mongolian-voice.ts';
import { diphthongs, inventory, type Phoneme, phoneme } from './phoneme.ts';

const sampleRate = 22_050;
/** Words per minute of the Mongolian voices at normal speed. */
const normalRate = 175;
let engine: EspeakInstance;

beforeAll(async () => {
  engine = await ourEspeak();
});

interface Said {
  readonly ms: number;
  readonly sound: Int16Array;
  readonly events: EspeakEvent[];
}

function say(text: string, voice: string = mongolianVoice): Said {
  expect(engine.set_voice(voice)).toBe(0);
  engine.set_rate(normalRate);
  engine.set_pitch(50);
  const events: EspeakEvent[] = [];
  const pieces: Int16Array[] = [];
  engine.synthesize(text, (pcm, some) => {
    pieces.push(pcm);
    events.push(...some);
    return false;
  });
  const sound = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  return { ms: (sound.length / sampleRate) * 1000, sound, events };
}

function rms(sound: Int16Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
}

const spoken = (said: Said) =>
  said.events.filter(({ type, id }) => type === 'phoneme' && id !== '');

/** ms of speech, from the first phoneme to the silence after the last, without the pauses between. */
function voiced(said: Said): number {
  const phonemes = said.events.filter(({ type }) => type === 'phoneme');
  return phonemes.reduce((sum, { id, audio_position }, at) => {
    const end = phonemes[at + 1]?.audio_position ?? said.ms;
    return id === '' ? sum : sum + end - audio_position;
  }, 0);
}

/** Frames the phoneme so that the engine treats it as it would inside a word. */
function framed(one: Phoneme): { text: string; frame: string } {
  const a = phoneme('a');
  const m = phoneme('m');
  return one.length === null
    ? { text: `[[${toEspeak([a, one, a])}]]`, frame: `[[${toEspeak([a, a])}]]` }
    : { text: `[[${toEspeak([m, one, m])}]]`, frame: `[[${toEspeak([m, m])}]]` };
}

/** RMS of the framed phoneme only, in sample units. */
function loudness({ events, sound }: Said): number {
  const at = events.filter(({ type }) => type === 'phoneme').map((event) => event.audio_position);
  const own = sound.subarray(
    ((at[1] ?? 0) * sampleRate) / 1000,
    ((at[2] ?? 0) * sampleRate) / 1000,
  );
  return own.length < sampleRate / 100 ? 0 : rms(own);
}

describe('the engine', () => {
  it('accepts every phoneme of the inventory', () => {
    const frames = new Map<string, number>();
    const soundsOf = (frame: string) => {
      const known = frames.get(frame) ?? spoken(say(frame)).length;
      frames.set(frame, known);
      return known;
    };
    checkRows(
      inventory,
      ({ ipa }) => ipa,
      (one) => {
        const { text, frame } = framed(one);
        // An unknown mnemonic is dropped or read as several; a soft consonant may be one sound or two.
        const said = say(text);
        const added = spoken(said).length - soundsOf(frame);
        expect(added).toBeGreaterThanOrEqual(1);
        expect(added).toBeLessThanOrEqual(one.ipa.endsWith('ʲ') ? 2 : 1);
        // Some of eSpeak's phonemes are accepted and silent.
        expect(loudness(said)).toBeGreaterThan(200);
      },
    );
  });

  it('drops what it does not know, so that the check above can fail', () => {
    expect(spoken(say("[[m|'a|m|J0|m]]")).length).not.toBe(spoken(say("[[m|'a|m|m]]")).length + 1);
  });

  it('gives each vowel a sound of its own', () => {
    const vowels = inventory.filter(({ length }) => length !== null);
    const sounds = vowels.map((one) => {
      const { sound, ms } = say(framed(one).text);
      return `${rms(sound).toFixed(3)} ${ms.toFixed(3)}`;
    });
    expect(new Set(sounds).size).toBe(vowels.length);
  });
});

describe('length', () => {
  it('tells short vowels from long ones', () => {
    const length = (word: string) => voiced(say(khalkhaToEspeak(`${word} ном`).text));
    const pairs = [
      ['үс', 'үүс'],
      ['ус', 'уус'],
      ['ор', 'оор'],
      ['өр', 'өөр'],
      ['ам', 'аам'],
      ['эр', 'ээр'],
      ['цас', 'цаас'],
      ['тос', 'тоос'],
    ] as const;
    checkRows(
      pairs,
      ([short, long]) => `${short} is shorter than ${long}`,
      ([short, long]) => expect(length(long) - length(short)).toBeGreaterThan(50),
    );
  });

  it('reduces the vowels of later syllables', () => {
    const { events } = say(khalkhaToEspeak('газар ном').text);
    const at = events.filter(({ type }) => type === 'phoneme').map((one) => one.audio_position);
    const [, a = 0, z = 0, schwa = 0, r = 0] = at;
    expect(r - schwa).toBeLessThan(z - a);
  });
});

const sentences = readFileSync(new URL('./khalkha-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('sentences', () => {
  it('there are at least 60 sentences', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(60);
  });

  it('sentences are spoken completely, at the rate of speech, with an event for each word', () => {
    checkRows(
      sentences,
      (sentence) => sentence,
      (sentence) => {
        const { text, words } = khalkhaToEspeak(sentence);
        const said = say(text);
        const sounds = words.flatMap(({ start, end }) =>
          khalkhaPhonemes(sentence.slice(start, end)),
        );
        // Without pauses; a diphthong is two sounds in this count.
        const glides = sounds.filter(({ ipa }) =>
          (diphthongs as readonly string[]).includes(ipa),
        ).length;
        const rate = (sounds.length + glides) / (voiced(said) / 1000);
        expect(rate).toBeGreaterThan(8);
        expect(rate).toBeLessThan(18);
        expect(rms(said.sound)).toBeGreaterThan(1000);
        // Nothing is spelled out or lost: the engine says as many sounds as there are (ʲ may be a separate one).
        const soft = sounds.filter(({ ipa }) => ipa.endsWith('ʲ')).length;
        expect(spoken(said).length).toBeGreaterThanOrEqual(sounds.length);
        expect(spoken(said).length).toBeLessThanOrEqual(sounds.length + soft);
        // Each word has its event, in order and at the predicted place.
        const starts = said.events
          .filter(({ type }) => type === 'word')
          .map((one) => one.text_position);
        expect(starts).toEqual(words.map(({ espeakStart }) => espeakStart + 1));
      },
    );
  });
});

describe('long texts', () => {
  const words = readFileSync(new URL('./khalkha-words.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[0] ?? '');

  it('long texts without punctuation name no letters and keep the words in place', () => {
    const input = words.slice(0, 300).join(' ');
    const { text, words: found } = khalkhaToEspeak(input);
    const said = say(text);
    const starts = said.events
      .filter(({ type }) => type === 'word')
      .map((one) => one.text_position);
    expect(found).toHaveLength(300);
    expect(starts).toEqual(found.map(({ espeakStart }) => espeakStart + 1));
  });

  it('long texts without punctuation may be one word', () => {
    const word = 'мандайлгах'.repeat(60);
    const sounds = khalkhaPhonemes(word).length;
    expect(spoken(say(khalkhaToEspeak(`${word} ном.`).text)).length).toBe(sounds + 3);
  });
});
