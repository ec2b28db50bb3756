import type { Language } from '@duu/contract/language';

/** Texts with long sentences, some with few commas: news, law, science, a story, advice. */
export const longSentences: readonly { readonly language: Language; readonly text: string }[] = [
  {
    language: 'mn',
    text: 'Засгийн газрын өчигдрийн хуралдаанаар ирэх оны төсвийн төслийг хэлэлцэж, боловсрол болон эрүүл мэндийн салбарын хөрөнгө оруулалтыг нэмэгдүүлэх, орон нутгийн замын засварт зориулсан хөрөнгийг улирал бүр тайлагнаж байх шийдвэр гаргалаа. Сайд нарын үзэж байгаагаар энэ өөрчлөлт нь хөдөөгийн иргэдэд төрийн үйлчилгээг ойртуулах ач холбогдолтой юм. Гэвч зарим гишүүн эх үүсвэр тодорхойгүй байна гэж шүүмжлэв.',
  },
  {
    language: 'mn',
    text: 'Хөлслөгч нь гэрээний хугацаа дуусахаас гуч хоногийн өмнө бичгээр мэдэгдээгүй бол гэрээг мөн хугацаагаар сунгасанд тооцно. Хөлслүүлэгч орон сууцыг доголдолгүй байдлаар шилжүүлэх үүрэгтэй бөгөөд энэ үүргээ биелүүлээгүйгээс учирсан хохирлыг бүрэн хариуцна. Талууд маргааныг эхлээд эв зүйгээр шийдвэрлэхийг эрмэлзэнэ; тохиролцоонд хүрээгүй бол шүүхэд хандана.',
  },
  {
    language: 'mn',
    text: 'Говийн элсэн манхан дунд ургадаг заг мод газрын гүнээс ус татаж чаддаг урт үндэстэй учраас олон жил бороо ороогүй ч хатдаггүй. Эрдэмтдийн судалгаагаар нэг заг хорин метр хүртэл гүн рүү үндсээ сунгаж болдог ажээ. Хүмүүс түүнийг түлшинд хэрэглэснээс болж талбай нь багассан тул одоо хууль хамгаалдаг болжээ.',
  },
  {
    language: 'mn',
    text: 'Өвгөн хаалгаа түлхэж гараад хөх тэнгэрийг хэсэг ширтэж зогссоноо удаанаар эргэж, галын дэргэд сууж байсан ач хүү рүүгээ хараад инээмсэглэв. «Чи нэг өдөр энэ уулын цаана юу байдгийг өөрийн нүдээр үзнэ дээ» гэж тэр хэлэв. Хүү юу ч дуугарсангүй. Харин маргааш өглөө нь нар мандахаас өмнө босож, морио эмээллээд, хэнд ч хэлэлгүй зүүн зүг рүү давхин одсон юм.',
  },
  {
    language: 'mn',
    text: 'Унтахаасаа өмнө утас, компьютероо унтраагаад өрөөгөө сайтар агааржуулж, хөнгөн хоол идвэл нойр тань чанартай болно. Өдөр бүр нэг цагт босож хэвших нь амралтын өдөр удаан унтахаас илүү үр дүнтэй. Хэрэв хоёр долоо хоногоос удаан хугацаанд унтаж чадахгүй байвал эмчид хандаж зөвлөгөө аваарай!',
  },
  {
    language: 'en',
    text: 'The city council voted late on Tuesday to extend the tram line to the airport, although several members warned that the cost of the project had already doubled since the first estimate was published four years ago. Work on the new bridge is expected to begin in the spring and to last for at least eighteen months. Until then, passengers will have to change to a bus at the northern terminal.',
  },
  {
    language: 'en',
    text: 'If the tenant does not give written notice at least thirty days before the end of the term, the agreement shall be deemed to have been renewed for a further period of the same length. The landlord shall keep the structure and exterior of the building in good repair and shall be liable for any loss that results from a failure to do so. Disputes shall be settled amicably where possible; otherwise, either party may refer the matter to the court.',
  },
  {
    language: 'en',
    text: 'Researchers who followed more than four thousand children from birth to the age of twelve found that those who were read to every day knew about a third more words when they started school than children who were rarely read to. The effect did not depend on the income or education of the parents. It was strongest in families in which the television was switched off during meals.',
  },
  {
    language: 'en',
    text: 'He had not meant to stay so long, but the fire was warm and the rain had not stopped, and nobody in the small dark room seemed to want him to leave. The old woman poured him another cup of tea without asking. “You will miss the last boat,” she said, and smiled as if that were the best news in the world. He looked at the clock. Then he laughed, took off his coat and sat down again beside the dog.',
  },
  {
    language: 'en',
    text: 'Before you open the case, switch off the device, unplug the power cord from the wall and wait for five minutes so that the parts inside can cool down. Loosen the two screws at the back with the tool that came in the box and slide the cover towards you until it clicks. Never touch the green board with wet hands! A replacement fan can be ordered from our shop.',
  },
];
