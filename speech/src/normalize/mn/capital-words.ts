import { parseSuffix } from './suffix.ts';

/** Short everyday words in capitals (headings, slogans, chats) that look like initials. */
const everyday = new Set(
  (
    'НЭГ ТАВ ЕС АРАВ ГУЧ ЗУУ БА НЬ ОН САР ӨДӨР ЗҮЙЛ ТАЛ ХҮН УЛС ГЭР НОМ ЭХ БОЛ БУС БИ ТА ЧИ ЮУ ХЭН ИХ САЙН МУУ ШИНЭ ЗАР АНХ ОЙ ' +
    'НЭР ОВОГ АЖИЛ ЭНЭ ТЭР НАР ГЭЖ ХОТ СУМ БАГ ОНД ТУХ АЮУЛ ГАЛ УС ОГТ МАШ ЯВ ИР ӨГ ХАР СОНС ЗОГС ДУУ ХУР МАЛ ЗАМ ЮМ БҮГД ХОЛ ОЙР ' +
    'ТОМ БАГА УРТ ӨНДӨР НАМ ХУВЬ ҮНЭ МӨНГӨ ОДОО ДАХИН ДЭЭР ДООР ГАРЧ ОРЖ ЯВЖ ИРЖ БАС ЧУХАЛ ЯГ ҮНЭН ХУДАЛ НЭЭ ХАА ХЭР ЯАХ ЮУНД ТЭГ ТЭД ' +
    'БИД МИНЬ ЧИНЬ МАНЬ ААВ ЭЭЖ АХ ЭГЧ ДҮҮ ОХИН ХҮҮ НАЙЗ ХАНД АВ ҮЗ БИЧ УНШ ЗУР ТОГЛО АМАР АМЬ АРД ТҮМЭН ЭРХ ЧӨЛӨӨ ХУУЛЬ ЁС ЗУН ӨВӨЛ НАМАР ' +
    'ХАВАР ӨНӨӨ ДУР ХҮЧ ЦАГ ЖИЛ МЭНД БАЯР ХАЙР ЗӨВ БУРУУ ДУУС ТӨГС ЭХЭЛ ТҮР ГАЗАР УУЛ ГОЛ НУУР ТЭНГЭР МОД АДУУ ҮХЭР ХОНЬ ЯМАА ТЭМЭЭ ЭМ ЭР ' +
    'ХЯМД ҮНЭД ХУДАЛД ЗАЛГА УТАС НИЙТ БҮХ БҮР ЧАМ НАД ТҮҮН ХЭРЭГ ТОО ХЭЛ БАЙР ХАЛУУН ХҮЙТЭН ЦАС ТОС СҮҮ МАХ ЦАЙ ТАЛХ'
  ).split(' '),
);

/** Whether capitals are an everyday word, bare or with a case suffix: МАШ, ЧАМД, ГАЛААС. */
export function isEverydayWord(written: string): boolean {
  if (everyday.has(written)) return true;
  for (let length = 2; length < written.length; length++)
    if (
      everyday.has(written.slice(0, length)) &&
      written.length > 3 &&
      parseSuffix(written.slice(length).toLowerCase())
    )
      return true;
  return false;
}
