/** Where documents and files live. Both sides build paths here and nowhere else. */
export const paths = {
  plans: () => 'plans',
  plan: (planId: string) => `plans/${planId}`,
  speakers: () => 'speakers',
  speaker: (speakerId: string) => `speakers/${speakerId}`,
  routeRules: () => 'routeRules',
  routeRule: (ruleId: string) => `routeRules/${ruleId}`,
  user: (uid: string) => `users/${uid}`,
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  subscription: (uid: string, id: string) => `users/${uid}/subscriptions/${id}`,
  ledger: (uid: string) => `users/${uid}/ledger`,
  orders: (uid: string) => `users/${uid}/orders`,
  collections: (uid: string) => `users/${uid}/collections`,
  collection: (uid: string, id: string) => `users/${uid}/collections/${id}`,
  audios: (uid: string) => `users/${uid}/audios`,
  audio: (uid: string, id: string) => `users/${uid}/audios/${id}`,
  content: (uid: string, audioId: string) => `users/${uid}/audios/${audioId}/content/main`,
  versions: (uid: string, audioId: string) => `users/${uid}/audios/${audioId}/versions`,
  version: (uid: string, audioId: string, version: number) =>
    `users/${uid}/audios/${audioId}/versions/${version}`,
  dictionary: (uid: string) => `users/${uid}/dictionary`,
  dictionaryEntry: (uid: string, id: string) => `users/${uid}/dictionary/${id}`,
  searches: (uid: string) => `users/${uid}/search`,
  search: (uid: string, audioId: string) => `users/${uid}/search/${audioId}`,
  cleanups: () => 'cleanups',
  share: (shareId: string) => `shares/${shareId}`,
  shareSource: (shareId: string) => `shares/${shareId}/private/source`,
  job: (name: string) => `jobs/${name}`,
  stats: (day: string) => `stats/${day}`,
} as const;

/** The file of a conversion in the bucket; the first one has no number. */
export function audioFile(uid: string, audioId: string, version: number): string {
  return `users/${uid}/audios/${audioId}${version === 1 ? '' : `.${version}`}.mp3`;
}
