// What the form of source files can't be held to yet, each with its reason.

/** Files with regular expressions or comments that are too long to be read at once. */
export const longLines: readonly (readonly [files: RegExp, reason: string])[] = [
  [/^speech\/src\/normalize\//, 'patterns of written text, which regressions freeze'],
  [/^speech\/src\/engines\/espeak\/melody-voice\.ts$/, 'the question words of Mongolian in a row'],
  [
    /^web\/src\/features\/editor\/text\/speaker-labels\.ts$/,
    'the words that are not names in a row',
  ],
  [/^web\/src\/features\/editor\/import\//, 'headings and page numbers as documents write them'],
  [/^web\/src\/app\/failures\/route-pattern\.ts$/, 'all routes in a row'],
  [/^functions\/src\/services\/library\/fetch-page\.ts$/, 'media types in a row'],
  [/^checks\/(?:docs|import-directions)\.ts$/, 'folders in a row'],
];

/** Pairs of files with six lines of code in common. */
export const knownTwins: readonly (readonly [pair: RegExp, reason: string])[] = [
  [
    /simulated-payment\.ts .*admin-orders\.ts|admin-orders\.ts .*simulated-payment\.ts/,
    'a stored shape and an answer, which change apart',
  ],
  [
    /errors\/keys\.ts .*calls\/pages\.ts|calls\/pages\.ts .*errors\/keys\.ts/,
    'a call names its errors from the list of all',
  ],
  [
    /conversions\/.*start-.*conversions\/|conversions\/.*retry-/,
    'who pays, read among other documents of the same transaction',
  ],
  [/tiny-voices\.ts/, 'models that differ by what they leave out'],
  [/OrderActions\.tsx/, 'props of dialogs beside each other'],
  [/LegalPage\.tsx|MeasurementsRoute\.tsx/, 'the beginning of a page of text'],
];
