import type { adminAudiosEn } from './admin-audios.en.ts';

export const adminAudiosMn = {
  'audios.title': 'Аудионууд',
  'audios.lead':
    'Бүх хүний хөрвүүлсэн аудио, шинэ нь эхэндээ. Нэр, текст нь зөвхөн эзэндээ харагдана.',
  'audios.reload': 'Шинэчлэх',
  'audios.state': 'Төлөв',
  'audios.state.all': 'Бүгд',
  'audios.state.creating': 'Хөрвүүлж байгаа',
  'audios.state.done': 'Бэлэн',
  'audios.state.failed': 'Амжилтгүй',
  'audios.speaker': 'Уншигч',
  'audios.speaker.all': 'Бүгд',
  'audios.owner': 'Эзэн',
  'audios.owner.search': 'Эзэн',
  'audios.owner.hint': 'Имэйл эсвэл ID',
  'audios.owner.find': 'Хайх',
  'audios.owner.only': 'Зөвхөн {owner} хөрвүүлсэн аудио',
  'audios.characters': 'Тэмдэгт',
  'audios.charged': '{count, number} хассан',
  'audios.charged.none': 'Хасаагүй',
  'audios.ask': '{owner}, {created}: аудионы түүх',
  'audios.length': 'Хугацаа',
  'audios.created': 'Үүсгэсэн',
  'audios.actions': 'Үйлдэл',
  'audios.empty': 'Аудио алга',
  'audios.empty.text':
    'Ийм шүүлтүүрт тохирох аудио алга. Эзний имэйл хаяг эсвэл ID дугаарыг бүтнээр нь бичээрэй.',
  'audios.delete.label': '{owner}, {created}: аудиог устгах',
  'audios.delete.title': 'Энэ аудиог устгах уу?',
  'audios.delete.text':
    '{owner} хэрэглэгчийн хөрвүүлсэн аудио ({created}) бичлэг, өмнөх хувилбар, нийтийн холбоостойгоо хамт устана. Үүнийг буцаах боломжгүй.',
  'audios.delete.done': 'Аудиог устгалаа',
  'audios.retry.label': '{owner}, {created}: аудиог дахин оролдох',
  'audios.retry.title': 'Дахин оролдох уу?',
  'audios.retry.text':
    '{owner} хэрэглэгчийн хүссэн аудиог ({created}) дахин хөрвүүлнэ. Өөрөө дахин оролдсонтой адил, амжилттай болсон үед л тэмдэгт нь хасагдана.',
  'audios.retry.done': 'Аудиог дахин хөрвүүлж эхэллээ',
  'audios.retry.noCredit': 'Эзнийх нь тэмдэгтийн эрх хүрэлцэхгүй байна.',
  'audios.retry.noPlan': 'Эзэнд нь идэвхтэй багц алга.',
  'audios.retry.busy':
    'Эзэн нь зөвшөөрөгдөх дээд тооны аудио хөрвүүлж байна. Түр хүлээгээд дахин оролдоно уу.',
} satisfies Record<keyof typeof adminAudiosEn, string>;
