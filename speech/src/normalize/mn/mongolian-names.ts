import { match } from '../draft.ts';
import { agrees } from './explicit-galig.ts';
import { inflect } from './suffix.ts';
import { wordPairs } from './word-pairs.ts';

/** Parts of Mongolian names of people and places, as written in passports and on maps. */
const pieces = new Map(
  Object.entries(
    wordPairs(`
aldar:алдар alimaa:алимаа altai:алтай altan:алтан amar:амар amgalan:амгалан anand:ананд angarag:ангараг anu:ану ariun:ариун arkhangai:архангай
arvin:арвин azjargal:азжаргал badam:бадам badral:бадрал bagabandi:багабанди bagana:багана baljin:балжин baasan:баасан baatar:баатар
bat:бат batar:баатар bayan:баян bayar:баяр bayarmaa:баярмаа bayasgalan:баясгалан bileg:билэг bilegt:билэгт bilguun:билгүүн bold:болд bolor:болор
bor:бор borjigin:боржигин bukh:бөх bulgan:булган bum:бум buren:бүрэн burged:бүргэд byamba:бямба chimeg:чимэг chinggis:чингис chingis:чингис chuluu:чулуу
chuluun:чулуун dagva:дагва dalai:далай damdin:дамдин dari:дарь darkhan:дархан dash:даш davaa:даваа delger:дэлгэр demberel:дэмбэрэл
dolgor:долгор dondog:дондог dorj:дорж dornod:дорнод dornogovi:дорноговь dorno:дорно dulam:дулам dundgovi:дундговь egshig:эгшиг
elbeg:элбэг enerel:энэрэл enkh:энх enkhe:энхэ erdem:эрдэм erdene:эрдэнэ erdenet:эрдэнэт erkhem:эрхэм gal:гал galsan:галсан gan:ган ganga:ганга
gantig:гантиг gerel:гэрэл geser:гэсэр gombo:гомбо govi:говь gurragchaa:гүррагчаа ichinkhorloo:ичинхорлоо idesh:идэш idre:идрэ ider:идэр jamba:жамба jamsran:жамсран jamts:жамц
jamyan:жамъян jargal:жаргал jargalan:жаргалан javkhlan:жавхлан jav:жав jigjid:жигжид jin:жин kharkhorin:хархорин khalkh:халх khan:хан khand:ханд
khangai:хангай khatan:хатан khentii:хэнтий kherlen:хэрлэн khishig:хишиг khishigt:хишигт khongor:хонгор khongorzul:хонгорзул khorloo:хорлоо khos:хос khovd:ховд
khubilai:хубилай khulan:хулан khurel:хүрэл khurels:хүрэлс khuvsgul:хөвсгөл khuyag:хуяг khuu:хүү lkhagva:лхагва lkham:лхам lodoi:лодой luvsan:лувсан
maa:маа manduul:мандуул mandal:мандал mandakh:мандах mandukhai:мандухай manlai:манлай mendee:мэндээ mend:мэнд michid:мичид misheel:мишээл mungun:мөнгөн munkh:мөнх
munkhe:мөнхө myagmar:мягмар naadam:наадам namjil:намжил namuun:намуун nandin:нандин nar:нар naran:наран narantsatsralt:наранцацралт narmandakh:нармандах nasan:насан natsag:нацаг nergui:нэргүй
nomin:номин nomun:номун nyam:ням ochir:очир od:од odon:одон odval:одвал ogtor:огтор oidov:ойдов ongi:онги onon:онон orkhon:орхон otgon:отгон oyu:оюу oyun:оюун
pagma:пагма pagva:пагва purev:пүрэв puntsag:пунцаг radnaa:раднаа rentsen:рэнцэн rinchen:ринчен saikhan:сайхан sainshand:сайншанд sambuu:самбуу
samdan:самдан sanjaa:санжаа saran:саран sanaa:санаа selenge:сэлэнгэ sengee:сэнгээ sergelen:сэргэлэн shagdar:шагдар sharav:шарав shinen:шинэн soyol:соёл suren:сүрэн sukh:сүх sukhe:сүхэ sumiya:сумьяа
tamir:тамир tegsh:тэгш tegshe:тэгшэ temujin:тэмүжин temuujin:тэмүүжин temuulen:тэмүүлэн temur:төмөр terelj:тэрэлж tergel:тэргэл tolgoi:толгой tsagaan:цагаан tsatsral:цацрал
tsedev:цэдэв tsegmid:цэгмид tsend:цэнд tsengel:цэнгэл tseren:цэрэн tsetseg:цэцэг tsogt:цогт tsog:цог tsolmon:цолмон tugs:төгс tuguldur:төгөлдөр tulga:тулга tumen:түмэн tumur:төмөр
tuul:туул tuya:туяа tuvshin:түвшин tuvd:төвд uchral:учрал uchir:учир udval:удвал ugluu:өглөө ulaan:улаан ulaanbaatar:улаанбаатар ulemj:үлэмж ulziit:өлзийт ulzii:өлзий umnugovi:өмнөговь undarmaa:ундармаа undral:ундрал undrakh:ундрах urangoo:урангоо
uran:уран urt:урт uugan:ууган uvs:увс uvurkhangai:өвөрхангай uyanga:уянга vanchin:ванчин vandan:вандан yadam:ядам yondon:ёндон yura:юра zandan:зандан zaya:заяа zayat:заяат zavkhan:завхан
ulgii:өлгий undurkhaan:өндөрхаан undur:өндөр murun:мөрөн tuv:төв sumber:сүмбэр dalan:далан zadgad:задгад nalaikh:налайх uul:уул ulaangom:улаангом uliastai:улиастай choibalsan:чойбалсан choir:чойр zuunmod:зуунмод zuun:зүүн arvaikheer:арвайхээр tsetserleg:цэцэрлэг baruun:баруун baganuur:багануур bagakhangai:багахангай bayanzurkh:баянзүрх zurkh:зүрх chingeltei:чингэлтэй songino:сонгино khairkhan:хайрхан khatgal:хатгал bayangol:баянгол zamyn:замын uud:үүд uvdug:өвдөг
zol:зол zolboo:золбоо zolzaya:золзаяа zorig:зориг zorigt:зоригт zul:зул zundui:зүндүй
amarsanaa:амарсанаа anujin:анужин anhaa:анхаа ankh:анх anir:анир ariunaa:ариунаа azzaya:аззаяа ayush:аюуш bayarsaikhan:баярсайхан bayasaa:баясаа bilguuntuya:билгүүнтуяа buyan:буян bujin:бүжин bayasal:баясал battulga:баттулга batuul:батуул batkhuu:батхүү bumaa:бумаа
davaasuren:даваасүрэн delgermaa:дэлгэрмаа duger:дүгэр dugar:дугар dogsom:догсом dolgion:долгион dul:дөл dulguun:дөлгөөн dolgoon:дөлгөөн eregzen:эрэгзэн enerelt:энэрэлт engun:энгүн enguun:энгүүн enkhlen:энхлэн enkhee:энхээ ermuun:эрмүүн eruult:эрүүлт gegee:гэгээ gerelmaa:гэрэлмаа goo:гоо gundegmaa:гүндэгмаа gunj:гүнж
ganaa:ганаа ganbold:ганболд ganzorig:ганзориг ichinnorov:ичинноров jantsan:жанцан javzan:жавзан javkhaa:жавхаа jigmed:жигмэд khalis:халис khaliun:халиун khash:хаш khatnaa:хатнаа khishigee:хишигээ khos:хос khulangoo:хулангоо khurtsaa:хурцаа khuslen:хүслэн khuder:хүдэр
lkhagvaa:лхагваа lkhagvasuren:лхагвасүрэн margad:маргад maral:марал marlaa:марлаа minjin:минжин minj:минж munkhuu:мөнхөө munkhoo:мөнхөө munkhjin:мөнхжин munguu:мөнгөө myagmaa:мягмаа mugii:мөгий murun:мөрөн narangoo:нарангоо naranaa:наранаа naraa:нараа nemekh:нэмэх nomundari:номундарь nomindari:номиндарь nomuun:номуун nyamaa:нямаа
otgoo:отгоо oyunaa:оюунаа ochirvaani:очирваань odnoo:одноо orgil:оргил purevdorj:пүрэвдорж pureve:пүрэвэ purvee:пүрвээ sainaa:сайнаа sainbileg:сайнбилэг sanchir:санчир sandag:сандаг saruul:саруул saraa:сараа sarnai:сарнай solongo:солонго sodnom:содном sod:сод sodoo:содоо sugar:сугар sugarmaa:сугармаа sumya:сумъяа suvd:сувд sunjid:сүнжид sukhee:сүхээ
tengis:тэнгис tenger:тэнгэр temuu:тэмүү temuge:тэмүгэ temuujin:тэмүүжин tengun:тэнүүн tenuun:тэнүүн tserenpuntsag:цэрэнпунцаг tsetsegee:цэцэгээ tsetsgee:цэцгээ tsatsaa:цацаа tselmeg:цэлмэг tselmuun:цэлмүүн tsengun:цэнгүүн tsenguun:цэнгүүн tsogoo:цогоо tsogzol:цогзол tsendee:цэндээ tsedenbal:цэдэнбал tugu:төгө tugsuu:төгсөө tugsoo:төгсөө tulgaa:тулгаа tumee:түмээ tumuruu:төмөрөө tungalag:тунгалаг tungaa:тунгаа tushig:түшиг tuvshuu:түвшүү tuvshoo:түвшөө tuvshinee:түвшинээ tuguldur:төгөлдөр togoldor:төгөлдөр turbat:төрбат tur:төр turuu:төрөө
ulzii:өлзий ulz:өлз olzii:өлзий undraa:ундраа unur:өнөр unurtsetseg:өнөрцэцэг onor:өнөр uyangaa:уянгаа usukh:өсөх usukhbayar:өсөхбаяр uurtsaikh:үүрцайх uuree:үүрээ urnaa:урнаа urnukh:өрнөх yanjin:янжин yanjmaa:янжмаа zayaa:заяа zuleg:зүлэг zolo:золо bolroo:болроо bolormaa:болормаа boldoo:болдоо dorjoo:доржоо jargalmaa:жаргалмаа jijgee:жижгээ
`),
  ),
);
/** The first part of a firm's name (hangai + trade); h is typed for х as often as kh. */
export function namePart(lower: string): string | undefined {
  const typed = lower.replace(/^h(?!h)/, 'kh');
  return (
    mongolianName(lower) ??
    pieces.get(lower) ??
    official(lower) ??
    mongolianName(typed) ??
    pieces.get(typed)
  );
}

