import type { landingEn } from './landing.en.ts';

export const landingMn = {
  'landing.meta.title': 'Дуу · Монгол, англи текстийг уншина',
  'landing.meta.description':
    'Дуу таны текстийг монгол, англиар чанга уншина: тоо, огноо, мөнгийг зөв хэлж, дэвсгэр хөгжим тавьж, уншиж буй үгийг тодруулна. 500 тэмдэгт үнэгүй.',
  'landing.less': 'Хураах',
  'landing.nav': 'Хэсгүүд',
  'landing.nav.features': 'Боломжууд',
  'landing.nav.pricing': 'Үнэ',
  'landing.nav.faq': 'Асуулт',
  'landing.hero.title': 'Бичсэнийг тань зөв уншина',
  'landing.hero.lead':
    'Дуу текстийг монгол, англи яриа болгоно. Тоо, огноо, мөнгийг хүн хэлдэгээр нь хэлж, үлдсэнийг нь бэлдэх зуураа уншиж эхэлнэ.',
  'landing.hero.start': '{characters, number} тэмдэгт үнэгүй турших',
  'landing.hero.note':
    'Карт шаардахгүй. Google, Apple, Facebook, Duu ID эсвэл имэйл холбоосоор нэвтэрнэ.',
  'landing.try.title': 'Өөрийн өгүүлбэрийг сонсоорой',
  'landing.try.lead': 'Бүртгүүлэх шаардлагагүй. Бичсэнийг тань хадгалахгүй.',
  'landing.try.label': 'Таны өгүүлбэр',
  'landing.try.left': '{max, number} тэмдэгтээс {used, number}',
  'landing.try.listen': 'Сонсох',
  'landing.try.again': 'Дахин сонсох',
  'landing.try.pause': 'Түр зогсоох',
  'landing.try.spoken': 'Дуу ингэж уншина',
  'landing.try.blocked': 'Дууг тоглуулж чадсангүй. Дахин оролдоно уу.',
  'landing.try.more': 'Урт текстээ үнэгүй хөрвүүлэх',
  'landing.features.title': 'Утгыг нь ойлгож уншина',
  'landing.features.lead':
    'Сайн унших нь сайн ойлгохоос эхэлдэг. Дуу уншихаасаа өмнө яаж уншихаа танд харуулна.',
  'landing.feature.read.title': 'Монголоор зөв уншина',
  'landing.feature.read.text':
    'Огноо, цаг, мөнгө, утасны дугаар, хэмжих нэгж, дэс тоо, тоонд залгасан нөхцөл бүрийг зөв үг болгоно. Та бүгдийг нь харж, засаж болно.',
  'landing.feature.once.title': 'Шууд уншиж эхэлнэ',
  'landing.feature.once.text':
    'Урт текстийн эхний өгүүлбэр бэлэн болмогц уншиж эхэлнэ. Сүүлчийнхийг нь хүлээх хэрэггүй.',
  'landing.feature.music.title': 'Дэвсгэр хөгжимтэй',
  'landing.feature.music.text':
    'Лимбэнээс бороо хүртэл өөрсдийн бүтээсэн есөн дэвсгэр. Уншиж байхад намсаж, уншиж дуусахад аажмаар зогсоно.',
  'landing.feature.along.title': 'Дагаж унших',
  'landing.feature.along.text':
    'Уншиж буй үг текст дээр тодорно. Үгсийн цагийг SRT, VTT хадмал болгож татаж болно.',
  'landing.feature.library.title': 'Бүх зүйл байрандаа',
  'landing.feature.library.text':
    'Цуглуулга, хайлт, архив. Аудио бүрийг {months, plural, other {# сар}} хадгалах бөгөөд хэдэн ч удаа татаж авч болно.',
  'landing.feature.fair.title': 'Зөвхөн бэлэн болсон аудиод төлнө',
  'landing.feature.fair.text':
    'Амжилтгүй болсон хөрвүүлэлт үнэгүй. Бэлэн аудионы өчүүхэн засварыг {times, plural, other {# удаа}} үнэгүй хийнэ.',
  'landing.features.explore': 'Бүх хэрэгслийг үзэх',
  'landing.editor.title': 'Хөрвүүлэхээсээ өмнө харна',
  'landing.editor.lead':
    'Текстээ бичихэд ийм харагдана. Бичсэнээс өөрөөр уншихыг доогуур нь зурдаг: түүн дээр заах юм уу дараарай.',
  'landing.editor.readings': '{count, plural, other {# дуудлага}}, бүгд тодорхой',
  'landing.editor.convert': 'Өөрийн текстийг хөрвүүлэх',
  'landing.editor.voice': 'Уншигч ба хөгжим',
  'landing.editor.speaker': 'Номин',
  'landing.editor.speed': 'Унших хурд',
  'landing.editor.music': 'Дэвсгэр хөгжим',
  'landing.editor.music.limbe': 'Лимбэ',
  'landing.editor.music.rain': 'Бороо',
  'landing.editor.music.none': 'Хөгжимгүй',
  'landing.example.title': 'Яаж уншдаг вэ',
  'landing.example.more': 'Өөр жишээ',
  'landing.example.written': 'Та бичнэ',
  'landing.example.spoken': 'Ингэж уншина',
  'landing.mobile.title': 'Утсандаа апп шиг суулгаарай',
  'landing.mobile.text':
    'Дууг утсаараа нээгээд нүүр дэлгэцэндээ нэмээрэй: бусад апп шиг нээгдэж, дэлгэц түгжээтэй үед ч тоглож, чихэвчний товчоор удирдагдана.',
  'landing.mobile.android': 'Android: цэс ⋮, дараа нь «Апп суулгах»',
  'landing.mobile.ios': 'iPhone: Хуваалцах, дараа нь «Нүүр дэлгэцэд нэмэх»',
  'landing.mobile.install': 'Одоо суулгах',
  'landing.mobile.playing': 'Уншиж байна',
  'landing.mobile.excerpt': 'Хавар тал нутагт оройтож ирдэг ч нэг дор ирдэг.',
  'landing.faq.title': 'Түгээмэл асуулт',
  'landing.faq.more': 'Бүх асуулт',
  'landing.faq.free.q': 'Төлбөргүй туршиж болох уу?',
  'landing.faq.free.a':
    'Болно. Анх удаа нэвтэрсэн хүн {characters, number} тэмдэгтийг бүх уншигчаар үнэгүй туршина. Карт шаардахгүй.',
  'landing.faq.accuracy.q': 'Монголоор хэр зөв уншдаг вэ?',
  'landing.faq.accuracy.a':
    'Өдөр тутмын шинэ текстийн 100 мөрөөс монголоор {mn, number}, англиар {en, number} мөрийг ганц ч алдаагүй уншдаг. Эргэлзэж байвал хөрвүүлэхээс өмнө танд хэлнэ. Таны зассаныг дуудлагын тольд хадгалаад цаашид түүгээр уншина.',
  'landing.faq.accuracy.how': 'Үүнийг хэрхэн хэмжсэн бэ',
  'landing.faq.voices.q': 'Уншигчдын хоолой ямар сонсогддог вэ?',
  'landing.faq.voices.a':
    'Тод, жигд уншдаг ч хүн биш гэдэг нь мэдэгдэнэ. Энэ хуудсан дээрх уншигчид бүгд нэг синтезаторынх бөгөөд өнгө, өндрөөрөө ялгаатай; аль ч багцад цөм бий. Уншигч бүрийн жишээг хөрвүүлэхээсээ өмнө сонсож болно.',
  'landing.faq.length.q': 'Текст хэр урт байж болох вэ?',
  'landing.faq.length.a':
    'Багцаасаа хамаараад нэг удаад Суурь {basic}, Стандарт {standard}, Про {pro} тэмдэгт хүртэл. Түүнээс урт текстийг Дуу хэсэгчлэн хөрвүүлж, цуглуулгад хийгээд дараалан тоглуулна.',
  'landing.faq.characters.q': 'Тэмдэгт гэж юуг тоолдог вэ?',
  'landing.faq.characters.a':
    'Таны хөрвүүлж буй үсэг, тоо, тэмдэг, зай бүрийг, мөн дуудлагын толиос тань нэмэгдэх тэмдэгтийг тоолно. Хөрвүүлэхээс өмнө тоо, зарцуулалтыг нь харуулна. Хөгжим, дахин сонсох, татаж авах нь үнэгүй.',
  'landing.faq.storage.q': 'Аудиог хэр удаан хадгалдаг вэ?',
  'landing.faq.storage.a':
    'Хөрвүүлсэн өдрөөс нь {months, plural, other {# сар}}. Тэр хугацаанд хүссэн үедээ татаж авч болно. Сүүлийн {ending, plural, other {# хоногт}} нь хэд хоног үлдсэнийг санд харуулна.',
  'landing.faq.plans.q': 'Багцууд юугаараа ялгаатай вэ?',
  'landing.faq.plans.a':
    'Сарын тэмдэгт, нэг удаад хөрвүүлэх тэмдэгтээр. Бүх уншигч, хөгжим, хоёр хэл, татаж авах эрх, {months, plural, other {# сарын}} хадгалалт бүх багцад бий. Багцаа солиход үлдсэн тэмдэгт тань шинэ багцад шилжинэ; солисныг буцаах боломжгүй.',
  'landing.faq.pay.q': 'Хэрхэн төлөх вэ?',
  'landing.faq.pay.a':
    'QPay-ээр банкныхаа аппаас, Stripe-ээр картаар, эсвэл бидэнтэй тохиролцсон банкны шилжүүлгээр, хэдэн сар эсвэл жилээр урьдчилан төлнө. Одоогийн багцаа дахин авбал сунгагдана. Картаар төлөхдөө өөрөө сонгоогүй бол юу ч автоматаар сунгагдахгүй, сонгосноо хэдийд ч зогсоож болно.',
  'landing.faq.refund.q': 'Мөнгөө буцааж авч болох уу?',
  'landing.faq.refund.a':
    'Болно. Төлснөөс хойш {days, plural, other {# хоногийн}} дотор бидэнд бичээрэй: ашиглаагүй хэсгийг, буруу нь биднийх бол бүгдийг нь буцаана.',
  'landing.faq.failed.q': 'Хөрвүүлж чадаагүй бол яах вэ?',
  'landing.faq.failed.a':
    'Үнэгүй: аудио бэлэн болсон үед л тэмдэгт хасна. Нэг товч дараад дахин оролдож болно.',
  'landing.faq.rights.q': 'Аудиог олон нийтэд ашиглаж болох уу?',
  'landing.faq.rights.a':
    'Болно: видео, хичээл, нэвтрүүлэг, дэлгүүрт. Дэвсгэр хөгжим нь бидний өөрсдийн бүтээл тул бусдын эрхэд халдахгүй. Текстийн хариуцлагыг та хүлээнэ.',
  'landing.cta.title': 'Бичээд үзээрэй. Хормын дараа сонсоно.',
  'landing.cta.start': 'Үнэгүй эхлэх',
  'landing.footer.about': 'Текстийг монгол, англиар уншина.',
  'landing.footer.product': 'Бүтээгдэхүүн',
  'landing.footer.legal': 'Нөхцөл ба нууцлал',
  'landing.footer.support': 'Тусламж',
  'landing.footer.contact':
    'Бичээрэй, залгаарай: ажлын өдрүүдэд 9–\u206018\u00a0цагт (Улаанбаатарын цагаар) хүн хариулна.',
  'landing.footer.licence': 'Чөлөөт програм, GPL-3.0 ба түүнээс хойших.',
  'landing.footer.source': 'Эх код',
} satisfies Record<keyof typeof landingEn, string>;
