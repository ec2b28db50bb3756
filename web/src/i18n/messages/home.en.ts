export const homeEn = {
  'home.morning': 'Good morning',
  'home.morningName': 'Good morning, {name}',
  'home.day': 'Good afternoon',
  'home.dayName': 'Good afternoon, {name}',
  'home.evening': 'Good evening',
  'home.eveningName': 'Good evening, {name}',
  'home.night': 'Good evening',
  'home.nightName': 'Good evening, {name}',
  'home.lead': 'What shall we read today?',
  'home.write': 'Write a text',
  'home.speakers': 'Voices to try',
  'home.try': 'Try',
  'home.recent': 'Recently played',
  'home.latest': 'Your latest audios',
  'home.recent.none':
    'Nothing yet. Your first {count, plural, one {# character is} other {# characters are}} free.',
} as const;
