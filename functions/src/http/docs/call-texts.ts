import type { Calls } from '@duu/contract/calls/calls';

type KeyedCall = {
  [Name in keyof Calls]: Calls[Name]['scope'] extends null ? never : Name;
}[keyof Calls];

export interface CallText {
  readonly title: string;
  /** Sentences, with `code`. */
  readonly text: string;
  /** Whether a repeat with the same `Idempotency-Key` and body answers as the first request did. */
  readonly repeats?: true;
}

/**
 * What each call that programs may make is for, and public ones that they need; the contract says what it takes and answers.
 */
export const callTexts: Readonly<Record<KeyedCall | 'getPlans' | 'getSpeakers', CallText>> = {
  getPlans: { title: 'List the plans', text: 'What each plan allows, and its prices.' },
  getSpeakers: {
    title: 'List the speakers',
    text: 'The published voices in both languages, with a sample.',
  },
  getCurrentSubscription: {
    title: 'Read the balance',
    text: 'The plan that pays, the characters it has left, and how long it lasts.',
  },
  getUsage: {
    title: 'Read the usage',
    text: 'The characters and requests of each key on the days from `from` to `to`, both in Ulaanbaatar’s time.',
  },
  normalizeText: {
    title: 'Preview a reading',
    text: 'How each word, number, date and abbreviation will be read, and which readings are uncertain. Free.',
  },
  synthesize: {
    title: 'Convert a text',
    text:
      'Creates an audio in the library, with background, pitch, speed and a collection if you like. `segments` are ' +
      'paragraphs, which may have marks for pauses and voices. Holds the characters; a conversion that fails gives them back. ' +
      '`streamUrl` plays the MP3 while it is being made, for minutes.',
    repeats: true,
  },
  retryAudio: {
    title: 'Convert again after a failure',
    text: 'Only an audio that failed, with its text as it was.',
  },
  resynthesize: {
    title: 'Change an audio',
    text:
      'Converts it as its next version, with other settings or small changes of its text. Free, as often as the plan allows. ' +
      'With `paid` the text may change as it likes: the paragraphs that changed are charged, and the sound of the others stays; ' +
      'with other settings or music all of them are spoken and charged.',
    repeats: true,
  },
  openStream: {
    title: 'Open the stream again',
    text: 'A new address, valid for minutes, that plays the audio’s MP3, also while it is being made.',
  },
  listAudios: {
    title: 'List audios',
    text: 'The newest first. `nextCursor` is the `cursor` of the next page; null after the last one.',
  },
  getAudio: {
    title: 'Read an audio',
    text: 'Its state, text, readings and the time of each word in ms, with an address that downloads it for minutes.',
  },
  updateAudio: {
    title: 'Rename, move or archive an audio',
    text: 'Fields that are left out stay as they are.',
  },
  deleteAudio: {
    title: 'Delete an audio',
    text: 'With its files and public link. Characters are not given back.',
  },
  bulkAudios: {
    title: 'Change many audios',
    text: 'Answers which were done, and why others were not.',
  },
  searchAudios: {
    title: 'Search audios',
    text: 'Names and texts with words that begin with all words of `query`, in any order.',
  },
  openFile: {
    title: 'Download in another format',
    text: 'An address, valid for minutes, of an MP3 of another quality, or of WAV or FLAC without loss. Costs no characters.',
  },
  shareAudio: {
    title: 'Share an audio',
    text: 'Answers with the id of its public link, `/player?share=…`, which is made if there is none.',
  },
  unshareAudio: { title: 'Stop sharing an audio', text: 'Its public link ends at once.' },
  createCollection: {
    title: 'Create a collection',
    text: 'Audios are put into it when they are converted, or moved later.',
    repeats: true,
  },
  updateCollection: {
    title: 'Rename or archive a collection',
    text: 'Its audios are archived with it, and come back with it.',
  },
  deleteCollection: {
    title: 'Delete a collection',
    text: '`audios` says whether its audios are deleted with it or kept without one.',
  },
  orderCollection: {
    title: 'Order a collection',
    text: 'Moves audios behind the audio `after`, in the given order; null is the start.',
  },
  setCover: {
    title: 'Set the cover of a collection',
    text: 'Its files and its podcast show it. `image` is a JPEG in base64; null removes the cover.',
  },
  openCollectionFile: {
    title: 'Download a collection',
    text: 'An address, valid for minutes, of one file: an M4B or an MP3 with chapters, an EPUB that is read aloud, or subtitles.',
  },
  shareCollection: {
    title: 'Share a collection',
    text: 'Answers with the id of its public playlist, `/player?list=…`, which is made if there is none.',
  },
  unshareCollection: {
    title: 'Stop sharing a collection',
    text: 'Its public playlist ends at once.',
  },
  getDictionary: { title: 'List the dictionary', text: 'The account’s own readings of words.' },
  saveRespelling: {
    title: 'Add a word to the dictionary',
    text: 'Replaces the entry of the same word and language. Inflected forms are read with it.',
  },
  deleteRespelling: {
    title: 'Delete a word of the dictionary',
    text: 'It is read by the rules again.',
  },
};
