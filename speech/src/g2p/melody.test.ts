import type { Language } from '@duu/contract/language';
import type { EspeakEvent, EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, describe, expect, it } from 'vitest';
import { melodyVoice } from '../engines/espeak/melody-voice.ts';
import { espeakVoices, pitchLevels, voiceBase } from '../engines/espeak-voices.ts';
import { ourEspeak } from '../testing/our-espeak.ts';
import { type PitchFrame, pitchTrack, quantile } from '../testing/pitch-track.ts';
import { khalkhaToEspeak } from './espeak-phonemes.ts';

let engine: EspeakInstance;
beforeAll(async () => {
  engine = await ourEspeak();
});

interface Said {
  readonly track: readonly PitchFrame[];
  readonly phonemes: readonly {
    readonly id: string;
    readonly fromMs: number;
    readonly toMs: number;
  }[];
}

const known = new Map<string, Said>();

/** What a voice says, once for all the tests that compare it. */
function say(text: string, voice: string, melody?: 'list', plain = false): Said {
  const key = [text, voice, melody, plain].join('\n');
  const said = known.get(key) ?? synthesize(text, voice, melody, plain);
  known.set(key, said);
  return said;
}

function synthesize(text: string, voice: string, melody: 'list' | undefined, plain: boolean): Said {
  expect(engine.set_voice(plain ? voice : melodyVoice(voice, text, melody))).toBe(0);
  const language = voice.startsWith('mn') ? 'mn' : 'en';
  const { rate, pitch: ratio } = voiceBase(voice, language);
  engine.set_rate(rate);
  const { pitch, range } = pitchLevels(ratio);
  engine.set_pitch(pitch);
  engine.set_range(range);
  const samples: number[] = [];
  const events: EspeakEvent[] = [];
  const input = language === 'mn' ? khalkhaToEspeak(text).text : text;
  engine.synthesize(input, (pcm, some) => {
    for (const sample of pcm) samples.push(sample / 32_768);
    events.push(...some);
    return false;
  });
  // The last frames of a track need sound after them.
  const sound = Float32Array.from([...samples, ...new Array<number>(2048).fill(0)]);
  const found = events.filter(({ type }) => type === 'phoneme');
  return {
    track: pitchTrack(sound, 20),
    phonemes: found.map(({ id, audio_position }, at) => ({
      id: String(id),
      fromMs: audio_position,
      toMs: found[at + 1]?.audio_position ?? (samples.length / 22_050) * 1000,
    })),
  };
}

const hertz = (frames: readonly PitchFrame[]): number[] => frames.map((frame) => frame.hertz);
/** Semitones from one frequency to another. */
const semitones = (from: number, to: number): number => 12 * Math.log2(to / from);
const middle = ({ track }: Said): number => quantile(hertz(track), 0.5);
const start = ({ track }: Said): number => quantile(hertz(track.slice(0, 6)), 0.5);
/** Of three frames, so that a single one where breath hides the voice is not a median. */
const end = ({ track }: Said): number => quantile(hertz(track.slice(-3)), 0.5);
const voicesOf = (wanted: Language) =>
  espeakVoices.filter(({ language }) => language === wanted).map(({ voice }) => voice);

describe.each(voicesOf('mn'))('%s', (voice) => {
  const words = 'Бид маргааш өглөө эрт хот руу';

  it('falls to the end of a statement', () => {
    const said = say(`${words} явна.`, voice);
    expect(semitones(middle(said), end(said))).toBeLessThan(-1.5);
    expect(semitones(start(said), end(said))).toBeLessThan(-4);
  });

  it('stays up at the end of a clause that goes on', () => {
    const said = say(`${words} гаргана,`, voice);
    expect(semitones(end(say(`${words} гаргана.`, voice)), end(said))).toBeGreaterThan(2);
  });

  it('rises to the end of a question for yes or no', () => {
    const said = say(`${words} явах уу?`, voice);
    expect(semitones(middle(said), end(said))).toBeGreaterThan(1.5);
    expect(semitones(end(say(`${words} явна.`, voice)), end(said))).toBeGreaterThan(5);
  });

  it('rises to the end of a sentence with a question particle, without a question mark too', () => {
    for (const text of ['Та монгол хүн үү', 'Чи авсан уу', 'Тэр ирсэн юм уу']) {
      const said = say(`${text}.`, voice);
      expect([text, semitones(middle(said), end(said)) > 1]).toEqual([text, true]);
    }
  });

  it('starts high and falls in a question with a question word', () => {
    const said = say('Бид хэзээ хот руу явах вэ?', voice);
    expect(semitones(start(say('Бид маргааш хот руу явна.', voice)), start(said))).toBeGreaterThan(
      1,
    );
    expect(semitones(start(said), end(said))).toBeLessThan(-4);
  });

  it('is higher in an exclamation, on its last word too, and falls at its end', () => {
    const [statement, exclamation] = [say(`${words} явна.`, voice), say(`${words} явна!`, voice)];
    expect(semitones(middle(statement), middle(exclamation))).toBeGreaterThan(1);
    const peak = (said: Said) => Math.max(...hertz(said.track.slice(-14)));
    expect(semitones(peak(statement), peak(exclamation))).toBeGreaterThan(1);
    expect(semitones(middle(exclamation), end(exclamation))).toBeLessThan(-1);
  });

  it('rises on each item of a list', () => {
    for (const item of ['алим,', 'усан үзэм,', 'лууван,']) {
      const said = say(item, voice, 'list');
      expect([item, semitones(quantile(hertz(said.track), 0.1), end(said)) > 1]).toEqual([
        item,
        true,
      ]);
      expect(end(said)).toBeGreaterThan(end(say(item.replace(',', '.'), voice)));
    }
  });
});

