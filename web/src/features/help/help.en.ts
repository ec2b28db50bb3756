import { limits } from '@duu/contract/limits';
import type { TextSection } from '../../components/TextSections.tsx';
import { type ShortcutTexts, shortcutLists } from './shortcut-lists.ts';

const shortcutTexts: ShortcutTexts = {
  keys: {
    Control: 'Ctrl',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
  places: {
    editor: 'While you write (on a Mac, ⌘ for Ctrl):',
    player: 'While you listen:',
    reading: 'In the reading view:',
    library: 'In the library and in a collection:',
    anywhere: 'Anywhere:',
  },
  does: {
    editor: {
      convert: 'convert',
      undo: 'undo',
      redo: 'redo',
      moveUp: 'move the paragraph up',
      moveDown: 'move the paragraph down',
      join: 'at the start of a paragraph, join it to the one above',
    },
    player: {
      play: 'play or pause',
      back: 'ten seconds back',
      forward: 'ten seconds forward',
    },
    reading: {
      previous: 'the sentence before',
      next: 'the next sentence',
      repeat: 'the same sentence again',
      bookmark: 'set a bookmark',
    },
    library: {
      up: 'go to the audio above',
      down: 'go to the audio below',
      select: 'select it',
      selectAll: 'select all',
      open: 'open it',
      remove: 'delete it',
      moveUp: 'in a collection in its own order, move it up',
      moveDown: 'in a collection in its own order, move it down',
    },
    anywhere: { close: 'close what is open' },
  },
};

export const helpEn: readonly TextSection[] = [
  {
    id: 'start',
    title: 'Type and convert',
    text: [
      'Open Text to speech and type or paste your text. Each paragraph has its own field. Below the text you see how many characters the conversion will use.',
      'Press Convert. The first sentence plays while the rest is still being made, and the audio is stored in your library.',
    ],
  },
  {
    id: 'import',
    title: 'Import a file or a web page',
    text: [
      [
        'A file: Word (.docx), OpenDocument, RTF, PDF, books (.epub, .fb2), web pages, subtitles, plain text and Markdown, up to 10 MB. It is read in your browser; only its text is sent.',
        'A web page: press the globe and enter its address. Menus and advertising are left out.',
        'From another app: once Duu is installed on your phone or computer, choose it in the share menu.',
      ],
      'What you import goes after the text that is already there.',
    ],
  },
  {
    id: 'readings',
    title: 'Check how something will be read',
    text: [
      'Numbers, dates, money and short forms are marked in the text. Point at one, or press it, to see the words that will be spoken. Those that Duu is not sure about have a stronger mark.',
      'You can change a reading at this place, in the whole text, or in your dictionary.',
    ],
  },
  {
    id: 'pronunciations',
    title: 'Teach a pronunciation',
    text: [
      'Select a word in your text and choose how it is read, or add it in Dictionary. The entry applies to all your texts from then on; audio that exists already stays as it is.',
      'A dictionary can be exported and imported as a CSV file.',
    ],
  },
  {
    id: 'voice',
    title: 'Speaker, speed and music',
    text: [
      'Choose a speaker beside the text and listen to a sample. Speed, pitch, background music and its volume are below.',
      'A new text starts with what you used last in its language. In Settings, under “Voice of new texts”, you can fix a voice for each language.',
    ],
  },
  {
    id: 'marks',
    title: 'Pauses, voices and dialogues',
    text: [
      'The handle before a paragraph opens its menu. “Insert a pause” writes [pause 1s] where the cursor is; it can say up to 10s. “Choose who reads it” lets another speaker read the paragraph.',
      'When lines begin with names, as in “Anna: Hello”, Duu offers a speaker for each. The names are then shown and not read, unless you want them to be.',
      'Pauses, voices and names that are not read use no characters.',
    ],
  },
  {
    id: 'parts',
    title: 'Convert a long text in parts',
    text: [
      'A text that is longer than your plan converts at once is divided at paragraphs. The parts become one collection and play one after the other.',
      'You can leave the page: the next time you open it, the conversion goes on where it stopped.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and characters',
    text: [
      `You start with ${limits.trialCharacters} free characters. A plan gives characters for each month. Letters, digits, signs and spaces count, and so does what your dictionary adds.`,
      [
        'A conversion that fails costs nothing.',
        `Up to ${limits.freeConversions} small corrections of an audio are free.`,
        'Usage shows each change of your characters, and how many you used on each day.',
        `You can ask for your money back within ${limits.refundDays} days of paying.`,
      ],
    ],
  },
  {
    id: 'listen',
    title: 'Listen, read along and download',
    text: [
      'An audio’s page and the reading view mark the word that is spoken; press a word to go there. Speed and a sleep timer are in the player.',
      'Download the sound, or subtitles with the time of each word. “Save to this device” in an audio’s menu makes it play without a connection.',
      `Audio is kept for ${limits.storageMonths} months.`,
    ],
  },
  {
    id: 'share',
    title: 'Share an audio',
    text: [
      'Share sends the audio file to another app where your device can do that, or makes a public link. Anyone with the link can hear the audio and read its text until you stop sharing.',
    ],
  },
  {
    id: 'keys',
    title: 'API keys for your programs',
    text: [
      'A key lets your own programs, readers and assistants use Duu. Make one in Settings under API keys, choose what it may do, and copy it: it is shown once. What it reads is taken from your characters. Revoke a key that you no longer need.',
    ],
  },
  {
    id: 'shortcuts',
    title: 'Keyboard shortcuts',
    text: shortcutLists(shortcutTexts),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    text: [
      'Only you can see your texts and audio, unless you share them. We train no voice or model with them and show no advertising.',
      'Profile downloads everything that is stored about you, and deletes your account with all of it. The privacy policy has the details.',
    ],
  },
];
