import { wordPairs } from './word-pairs.ts';

/** Names of the letters of the Mongolian alphabet, as taught at school. */
const cyrillic = wordPairs(`
а:а б:бэ в:вэ г:гэ д:дэ е:е ё:ё ж:жэ з:зэ и:и й:хагас_и к:ка л:эл м:эм н:эн о:о ө:ө п:пэ р:эр с:эс т:тэ у:у ү:ү ф:эф х:хэ ц:цэ ч:чэ ш:ша
щ:эшчэ ъ:хатуугийн_тэмдэг ы:эр_үгийн_ы ь:зөөлний_тэмдэг э:э ю:ю я:я
`);
/** English names of Latin letters as Mongolians say them. */
const latin = wordPairs(`
a:эй b:би c:си d:ди e:и f:эф g:жи h:эйч i:ай j:жэй k:кэй l:эл m:эм n:эн o:оу p:пи q:кью r:ар s:эс t:ти u:ю v:ви w:дабль_ю x:экс y:уай z:зэт
`);
const greek = wordPairs(`
α:альфа β:бета γ:гамма δ:дельта ε:эпсилон ζ:зета η:эта θ:тета ι:йота κ:каппа λ:ламбда μ:мю ν:ню ξ:кси ο:омикрон π:пи ρ:ро σ:сигма ς:сигма
τ:тау υ:ипсилон φ:фи χ:хи ψ:пси ω:омега
`);

/** Returns a letter's name in Mongolian; undefined for a letter of another alphabet. */
export function letterName(letter: string): string | undefined {
  const lower = letter.toLowerCase();
  return cyrillic[lower] ?? latin[lower] ?? greek[lower];
}

/** Letter by letter: НҮХ → эн ү хэ. */
export function spell(letters: string): string {
  return [...letters]
    .map((letter) => letterName(letter) ?? '')
    .filter(Boolean)
    .join(' ');
}
