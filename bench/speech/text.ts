/** Everyday sentences: news, weather, prices, a story; with digits. */
const sentences = [
  'Өнөөдөр Улаанбаатар хотод цэлмэг, салхигүй сайхан өдөр байна.',
  'Маргааш бороо орох магадлалтай тул шүхрээ авч яваарай.',
  'Монгол орны эдийн засагт мал аж ахуй чухал байр суурь эзэлдэг.',
  '2026 оны эхний улиралд үнэ 5 хувиар өсжээ.',
  'Тэрээр цонхоо онгойлгож, хэсэг чагнаж зогсоод буцааж хаав.',
  'Хурал 10:30 цагт эхэлж, 15 хүн оролцсон гэж мэдээлэв.',
  'Нэгэн цагт уулын бэлд өвгөн эмгэн хоёр амар тайван аж төрдөг байжээ.',
  'Дараагийн буудал хүртэл 120 км, замд хоёр цаг орчим явна.',
  'Та хэзээ ирэх вэ?',
  'Бид таныг тэсэн ядан хүлээж байна!',
];

/** Like `textOf`, but with a unique number in every sentence, so that no part repeats. */
export function textWithoutRepeats(characters: number): string {
  let at = 0;
  return textOf(characters)
    .replace(/(^|[.?!]\s)(?=\p{L})/gu, (before) => `${before}${++at} дэх мэдээ: `)
    .slice(0, characters);
}

/** Returns a Mongolian text of exactly so many characters, in paragraphs of ten sentences. */
export function textOf(characters: number): string {
  let text = '';
  for (let at = 0; text.length < characters; at++) {
    text += sentences[(at * 7 + Math.floor(at / 10)) % sentences.length];
    text += at % 10 === 9 ? '\n' : ' ';
  }
  return text.slice(0, characters);
}
