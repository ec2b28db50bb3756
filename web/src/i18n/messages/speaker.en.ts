/** Texts of the editor that other pages show as well. */
export const speakerEn = {
  'editor.speakers.failed': 'The speakers could not be loaded. Try again',
  'editor.language.all': 'All',
  'editor.language.mn': 'Mongolian',
  'editor.language.en': 'English',
  'editor.gender.all': 'All',
  'editor.gender.female': 'Female',
  'editor.gender.male': 'Male',
  'editor.retry': 'Try again',
};
