export const legalEn = {
  'legal.terms': 'Terms of service',
  'legal.privacy': 'Privacy policy',
  'legal.terms.description': 'What you can expect from Duu, and what Duu expects from you.',
  'legal.privacy.description': 'What Duu knows about you, why, for how long, and how to delete it.',
  'legal.since': 'Effective {date}',
  'legal.contents': 'On this page',
} as const;
