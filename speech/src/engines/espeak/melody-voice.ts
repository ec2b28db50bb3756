import { askingVoice } from '../../g2p/english-voices.ts';
import { asks } from '../../g2p/espeak-phonemes.ts';
import { mongolianVoice, otherMelodies } from '../../g2p/mongolian-voice.ts';
import type { Melody } from '../engine.ts';

/** Words that ask for more than yes or no, with their endings. */
const questionWords = new Set(
  (
    'хэн хэнд хэний хэнийх хэнийг хэнээс хэнээр хэнтэй юу юуг юун юунд юуны юунаас юугаар юутай яаж яав яана яасан ' +
    'яагаад яах хаана хаанаас хаанах хаагуур хааш хаашаа хэзээ хэзээнээс хэзээний хэр хэд хэдэн хэддүгээр хэдээр ' +
    'хэдийд хэдээс хэдтэй аль альд алинд алиныг ямар ямартай хичнээн'
  ).split(' '),
);
const yesOrNo = new Set('уу үү юу юү'.split(' '));
/** Particles that end only questions with a question word. */
const asking = new Set('бэ вэ'.split(' '));

const englishAsking =
  /^\P{L}*(?:(?:and|but|so|or|then|well|now|oh|ok|okay)\b\P{L}*)*(?:(?:about|at|by|for|from|in|of|on|to|under|until|with)\s+)?(?:who|whom|whose|what|which|when|where|why|how)\b/iu;

/**
 * Returns the voice with the melody for a chunk: both languages have another one for questions with a question word,
 * Mongolian also for the items of a list.
 */
export function melodyVoice(voice: string, text: string, melody: Melody | undefined): string {
  const [base = '', variant] = voice.split('+');
  const other = otherVoice(base, text, melody);
  if (!other) return voice;
  return variant ? `${other}+${variant}` : other;
}

function otherVoice(base: string, text: string, melody: Melody | undefined): string | undefined {
  if (base === mongolianVoice)
    return melody === 'list' || asksMore(text) ? otherMelodies : undefined;
  return asksMoreInEnglish(text) ? askingVoice(base) : undefined;
}

const question = /\?\P{L}*$/u;
const fullStop = /\.\P{L}*$/u;

/**
 * Returns whether it is a question that begins with a question word, maybe after a conjunction and a preposition.
 * Others rise: in *Do you know where she is?* the answer is yes or no.
 */
function asksMoreInEnglish(text: string): boolean {
  return question.test(text) && englishAsking.test(text);
}

/**
 * Returns whether it is a question with a question word, maybe with a full stop after its particle. Its last word
 * decides: in хэн нэгэн ирсэн үү? it is yes or no.
 */
function asksMore(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (!question.test(text) && !(fullStop.test(text) && asks(last))) return false;
  if (asking.has(last)) return true;
  return (
    words.some((word) => questionWords.has(word)) && (words.length === 1 || !yesOrNo.has(last))
  );
}
