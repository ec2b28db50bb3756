import { wordPairs } from './word-pairs.ts';

/** Contractions of chats, and words in spellings that the rules of galig do not derive; written by us. */
export const chatWords = wordPairs(`
bna:байна nomin:номин bii:бий aimar:аймаар msg:мэссэж heregui:хэрэггүй hereggui:хэрэггүй yuj:юу_хийж yuhj:юу_хийж yuhiij:юу_хийж um:юм umuu:юм_уу
sda:шүү_дээ sdaa:шүү_дээ sdee:шүү_дээ ahdaa:ахдаа eejdee:ээждээ aavdaa:аавдаа egchdee:эгчдээ duudee:дүүдээ naizdaa:найздаа ineedtei:инээдтэй bayr:баяр
bayriin:баярын bayraa:баяраа bayraar:баяраар ysn:ясан yasn:яасан yasnn:яасан orood:ороод orrd:ороод invedtei:инээдтэй ineetei:инээдтэй bizdee:биз_дээ
bizde:биз_дээ nzda:найздаа nzdaa:найздаа nzaa:найз_аа nzad:найзад shiidey:шийдье shiidye:шийдье barya:барья baryaa:барья kk:хэ_хэ kkk:хэ_хэ kkkk:хэ_хэ
chn:чинь saytai:саятай bishuu:биш_үү bishvv:биш_үү ugee:үгээ zalgaad:залгаад hariad:хариад harina:харина harih:харих huu:хүү bgaan:байгаа_юм
hiilee:хийлээ oroo:өрөө say:сая bayrlaa:баярлаа bollo:боллоо onii:оны oni:оны ony:оны goe:гоё dolo:долоо dologoo:долоо busgai:бүсгүй
busgaigaa:бүсгүйгээ bn:байна bnaa:байнаа bnu:байна_уу bnuu:байна_уу bainuu:байна_уу bainu:байна_уу bga:байгаа bgaa:байгаа bgaamuu:байгаа_юм_уу
bgamu:байгаа_юм_уу bgaarai:байгаарай bgaad:байгаад bgaagui:байгаагүй bsn:байсан bsan:байсан bsnuu:байсан_уу bdag:байдаг bdg:байдаг bhgui:байхгүй
bhgu:байхгүй bhku:байхгүй bhgvi:байхгүй bh:байх bj:байж bval:байвал ymar:ямар hymd:хямд hymdral:хямдрал yun:юун bnshd:байна_шүү_дээ
bnshdee:байна_шүү_дээ bshd:биш_шүү_дээ gd:гээд gj:гэж gsn:гэсэн gsen:гэсэн gdg:гэдэг gedg:гэдэг gesn:гэсэн gnaa:гэнээ gvel:гэвэл gehed:гэхэд
ghdee:гэхдээ ghde:гэхдээ tgd:тэгээд tgeed:тэгээд tged:тэгээд tghdee:тэгэхдээ tgvel:тэгвэл tgwel:тэгвэл tgsen:тэгсэн tgsn:тэгсэн tgh:тэгэх tgj:тэгж
tgne:тэгнэ tgii:тэгье tgi:тэгье tgyo:тэгье tgey:тэгье tgie:тэгье tgye:тэгье tegii:тэгье tegi:тэгье ym:юм ymaa:юмаа ymuu:юм_уу ymu:юм_уу yum:юм yu:юу
yuu:юу yg:яг yagaad:яагаад ygd:яагаад yagad:яагаад yah:яах yadag:яадаг yaj:яаж yasan:яасан yana:яана yaaj:яаж sn:сайн snuu:сайн_уу sbnu:сайн_байна_уу
sbnuu:сайн_байна_уу sbu:сайн_байна_уу sainuu:сайн_уу sainu:сайн_уу sain:сайн shd:шүү_дээ shdee:шүү_дээ shde:шүү_дээ shvv:шүү sh:шүү ih:их ikh:их
ihee:ихээ ihuu:их_үү zaza:за_за zaa:за za:за zuger:зүгээр zgr:зүгээр zvger:зүгээр ok:окэй okey:окэй oke:окэй ugu:үгүй ugui:үгүй ugvi:үгүй ugy:үгүй
ugue:үгүй ugaa:үгүй_ээ tim:тийм tiim:тийм tiimuu:тийм_үү tiimu:тийм_үү mdku:мэдэхгүй mdkue:мэдэхгүй mdehgui:мэдэхгүй medkue:мэдэхгүй mdn:мэднэ
mdne:мэднэ mdj:мэдэж chdhgui:чадахгүй bayrlalaa:баярлалаа bayrllaa:баярлалаа brllaa:баярлалаа bayrlla:баярлалаа bayrla:баярлаа uuchlarai:уучлаарай
uchlarai:уучлаарай bayrtai:баяртай hvn:хүн hun:хүн khun:хүн nz:найз naiz:найз naizuud:найзууд nzuud:найзууд huurhun:хөөрхөн horhon:хөөрхөн goy:гоё
goyo:гоё goyy:гоё goyoo:гоёо tugrik:төгрөг tug:төг mini:минь mine:минь chini:чинь mani:мань tani:тань ub:Улаанбаатар ulaanbaatar:Улаанбаатар
ulaanbaatart:Улаанбаатарт ulaanbaataraas:Улаанбаатараас ulaanbaatariin:Улаанбаатарын mgl:Монгол mnl:Монгол darhan:Дархан erdenet:Эрдэнэт uurs:өөрс
nuguu:нөгөө nogoo:нөгөө hiiye:хийе hiiy:хийе hiie:хийе hurgie:хүргэе hvrgie:хүргэе hurgey:хүргэе hurgeye:хүргэе husie:хүсье husye:хүсье yavya:явъя
yavy:явъя uulzi:уулзъя uulzy:уулзъя uulzii:уулзъя avy:авъя odo:одоо odooo:одоо onodr:өнөөдөр unudur:өнөөдөр unuudr:өнөөдөр ondr:өнөөдөр
margash:маргааш mrgaash:маргааш uchgdur:өчигдөр uchigdr:өчигдөр oglo:өглөө hoir:хоёр hoyr:хоёр khoyor:хоёр nadruu:над_руу chamru:чам_руу
chamruu:чам_руу tnr:та_нар bdnr:бид_нар bidnr:бид_нар tdnr:тэд_нар chmd:чамд ndd:надад namaig:намайг chamaig:чамайг chamg:чамайг dr:дээр der:дээр
dre:дээрээ hed:хэд hdn:хэдэн hdene:хэдэн hen:хэн hend:хэнд hn:хэн han:хаана hana:хаана hezeenees:хэзээнээс herhen:хэрхэн dvv:дүү duu:дүү ahaa:ахаа
egchee:эгчээ eejee:ээжээ aavaa:ааваа gui:гүй gvi:гүй be:бэ ve:вэ we:вэ bee:бээ vv:үү uu:уу rvv:рүү ruu:руу luu:луу lvv:лүү deee:дээ daaa:даа mash:маш
bas:бас hel:хэл hele:хэл helchih:хэлчих helchii:хэлчих yvaad:яваад yvlaa:явлаа yvna:явна yvj:явж yvah:явах irn:ирнэ irsn:ирсэн buur:бүүр bur:бүр
bvr:бүр shinen:шинэ ongon:онгон energe:энэ_тэргээ zalgaarai:залгаарай zalgana:залгана bolq:болохгүй bolku:болохгүй bolkue:болохгүй blku:болохгүй
blgd:болгоод bln:болно blno:болно blj:болж bllaa:боллоо bolchloo:болчихлоо blsn:болсон chdna:чадна chadkue:чадахгүй temuujin:Тэмүүжин batbold:Батболд
hhaha:ха_ха haha:ха_ха hhe:хэ_хэ hehe:хэ_хэ
`);
