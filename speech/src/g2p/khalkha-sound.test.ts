import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { formantsAt } from '../testing/formants.ts';
import { ourEspeak } from '../testing/our-espeak.ts';
import { spectralDistance } from '../testing/spectral-distance.ts';
import { isVowel, perMs, type Spoken, speakMnemonics, speakMongolian } from '../testing/spoken.ts';
import { voiceOnset } from '../testing/voice-onset.ts';
import { toEspeak } from './espeak-phonemes.ts';
import { inventory, phoneme } from './phoneme.ts';

let engine: EspeakInstance;
beforeAll(async () => {
  engine = await ourEspeak();
});
const voices = ['mn+m3', 'mn+f2'] as const;

const onsetOf = (word: string, voice: string, index = 0): number =>
  voiceOnset(speakMongolian(engine, word, { voice }), index).ms;
const between = (low: number, value: number, high: number) =>
  expect([value >= low, value <= high, value]).toEqual([true, true, value]);

describe.each(voices)('stops and affricates of %s', (voice) => {
  const lenis = ['бар', 'бэр', 'бүр', 'дал', 'дэр', 'дүр', 'гал', 'гэр', 'гол'];

  it('б д г begin their voice 5 to 35 ms after the release', () => {
    checkRows(
      lenis,
      (word) => word,
      (word) => between(5, onsetOf(word, voice), 35),
    );
  });

  it('з ж begin it 15 to 110 ms after', () => {
    checkRows(
      ['зам', 'зэр', 'жар', 'жил'],
      (word) => word,
      (word) => between(15, onsetOf(word, voice), 110),
    );
  });

  it('т к begin it at least 15 ms later than д г, ц ч later than з ж', () => {
    checkRows(
      [
        ['тал', 'дал', 15],
        ['тэр', 'дэр', 15],
        ['кал', 'гал', 15],
        ['кино', 'гино', 15],
        ['цам', 'зам', 10],
        ['чар', 'жар', 15],
      ] as const,
      ([fortis, weak]) => `${fortis} ${weak}`,
      ([fortis, weak, ms]) =>
        expect(onsetOf(fortis, voice) - onsetOf(weak, voice)).toBeGreaterThanOrEqual(ms),
    );
  });

  it('the closure of б д г з ж between vowels has no voice', () => {
    checkRows(
      ['абаа', 'адаа', 'адуу', 'эгээ', 'азаа', 'ажаа', 'үгүү', 'удаан'],
      (word) => word,
      (word) => {
        const { closureDb } = voiceOnset(speakMongolian(engine, word, { voice }), 1);
        expect(closureDb).toBeLessThan(-40);
      },
    );
  });
});

/** F1 and F2 in the middle of the vowel between two т, slowly and on one note. */
const formantsOf = (mnemonic: string): [number, number] => {
  const spoken = speakMnemonics(engine, `[[t|'${mnemonic}|t]]`, {
    voice: 'mn',
    rate: 80,
    level: true,
  });
  const vowel = spoken.phonemes[1];
  if (!vowel) throw new Error(`no vowel ${mnemonic}`);
  return formantsAt(spoken.sound, Math.round(((vowel.fromMs + vowel.toMs) / 2) * perMs));
};

describe('vowels', () => {
  const full = ['a', 'e', 'i', 'O', '8', 'U', 'u', '&', 'W'];

  it('ү and ө have a second formant about 190 Hz above у and о', () => {
    between(186 * 0.6, formantsOf('u')[1] - formantsOf('U')[1], 186 * 1.4);
    between(203 * 0.6, formantsOf('8')[1] - formantsOf('O')[1], 203 * 1.4);
    expect(formantsOf('u')[0]).toBeLessThan(formantsOf('U')[0]);
  });

  it.each([full, ['V@', 'e@', 'O@', '8@', 'I@']])('no two of %s %s %s … sound alike', (...some) => {
    const known = some.map((one) => [one, ...formantsOf(one)] as const);
    const pairs = known.flatMap((one, at) => known.slice(at + 1).map((two) => [one, two] as const));
    checkRows(
      pairs,
      ([one, two]) => `${one} and ${two}`,
      ([[, f1, f2], [, g1, g2]]) =>
        expect(Math.hypot(f1 - g1, (f2 - g2) / 3)).toBeGreaterThanOrEqual(60),
    );
  });

  it('a reduced vowel is never opener than its full one, and а much closer', () => {
    const closer = (reduced: string, one: string) => formantsOf(one)[0] - formantsOf(reduced)[0];
    checkRows(
      [
        ['V@', 'a'],
        ['e@', 'e'],
        ['O@', 'O'],
        ['8@', '8'],
        ['I@', 'i'],
      ] as const,
      ([reduced]) => reduced,
      ([reduced, one]) => expect(closer(reduced, one)).toBeGreaterThanOrEqual(0),
    );
    between(204 * 0.6, closer('V@', 'a'), 204 * 1.4);
  });
});

