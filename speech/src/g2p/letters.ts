/** What a word's letters say before any rule of sound has been applied. */
export type Sound = VowelSound | ConsonantSound;

/** `q` is the plain quality (a e i o ö u ü as a ɔ ɵ ʊ u), `glide` a following й that makes a diphthong. */
export interface VowelSound {
  readonly vowel: true;
  readonly quality: Quality;
  readonly long: boolean;
  readonly glide: boolean;
}
export type Quality = 'a' | 'e' | 'i' | 'ɔ' | 'ɵ' | 'ʊ' | 'u';

export interface ConsonantSound {
  readonly vowel: false;
  /** The IPA of the plain consonant, before allophony; `ɡ` for any г, `x` for any х, `w` for any в. */
  readonly ipa: string;
  readonly palatal: boolean;
}

const qualities: Readonly<Record<string, Quality>> = {
  а: 'a',
  э: 'e',
  и: 'i',
  о: 'ɔ',
  ө: 'ɵ',
  у: 'ʊ',
  ү: 'u',
};

const consonantLetters: Readonly<Record<string, string>> = {
  б: 'b',
  в: 'w',
  г: 'ɡ',
  д: 'd',
  ж: 'dʒ',
  з: 'dz',
  к: 'k',
  л: 'ɮ',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'tʃ',
  ш: 'ʃ',
  ң: 'ŋ',
};

/** Letters of other Cyrillic alphabets, and щ, as Mongolian letters that come nearest. */
const foreignLetters: Readonly<Record<string, string>> = {
  щ: 'шч',
  ә: 'э',
  ғ: 'г',
  қ: 'к',
  ұ: 'у',
  һ: 'х',
  і: 'и',
  ї: 'йи',
  є: 'е',
  ґ: 'г',
  ў: 'у',
  җ: 'ж',
  ң: 'ң',
  ӊ: 'ң',
  ҥ: 'ң',
  ҕ: 'г',
  ђ: 'ж',
  ѓ: 'г',
  ѕ: 'з',
  ј: 'й',
  љ: 'ль',
  њ: 'нь',
  ћ: 'ч',
  ќ: 'к',
  џ: 'ж',
  ѐ: 'е',
  ѝ: 'и',
  ӝ: 'ж',
  ӟ: 'з',
  ӥ: 'и',
  ӧ: 'ө',
  ӱ: 'ү',
  ӹ: 'ы',
  ӑ: 'а',
  ӓ: 'э',
  ӗ: 'е',
  ҫ: 'с',
  ҙ: 'з',
  ҡ: 'к',
  ѣ: 'э',
  ѳ: 'ф',
  ѵ: 'и',
};

const iotated: Readonly<Record<string, string>> = { я: 'а', ё: 'о', е: 'э', ю: 'у' };
const backLetters = 'аоуяёы';
const frontLetters = 'эөүе';
/** Sounds whose palatal quality is their own: no `ʲ` is added to them. */
const neverPalatal = new Set(['dʒ', 'tʃ', 'ʃ', 'j', 'ts', 'dz', 'ŋ']);

/** Any word as lower-case Mongolian letters; signs that are no Cyrillic letters are left out. */
export function mongolianLetters(word: string): string {
  const lower = word.toLowerCase();
  if (/^[а-яёөү]*$/.test(lower) && !lower.includes('щ')) return lower;
  let out = '';
  for (const sign of lower.normalize('NFC')) {
    const near = foreignLetters[sign];
    if (near !== undefined) out += near;
    else if (/^[а-яёөү]$/.test(sign)) out += sign;
    else if (/\p{Script=Cyrillic}/u.test(sign) && /\p{L}/u.test(sign)) {
      const base = sign.normalize('NFD').charAt(0);
      out += base !== sign && /[а-я]/.test(base) ? base : 'э';
    }
  }
  return out;
}

