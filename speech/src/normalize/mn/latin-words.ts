import { wordPairs } from './word-pairs.ts';

/** More Latin words by sound, lower case: brands, places, people and terms that spelling rules miss. */
export const latinWords = wordPairs(`
ios:ай_оу_эс core:кор off:оф top:топ cop:коп etc:гэх_мэт redmi:рэдми tab:таб office:оффис teams:тиймс outlook:аутлүк gemini:жэминай claude:клод
copilot:копайлот notion:ноушн figma:фигма timer:таймер mode:мод auto:авто pause:пауз wash:уош heat:хийт fan:фэн enter:энтэр back:бэк hold:холд lock:лок
child:чайлд turbo:турбо eco:эко warm:уорм standby:стэндбай filter:фильтр clean:клийн minus:минус volume:волюм mute:мьют defrost:дефрост grill:грилл bake:бэйк
clock:клок cancel:кэнсэл spin:спин dry:драй quick:куик threads:трэдс slack:слак trello:трелло jira:жира canva:канва volkswagen:фольксваген audi:ауди
porsche:порше ferrari:феррари lamborghini:ламборгини subaru:субару mazda:мазда mitsubishi:мицубиши suzuki:сузуки chevrolet:шевроле jeep:жийп volvo:вольво
peugeot:пежо renault:рено geely:жили jaguar:ягуар bentley:бентли cadillac:кадиллак infiniti:инфинити isuzu:исузү daewoo:дэү ssangyong:санъён camry:кэмри
corolla:королла alphard:алфард disney:дисней marvel:марвел warner:уорнер universal:юниверсал paramount:парамаунт discord:дискорд reddit:рэддит
pinterest:пинтерэст snapchat:снапчат twitch:твич oracle:оракл adobe:адоби cisco:циско dell:делл lenovo:леново asus:асус acer:эйсер philips:филипс
siemens:сименс bosch:бош canon:канон nikon:никон xerox:ксерокс ericsson:эрикссон motorola:моторола sharp:шарп toshiba:тошиба hitachi:хитачи fujitsu:фүжицү
nintendo:нинтендо playstation:плэйстэйшн xbox:эксбокс alibaba:алибаба tencent:тэнсэнт baidu:байду shanghai:шанхай guangzhou:гуанжоу shenzhen:шэньжэнь
hongkong:хонконг hong:хон kong:конг singapore:сингапур bangkok:бангкок delhi:дели mumbai:мумбай dubai:дубай istanbul:стамбул munich:мюнхен vienna:вена
prague:прага rome:ром geneva:женев zurich:цюрих vancouver:ванкувер sydney:сидней melbourne:мельбурн houston:хьюстон seattle:сиэттл miami:майами chicago:чикаго
toronto:торонто boston:бостон texas:техас california:калифорни florida:флорид hollywood:холливуд brooklyn:бруклин manhattan:манхэттэн vegas:вегас los:лос
angeles:анжелес san:сан francisco:франциско england:ингланд america:америка american:америкэн europe:европ european:европиэн asia:ази asian:эйшиэн china:чайна
japan:жапан korea:кореа korean:кореан russia:раша germany:германи france:франс italy:итали india:индиа canada:канад australia:австрали vietnam:вьетнам
warsaw:варшав cairo:каир taipei:тайбэй macau:макао hohhot:хөх_хот tehran:тегеран
almaty:алматы johannesburg:йоханнесбург petersburg:петербург saint:санкт ulan:улаан ude:үд turkey:төрки
kazakhstan:казахстан harvard:харвард oxford:оксфорд cambridge:кембриж stanford:стэнфорд yale:йэл princeton:принстон columbia:колумби university:юниверсити
college:коллеж institute:институт academy:академи beatles:битлз queen:куин eminem:эминем rihanna:рианна beyonce:бейонсе swift:свифт adele:адель sheeran:ширан
jackson:жексон jordan:жордан james:жеймс curry:карри lebron:леброн federer:федерер djokovic:жокович neymar:неймар mbappe:мбаппе haaland:холанд
hamilton:хэмилтон verstappen:верстаппен tyson:тайсон ali:али nestle:нестле colgate:колгейт gillette:жиллетт loreal:лореаль chanel:шанель dior:диор hermes:эрмес
cartier:картье omega:омега rolex:ролекс boeing:боинг airbus:эйрбас lufthansa:люфтганза emirates:эмирейтс airways:эйрвэйс airlines:эйрлайнс aeroflot:аэрофлот
update:апдэйт upload:аплоуд download:даунлоуд browser:броузер router:роутер keyboard:кийборд printer:принтер scanner:сканнер hosting:хостинг domain:домэйн
training:трэйнинг workshop:воркшоп event:ивэнт concert:концерт fashion:фэшн week:вийк style:стайл beauty:бьюти makeup:мэйкап skincare:скинкэйр fitness:фитнес
yoga:ёга burger:бургер steak:стэйк latte:латтэ cappuccino:капучино espresso:эспрессо mocha:мокка smoothie:смүүти whisky:виски cocktail:коктейль energy:энержи
resources:рисорсис capital:капитал invest:инвэст investment:инвэстмэнт finance:файнанс insurance:иншүрэнс securities:секьюритис exchange:иксчэйнж wealth:вэлт
fund:фанд trust:траст best:бэст good:гүүд price:прайс blue:блю sky:скай red:рэд black:блэк white:вайт green:грийн silverado:сильверадо steppe:стэпп
holiday:холидэй inn:инн western:вэстэрн central:сэнтрал circle:сёркл cashmere:кашмир emart:имарт nomin:номин orgil:оргил sansar:сансар minii:миний gobi:говь
goyo:гоё shangri:шангри hyatt:хаятт hilton:хилтон marriott:марриотт free:фрий sale:сэйл super:супер power:пауэр home:хоум house:хаус room:рүүм baby:бэйби
kids:кидс girl:гёрл boy:бой man:мэн woman:вумэн love:лав life:лайф time:тайм day:дэй night:найт happy:хэппи birthday:бёртдэй party:парти movie:муви star:стар
friday:фрайдэй monday:мандэй sunday:сандэй summer:саммэр winter:винтэр spring:спринг service:сервис services:сервисис solution:солюшн solutions:солюшнс
system:систем systems:системс technology:технологи technologies:технологис international:интернэшнл global:глобал national:нэшнл limited:лимитэд
corporation:корпорэйшн industry:индустри industries:индустрис mining:майнинг construction:констракшн property:проперти food:фүүд foods:фүүдс fresh:фрэш
market:маркет mart:март outlet:аутлет feedback:фийдбэк deadline:дэдлайн freelance:фрийлэнс freelancer:фрийлэнсэр influencer:инфлюэнсэр content:контэнт
creator:криэйтор podcast:подкаст stream:стрийм streaming:стрийминг gaming:гэйминг gamer:гэймер esports:и_спорт crypto:крипто blockchain:блокчэйн token:токен
wallet:воллет ethereum:этериум binance:бинанс tether:тэтэр fintech:финтэк lend:лэнд golden:голдэн meeting:мийтинг budget:бажет
johnson:жонсон guest:гест mobile:мобайл react:риакт card:карт pos:пос gle:жи_эл_и miat:миат apu:апу aero:аэро univision:юнивишн capitron:капитрон ubuntu:убунту
travel:трэвел tour:тур tours:турс gate:гэйт pocket:покет storepay:сторпэй socialpay:сошиалпэй monpay:монпэй hipay:хай_пэй toki:токи tino:тино most:мост
ebitda:эбитда ebit:эбит ligo:лайго ielts:айлтс toefl:тойфл toeic:тойк gmat:жимат lsat:элсат topik:топик delf:дельф opec:опек asean:асеан brics:брикс apec:апек
nafta:нафта interpol:интерпол sars:сарс mers:мерс nasdaq:насдак darpa:дарпа jaxa:жакса isro:исро iata:иата icao:икао unctad:юнктад unaids:юнэйдс fao:фао
unep:юнеп jica:жайка koica:койка usaid:юсэйд captcha:капча gif:гиф jpeg:жэйпэг json:жэйсон yaml:ямл ajax:аякс saas:саас paas:паас scrum:скрам kanban:канбан
bios:биос unix:юникс ascii:аски ansi:анси nist:нист noaa:ноа iter:итер pisa:пиза stem:стем steam:стийм swot:свот haccp:хасап cites:сайтес ramsar:рамсар
capex:капекс opex:опекс libor:либор euribor:еврибор fiba:фиба fide:фиде wada:вада aiesec:айсек erasmus:эразмус cobol:кобол fortran:фортран min:мин mid:мид
lan:лан wimax:ваймакс laser:лазер radar:радар ikea:икеа lego:лего moodle:мүүдл hubble:хаббл goldman:голдман sachs:сакс morgan:морган jpmorgan:жэй_пи_морган
stanley:стэнли chase:чэйс citibank:ситибанк citigroup:ситигрупп barclays:барклайс deutsche:дойче credit:кредит suisse:сүисс hsbc:эйч_эс_би_си moody:мүүди
moodys:мүүдис fitch:фитч poor:пүүр poors:пүүрс blackrock:блэкрок berkshire:беркшир hathaway:хатавэй deloitte:делойт ernst:эрнст young:янг
pricewaterhouse:прайсвотерхаус coopers:күүперс mckinsey:маккинзи accenture:аксенчур gartner:гартнер forbes:форбс fortune:форчун economist:экономист
guardian:гардиан nikkei:никкэй jones:жоунс dow:доу wall:волл street:стрийт journal:жорнал carrefour:карфур costco:костко walmart:волмарт target:таргет
aldi:алди lidl:лидл tesco:теско nomads:номадс uniqlo:юникло lacoste:лакост puma:пума reebok:рийбок converse:конверс levis:ливайс prada:прада versace:версаче
armani:армани burberry:бөрберри vuitton:виттон louis:луи calvin:калвин klein:клайн tommy:томми hilfiger:хилфигер sephora:сефора nivea:нивеа dove:дав
lipton:липтон nescafe:нескафе heineken:хайнекен budweiser:бадвайзер carlsberg:карлсберг jameson:жэймсон absolut:абсолют fanta:фанта sprite:спрайт
snickers:сникерс mars:марс oreo:орео pringles:принглс dominos:доминос subway:сабвэй wendys:вендис popeyes:попайс tous:тоус jours:жур baskin:баскин
robbins:роббинс hershey:хёрши caterpillar:катерпиллар komatsu:комацу scania:сканиа kamaz:камаз daihatsu:дайхацу byd:би_вай_ди haval:хавал chery:чери
hummer:хаммер dodge:додж chrysler:крайслер maserati:масерати rolls:роллс royce:ройс michelin:мишлен bridgestone:бриджстоун goodyear:гүүдъеар makita:макита
dyson:дайсон electrolux:электролюкс whirlpool:вирлпүүл haier:хайер midea:мидеа hisense:хайсенс panasonic:панасоник kenwood:кенвүүд gopro:гоу_про garmin:гармин
fitbit:фитбит oppo:оппо vivo:виво realme:риалми oneplus:ван_плас honor:хонор poco:поко pixel:пиксел airpods:эйрподс imac:аймак icloud:айклауд itunes:айтюнс
siri:сири alexa:алекса airdrop:эйрдроп thinkpad:тинкпад surface:сёрфэйс kindle:киндл logitech:ложитек razer:рэйзер corsair:корсэйр kingston:кингстон
sandisk:сандиск seagate:сийгэйт epson:эпсон brother:бразер gigabyte:гигабайт nginx:энжинэкс apache:апачи tomcat:томкэт docker:докер kubernetes:кубернетес
jenkins:женкинс ansible:ансибл terraform:терраформ redis:рэдис mysql:май_эс_кью_эл postgresql:постгрес_кью_эл postgres:постгрес sqlite:эс_кью_лайт
mongodb:монго_ди_би mariadb:мариа_ди_би elasticsearch:эластик_сёрч kafka:кафка grafana:графана prometheus:прометеус zabbix:заббикс gitlab:гитлаб git:гит
bitbucket:битбакет npm:эн_пи_эм node:ноуд nodejs:ноуд_жэй_эс vue:вью angular:ангулар svelte:свелт typescript:тайпскрипт kotlin:котлин golang:голанг rust:раст
ruby:руби perl:перл laravel:ларавел django:жанго flask:фласк flutter:флаттер webpack:вебпак vite:вит jquery:жэй_квери bootstrap:бүүтстрап tailwind:тэйлвинд
wordpress:вордпресс joomla:жүмла drupal:друпал shopify:шопифай odoo:одүү salesforce:сэйлсфорс sap:сап wix:викс figjam:фигжам miro:миро asana:асана
confluence:конфлюенс illustrator:иллюстратор indesign:индизайн premiere:премьер lightroom:лайтрүүм blender:блендер archicad:архикад revit:ревит
sketchup:скетчап arcgis:арк_жи_ай_эс matlab:матлаб stata:стата spss:эс_пи_эс_эс tableau:табло powerbi:пауэр_би_ай debian:дебиан fedora:федора centos:сент_оу_эс
kali:кали vmware:ви_эм_вэйр virtualbox:виртуалбокс hyper:хайпер firefox:файрфокс opera:опера edge:эдж brave:брэйв bing:бинг duckduckgo:дакдакго
dropbox:дропбокс drive:драйв onedrive:ван_драйв gdrive:жи_драйв docs:докс sheets:шийтс slides:слайдс forms:формс meet:мийт classroom:классрүүм maps:мапс
earth:өрт translate:транслэйт authenticator:отентикатор workspace:воркспэйс azure:ажүр aws:эй_дабль_ю_эс cloudflare:клаудфлэр akamai:акамай deepseek:дийпсийк
llama:лама mistral:мистрал midjourney:мижорни perplexity:перплексити anthropic:антропик deepmind:дийпмайнд bard:бард stable:стэйбл diffusion:дифьюжн
tensorflow:тензорфлоу pytorch:пайторч jupyter:жупитер pandas:пандас numpy:нампай keras:керас hugging:хаггинг face:фэйс turing:тьюринг agi:эй_жи_ай
updates:апдэйтс updated:апдэйтэд upgrade:апгрэйд backup:бэкап backups:бэкапс client:клайент clients:клайентс unit:юнит units:юнитс source:сорс sources:сорсес
dump:дамп dumps:дампс restore:ристор reset:рисэт restart:ристарт reboot:рибүүт shutdown:шатдаун logout:логаут signup:сайнап signin:сайнин sign:сайн
account:аккаунт username:юзернэйм users:юзерс guests:гестс host:хост hosts:хостс localhost:локалхост root:рүүт sudo:судо shell:шелл bash:баш terminal:терминал
console:консол command:комманд script:скрипт scripts:скриптс cache:кэш cookie:күүки cookies:күүкис session:сэшн request:риквест response:риспонс query:квери
queries:кверис index:индекс table:тэйбл column:колумн row:роу rows:роус field:фийлд value:вэлью values:вэльюс key:кий keys:кийс type:тайп types:тайпс
class:класс object:обжект function:функшн method:метод string:стринг integer:интежер boolean:бүлиан array:аррэй list:лист map:мап set:сэт get:гэт put:пут
delete:дилийт insert:инсөрт join:жойн merge:мёрж branch:бранч commit:коммит push:пуш pull:пулл fork:форк clone:клон issue:ишью issues:ишьюс release:рилийс
releases:рилийсес deploy:диплой build:билд builds:билдс bug:баг bugs:багс fix:фикс patch:патч debug:дибаг test:тест tests:тестс testing:тестинг tester:тестер
error:эррор errors:эррорс warning:ворнинг failed:фэйлд success:саксэс status:статус version:вёршн beta:бета alpha:альфа demo:демо preview:превью final:финал
draft:драфт template:тэмплэйт templates:тэмплэйтс theme:тийм plugin:плагин plugins:плагинс widget:виджет module:модуль package:пакэж packages:пакэжес
library:лайбрари framework:фрэймворк frontend:фронт_энд backend:бэк_энд fullstack:фулл_стак developer:дивелопер developers:дивелоперс engineer:инженер
engineering:инженеринг designer:дизайнер analyst:аналист analytics:аналитикс dashboard:дашбоард report:репорт reports:репортс utm:ю_ти_эм chart:чарт
invoice:инвойс payment:пэймэнт payments:пэймэнтс checkout:чекаут cart:карт order:ордер orders:ордерс product:продакт products:продактс catalog:каталог
api:эй_пи_ай size:сайз body:боди limit:лимит timeout:таймаут buffer:баффер queue:кью worker:воркер thread:трэд threading:трэдинг process:процесс memory:мемори
storage:сторэж disk:диск driver:драйвер drivers:драйверс device:дивайс devices:дивайсес sensor:сэнсор screen:скрийн display:дисплэй touch:тач mouse:маус
button:баттон menu:меню folder:фолдер folders:фолдерс path:пас url:ю_ар_эл port:порт proxy:прокси firewall:файрволл gateway:гэйтвэй network:нэтворк
wireless:вайрлэс fiber:файбер cable:кэйбл adapter:адаптер charger:чаржер battery:баттери powerbank:пауэрбанк usb:ю_эс_би hub:хаб switch:свич case:кэйс
cover:кавер campaign:кампэйн brand:брэнд branding:брэндинг targeting:таргетинг lead:лийд leads:лийдс funnel:фаннэл seller:сэллер buyer:байер customer:кастомер
customers:кастомерс partner:партнер partners:партнерс vendor:вендор supplier:сапплайер supply:сапплай chain:чэйн logistics:ложистикс cargo:карго
express:экспресс delivery:диливэри shipping:шиппинг warehouse:вэрхаус stock:сток stocks:стокс shares:шэйрс bond:бонд bonds:бондс equity:эквити asset:ассет
assets:ассетс debt:дэбт cash:кэш cashback:кэшбэк bonus:бонус gift:гифт voucher:ваучер coupon:купон discount:дискаунт membership:мэмбэршип
subscription:сабскрипшн subscribe:сабскрайб follow:фоллоу follower:фолловер followers:фолловерс comment:коммент comments:комментс reels:рийлс reel:рийл
shorts:шортс stories:сторис viral:вайрал trend:трэнд trending:трэндинг challenge:чэллэнж hashtag:хэштэг review:ревью reviews:ревьюс rating:рэйтинг
unboxing:анбоксинг vlog:влог vlogger:влогер blogger:блоггер youtuber:юүтүбер streamer:стриймер director:директор executive:экзекутив officer:оффисер chief:чийф
senior:сеньор junior:жуниор intern:интерн internship:интерншип leader:лийдер leadership:лийдершип coach:коуч coaching:коучинг mentor:ментор
consulting:консалтинг consultant:консалтант agency:эйженси studio:студи lab:лаб labs:лабс ventures:венчурс venture:венчур partnership:партнершип
foundation:фаундэйшн association:ассосиэйшн council:каунсил summit:саммит forum:форум expo:экспо conference:конференс seminar:сэминар webinar:вебинар
webinars:вебинарс course:корс lesson:лэссон level:левел grade:грэйд skills:скиллс skill:скилл reading:рийдинг writing:райтинг listening:лисэнинг
speaking:спийкинг grammar:граммар vocabulary:вокабулари english:инглиш advanced:адвансд beginner:бегиннер intermediate:интермидиэт upper:аппер headway:хэдвэй
longman:лонгман macmillan:макмиллан duolingo:дуолинго coursera:корсера udemy:юдэми zoomer:зүүмер remote:римоут hybrid:хайбрид freelancing:фрийлэнсинг
minecraft:майнкрафт roblox:роблокс fortnite:фортнайт valorant:валорант counter:каунтер strike:страйк dota:дота legends:лэжэндс legend:лэжэнд pubg:пабжи
overwatch:овервоч diablo:диабло warcraft:варкрафт starcraft:старкрафт tetris:тетрис avatar:аватар batman:бэтмэн spiderman:спайдермэн superman:супермэн
avengers:авенжерс titanic:титаник hulu:хулу hbo:эйч_би_оу oscar:оскар grammy:грэмми emmy:эмми billboard:билбоард bts:би_ти_эс blackpink:блэкпинк
coldplay:колдплэй metallica:металлика williams:вильямс brown:браун davis:дэвис wilson:вилсон taylor:тэйлор anderson:андерсон thomas:томас robert:роберт
william:виллиам richard:ричард charles:чарльз christopher:кристофер daniel:даниэл matthew:мэттью anthony:энтони donald:доналд steven:стивен andrew:эндрю
kevin:кевин brian:брайан jennifer:женнифер jessica:жессика sarah:сара emily:эмили elizabeth:элизабет susan:сюзан kate:кэйт anna:анна emma:эмма olivia:оливиа
sophia:софиа alice:алис bob:боб henry:хенри edward:эдвард frank:франк joe:жо jeff:жефф bezos:безос satya:сатяа nadella:наделла sundar:сундар pichai:пичай
altman:алтман sam:сэм tim:тим cook:күүк warren:воррен buffett:баффет bernard:бернар arnault:арно macron:макрон merkel:меркель scholz:шольц zelensky:зеленский
kamala:камала harris:харрис clinton:клинтон bush:буш reagan:рейган einstein:эйнштейн newton:ньютон darwin:дарвин hawking:хокинг shakespeare:шекспир
hemingway:хемингуэй rowling:роулинг tolkien:толкиен orwell:орвелл mozart:моцарт beethoven:бетховен picasso:пикассо messi:месси ronaldo:роналдо kobe:кобе
bryant:брайант sgr:сагиттариус nebula:нэбула telescope:тэлэскоп voyager:вояжер apollo:аполло artemis:артемис falcon:фалкон dragon:драгон starship:старшип
hayabusa:хаябуса curiosity:кюриосити perseverance:персевиранс centerra:сентерра erdene:эрдэнэ turquoise:төркойз hill:хилл bhp:би_эйч_пи vale:вале
glencore:гленкор chevron:шеврон exxon:эксон mobil:мобил exxonmobil:эксон_мобил petrochina:петрочайна sinopec:синопек gazprom:газпром rosneft:роснефть
lukoil:лукойл brent:брент schneider:шнайдер honeywell:ханивел pfizer:пфайзер moderna:модерна astrazeneca:астразенека sinopharm:синофарм bayer:байер
novartis:новартис roche:рош merck:мерк cyber:кибер security:секьюрити effects:эффектс action:экшн actions:экшнс ramada:рамада novotel:новотель ibis:ибис
kempinski:кемпински radisson:радиссон caffe:кафе bene:бене baguette:багет xacbank:хасбанк xac:хас hunnu:хүннү eznis:эзнис turkish:туркиш asiana:асиана
eagle:ийгл tapatrip:тапатрип lalar:лалар ubcab:юби_каб zaluu:залуу model:модел tuesday:тюсдэй wednesday:вэнсдэй thursday:төрсдэй saturday:сатердэй
january:жануари chinese:чайнийс japanese:жапанийс russian:рашн german:жёрман french:фрэнч british:бритиш royal:роял imperial:импириал garden:гарден
village:виллэж residence:резиденс apartment:апартмент towers:тауэрс complex:комплекс palace:палас castle:касл bridge:бриж river:ривер mountain:маунтин view:вью
point:пойнт square:сквэр zone:зон line:лайн way:вэй road:роуд east:ийст west:вэст north:норс south:саус first:фёрст second:сэконд third:тёрд last:ласт big:биг
small:смолл large:ларж medium:мидиум high:хай low:лоу fast:фаст slow:слоу hot:хот cold:колд cool:күүл nice:найс great:грэйт perfect:пёрфект special:спэшл
edition:эдишн collection:коллекшн original:оригинал classic:классик modern:модерн luxury:лакшери vintage:винтэж sport:спорт sports:спортс football:футбол
basketball:баскетбол volleyball:волейбол tennis:теннис running:раннинг marathon:марафон workout:воркаут crossfit:кроссфит pilates:пилатес chocolate:шоколад
cake:кэйк bread:брэд tea:тий milk:милк juice:жүүс water:вотер beer:бийр wine:вайн chicken:чикен beef:бийф pork:порк fish:фиш sauce:соус salad:салад
sandwich:сэндвич pasta:паста sushi:суши ramen:рамен kitchen:китчен restaurant:ресторан lounge:лаунж bar:бар pub:паб karaoke:караоке pink:пинк purple:пёрпл
grey:грэй gray:грэй orange:орэнж yellow:еллоу
`);
