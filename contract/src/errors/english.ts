import type { ErrorKey } from './keys.ts';

/** ICU messages; those of `limitKeys` have a number, `{limit}`. */
export const errorsEn = {
  'request.invalid': 'Request invalid',
  request_failed: 'Request failed',
  'request.key_missing':
    'This could not be done safely, so nothing was changed. Please reload the page and try again.',
  'request.too_large': 'This is too much text for one request. Please send it in parts.',
  'request.timeout': 'The connection was too slow. Please try again.',
  'request.unsupported_encoding': 'The server does not accept compressed requests.',
  'request.method_not_allowed': 'This address does not answer this method.',
  model_not_found: 'There is no such model. GET /v1/models lists them.',
  'request.too_many': 'Too many requests. Please wait a moment and try again.',
  'request.not_found': 'Not found',
  server_error: 'Something went wrong on our side. Nothing was charged. Please try again.',
  'auth.invalid_token': 'Invalid token',
  'auth.user_not_found': 'User not found',
  'auth.signInError': 'Sign in error',
  'auth.forbidden': 'You are not allowed to do this.',
  'auth.disabled': 'This account has been disabled. Please contact support.',
  'auth.email_unverified': 'Please confirm your e-mail address first.',
  'auth.recent_login_required': 'Please sign in again to confirm that it is you.',
  'auth.app_check_failed':
    'We could not confirm that this request comes from our page. Please reload it. If that does not help, try another browser.',
  'mail.link_invalid':
    'This link does not work. You can turn off e-mails in your account settings.',
  'key.invalid':
    'This API key does not work: it is unknown, was revoked, or its account is closed.',
  'key.expired': 'This API key has expired. Create a new one in the settings.',
  'key.scope_missing':
    'This API key is not allowed to do that. Create one with the needed permission.',
  'key.limit_reached':
    'Your plan allows {limit, plural, one {# API key} other {# API keys}}. Revoke one that you no longer use, or choose a larger plan.',
  'key.not_found': 'This API key no longer exists.',
  'webhook.address_invalid':
    'This address can’t receive webhooks. It has to begin with https:// and be reachable from the internet.',
  'webhook.limit_reached':
    'An account can have {limit, plural, one {# webhook} other {# webhooks}}. Delete one you no longer need.',
  'webhook.not_found': 'This webhook no longer exists.',
  'webhook.delivery_not_found': 'This delivery is no longer listed.',
  'photo.invalid': 'This image cannot be used as a photo. Please choose another one.',
  'cover.invalid': 'This image cannot be used as a cover. Please choose another one.',
  'user.not_found': 'This user no longer has an account.',
  'admin.own_account':
    'You cannot disable your own account or remove your own admin rights. Please ask another admin.',
  'credits.below_used':
    'You can remove at most {limit, plural, one {# character} other {# characters}}. The rest are used or reserved.',
  segment_empty: 'Text is empty!',
  segment_invalid: 'Text is invalid!',
  mark_invalid:
    'The mark in brackets in paragraph {limit, plural, one {#} other {#}} can’t be read. Write [pause 1s], up to 10s, or [voice Name] at the start of a line.',
  mark_voice_unknown:
    'Paragraph {limit, plural, one {#} other {#}} names a speaker that doesn’t exist or can’t read together with yours. Choose one from the paragraph’s menu.',
  select_speaker: 'Please select a speaker',
  speaker_not_found: 'Speaker not found',
  speaker_not_published: 'Speaker is in maintenance mode, please try again later!',
  speaker_premium: 'This speaker is not part of your plan. Please upgrade or choose another one.',
  speaker_already_exists: 'A speaker with this voice already exists.',
  invalid_voice: 'The engine does not have this voice in this language.',
  engine_not_set_up: 'This engine is not set up here, so its voices cannot speak.',
  voice_repeated: 'A speaker cannot have the same voice twice.',
  unsupported_language: 'Unsupported language',
  invalid_background: 'Invalid background audio!',
  invalid_speed: 'Invalid speaking speed!',
  invalid_pitch: 'Invalid pitch!',
  background_not_in_plan: 'Background music is not part of your plan.',
  'try.too_long':
    'That is too long to try. Shorten it, or sign in to convert longer texts for free.',
  'try.used_up':
    'Too many sentences are being tried at the moment. Wait a minute, or sign in and go on for free.',
  'page.invalid_address': 'This address cannot be opened. Check it, or import a file.',
  'page.unreachable':
    'The site did not answer. Check the address, or save the page and import it as a file.',
  'page.not_found': 'There is no page at this address. Check it and try again.',
  'page.closed':
    'The site does not let us read this page. Open it, copy the text and paste it here.',
  'page.too_large': 'This page is larger than 5 MB. Copy the part you need and paste it here.',
  'page.wrong_type': 'There is no page or document to read at this address. Try another address.',
  payload_process_failed: 'Processing failed!',
  tts_request_failed: 'TTS API request failed!',
  normalize_failed: 'Text normalization failed!',
  failed_to_synthesize_audio: 'Failed to synthesize audio',
  too_many_conversions:
    'You already have {limit, plural, one {# conversion} other {# conversions}} in progress. Please wait for one to finish.',
  conversions_paused:
    'Several of your conversions have failed because of a problem on our side. Nothing was charged. Please try again in an hour.',
  max_characters_exceeded: 'Your credit is insufficient.',
  max_characters_per_conversion_exceeded: 'Max characters per conversion exceeded',
  max_segments_exceeded:
    'This text has more than {limit, plural, one {# paragraph} other {# paragraphs}}. Please convert it in parts.',
  max_spoken_characters_exceeded:
    'Read aloud, this text has more than {limit, plural, one {# character} other {# characters}}: numbers and words in your dictionary are read in full. Please convert it in parts.',
  max_sound_seconds_exceeded:
    'This text would produce more than {limit, plural, one {# minute} other {# minutes}} of audio. Please convert it in parts or at a higher speed.',
  characterLimitExceeded:
    'The text exceeds the single-request limit of {limit, plural, one {# character} other {# characters}}.',
  no_active_subscription: 'No active subscription',
  noActiveSubscription: 'You currently do not have an active subscription.',
  multiple_active_subscriptions: 'Multiple active subscriptions',
  subscription_not_found: 'Subscription not found',
  'subscription.wrong_source': 'Wrong payment source!',
  'subscription.expired': 'Subscription expired!',
  subscriptionLimitReached:
    'Your subscription limit has been reached. Please upgrade your plan or select a different plan.',
  plan_not_found: 'Plan not found',
  plan_already_exists: 'Plan already exists',
  invalid_plan_id: 'Invalid plan ID',
  'order.confirmation_required': 'Please confirm that you want to change your plan.',
  'order.not_found': 'Order not found',
  'order.not_open': 'This order has already been paid or canceled.',
  'order.too_many_open':
    'You already have {limit, plural, one {# unpaid order} other {# unpaid orders}}. Please pay or cancel one of them first.',
  'order.too_many_today':
    'You have placed {limit, plural, one {# order} other {# orders}} within a day. Please pay one of them, or try again tomorrow.',
  'order.not_paid': 'This order has no payment to refund.',
  'order.refund_too_high': 'This is more than what is left of the payment.',
  'order.reference_used': 'This transfer has already been recorded.',
  'refund.not_found': 'This refund is not waiting for a transfer.',
  'payment.not_found': 'Payment not found',
  payment_source_unavailable:
    'This payment method is not available for this purchase. Please choose another one.',
  payment_provider_failed:
    'The payment service is not responding. You have not been charged. Please try again in a moment.',
  'receipt.not_possible': 'There is no e-barimt for this order.',
  'webhook.invalid_signature': 'The signature of this message is invalid.',
  background_same: 'Background or background volume are the same!',
  text_diff_too_high: 'Text difference is too high!',
  max_resynthesize_exceeded: 'Resynthesize limit exceeded!',
  speaker_not_same: 'Speaker changed!',
  segment_not_same: 'Text segments changed!',
  'diff.text_empty': 'There is no text to compare.',
  'diff.text_too_long': 'The text is too long to compare.',
  'diff.audio_id_empty': 'There is no audio to compare with.',
  'audio.not_found': 'Audio not found',
  'audio.not_ready': 'This audio is not ready yet.',
  'audio.lossless_missing':
    'Only the MP3 of this audio was kept. Convert it again to download it as WAV, FLAC or in another quality.',
  'audio.not_failed': 'This audio did not fail, so there is nothing to retry.',
  'audio.expired': 'This audio has been deleted because its storage period has ended.',
  'audio.link_expired': 'This link to the audio has expired. Please reload the page.',
  'version.not_found': 'This version of the audio no longer exists.',
  'collection.not_found': 'Collection not found',
  'collection.limit_reached':
    'You have reached the limit of {limit, plural, one {# collection} other {# collections}}.',
  'collection.too_large':
    'This works for collections of up to {limit, plural, one {# audio} other {# audios}}. Please divide this one.',
  'collection.too_long':
    'These audios differ in format, with and without music for example, and can only be one MP3 of up to {limit, plural, one {# hour} other {# hours}}. Download them as an audiobook (M4B) or a zip instead.',
  'collection.audiobook_too_long':
    'An audiobook can have up to {limit, plural, one {# hour} other {# hours}}. Move some of the audios to another collection.',
  'collection.empty': 'There is no finished audio in this collection yet.',
  'book.not_found': 'All parts of this book have been converted.',
  'bookmark.limit_reached':
    'An audio can have up to {limit, plural, one {# bookmark} other {# bookmarks}}. Please delete one first.',
  'share.not_found': 'This link no longer works. Its owner may have stopped sharing.',
  'dictionary.not_found': 'This dictionary entry no longer exists.',
  'dictionary.limit_reached':
    'Your dictionary has reached the limit of {limit, plural, one {# entry} other {# entries}}.',
  'dictionary.spoken_too_long':
    'This reading is too long. For this word, the maximum is {limit, plural, one {# character} other {# characters}}.',
} as const satisfies Record<ErrorKey, string>;
