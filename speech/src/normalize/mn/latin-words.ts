/** More Latin words by sound, as `latin:кирилл`: brands, places, people and terms that spelling rules miss. */
const list = `
ios:ай-оу-эс core:кор off:оф top:топ cop:коп etc:гэх-мэт redmi:рэдми tab:таб office:оффис teams:тиймс outlook:аутлүк gemini:жэминай claude:клод copilot:копайлот notion:ноушн figma:фигма
threads:трэдс slack:слак trello:трелло jira:жира canva:канва
volkswagen:фольксваген audi:ауди porsche:порше ferrari:феррари lamborghini:ламборгини subaru:субару mazda:мазда mitsubishi:мицубиши
suzuki:сузуки chevrolet:шевроле jeep:жийп volvo:вольво peugeot:пежо renault:рено geely:жили jaguar:ягуар bentley:бентли
cadillac:кадиллак infiniti:инфинити isuzu:исузү daewoo:дэү ssangyong:санъён camry:кэмри corolla:королла alphard:алфард
disney:дисней marvel:марвел warner:уорнер universal:юниверсал paramount:парамаунт discord:дискорд reddit:рэддит pinterest:пинтерэст
snapchat:снапчат twitch:твич oracle:оракл adobe:адоби cisco:циско dell:делл lenovo:леново asus:асус acer:эйсер philips:филипс
siemens:сименс bosch:бош canon:канон nikon:никон xerox:ксерокс ericsson:эрикссон motorola:моторола sharp:шарп toshiba:тошиба
hitachi:хитачи fujitsu:фүжицү nintendo:нинтендо playstation:плэйстэйшн xbox:эксбокс alibaba:алибаба tencent:тэнсэнт baidu:байду
shanghai:шанхай guangzhou:гуанжоу shenzhen:шэньжэнь hongkong:хонконг hong:хон kong:конг singapore:сингапур bangkok:бангкок delhi:дели
mumbai:мумбай dubai:дубай istanbul:истанбул munich:мюнхен vienna:вена prague:прага rome:ром geneva:женев zurich:цюрих vancouver:ванкувер
sydney:сидней melbourne:мельбурн houston:хьюстон seattle:сиэттл miami:майами chicago:чикаго toronto:торонто boston:бостон texas:техас
california:калифорни florida:флорид hollywood:холливуд brooklyn:бруклин manhattan:манхэттэн vegas:вегас los:лос angeles:анжелес
san:сан francisco:франциско england:ингланд america:америка american:америкэн europe:европ european:европиэн asia:ази asian:эйшиэн
china:чайна japan:жапан korea:кореа korean:кореан russia:раша germany:германи france:франс italy:итали india:индиа canada:канад
australia:австрали vietnam:вьетнам kazakhstan:казахстан
harvard:харвард oxford:оксфорд cambridge:кембриж stanford:стэнфорд yale:йэл princeton:принстон columbia:колумби university:юниверсити
college:коллеж institute:институт academy:академи beatles:битлз queen:куин eminem:эминем rihanna:рианна beyonce:бейонсе swift:свифт
adele:адель sheeran:ширан jackson:жексон jordan:жордан james:жеймс curry:карри lebron:леброн federer:федерер djokovic:жокович
neymar:неймар mbappe:мбаппе haaland:холанд hamilton:хэмилтон verstappen:верстаппен tyson:тайсон ali:али
nestle:нестле colgate:колгейт gillette:жиллетт loreal:лореаль chanel:шанель dior:диор hermes:эрмес cartier:картье omega:омега
rolex:ролекс boeing:боинг airbus:эйрбас lufthansa:люфтганза emirates:эмирейтс airways:эйрвэйс airlines:эйрлайнс aeroflot:аэрофлот
update:апдэйт upload:аплоуд download:даунлоуд browser:броузер router:роутер keyboard:кийборд printer:принтер scanner:сканнер
hosting:хостинг domain:домэйн training:трэйнинг workshop:воркшоп event:ивэнт concert:концерт fashion:фэшн week:вийк style:стайл
beauty:бьюти makeup:мэйкап skincare:скинкэйр fitness:фитнес yoga:ёга burger:бургер steak:стэйк latte:латтэ cappuccino:капучино
espresso:эспрессо mocha:мокка smoothie:смүүти whisky:виски cocktail:коктейль energy:энержи resources:рисорсис capital:капитал
invest:инвэст investment:инвэстмэнт finance:файнанс insurance:иншүрэнс securities:секьюритис exchange:иксчэйнж wealth:вэлт fund:фанд
trust:траст best:бэст good:гүүд price:прайс blue:блю sky:скай red:рэд black:блэк white:вайт green:грийн silverado:сильверадо
steppe:стэпп holiday:холидэй inn:инн western:вэстэрн central:сэнтрал circle:сёркл cashmere:кашмир emart:имарт nomin:номин
orgil:оргил sansar:сансар minii:миний gobi:говь goyo:гоё shangri:шангри hyatt:хаятт hilton:хилтон marriott:марриотт
free:фрий sale:сэйл super:супер power:пауэр home:хоум house:хаус room:рүүм baby:бэйби kids:кидс girl:гёрл boy:бой man:мэн woman:вумэн
love:лав life:лайф time:тайм day:дэй night:найт happy:хэппи birthday:бёртдэй party:парти movie:муви star:стар 
friday:фрайдэй monday:мандэй sunday:сандэй summer:саммэр winter:винтэр spring:спринг service:сервис services:сервисис
solution:солюшн solutions:солюшнс system:систем systems:системс technology:технологи technologies:технологис international:интернэшнл
global:глобал national:нэшнл limited:лимитэд corporation:корпорэйшн industry:индустри industries:индустрис mining:майнинг
construction:констракшн property:проперти food:фүүд foods:фүүдс fresh:фрэш market:маркет mart:март outlet:аутлет
feedback:фийдбэк deadline:дэдлайн freelance:фрийлэнс freelancer:фрийлэнсэр influencer:инфлюэнсэр content:контэнт creator:криэйтор
podcast:подкаст stream:стрийм streaming:стрийминг gaming:гэйминг gamer:гэймер esports:и-спорт crypto:крипто blockchain:блокчэйн
token:токен wallet:воллет ethereum:этериум binance:бинанс tether:тэтэр fintech:финтэк lend:лэнд lendmn:лэнд эм эн golden:голдэн meeting:мийтинг budget:бажет johnson:жонсон
guest:гест mobile:мобайл react:риакт card:карт pos:пос gle:жи-эл-и miat:миат apu:апу aero:аэро univision:юнивишн capitron:капитрон ubuntu:убунту travel:трэвел tour:тур tours:турс gate:гэйт
pocket:покет storepay:сторпэй socialpay:сошиалпэй monpay:монпэй hipay:хай-пэй toki:токи tino:тино most:мост
`;

/** By Latin word, lower case. */
export const latinWords: Record<string, string> = Object.fromEntries(
  list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([latin = '', said = '']) => [latin, said.replace(/-/g, ' ')]),
);
