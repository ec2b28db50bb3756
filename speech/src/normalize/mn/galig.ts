/** Words that identify galig (Mongolian in Latin letters, as in messages): common, and not English. */
const tell = new Set(
  `sain baina bainuu bna bn bnu bgaa baigaa baisan bsn baih uu yu yum ym gej gesen gedeg gd bol boloh bolno bolson bolon bi chi ta tuunii minii chinii tanii manai tanai
  bayarlalaa bayrlalaa bayartai sanaa sonin saikhan saihan yu ve yamar yaj yah yagaad haana khaana hezee hen khen odoo unuudur onoodor margaash uchigdur uchigdor
  tiim ugui ugvi bish tegeed tegvel gehdee harin hamt hamgiin ih ikh mash sonsoj medeh medne medehgui helsen hel helj irsen irne ireh yavna yavah yavsan hiij hiisen hiih
  ger geree gertee ajil ajliin hun khun humuus nar naiz naizuud aav eej ah egch duu hair khair hairtai zugeer mongol mongold mongoliin ulaanbaatar ulaanbaatart ulaanbaataraas hot hotod
  setgel sanagdaj duudlaga utas utsaar neg hoyor khoyor gurav dorov tav zurgaa doloo naim es arav zuu myanga tugrug tugrik
  deer dugaar dugaaraas heden hedeer be bgaamuu bnauu zaa daraa daraagiin uur uurs uuruu hool hoolloo tsag tsagt tsagaas uls ulsiin ulsad ene ter tend end energe terge tegwel tegeheer yagaad yanzaar
  yostoi yost yadag yaasan yaaj yawna yawaad yawsan yawlaa ochno ochood ochson awna awsan awaad ugsun ugsen ugch ugchih hezeenees haanaas haashaa hendee hentei yutai zugaa shalgalt hicheel hicheeltei
  oroin uglunii udriin sariin jiliin jil sar garig dolooh honog onodriin unuudriin mungu mongo mungutei une unetei unegui hyamd uneheer uneneer ainaa aimaar goy goyo muu aztai azgui amjilt husie husye
  tursun torson odriin bayariin mend mendee mendchilj hurgey hurgeye bichee bicheech yavuul yavuulaarai yavuulna zalgaarai zalgaad zalgana zalgaach avaarai ireerei ireech hurleh hurlee garlaa irlee boloo bolloo
  chadah chadna chadahgui hiiye hiine hiigeed uzeed uzlee uzsen meddeg medej sonsson sonsoh harsan harah haruulaach tuslaach tusal tuslaarai sanaj sanasan sanana sanagdsan ruu luu rvv tald dotor gadaa gaduur
  ner nertei nas nastai duudag suudag ongoc temuujin baigaarai bolohgui uzne uzeh uzsen irj baij hiisen heregtei surguul oyutan bagsh nom unshij bichih bicheerei yarih yariya avna avah avsan ogooch ugnu odor udur shono oroi ogloo ugluu amarsan amrah tavtai morilno uuchlaarai guij zov zuv`.split(
    /\s+/,
  ),
);