const place =
  /(?<=[A-ZÖÜ][a-zöü]{1,20} )nuur(?![a-z])|[A-ZÖÜ][a-zöü]{1,20}(?= (?:nuur|gol|aimag|sum|uul|khot)(?![a-z]))/y;

/** Uvs nuur: a lake, and no face. */
export function placeAt(text: string, at: number): string | undefined {
  const found = match(place, text, at)?.[0] ?? '';
  return found === 'nuur' ? 'нуур' : namePart(found.toLowerCase());
}

const longest = Math.max(...[...pieces.keys()].map((piece) => piece.length));
const shortest = 5;

/** The name with a case ending of galig cut off: Tuvshinjargaliin. */
const nameEnding =
  /^([a-z]{5,36}?)(giin|iin|yn|aas|ees|oos|uus|tai|tei|toi|aar|eer|oor|uur|iig|yg|nd|d|t)$/;

/** A name of such parts, with the ending that follows it in galig. */
export function galigName(lower: string): string | undefined {
  const typed = lower.replace(/v{2}/g, 'uu').replace(/(?<![aeiou])v(?![aeiou])/g, 'u');
  const whole = mongolianName(typed);
  if (whole) return whole;
  const [, head = '', ending = ''] = nameEnding.exec(typed) ?? [];
  const name = head === '' ? undefined : mongolianName(head);
  const said = endings[ending];
  return name && said ? inflect(name, said) : undefined;
}

