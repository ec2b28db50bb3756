import type { ErrorKey } from './keys.ts';

/** ICU messages; those of `limitKeys` have a number, `{limit}`. */
export const errorsMn = {
  'request.invalid': 'Хүсэлт буруу байна',
  request_failed: 'Хүсэлт амжилтгүй боллоо',
  'request.key_missing':
    'Энэ үйлдлийг давхардуулахгүй хийх боломжгүй байсан тул юу ч өөрчлөөгүй. Хуудсыг дахин ачаалаад оролдоно уу.',
  'request.too_large': 'Нэг удаад илгээхэд хэт урт байна. Хэсэгчлэн илгээнэ үү.',
  'request.timeout': 'Холболт хэт удаан байна. Дахин оролдоно уу.',
  'request.unsupported_encoding': 'Сервер шахсан хүсэлт хүлээж авахгүй.',
  'request.too_many': 'Хэт олон хүсэлт илгээлээ. Түр хүлээгээд дахин оролдоно уу.',
  'request.not_found': 'Олдсонгүй',
  server_error: 'Манай талд алдаа гарлаа. Танаас юу ч хасаагүй. Дахин оролдоно уу.',
  'auth.invalid_token': 'Нэвтрэлтийн хугацаа дууссан байна',
  'auth.user_not_found': 'Хэрэглэгч олдсонгүй',
  'auth.signInError': 'Нэвтрэхэд алдаа гарлаа',
  'auth.forbidden': 'Танд энэ үйлдлийг хийх эрх алга.',
  'auth.disabled': 'Энэ бүртгэлийг хаасан байна. Бидэнтэй холбогдоно уу.',
  'auth.email_unverified': 'Эхлээд имэйл хаягаа баталгаажуулна уу.',
  'auth.recent_login_required': 'Өөрийгөө баталгаажуулахын тулд дахин нэвтэрнэ үү.',
  'mail.link_invalid':
    'Энэ холбоос ажиллахгүй байна. Имэйл сануулгыг бүртгэлийнхээ тохиргооноос унтрааж болно.',
  'photo.invalid': 'Энэ зургийг ашиглах боломжгүй. Өөр зураг сонгоно уу.',
  'user.not_found': 'Энэ хүний бүртгэл алга болсон байна.',
  'admin.own_account':
    'Өөрийнхөө бүртгэлийг хаах, админы эрхээ хасах боломжгүй. Өөр админаас хүснэ үү.',
  'credits.below_used':
    'Ашигласан, түр барьсан тэмдэгтийг хасах боломжгүй. Хамгийн ихдээ {limit, plural, other {# тэмдэгт}} хасаж болно.',
  segment_empty: 'Текст хоосон байна!',
  segment_invalid: 'Текст буруу байна!',
  select_speaker: 'Уншигчаа сонгоно уу',
  speaker_not_found: 'Уншигч олдсонгүй',
  speaker_not_published: 'Энэ уншигчийг засварлаж байна, дараа дахин оролдоно уу!',
  speaker_premium: 'Энэ уншигч таны багцад багтаагүй. Багцаа ахиулах эсвэл өөр уншигч сонгоно уу.',
  speaker_already_exists: 'Ийм хоолойтой уншигч аль хэдийн байна.',
  invalid_voice: 'Энэ системд ийм хэл дээр ийм хоолой алга.',
  engine_not_set_up: 'Энэ системийг тохируулаагүй тул хоолой нь ярьж чадахгүй.',
  unsupported_language: 'Энэ хэлийг дэмждэггүй',
  invalid_background: 'Дэвсгэр хөгжим буруу байна!',
  invalid_speed: 'Унших хурд буруу байна!',
  invalid_pitch: 'Хоолойн өндөр буруу байна!',
  background_not_in_plan: 'Дэвсгэр хөгжим таны багцад багтаагүй.',
  payload_process_failed: 'Боловсруулж чадсангүй!',
  tts_request_failed: 'Яриа үүсгэх үйлчилгээ хариу өгсөнгүй!',
  normalize_failed: 'Текстийг уншихад бэлтгэж чадсангүй!',
  failed_to_synthesize_audio: 'Аудио болгон хөрвүүлж чадсангүй',
  too_many_conversions:
    'Танд хөрвүүлж буй {limit, plural, other {# аудио}} байна. Аль нэг нь дуустал хүлээнэ үү.',
  conversions_paused:
    'Манай талын алдаанаас болж таны хэд хэдэн хөрвүүлэлт амжилтгүй боллоо. Танаас юу ч хасаагүй. Нэг цагийн дараа дахин оролдоно уу.',
  max_characters_exceeded: 'Таны тэмдэгтийн эрх хүрэлцэхгүй байна.',
  max_characters_per_conversion_exceeded: 'Нэг удаад хөрвүүлэх тэмдэгтийн хязгаараас хэтэрлээ',
  max_spoken_characters_exceeded:
    'Тоо болон дуудлагын толийн үгсийг бүтнээр нь уншихад энэ текст {limit, plural, other {# тэмдэгтээс}} хэтэрч байна. Хэсэгчлэн хөрвүүлнэ үү.',
  max_sound_seconds_exceeded:
    'Энэ текстийн аудио {limit, plural, other {# минутаас}} хэтэрч байна. Хэсэгчлэн эсвэл илүү хурдтай хөрвүүлнэ үү.',
  characterLimitExceeded:
    'Текст нэг удаагийн хязгаар болох {limit, plural, other {# тэмдэгтээс}} хэтэрсэн байна.',
  no_active_subscription: 'Идэвхтэй багц алга',
  noActiveSubscription: 'Танд одоогоор идэвхтэй багц алга.',
  multiple_active_subscriptions: 'Хэд хэдэн идэвхтэй багц байна',
  subscription_not_found: 'Багцын мэдээлэл олдсонгүй',
  'subscription.wrong_source': 'Төлбөрийн хэлбэр буруу байна!',
  'subscription.expired': 'Багцын хугацаа дууссан байна!',
  subscriptionLimitReached: 'Таны багцын эрх дууслаа. Багцаа ахиулах эсвэл өөр багц сонгоно уу.',
  plan_not_found: 'Багц олдсонгүй',
  plan_already_exists: 'Ийм багц аль хэдийн байна',
  invalid_plan_id: 'Багцын дугаар буруу байна',
  'order.confirmation_required': 'Багцаа солихыг зөвшөөрч байгаагаа баталгаажуулна уу.',
  'order.not_found': 'Захиалга олдсонгүй',
  'order.not_open': 'Энэ захиалга төлөгдсөн эсвэл цуцлагдсан байна.',
  'order.too_many_open':
    'Танд төлөгдөөгүй {limit, plural, other {# захиалга}} байна. Эхлээд аль нэгийг нь төлөх эсвэл цуцална уу.',
  'order.too_many_today':
    'Та нэг өдөрт {limit, plural, other {# захиалга}} өгсөн байна. Өмнөх захиалгаа төлөх эсвэл маргааш дахин оролдоно уу.',
  'order.not_paid': 'Энэ захиалгад буцаах төлбөр алга.',
  'order.refund_too_high': 'Энэ төлбөрийн үлдэгдлээс их дүн байна.',
  'order.reference_used': 'Энэ шилжүүлгийг аль хэдийн бүртгэсэн байна.',
  'refund.not_found': 'Шилжүүлэг хүлээж буй ийм буцаалт алга.',
  'payment.not_found': 'Төлбөр олдсонгүй',
  payment_source_unavailable:
    'Энэ худалдан авалтад ийм төлбөрийн хэлбэр ашиглах боломжгүй. Өөр хэлбэр сонгоно уу.',
  payment_provider_failed:
    'Төлбөрийн үйлчилгээ хариу өгөхгүй байна. Танаас төлбөр аваагүй. Түр хүлээгээд дахин оролдоно уу.',
  'receipt.not_possible': 'Энэ захиалгад и-баримт олгох боломжгүй.',
  'webhook.invalid_signature': 'Мэдээллийн гарын үсэг буруу байна.',
  background_same: 'Дэвсгэр хөгжим, түүний дууны хэмжээ өөрчлөгдөөгүй байна!',
  text_diff_too_high: 'Текст хэт их өөрчлөгдсөн байна!',
  max_resynthesize_exceeded: 'Үнэгүй дахин хөрвүүлэх эрх дууссан байна!',
  speaker_not_same: 'Уншигч өөрчлөгдсөн байна!',
  segment_not_same: 'Текстийн хэсгүүд өөрчлөгдсөн байна!',
  'diff.text_empty': 'Харьцуулах текст алга.',
  'diff.text_too_long': 'Текст харьцуулахад хэт урт байна.',
  'diff.audio_id_empty': 'Харьцуулах аудио алга.',
  'audio.not_found': 'Аудио олдсонгүй',
  'audio.not_ready': 'Энэ аудио хараахан бэлэн болоогүй байна.',
  'audio.not_failed': 'Энэ аудиог амжилттай хөрвүүлсэн тул дахин оролдох шаардлагагүй.',
  'audio.expired': 'Хадгалах хугацаа дууссан тул энэ аудио устсан байна.',
  'audio.link_expired': 'Аудионы холбоосын хугацаа дууссан байна. Хуудсаа дахин ачаална уу.',
  'version.not_found': 'Аудионы энэ хувилбар алга болсон байна.',
  'collection.not_found': 'Цуглуулга олдсонгүй',
  'collection.limit_reached':
    'Цуглуулгын тоо дээд хязгаарт хүрсэн байна: {limit, plural, other {#}}.',
  'share.not_found':
    'Энэ холбоос ажиллахаа больсон байна. Эзэн нь хуваалцахаа зогсоосон байж магадгүй.',
  'dictionary.not_found': 'Дуудлагын толийн энэ үг алга болсон байна.',
  'dictionary.limit_reached':
    'Дуудлагын толийн үгийн тоо дээд хязгаарт хүрсэн байна: {limit, plural, other {#}}.',
  'dictionary.spoken_too_long':
    'Дуудлага нь энэ үгэнд хэт урт байна. Хамгийн ихдээ {limit, plural, other {# тэмдэгт}} байж болно.',
} as const satisfies Record<ErrorKey, string>;
