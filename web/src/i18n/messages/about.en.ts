export const aboutEn = {
  'about.measured': 'How well Duu reads',
  'about.measured.description':
    'How often Duu reads new texts without a mistake, in Mongolian and English, and how that was measured.',
  'about.measured.lead':
    'Duu turns numbers, dates, units and short forms into words. These are the shares of lines without a single mistake, in texts that were new to its rules.',
  'about.measured.of': 'of {lines, number} lines without a mistake',
  'about.measured.words':
    'In the earlier rounds words were counted too: of {words, number}, {percent} were read right.',
  'about.measured.rounds': 'Rounds of measurement, {language}',
  'about.measured.texts': 'Texts',
  'about.measured.lines': 'Lines',
  'about.measured.right': 'No mistake',
  'about.measured.record': 'The whole record, with every mistake of the last rounds',
  'about.language.mn': 'Mongolian',
  'about.language.en': 'English',
} as const;
