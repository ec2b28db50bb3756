// What the drawn pages say: prose with the figures, names and foreign words that people photograph.
export type PageLanguage = 'mn' | 'en';

export const prose: Readonly<Record<PageLanguage, readonly string[]>> = {
  mn: [
    'Намар орой, 2019 оны 10 дугаар сарын эхээр бид Хөвсгөл нуурын хойд эрэг дээр хоёр хоносон юм. Өглөө бүр мананаас өмнө босож, гал түлж, цай чанаад, дараа нь завиндаа сууж загасчилна. Усны өнгө өдөртөө гурван удаа хувирна гэж нутгийн өвгөн ярьсан нь үнэн байлаа.',
    'Тэр жил манай ангид 32 сурагч суралцаж байв. Багш маань Дулмаа гэдэг, өндөр нуруутай, намуухан дуутай хүн. Түүний хичээлийг хүүхдүүд чимээгүй сонсдог, учир нь тэрээр аливааг үлгэр шиг ярьж өгдөг байсан.',
    '"Чи энэ номыг уншсан уу?" гэж ахыгаа асуухад би толгой сэгсэрлээ. Ном нь хуучирч, хавтас нь урагдсан боловч дотор нь ягаан бэхээр зурсан жижигхэн зургууд байв. Ах инээмсэглээд: "Тэгвэл өнөө оройноос эхэл" гэлээ.',
    'Хотын төвөөс баруун тийш 45 километр явахад жижиг суурин таарна. Айл бүхэн хашаандаа мод тарьж, цэцэг ургуулдаг болохоор зун цагт тэр хавийн агаар үнэхээр сайхан. Суурингийн наймаачид өглөөний 7 цагаас дэлгүүрээ нээж, орой 9 цагт хаадаг.',
    'Судлаачдын үзэж байгаагаар сүүлийн арван жилд уг нуурын түвшин 1.4 метрээр буурчээ. Үүний шалтгааныг зарим нь хур тунадас багассанаар, зарим нь мөсөн голын хайлалтаар тайлбарладаг. Харин нутгийнхан өөрсдөө голын эх дээрх уурхайг буруутгадаг.',
    'Эмээ маань "Ус ууж, ёсыг дага" гэж байнга сургана. Тэр үед би утгыг нь ойлгодоггүй байсан ч, хожим нь гадаадад сурахаар явахдаа энэ үгийг олон удаа санасан. Харь хотын нэгэн өрөөнд, цонхоор цас бударч байх тэр шөнө ялангуяа тод санаанд орж билээ.',
    'Шинэ эмнэлэг ирэх оны хавар ашиглалтад орно. Барилга таван давхар, 120 ортой, хүүхдийн болон төрөхийн тусгай тасагтай байх аж. Ажлын гүйцэтгэл одоогоор 68 хувьтай явж байгаа бөгөөд зардлыг улсын төсвөөс гаргажээ.',
    'Морь унаж сурсан өдрөө би одоо ч мартдаггүй. Хээр морины дэл салхинд дэрвэж, хөл доор өвс шуугин, тэнгэр дээрээс бүргэд эргэлдэж харагдана. Аав ард минь явахдаа ганц ч үг дуугараагүй, зөвхөн инээмсэглэж байсан юм.',
    'Цуглуулгын хамгийн эртний зүйл бол XIII зууны үеийн мөнгөн аяга ажээ. Ёроолд нь бичсэн үсэг бараг арилсан боловч эрдэмтэд гэрэл зургийн тусламжтайгаар "хааны өргөө" гэсэн үгийг тайлж уншсан байна. Музейд өдөрт дунджаар 350 хүн ирдэг.',
    'Хавар болж, голын мөс ханзрахад загасчид эргэн тойронд цуглана. Тэдний дунд оюутан, жолооч, тогооч, тэтгэврийн өвгөн гээд элдэв хүн бий. Хэн нэгэн нь том тул барьсан бол бүгд очиж үзээд, жинг нь таамаглан мэтгэлцэнэ.',
  ],
  en: [
    'In the autumn of 2019 we spent two nights on the northern shore of the lake. Every morning we rose before the mist, lit a fire, boiled water for tea and rowed out to fish. An old man from the village had told us that the water changes its colour three times a day, and he was right.',
    'There were 32 pupils in our class that year. Our teacher, Mrs. Whitlock, was a tall woman with a quiet voice. The children listened to her in silence, because she could tell anything, even the multiplication table, as if it were a story.',
    '“Have you read this book?” my brother asked, and I shook my head. It was old and its cover was torn, but there were tiny drawings inside, made in purple ink. He smiled and said: “Then you should begin tonight.”',
    'About 45 kilometres west of the city lies a small settlement. Everyone there plants trees and grows flowers, so the air is wonderful in summer. The shops open at 7 in the morning and close at 9 in the evening, except on Sundays.',
    'Researchers believe that the level of the lake has fallen by 1.4 metres within ten years. Some explain this by the lack of rain, others by the melting of the glacier. The people of the valley, however, blame the quarry at the source of the river.',
    'My grandmother used to say, “Drink the water, follow the custom.” I didn’t understand it then, but I often remembered it when I went to study abroad: most of all one night in a rented room, while the snow was whirling outside the window.',
    'The new hospital will open next spring. It has five floors and 120 beds, with special wards for children and young mothers. According to the Ministry of Health, 68 per cent of the work is finished, and the costs are paid from the state budget.',
    'I shall never forget the day on which I learned to ride. The mane of the brown horse was flying in the wind, the grass rustled under its hooves, and an eagle was circling above us. My father, who rode behind, said nothing and only smiled.',
    'The oldest piece of the collection is a silver bowl of the XIII century. The letters on its bottom have almost disappeared, but with the help of photography the scholars deciphered the words “palace of the khan”. About 350 people visit the museum each day.',
    'When spring comes and the ice on the river breaks, anglers gather from everywhere. Among them are students, drivers, cooks and old men with pensions. If somebody catches a big one, they all come to look and quarrel about its weight.',
  ],
};

