const long = '(?:аа|ээ|оо|өө)';
const suffixes = [
  'р|рт|н|г|д|т|нд|ны|ний|гүй',
  `[гн]?(?:ын|ийн|ы|ий|ыг|ийг|и?(?:[ао]{2}|[эө]{2})[ср])(?:${long}|х${long}|хан|хэн|х)?`,
  `(?:[гиь]?${long}д)`,
  `[дт]${long}`,
  `т[аэо]й(?:г${long})?`,
  'руу|рүү|луу|лүү',
  '(?:нууд|нүүд|ууд|үүд)[а-яөүё]{0,4}',
  'ынхан|ийнхэн|дугаар|дүгээр|дахь|дэх|онд|оны|он',
].join('|');
const typed = new RegExp(
  `(?<=[\\p{L}\\p{N}%₮$€°"»”])[\\u2012-\\u2014\\u2212](?=(?:${suffixes})(?![\\p{L}]))`,
  'gu',
);

/**
 * Text programs turn the hyphen before a suffix into a dash (5–р, УИХ–ын); this turns it back. The length stays the same,
 * so offsets stay valid.
 */
export function hyphenBeforeSuffix(text: string): string {
  return text.replace(typed, '-');
}
