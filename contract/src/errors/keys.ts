/**
 * All errors that users or clients can get. The API answers the bare key as text/plain; the page shows the
 * text `errors.<key>` in its language.
 */
export const errorKeys = [
  // request and account
  'request.invalid',
  'request_failed',
  'request.key_missing',
  'request.too_large',
  'request.timeout',
  'request.unsupported_encoding',
  'request.too_many',
  'request.not_found',
  'request.method_not_allowed',
  'model_not_found',
  'server_error',
  'auth.invalid_token',
  'auth.user_not_found',
  'auth.signInError',
  'auth.forbidden',
  'auth.disabled',
  'auth.email_unverified',
  'auth.recent_login_required',
  'auth.app_check_failed',
  'key.invalid',
  'key.expired',
  'key.scope_missing',
  'key.limit_reached',
  'key.not_found',
  'webhook.address_invalid',
  'webhook.limit_reached',
  'webhook.not_found',
  'webhook.delivery_not_found',
  'photo.invalid',
  'cover.invalid',
  'mail.link_invalid',
  // admin
  'user.not_found',
  'admin.own_account',
  'credits.below_used',
  // text and voice
  'segment_empty',
  'segment_invalid',
  'mark_invalid',
  'mark_voice_unknown',
  'select_speaker',
  'speaker_not_found',
  'speaker_not_published',
  'speaker_premium',
  'speaker_already_exists',
  'invalid_voice',
  'engine_not_set_up',
  'voice_repeated',
  'unsupported_language',
  'invalid_background',
  'invalid_speed',
  'invalid_pitch',
  'background_not_in_plan',
  // trying without an account
  'try.too_long',
  'try.used_up',
  // importing a web page
  'page.invalid_address',
  'page.unreachable',
  'page.not_found',
  'page.closed',
  'page.too_large',
  'page.wrong_type',
  // making sound
  'payload_process_failed',
  'tts_request_failed',
  'normalize_failed',
  'failed_to_synthesize_audio',
  'too_many_conversions',
  'conversions_paused',
  // credits and plans
  'max_characters_exceeded',
  'max_characters_per_conversion_exceeded',
  'max_segments_exceeded',
  'max_spoken_characters_exceeded',
  'max_sound_seconds_exceeded',
  'characterLimitExceeded',
  'no_active_subscription',
  'noActiveSubscription',
  'multiple_active_subscriptions',
  'subscription_not_found',
  'subscription.wrong_source',
  'subscription.expired',
  'subscriptionLimitReached',
  'plan_not_found',
  'plan_already_exists',
  'invalid_plan_id',
  'order.confirmation_required',
  'order.not_found',
  'order.not_open',
  'order.too_many_open',
  'order.too_many_today',
  'order.not_paid',
  'order.refund_too_high',
  'order.reference_used',
  'refund.not_found',
  'payment.not_found',
  'payment_source_unavailable',
  'payment_provider_failed',
  'receipt.not_possible',
  'webhook.invalid_signature',
  // re-conversion
  'background_same',
  'text_diff_too_high',
  'max_resynthesize_exceeded',
  'speaker_not_same',
  'segment_not_same',
  'diff.text_empty',
  'diff.text_too_long',
  'diff.audio_id_empty',
  // library
  'audio.not_found',
  'audio.not_ready',
  'audio.lossless_missing',
  'audio.not_failed',
  'audio.expired',
  'audio.link_expired',
  'version.not_found',
  'collection.not_found',
  'collection.limit_reached',
  'collection.too_large',
  'collection.too_long',
  'collection.audiobook_too_long',
  'collection.empty',
  'book.not_found',
  'bookmark.limit_reached',
  'share.not_found',
  'dictionary.not_found',
  'dictionary.limit_reached',
  'dictionary.spoken_too_long',
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/** Keys whose text has a number, `{limit}`. */
const limitKeys = [
  'credits.below_used',
  'key.limit_reached',
  'webhook.limit_reached',
  'too_many_conversions',
  'max_segments_exceeded',
  'max_spoken_characters_exceeded',
  'max_sound_seconds_exceeded',
  'mark_invalid',
  'mark_voice_unknown',
  'characterLimitExceeded',
  'order.too_many_open',
  'order.too_many_today',
  'collection.limit_reached',
  'collection.too_large',
  'collection.too_long',
  'collection.audiobook_too_long',
  'bookmark.limit_reached',
  'dictionary.limit_reached',
  'dictionary.spoken_too_long',
] as const satisfies readonly ErrorKey[];

export type LimitKey = (typeof limitKeys)[number];
export type PlainKey = Exclude<ErrorKey, LimitKey>;

/** Failures caused by the text: what was heard is charged. Other failures are free. */
export const failuresByTheText: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'max_sound_seconds_exceeded',
  'segment_invalid',
]);

const known: ReadonlySet<string> = new Set(errorKeys);

const limited: ReadonlySet<ErrorKey> = new Set<ErrorKey>(limitKeys);

export function isPlainKey(key: ErrorKey): key is PlainKey {
  return !limited.has(key);
}

export function isErrorKey(value: string): value is ErrorKey {
  return known.has(value);
}
