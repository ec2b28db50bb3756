export const helpTextsEn = {
  'help.lead': 'Short answers to what people ask most.',
  'help.search': 'Search the help',
  'help.found': '{count, plural, =0 {No articles} one {# article} other {# articles}}',
  'help.none': 'No article has these words. Try others, or write to us below.',
  'help.contact': 'Contact us',
  'help.contact.text': 'We reply on working days from 9 to 18, Ulaanbaatar time.',
  'help.about': 'About Duu',
  'help.about.text':
    'Duu is free software under the GNU General Public License, version 3 or later.',
  'help.terms': 'Terms of service',
  'help.privacy': 'Privacy policy',
  'help.source': 'Source code',
  'help.measured': 'How well Duu reads',
} as const;