const multi: readonly (readonly [string, string])[] = [
  ['sch', 'щ'],
  ['kh', 'х'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['ts', 'ц'],
  ['zh', 'ж'],
  ['ya', 'я'],
  ['yo', 'ё'],
  ['yu', 'ю'],
  ['ye', 'е'],
  ['ai', 'ай'],
  ['ei', 'эй'],
  ['oi', 'ой'],
  ['ui', 'уй'],
  ['ii', 'ий'],
];
const single: Record<string, string> = {
  a: 'а',
  b: 'б',
  c: 'ц',
  d: 'д',
  e: 'э',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'ч',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'х',
  y: 'ы',
  z: 'з',
  ö: 'ө',
  ü: 'ү',
};
/** Short forms in messages, and words whose spelling hides ө and ү. */
const whole: Record<string, string> = {
  bna: 'байна',
  bn: 'байна',
  bnu: 'байна уу',
  bgaa: 'байгаа',
  bsn: 'байсан',
  gd: 'гээд',
  gej: 'гэж',
  ym: 'юм',
  ve: 'вэ',
  uu: 'уу',
  bainuu: 'байна уу',
  hun: 'хүн',
  khun: 'хүн',
  humuus: 'хүмүүс',
  ugui: 'үгүй',
  ugvi: 'үгүй',
  unuudur: 'өнөөдөр',
  onoodor: 'өнөөдөр',
  uchigdur: 'өчигдөр',
  uchigdor: 'өчигдөр',
  odor: 'өдөр',
  udur: 'өдөр',
  ogloo: 'өглөө',
  ugluu: 'өглөө',
  shono: 'шөнө',
  tugrug: 'төгрөг',
  tugrik: 'төгрөг',
  dorov: 'дөрөв',
  zov: 'зөв',
  zuv: 'зөв',
  zugeer: 'зүгээр',
  ugnu: 'өгнө',
  ogooch: 'өгөөч',
  hot: 'хот',
  hotod: 'хотод',
  bayrlalaa: 'баярлалаа',
  bayarlalaa: 'баярлалаа',
  bayartai: 'баяртай',
  tuunii: 'түүний',
  chinii: 'чиний',
  minii: 'миний',
  yu: 'юу',
  hel: 'хэл',
  ih: 'их',
  ikh: 'их',
  duu: 'дүү',
  egch: 'эгч',
  bi: 'би',
  ta: 'та',
  es: 'ес',
  hair: 'хайр',
  saikhan: 'сайхан',
  saihan: 'сайхан',
  ulaanbaatar: 'Улаанбаатар',
  ulaanbaatart: 'Улаанбаатарт',
  ulaanbaataraas: 'Улаанбаатараас',
  mongol: 'Монгол',
  medehgui: 'мэдэхгүй',
  surguul: 'сургууль',
  ger: 'гэр',
  setgel: 'сэтгэл',
  huurhun: 'хөөрхөн',
  yuu: 'юу',
  dee: 'дээ',
  shuu: 'шүү',
  goy: 'гоё',
  goyo: 'гоё',
  uglunii: 'өглөөний',
  udriin: 'өдрийн',
  unuudriin: 'өнөөдрийн',
  mungu: 'мөнгө',
  mongo: 'мөнгө',
  mungutei: 'мөнгөтэй',
  heden: 'хэдэн',
  be: 'бэ',
  ond: 'онд',
  uur: 'өөр',
  uuruu: 'өөрөө',
  uurs: 'өөрс',
  ugsun: 'өгсөн',
  ugsen: 'өгсөн',
  ugch: 'өгч',
  uguh: 'өгөх',
  tursun: 'төрсөн',
  torson: 'төрсөн',
  nuguu: 'нөгөө',
  nuhur: 'нөхөр',
  nukhur: 'нөхөр',
  durvun: 'дөрвөн',
  ungursun: 'өнгөрсөн',
  ongorson: 'өнгөрсөн',
  husie: 'хүсье',
  husye: 'хүсье',
  hurgey: 'хүргэе',
  hurgeye: 'хүргэе',
  bur: 'бүр',
  buh: 'бүх',
  buren: 'бүрэн',
  hudaldaa: 'худалдаа',
  uilchilgee: 'үйлчилгээ',
  uildver: 'үйлдвэр',
  hudulmur: 'хөдөлмөр',
  huduu: 'хөдөө',
  hugjil: 'хөгжил',
  suu: 'сүү',
  mini: 'минь',
  rvv: 'рүү',
  une: 'үнэ',
  yawna: 'явна',
  zaa: 'за',
  sainuu: 'сайн уу',
  ub: 'Улаанбаатар',
  uulzii: 'уулзъя',
  uulzya: 'уулзъя',
  uulziya: 'уулзъя',
  yavii: 'явъя',
  yavya: 'явъя',
  hiiy: 'хийе',
  yamar: 'ямар',
  bish: 'биш',
};

const around = 160;

/** Endings that English words rarely have: cases, verbs and negations. */
const ending =
  /^[a-z]{2,}(?:iin|aas|aar|tai|tei|toi|iig|hgui|agui|egui|ogui|jee|chee|laa|loo|aarai|eerei|ooroi|nii|dag|deg|san|nuud|uudiig|uulah|uulsan|uulna)$/;

/** Whether the surrounding Latin words are Mongolian: a third of them, and at least two, are typical ones. */
export function isGalig(text: string, at: number): boolean {
  const window = text.slice(Math.max(0, at - around), at + around);
  const words = window.toLowerCase().match(/[a-zöü']{1,30}/g) ?? [];
  const told = words.filter((word) => tell.has(word) || ending.test(word)).length;
  return told >= 2 && told * 3 >= words.length;
}

/** A galig word in Cyrillic. Never certain, as short ө and ү can't be told from o and u. */
export function galigWord(written: string): string {
  const lower = written.toLowerCase();
  const known = Object.hasOwn(whole, lower) ? whole[lower] : undefined;
  if (known) return known;
  // A question particle typed onto its verb: irehuu ирэх үү.
  const asks = /^(.{2,}(?:[aeo]h|s[aeo]n|[aeo]g))uu$/.exec(lower);
  if (asks?.[1]) {
    const verb = galigWord(asks[1]);
    return `${verb} ${/[эөү]/.test(verb) && !/[аоу]/.test(verb) ? 'үү' : 'уу'}`;
  }
  let out = '';
  let at = 0;
  while (at < lower.length) {
    const found = multi.find(([latin]) => lower.startsWith(latin, at));
    if (found) {
      out += found[1];
      at += found[0].length;
    } else {
      out += single[lower.charAt(at)] ?? '';
      at++;
    }
  }
  const front = /э/.test(out) && !/[аоя]/.test(out);
  const fitted = front ? out.replace(/у/g, 'ү').replace(/гүй/g, 'гүй') : out.replace(/гуй$/, 'гүй');
  // yariltsya: let us talk.
  return fitted.replace(/([бвгджзклмнпрстфхцчш])я$/, '$1ъя');
}
