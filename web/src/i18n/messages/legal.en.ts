export const legalEn = {
  'legal.terms': 'Terms of service',
  'legal.privacy': 'Privacy policy',
  'legal.terms.description': 'What you may expect of Duu, and what Duu expects of you.',
  'legal.privacy.description':
    'What Duu knows about you, why, for how long, and how to make it forget.',
  'legal.since': 'In force since {date}',
  'legal.contents': 'On this page',
} as const;