describe('lengths', () => {
  const lengthOf = (text: string, at = 0): number => {
    const vowels = speakMongolian(engine, text).phonemes.filter(isVowel);
    const vowel = vowels.at(at);
    return vowel ? vowel.toMs - vowel.fromMs : 0;
  };
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;

  it('long vowels last 1.65 to 2.2 times as long as short ones', () => {
    const pairs = [
      'үс үүс',
      'ус уус',
      'ор оор',
      'өр өөр',
      'ам аам',
      'эр ээр',
      'цас цаас',
      'тос тоос',
    ];
    const ratios = pairs.map((pair) => {
      const [short = '', long = ''] = pair.split(' ');
      return lengthOf(`${long} ном`) / lengthOf(`${short} ном`);
    });
    between(1.65, mean(ratios), 2.2);
  });

  it('the last vowel before a pause lasts 1.4 to 1.8 times as long', () => {
    const words = ['сурна', 'ирнэ', 'мөнгө', 'ирлээ', 'далай'];
    const ratios = words.map((word) => {
      const inner = lengthOf(`${word} ном авав.`, 1);
      return lengthOf(`Ном ${word}.`, -1) / inner;
    });
    between(1.4, mean(ratios), 1.8);
  });
});

describe('levels', () => {
  /** The loudest 10 ms of each consonant between two vowels, in dB of the whole. */
  const levelOf = (ipa: string): number => {
    const a = phoneme(/[ɡxjʲ]/.test(ipa) ? 'e' : 'a');
    const text = `[[${toEspeak([a, phoneme(ipa), a])}]]`;
    const { sound, phonemes } = speakMnemonics(engine, text);
    const own = phonemes[1];
    if (!own) return Number.NEGATIVE_INFINITY;
    const power = (from: number, to: number) => {
      const part = sound.subarray(Math.round(from * perMs), Math.round(to * perMs));
      return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
    };
    let loudest = 0;
    for (let ms = own.fromMs; ms + 10 <= own.toMs; ms++)
      loudest = Math.max(loudest, power(ms, ms + 10));
    return 10 * Math.log10(loudest / power(0, sound.length / perMs));
  };

  it('every consonant is above −40 dB, and х is not the weakest', () => {
    const all = inventory
      .filter(({ length }) => length === null)
      .map(({ ipa }) => ({ ipa, db: levelOf(ipa) }));
    checkRows(
      all,
      ({ ipa, db }) => `${ipa} ${db.toFixed(1)}`,
      ({ db }) => expect(db).toBeGreaterThan(-40),
    );
    const weakest = all.toSorted((one, other) => one.db - other.db)[0];
    expect(weakest?.ipa).not.toMatch(/[xχ]/);
    for (const ipa of ['x', 'χ']) expect(levelOf(ipa)).toBeGreaterThan((weakest?.db ?? 0) + 3);
  });
});

describe('pairs', () => {
  const say = (word: string): Spoken => speakMongolian(engine, word, { level: true });

  it('words that differ in such a letter differ in sound', () => {
    checkRows(
      [
        ['бага', 'баг'],
        ['халбага', 'халбаг'],
        ['орлого', 'орлог'],
        ['бага', 'бах'],
        ['хана', 'хан'],
        ['цагт', 'цакт'],
        ['бар', 'пар'],
        ['дал', 'тал'],
        ['гал', 'кал'],
        ['зам', 'цам'],
        ['жар', 'чар'],
        ['үс', 'ус'],
        ['өр', 'ор'],
        ['хатах', 'хадах'],
      ] as const,
      ([one, other]) => `${one} ${other}`,
      ([one, other]) => expect(spectralDistance(say(one), say(other))).toBeGreaterThan(1.5),
    );
  });

  it('the same word does not', () => {
    for (const word of ['бага', 'дал', 'хатах'])
      expect(spectralDistance(say(word), say(word))).toBeLessThan(1);
  });

  it('г before т sounds like х', () => {
    for (const word of ['цагт', 'эмэгтэй', 'хоногт'])
      expect(say(word).phonemes.map(({ id }) => id)).toContain('x');
  });

  it('л has friction: more noise above 3 kHz than eSpeak’s l', () => {
    const noise = (mnemonic: string): number => {
      const { sound, phonemes } = speakMnemonics(engine, `[['a|${mnemonic}|g]]`, { level: true });
      const own = phonemes[1];
      return own ? highBandDb(sound.subarray(own.fromMs * perMs, own.toMs * perMs)) : 0;
    };
    expect(noise('l')).toBeGreaterThan(noise('l^') + 3);
  });
});

/** Level above about 3 kHz, as the difference of samples, in dB of the whole. */
function highBandDb(sound: Float32Array): number {
  let [high, whole] = [0, 0];
  for (let at = 2; at < sound.length; at++) {
    const sample = sound[at] ?? 0;
    const second = sample - 2 * (sound[at - 1] ?? 0) + (sound[at - 2] ?? 0);
    high += second * second;
    whole += sample * sample;
  }
  return 10 * Math.log10(high / whole);
}
