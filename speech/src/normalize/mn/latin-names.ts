import { wordPairs } from './word-pairs.ts';

/** Names and words that Mongolian speakers know by sound, lower case. The rest go through `soundOut`. */
export const latinNames = wordPairs(`
re:ри fw:форвард fwd:форвард autocad:автокад setup:сетап fb:фэйсбүүк otp:оу-ти-пи readme:рийд-ми juki:жуки uvs:увс cern:церн ctrl:контрол
nature:нэйчэр scenario:сценарио google:гүүгл ram:рам rom:ром profile:профайл mcdonalds:макдоналдс machine:машин learning:лөөрнинг artificial:артифишл
intelligence:интеллижэнс deep:дийп galaxy:галакси ultra:ультра note:ноут watch:вотч book:бүүк macbook:макбүүк gold:гоулд silver:силвер premium:премиум
standard:стандарт basic:бэйсик facebook:фэйсбүүк youtube:юүтүб iphone:айфон ipad:айпад apple:эппл microsoft:майкрософт windows:виндоус samsung:самсунг
twitter:твиттер instagram:инстаграм tiktok:тикток covid:ковид zoom:зүүм tesla:тесла toyota:тоёота amazon:амазон netflix:нетфликс android:андройд
chatgpt:чат_жи_пи_ти openai:оупэн_эй_ай bitcoin:биткойн email:имэйл online:онлайн offline:оффлайн wifi:вай_фай bluetooth:блютүүс internet:интернэт
web:веб website:вебсайт site:сайт link:линк app:апп software:софтвэр hardware:хардвэр computer:компьютер laptop:лаптоп messenger:мессенжер
whatsapp:ватсап telegram:телеграм viber:вайбер skype:скайп linkedin:линкдин gmail:жимэйл yahoo:яху chrome:хром safari:сафари linux:линукс oyu:оюу
tolgoi:толгой rio:рио tinto:тинто bank:банк trade:трэйд development:дивелопмент golomt:голомт khan:хаан mobicom:мобиком unitel:юнител skytel:скайтел
gboard:жи_боорд lendmn:лэнд_эм_эн hepa:хепа amoled:амолед oled:олед qled:кью_лед ebarimt:и_баримт gmobile:жи_мобайл mongolia:монголиа
mongolian:монголиан ulaanbaatar:улаанбаатар hyundai:хёндэ kia:киа ford:форд bmw:бэ_эм_вэ mercedes:мерседес benz:бенз lexus:лексус prius:приус
nissan:ниссан honda:хонда land:лэнд cruiser:крузер huawei:хуавэй xiaomi:шяоми sony:сони lg:эл_жи nokia:нокиа intel:интел nvidia:энвидиа coca:кока
cola:кола pepsi:пепси burger:бургер king:кинг kfc:кэй_эф_си pizza:пицца hut:хат starbucks:старбакс cafe:кафе coffee:кофе hotel:хотел plaza:плаза
center:центр centre:центр tower:тауэр city:сити park:парк mall:молл shop:шоп store:стор group:групп holding:холдинг company:компани
manchester:манчестер united:юнайтед real:реал madrid:мадрид barcelona:барселона liverpool:ливерпүүл chelsea:челси arsenal:арсенал bayern:байерн
juventus:ювентус milan:милан inter:интер champions:чэмпионс league:лиг premier:премьер new:нью york:йорк times:таймс washington:вашингтон
london:лондон tokyo:токио beijing:бээжин seoul:сөүл moscow:москва paris:парис bbc:би_би_си cnn:си_эн_эн reuters:ройтерс bloomberg:блүүмберг the:зэ
of:оф and:энд in:ин pro:про max:макс mini:мини plus:плас air:эйр one:ван smart:смарт digital:дижитал media:медиа news:ньюс tv:ти_ви live:лайв show:шоу
music:мюзик play:плэй game:гэйм team:тийм club:клуб open:оупэн world:вөрлд cup:кап grand:гранд slam:слэм master:мастер start:старт startup:стартап
up:ап marketing:маркетинг manager:менежер business:бизнес project:прожект design:дизайн data:дата cloud:клауд server:сервер code:код python:пайтон
java:жава javascript:жаваскрипт excel:эксел word:ворд powerpoint:пауэрпойнт photoshop:фотошоп file:файл user:юзер admin:админ login:логин
password:пассворд ok:окэй like:лайк share:шэйр post:пост story:стори page:пэйж chat:чат video:видео photo:фото audio:аудио radio:радио elon:илон
musk:маск trump:трамп biden:байдэн obama:обама putin:путин spacex:спэйс_экс starlink:старлинк meta:мета cpu:си_пи_ю duu:дуу info:инфо com:ком org:орг
net:нет gov:гов edu:эду school:скүүл support:саппорт contact:контакт mail:мэйл sales:сэйлс help:хэлп hello:хэллоу blog:блог wiki:вики
wikipedia:википедиа github:гитхаб spotify:спотифай visa:виза mastercard:мастеркард paypal:пэйпал qpay:кью_пэй uber:убер airbnb:эйр_би_эн_би
booking:букинг nasa:наса nato:нато unesco:юнеско unicef:юнисеф fifa:фифа uefa:уефа hd:эйч_ди vip:ви_ай_пи led:лэд sim:сим pin:пин wi:вай fi:фай
ikon:айкон montsame:монцамэ gogo:гоогоо shoppy:шоппи zara:зара nike:найк adidas:адидас gucci:гуччи ted:тэд jack:жак john:жон james:жэймс peter:питер
mary:мэри michael:майкл david:дэвид george:жорж smith:смит tom:том bill:билл gates:гэйтс steve:стив jobs:жобс mark:марк zuckerberg:зукерберг
`);