/** Paragraphs of figures: percentages, money, numbers of things, dates, times, telephone numbers, temperatures. */
export const figures: Readonly<Record<PageLanguage, readonly string[]>> = {
  mn: [
    'Төсвийн орлого өмнөх оноос 12%, зарлага 7.5% өсөж, алдагдал дотоод нийт бүтээгдэхүүний 3.2% боллоо.',
    'Талхны үнэ 2,450 төгрөг, сүү 3,900 төгрөг, харин 1 кг мах 18,500 төгрөг байна.',
    'Тасалбарын үнэ 45,900₮, хүүхдэд 22,000₮. Захиалгын утас: 7011-2345, 9911 8067.',
    'Тушаал № 148, 2026 оны 11 дүгээр сарын 28. Сургалт 14:30 цагт 305 тоот өрөөнд эхэлнэ.',
    'Маргааш шөнөдөө 17-19 градус хүйтэн, өдөртөө 5-7 градус хүйтэн байна.',
    'Одоо явъя, харин орой нь эргэж ирээд дахин ярья гэж найз маань хэлэв.',
    'Манай вэб хуудас www.example.mn, цахим шуудан info@example.mn, Facebook хуудсаараа ч мэдээлэл өгдөг.',
  ],
  en: [
    'Revenue rose by 12% on the year before, expenses by 7.5%, and the deficit reached 3.2% of the economy.',
    'A loaf of bread costs $2.45, a pint of milk $1.39, and a pound of beef $8.50 or more.',
    'Tickets: £45.90, children £22. Please call (212) 555-0148 or 555-0192 to book.',
    'Order No. 148, November 28, 2026. The course begins at 2:30 p.m. in room 305.',
    'Tomorrow it will be 17 to 19 degrees below zero at night and 5-7 below by day.',
    'Questions & answers: 24/7, at www.example.com or by mail to info@example.com.',
  ],
};

export const tables: Readonly<Record<PageLanguage, readonly (readonly string[])[]>> = {
  mn: [
    ['Бараа', 'Нэг бүрийн үнэ', 'Тоо', 'Хөнгөлөлт'],
    ['Дэвтэр', '2,400', '120', '5%'],
    ['Харандаа', '900', '48', '12%'],
    ['Ханын цаг', '38,500', '6', '10%'],
    ['Ширээний чийдэн', '54,000', '15', '25%'],
    ['Үсгийн цаас', '16,750', '30', '8%'],
    ['Өнгийн будаг', '7,300', '64', '37%'],
  ],
  en: [
    ['Article', 'Price of one', 'Count', 'Discount'],
    ['Notebook', '2.40', '120', '5%'],
    ['Pencil', '0.90', '48', '12%'],
    ['Wall clock', '38.50', '6', '10%'],
    ['Desk lamp', '54.00', '15', '25%'],
    ['Writing paper', '16.75', '30', '8%'],
    ['Water colours', '7.30', '64', '37%'],
  ],
};

/** Text in both languages, as in offices. */
export const mixed = [
  'Манай баг Google Workspace болон Microsoft Office ашигладаг. Шинэ ажилтан эхний өдрөө Wi-Fi нууц үг, ID карт авна.',
  'The annual report of Khan Bank is published in English, харин хавсралтууд нь монгол хэлээр гардаг.',
  'Toyota Prius 30 маркийн авто машин зарна. Hybrid, 1.8 хөдөлгүүртэй, 2012 онд үйлдвэрлэсэн.',
  'YouTube дээрх "English with Bayar" сувгийг 240 мянган хүн дагадаг бөгөөд шинэ хичээл Saturday бүр гардаг.',
];
