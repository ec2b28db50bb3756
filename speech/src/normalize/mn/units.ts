import { match } from '../draft.ts';
import { inflect } from './suffix.ts';
import { wordPairs } from './word-pairs.ts';

/** Units by written form: the words after the number and, for some, those before it (цагт 60 километр). */
export interface Unit {
  readonly after: string;
  readonly before?: string;
}

const simple: Readonly<Record<string, string>> = wordPairs(`
км:километр МП:мегапиксел млн:сая млрд:тэрбум трлн:их_наяд дм:дециметр м:метр см:сантиметр мм:миллиметр мкм:микрометр нм:нанометр
кг:килограмм г:грамм гр:грамм мг:миллиграмм мкг:микрограмм т:тонн тн:тонн ц:центнер л:литр х/х:хоолны_халбага хх:хоолны_халбага
ц/х:цайны_халбага цх:цайны_халбага мл:миллилитр дл:децилитр га:гектар км.кв:километр_квадрат м²:метр_квадрат мкв:метр_квадрат
м.кв:метр_квадрат кв.м:метр_квадрат кв.км:километр_квадрат м.куб:метр_куб куб.м:метр_куб мкуб:метр_куб С°:градус C°:градус
км²:километр_квадрат см²:сантиметр_квадрат мм²:миллиметр_квадрат м³:метр_куб см³:сантиметр_куб км³:километр_куб °C:градус °С:градус
°c:градус °с:градус эрг/мин:минутад|эргэлт удаа/мин:минутад|удаа °:градус ℃:градус °F:градус_фаренгейт ℉:градус_фаренгейт Вт:ватт вт:ватт
кВт:киловатт МВт:мегаватт ГВт:гигаватт кВт.ц:киловатт_цаг кВт·ц:киловатт_цаг кВтц:киловатт_цаг кВт/ц:киловатт_цаг МВт.ц:мегаватт_цаг
В:вольт кВ:киловольт мА:миллиампер мАц:миллиампер_цаг мАч:миллиампер_цаг кр:кредит Гц:герц кГц:килогерц МГц:мегагерц ГГц:гигагерц
Па:паскаль кПа:килопаскаль гПа:гектопаскаль МПа:мегапаскаль дБ:децибел ккал:килокалори кал:калори кЖ:килоджоуль Ж:джоуль Н:ньютон
ГБ:гигабайт Гб:гигабайт МБ:мегабайт Мб:мегабайт КБ:килобайт Кб:килобайт ТБ:терабайт ш:ширхэг моль:моль ммоль:миллимоль мкмоль:микромоль
бит:бит кбит:килобит Мбит:мегабит Гбит:гигабит байт:байт Мбайт:мегабайт Гбайт:гигабайт мин:минут сек:секунд мс:миллисекунд с:секунд
км/цагаас:цагт|километрээс км/цагаар:цагт|километрээр км/цагийн:цагт|километрийн км/цагт:цагт|километрт м/с²:метр_секунд_квадрат
м/сек²:метр_секунд_квадрат m/s²:метр_секунд_квадрат хүн/км²:километр_квадратад|хүн л/100км:зуун_километрт|литр Мб/с:секундэд|мегабит
Гб/с:секундэд|гигабит км/h:цагт|километр хв:хувь м.х:морины_хүч мВ:милливольт А:ампер Ом:ом мм.муб:миллиметр_мөнгөн_усны_багана
мм.м.у.б:миллиметр_мөнгөн_усны_багана mmHg:миллиметр_мөнгөн_усны_багана кар:карат km:километр m:метр cm:сантиметр mm:миллиметр nm:нанометр
kg:килограмм g:грамм mg:миллиграмм t:тонн l:литр L:литр ml:миллилитр mL:миллилитр ha:гектар m²:метр_квадрат km²:километр_квадрат
m³:метр_куб cm²:сантиметр_квадрат cm³:сантиметр_куб km/h:цагт|километр m/s:секундэд|метр W:ватт kW:киловатт MW:мегаватт kWh:киловатт_цаг
V:вольт mA:миллиампер mAh:миллиампер_цаг Hz:герц kHz:килогерц MHz:мегагерц GHz:гигагерц GB:гигабайт MB:мегабайт gb:гигабайт mb:мегабайт
tb:терабайт KB:килобайт kB:килобайт TB:терабайт mkv:метр_квадрат Gbps:секундэд|гигабит Mbps:секундэд|мегабит kbps:секундэд|килобит
dB:децибел kcal:килокалори px:пиксел mph:цагт|миль ppm:пи_пи_эм inch:инч Ah:ампер_цаг lm:люмен in:инч ″:инч MP:мегапиксел
fps:секундэд|кадр sec:секунд min:минут hPa:гектопаскаль oz:унц lb:фунт lbs:фунт ft:фут mi:миль yd:ярд
дм²:дециметр_квадрат дм³:дециметр_куб мб:мегабайт гб:гигабайт Мп:мегапиксел AM:үдээс_өмнө|цаг am:үдээс_өмнө|цаг PM:үдээс_хойш|цаг pm:үдээс_хойш|цаг
км_кв:километр_квадрат м_кв:метр_квадрат кв_м:метр_квадрат м_куб:метр_куб куб_м:метр_куб л/100_км:зуун_километрт|литр морины_хүч:морины_хүч
`);