describe.each(voicesOf('en'))('%s', (voice) => {
  const words = 'we see each other in the evening';
  const ends = (text: string) => end(say(text, voice));

  it('falls to the end of a statement, and stays up at the end of a clause', () => {
    const said = say(`${words}.`, voice);
    expect(semitones(middle(said), end(said))).toBeLessThan(-2);
    expect(semitones(end(said), ends(`${words},`))).toBeGreaterThan(2);
  });

  it('rises to the end of a question for yes or no', () => {
    const said = say(`Will ${words}?`, voice);
    expect(semitones(middle(said), end(said))).toBeGreaterThan(0.5);
    expect(semitones(ends(`${words}.`), end(said))).toBeGreaterThan(3);
  });

  it('falls in a question with a question word', () => {
    const said = say(`When will ${words}?`, voice);
    expect(semitones(middle(said), end(said))).toBeLessThan(-2);
    expect(semitones(end(said), ends(`Will ${words}?`))).toBeGreaterThan(3);
  });

  it('is higher in an exclamation, and falls at its end', () => {
    const [statement, exclamation] = [say(`${words}.`, voice), say(`${words}!`, voice)];
    const high = ({ track }: Said) => quantile(hertz(track), 0.8);
    expect(semitones(high(statement), high(exclamation))).toBeGreaterThan(0.5);
    expect(semitones(middle(exclamation), end(exclamation))).toBeLessThan(-2);
  });

  it('stays up on each item of a list', () => {
    for (const item of ['apples', 'green oranges', 'a lemon'])
      expect([item, semitones(ends(`${item}.`), ends(`${item},`)) > 1]).toEqual([item, true]);
  });

  it('pronounces a question with a question word as with eSpeak’s own melody', () => {
    const text = 'What is in the bottle, and how did it get there?';
    const sounds = ({ phonemes }: Said) => phonemes.map(({ id }) => id);
    expect(sounds(say(text, voice))).toEqual(sounds(say(text, voice, undefined, true)));
  });
});

/** The length of the first (0) or last (-1) such phoneme in ms. */
const lengthOf = (said: Said, id: string, which: number): number => {
  const found = said.phonemes.filter((one) => one.id.replace(/[ˈ^]/g, '') === id).at(which);
  return (found?.toMs ?? 0) - (found?.fromMs ?? 0);
};

describe('last syllables', () => {
  it.each([
    ['сурна', 'ʌə'],
    ['ирлээ', 'e.'],
    ['далай', 'ai.'],
    ['ирнэ', 'eə'],
    ['мөнгө', 'ɵə'],
  ])('the last syllable before a pause is longer than within a clause: %s', (word, vowel) => {
    const within = lengthOf(say(`Тэр ${word} маргааш ном.`, 'mn+m3'), vowel, 0);
    for (const mark of [',', '.', '!']) {
      const last = lengthOf(say(`Тэр маргааш ${word}${mark}`, 'mn+m3'), vowel, -1);
      expect(within).toBeGreaterThan(30);
      expect([mark, last / within > 1.25, last / within < 2.2]).toEqual([mark, true, true]);
    }
  });
});

describe('stress', () => {
  /** Median pitch of the vowels with and without stress in a word within a sentence. */
  function vowelPitches(word: string): { stressed: number; others: number } {
    const said = say(`Маргааш ${word} нэгийг маань авна.`, 'mn+m3');
    const all = said.phonemes;
    // The word is between the stressed vowel of the first word and that of нэгийг.
    const pitchOf = (from: number, to: number) =>
      hertz(said.track.filter(({ ms }) => ms >= from && ms <= to));
    const first = all.findIndex(({ id }) => id === 'ʃ') + 1;
    const last = all.findIndex(({ id }, at) => at > first && /^ˈe/.test(id)) - 1;
    const vowels = all.slice(first, last).filter(({ id }) => /[aeiouɔɵʊʌɪæœ]/u.test(id));
    const pick = (isStressed: boolean) =>
      vowels
        .filter(({ id }) => id.startsWith('ˈ') === isStressed)
        .flatMap(({ fromMs, toMs }) => pitchOf(fromMs, toMs));
    // The track is an octave off where breath fills half a frame, so no mean.
    const median = (some: number[]) => quantile(some, 0.5);
    return { stressed: median(pick(true)), others: median(pick(false)) };
  }

  it.each(['байгууллага', 'уулзалтууд', 'суралцана', 'малгай', 'нутгаараа'])(
    'stress raises the pitch of its syllable: %s',
    (word) => {
      const { stressed, others } = vowelPitches(word);
      expect(semitones(others, stressed)).toBeGreaterThan(0.4);
    },
  );
});