const endings: Readonly<Record<string, string>> = {
  ...{ giin: 'гийн', iin: 'ийн', yn: 'ын', aas: 'аас', ees: 'ээс', oos: 'оос', uus: 'өөс' },
  ...{ tai: 'тай', tei: 'тэй', toi: 'той', aar: 'аар', eer: 'ээр', oor: 'оор', uur: 'өөр' },
  ...{ iig: 'ийг', yg: 'ыг', nd: 'нд', d: 'д', t: 'т' },
};

/**
 * Returns a name made entirely of such parts in Cyrillic: Altantsetseg алтанцэцэг. At least two parts, or one too long
 * to be an English word.
 */
export function mongolianName(lower: string): string | undefined {
  if (lower.length > 40) return undefined;
  // Enhbayar: h is typed for х as often as kh.
  const typed = lower.replace(/(?<![ksczgt])h/g, 'kh');
  return (
    ofParts(lower) ??
    official(lower) ??
    (typed === lower || lower.length <= shortest ? undefined : ofParts(typed))
  );
}

/** Ömnögovi: official names tell ö and ü; the parts are listed as most people type them. */
function official(lower: string): string | undefined {
  if (!/[öü]/.test(lower)) return undefined;
  const said = ofParts(lower.replace(/[öü]/g, 'u')) ?? pieces.get(lower.replace(/[öü]/g, 'u'));
  return said !== undefined && agrees(lower, said) ? said : undefined;
}

function ofParts(lower: string): string | undefined {
  // said[n]: the reading of the first n letters with the longest last part.
  const said: (string | undefined)[] = [''];
  for (let end = 1; end <= lower.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const head = said[start];
      const piece = head === undefined ? undefined : pieces.get(lower.slice(start, end));
      if (piece !== undefined) {
        said[end] = head + piece;
        break;
      }
    }
  }
  const whole = said[lower.length];
  if (!whole) return undefined;
  return pieces.has(lower) && lower.length < shortest ? undefined : whole;
}