const units = new Map<string, Unit>(
  Object.entries(simple).flatMap(([written, spoken]) => {
    const [first = '', second] = spoken.split('|');
    const unit = second === undefined ? { after: first } : { before: first, after: second };
    // м2 is м².
    return [written, written.replace('²', '2').replace('³', '3')].map((one) => [one, unit]);
  }),
);
const longest = Math.max(...[...units.keys()].map((written) => written.length));

/** Single letters (ampere, volt, tonne, dative) that are a unit only next to the number or, lower case, apart from it. */
const risky = new Set(['А', 'В', 'Н', 'Ж', 'с', 'in', 'am', 'ц', 'ш']);

/** The unit at a place, longest first. `apart` means that a space separates it from the number. */
export function unitAt(
  text: string,
  at: number,
  apart: boolean,
): { unit: Unit; end: number } | undefined {
  for (let size = longest; size > 0; size--) {
    const written = text.slice(at, at + size);
    const unit = units.get(written);
    if (!unit || written.length < size) continue;
    const next = text.charAt(at + size);
    const smaller = /^\d{1,3} ?(?:см|мм|гр?|м|мин|сек)(?!\p{L})/u;
    if (/[\p{L}²³]/u.test(next)) continue;
    // 1м75см continues in a smaller unit; m2 is another unit.
    if (/\p{N}/u.test(next) && !smaller.test(text.slice(at + size, at + size + 8))) continue;
    if (/[/·]/.test(next) && /\p{L}/u.test(text.charAt(at + size + 1))) return compound(text, at);
    if (apart && risky.has(written) && !(written === 'ш' || written === 'ц')) continue;
    if (
      size === 1 &&
      /^ ?(?:анги|бүлэг|блок|байр|корпус|тоот|хэсэг)/.test(text.slice(at + 1, at + 8))
    )
      continue;
    if (size === 1 && next === '.' && /\p{L}\./u.test(text.slice(at + 2, at + 4))) continue;
    if (size === 1 && /^\.\p{L}(?!\p{L})/u.test(text.slice(at + 1, at + 4))) continue;
    if (next === '.' && /\p{Lu}/u.test(text.charAt(at + size + 1)) && size === 1) continue;
    return { unit, end: at + size };
  }
  return compound(text, at);
}

const ratio = /(\p{L}[\p{L}.·]{0,6}[²³23]?)\/(\p{L}{1,12}[²³23]?)(?![\p{L}\p{N}²³/])/uy;
/** What is counted by, besides units of measure: 5 л/хоног. */
const periods = wordPairs(`
мин:минутад ц:цагт цаг:цагт сар:сард жил:жилд хүн:хүнд анги:ангид айл:айлд унц:унцад
`);

/** The words for what follows a slash: л литрт, сар сард; any other word as it is, аяга аягад. */
export function perUnit(written: string): string | undefined {
  const unit = units.get(written);
  if (Object.hasOwn(periods, written)) return periods[written];
  if (!unit && /^[а-яөү]{4,}$/.test(written)) return inflect(written, 'д');
  return unit && !unit.before ? inflect(unit.after, 'д') : undefined;
}

/** Any two units with a slash: ммоль/л литрт … миллимоль. */
function compound(text: string, at: number): { unit: Unit; end: number } | undefined {
  const found = match(ratio, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const top = units.get(found[1]);
  const before = perUnit(found[2]);
  if (!top || top.before || !before) return undefined;
  return { unit: { before, after: top.after }, end: at + found[0].length };
}