/** Reads Mongolian letters (see `mongolianLetters`) into sounds: digraphs, iotation, softness, length. */
export function readLetters(letters: string): Sound[] {
  const sounds: Sound[] = [];
  let at = 0;
  const soften = (): void => {
    const last = sounds.at(-1);
    if (last && !last.vowel && !neverPalatal.has(last.ipa)) {
      sounds[sounds.length - 1] = { ...last, palatal: true };
    }
  };
  const back = isBack(letters);
  // Initial лх is one sound, a voiceless lateral: Лхагва, лхам.
  if (letters.startsWith('лх')) {
    sounds.push({ vowel: false, ipa: 'ɬ', palatal: false });
    at = 2;
  }
  while (at < letters.length) {
    const letter = letters.charAt(at);
    const consonant = consonantLetters[letter];
    if (consonant !== undefined) {
      sounds.push({ vowel: false, ipa: consonant, palatal: false });
      at++;
    } else if (letter === 'ь') {
      soften();
      at++;
    } else if (letter === 'ъ') {
      at++;
    } else if (letter === 'й') {
      sounds.push({ vowel: false, ipa: 'j', palatal: false });
      at++;
    } else {
      at = readVowel(letters, at, sounds, back, soften);
    }
  }
  return sounds;
}

/** A word is back when its first vowel that is not и is а, о, у, я, ё or ы. */
function isBack(letters: string): boolean {
  for (const letter of letters) {
    if (backLetters.includes(letter)) return true;
    if (frontLetters.includes(letter)) return false;
    if (letter === 'ю') return !/[үөэе]/.test(letters);
  }
  return false;
}

function readVowel(
  letters: string,
  start: number,
  sounds: Sound[],
  back: boolean,
  soften: () => void,
): number {
  let at = start;
  let letter = letters.charAt(at);
  const previous = sounds.at(-1);
  const yot = iotated[letter];
  if (yot !== undefined) {
    const next = letters.charAt(at + 1);
    let plain = yot;
    if (letter === 'ю') plain = next === 'ү' || (next !== 'у' && !back) ? 'ү' : 'у';
    if (letter === 'е') plain = next === 'ө' || firstVowel(letters, at + 1) === 'ө' ? 'ө' : 'э';
    const afterConsonant = previous !== undefined && !previous.vowel && previous.ipa !== 'j';
    const divided = at > 0 && 'ъь'.includes(letters.charAt(at - 1));
    if (!afterConsonant || divided) sounds.push({ vowel: false, ipa: 'j', palatal: false });
    else if (letter !== 'е') soften();
    letter = plain;
    at++;
    if (letters.charAt(at) === letter) {
      at++;
      return pushVowel(letters, at, sounds, letter, true);
    }
    return pushVowel(letters, at, sounds, letter, false);
  }
  at++;
  if (letter === 'ы') return pushVowel(letters, at, sounds, 'и', true);
  if (letter === 'и') {
    if (back) soften();
    const next = letters.charAt(at);
    // `и` before a vowel is only the softness of the consonant: амиа [æmʲaː], ариун [ærʲʊːŋ].
    if (next !== 'и' && qualities[next] !== undefined && previous && !previous.vowel) {
      if (neverPalatal.has(previous.ipa) || previous.palatal || back) {
        const doubled = letters.charAt(at + 1) === next;
        return pushVowel(letters, at + (doubled ? 2 : 1), sounds, next, true);
      }
    }
    if (next === 'и') return pushVowel(letters, at + 1, sounds, 'и', true);
    return pushVowel(letters, at, sounds, 'и', false);
  }
  if (letters.charAt(at) === letter) return pushVowel(letters, at + 1, sounds, letter, true);
  return pushVowel(letters, at, sounds, letter, false);
}

function firstVowel(letters: string, from: number): string {
  for (let at = from; at < letters.length; at++) {
    const letter = letters.charAt(at);
    if (qualities[letter] !== undefined || iotated[letter] !== undefined) return letter;
  }
  return '';
}

/** Adds a vowel and takes the й after it, if that makes a diphthong; returns the next letter's index. */
function pushVowel(
  letters: string,
  after: number,
  sounds: Sound[],
  letter: string,
  long: boolean,
): number {
  const quality = qualities[letter] ?? 'e';
  const next = letters.charAt(after + 1);
  const glides = letters.charAt(after) === 'й' && !(next !== '' && 'аэиоөуүяёею'.includes(next));
  if (!glides) {
    sounds.push({ vowel: true, quality, long, glide: false });
    return after;
  }
  // ий and эй are long monophthongs; өй does not occur in native words and is read as ө and й.
  if (quality === 'i' || quality === 'e') {
    sounds.push({ vowel: true, quality, long: true, glide: false });
  } else if (quality === 'ɵ') {
    sounds.push({ vowel: true, quality, long, glide: false });
    sounds.push({ vowel: false, ipa: 'j', palatal: false });
  } else {
    sounds.push({ vowel: true, quality, long: true, glide: true });
  }
  return after + 1;
}
