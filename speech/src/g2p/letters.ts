/** The sounds that letters stand for, before any phonological rule. */
export type Sound = VowelSound | ConsonantSound;
export type Quality = 'a' | 'e' | 'i' | 'ɔ' | 'ɵ' | 'ʊ' | 'u';

export interface VowelSound {
  readonly vowel: true;
  readonly quality: Quality;
  readonly long: boolean;
  /** Whether a й makes it a diphthong. */
  readonly glide: boolean;
  /** Whether it is not written; always reduced. */
  readonly weak: boolean;
}

export interface ConsonantSound {
  readonly vowel: false;
  /** Before allophony: `ɡ` for any г, `x` for any х, `w` for any в, `n` for any н. */
  readonly ipa: string;
  readonly palatal: boolean;
}

const qualities: Readonly<Record<string, Quality>> = {
  ...{ а: 'a', э: 'e', и: 'i', о: 'ɔ', ө: 'ɵ', у: 'ʊ', ү: 'u' },
};
const plainConsonants: Readonly<Record<string, string>> = {
  ...{ б: 'b', в: 'w', г: 'ɡ', д: 'd', ж: 'dʒ', з: 'dz', к: 'k', л: 'ɮ', м: 'm', н: 'n', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', ф: 'f', х: 'x', ц: 'ts', ч: 'tʃ', ш: 'ʃ', ң: 'ŋ', й: 'j' },
};
const hard = new Map<string, ConsonantSound>();
const soft = new Map<string, ConsonantSound>();
for (const [letter, ipa] of Object.entries(plainConsonants)) {
  hard.set(letter, { vowel: false, ipa, palatal: false });
  // The other consonants have no palatalised partner (Svantesson et al. 2005, consonant inventory).
  if ('бвгдлмнпртх'.includes(letter)) soft.set(ipa, { vowel: false, ipa, palatal: true });
}
const yot: ConsonantSound = { vowel: false, ipa: 'j', palatal: false };

const plainVowels = 'аэиоөуүы';
const vowelLetters = 'аэиоөуүяёюеы';
const backLetters = 'аоуяёы';
const frontLetters = 'эөүе';

/**
 * Reads Mongolian letters (see `mongolianLetters`) into sounds: digraphs, iotation, softness, length. In a loan, и does
 * not soften the preceding consonant.
 */
export function readLetters(letters: string, loan: boolean): Sound[] {
  const sounds: Sound[] = [];
  const back = isBack(letters);
  let at = 0;
  // Initial лх is one sound, a voiceless lateral: Лхагва, лхам.
  if (letters.startsWith('лх')) {
    sounds.push({ vowel: false, ipa: 'ɬ', palatal: false });
    at = 2;
  }
  while (at < letters.length) {
    const letter = letters.charAt(at);
    const consonant = hard.get(letter);
    if (consonant) {
      sounds.push(consonant);
      at++;
    } else if (letter === 'ь') {
      soften(sounds);
      at++;
    } else if (letter === 'ъ') {
      at++;
    } else if (letter === 'ы') {
      at = readLength(letters, at + 1, sounds, 'и', true);
    } else if (letter === 'и') {
      at = readI(letters, at, sounds, back && !loan);
    } else if ('яёюе'.includes(letter)) {
      at = readIotated(letters, at, sounds, back);
    } else {
      at = readLength(letters, at + 1, sounds, letter, false);
    }
  }
  return sounds;
}

/** A word is back if its first vowel other than и is back; ю follows the next letter. */
function isBack(letters: string): boolean {
  for (const letter of letters) {
    if (backLetters.includes(letter)) return true;
    if (frontLetters.includes(letter)) return false;
    if (letter === 'ю') return !/[үөэе]/.test(letters);
  }
  return false;
}

function soften(sounds: Sound[]): void {
  const last = sounds.at(-1);
  if (!last || last.vowel) return;
  const partner = soft.get(last.ipa);
  if (partner) sounds[sounds.length - 1] = partner;
}

/**
 * In later syllables of back words и softens the consonant; before another vowel it is only that softness, and the
 * vowel is long: амиа [æmʲaː], ариун [ærʲʊːŋ]. г before ий stays plain.
 */
function readI(letters: string, at: number, sounds: Sound[], softens: boolean): number {
  const next = letters.charAt(at + 1);
  const previous = sounds.at(-1);
  const later = previous && !previous.vowel && sounds.some((one) => one.vowel);
  if (softens && later && !(previous.ipa === 'ɡ' && next === 'й')) soften(sounds);
  if (softens && later && 'аоуэ'.includes(next) && next !== '') {
    const doubled = letters.charAt(at + 2) === next;
    return readLength(letters, at + (doubled ? 3 : 2), sounds, next, true);
  }
  return readLength(letters, at + 1, sounds, 'и', false);
}

/** я ё ю е: a yot and a vowel; after a consonant without ь or ъ only softness, and for е not even that. */
function readIotated(letters: string, at: number, sounds: Sound[], back: boolean): number {
  const letter = letters.charAt(at);
  const next = letters.charAt(at + 1);
  const previous = sounds.at(-1);
  const divided = at > 0 && 'ъь'.includes(letters.charAt(at - 1));
  if (!previous || previous.vowel || divided) sounds.push(yot);
  else if (letter !== 'е') soften(sounds);
  // ий of a suffix replaces the vowel: үеийн [ujiːŋ].
  if (next === 'и' && letters.charAt(at + 2) === 'й') {
    return readLength(letters, at + 2, sounds, 'и', false);
  }
  if (letter === 'я') return readLength(letters, at + 1, sounds, 'а', false);
  if (letter === 'ё') {
    // хоёул [χɔjʊːɮ]
    if (next === 'у') return readLength(letters, at + 2, sounds, 'у', true);
    return readLength(letters, at + 1, sounds, 'о', false);
  }
  if (letter === 'ю') {
    const front = next === 'ү' || (next !== 'у' && !back);
    return readLength(letters, at + 1, sounds, front ? 'ү' : 'у', false);
  }
  const rounded = firstVowel(letters, at + 1) === 'ө';
  return readLength(letters, at + 1, sounds, rounded ? 'ө' : 'э', false);
}

function firstVowel(letters: string, from: number): string {
  for (let at = from; at < letters.length; at++) {
    if (vowelLetters.includes(letters.charAt(at))) return letters.charAt(at);
  }
  return '';
}

/** Adds the vowel `letter`, lengthened by repetition or by й; returns the index of the next letter. */
function readLength(
  letters: string,
  from: number,
  sounds: Sound[],
  letter: string,
  isLong: boolean,
): number {
  const quality = qualities[letter] ?? 'e';
  let after = from;
  let long = isLong;
  if (!long && letters.charAt(after) === letter) {
    long = true;
    after++;
  }
  const next = letters.charAt(after + 1);
  // Before a plain vowel й is a consonant (майор); я ё ю е have a yot already (хийе).
  const glides = letters.charAt(after) === 'й' && (next === '' || !plainVowels.includes(next));
  // ий and эй are long vowels; өй does not occur in native words and is read as ө and й.
  const isGlide =
    glides && (quality === 'a' || quality === 'ɔ' || quality === 'ʊ' || quality === 'u');
  if (glides && quality !== 'ɵ') long = true;
  sounds.push({ vowel: true, quality, long, glide: isGlide, weak: false });
  return glides && quality !== 'ɵ' ? after + 1 : after;
}
