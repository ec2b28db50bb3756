import { limits } from '@duu/contract/limits';
import type { TextSection } from '../../components/TextSections.tsx';
import { mailService } from '../../config/contacts.ts';

export const privacyEn: readonly TextSection[] = [
  {
    id: 'short',
    title: 'In short',
    text: [
      'Duu keeps what it needs to read your texts aloud and to count characters, uses it for nothing else, and deletes it when you ask. What is kept longer is listed below. These pages have no advertising, no tracking and no third-party analytics.',
    ],
  },
  {
    id: 'what',
    title: 'What we know about you',
    text: [
      [
        'From sign-in: your e-mail address, your name and picture if your provider shares them, and which providers you use.',
        'From you: the name and the photo that you set instead. Nobody else sees the photo.',
        'What you create: your texts, the audio with its earlier versions, its names, collections, your dictionary, your bookmarks with their notes, whether you liked an audio’s voice and where you stopped listening. How many people liked a voice is counted without names. A file that you import is read in your browser, and only its text is sent to us. A text that you are still writing is sent to us to show how it will be read, and is not kept.',
        'Your preferences: language, appearance, auto-play, notifications, favorite speakers, and the voices with their settings that you used last or chose as a default.',
        'Your plan, and what each conversion took from it or gave back.',
        'Orders: the plan, the amount, the date, the payment method and the invoice number; for an e-barimt, whether it is for you or for a company, and the company’s register number. Card numbers never reach us.',
        'For security: your IP address while requests are counted, which takes some minutes; for errors in the page, the kind of error, the kind of page and the place in our code, without texts, names or addresses.',
        'The country of your IP address is looked up once, to choose a language. It is not kept.',
      ],
    ],
  },
  {
    id: 'why',
    title: 'Why',
    text: [
      'To provide what you asked for (your texts, audio and account), to keep accounts as the law requires (orders), and to protect the service from abuse (limits, errors, one trial per person). We use your texts for nothing else and train no voice or model with them.',
    ],
  },
  {
    id: 'who',
    title: 'Who else sees it',
    text: [
      'Duu runs on Google Firebase, which stores accounts, documents and files and logs requests on our behalf. Some voices are spoken by a speech provider (Google, Microsoft, Chimege or a speech server that we run or rent): the text of that conversion is sent to it, or to another of them if it fails, without your name.',
      'You pay through QPay or Stripe, as you choose. They receive the order’s number, plan and amount, and Stripe also your e-mail address. What you enter there, such as a card, stays with them. Your browser loads bank logos from QPay. An e-barimt is registered with the tax authority through QPay.',
      `E-mails about payments, and reminders before a plan or audio ends, are sent through ${mailService ? `the mail service ${mailService}` : 'a mail service'}, which receives your address and their text. You can stop the reminders. What each e-mail was about is kept for ${limits.mailDays} days, so that none is sent twice, and is deleted with your account.`,
      'Sign-in providers learn that you signed in to Duu. For their windows, your browser loads a script from Google. When you sign up, our server copies the picture that a provider shared.',
      'The people who run Duu can look up an account by its e-mail address or name to help you, to refund a payment or to stop abuse. Their pages show its plan, characters and orders, and when and with which voice it created audio, but no texts, sound or names of audio. What they change, and why, is noted in a log that nobody can alter.',
      'Anyone with the link can hear an audio that you share, and read its name and text, until you stop sharing.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    text: [
      'We set three cookies, each for one year: your language, a copy of it for the server that sends the pages, and whether you chose it yourself. In its own storage your browser keeps',
      [
        'for as long as you are signed in: your sign-in, a flag that you are signed in, and language and appearance settings that are not saved to your account yet; after sign-out, the reason for it, until the next sign-in;',
        'until you sign out: what you last saw of your account, library and texts, so that it opens without a connection, and the audios and voices that you chose to load onto the device;',
        'your appearance, how you have set the reading view, and whether the editor’s tools are folded away;',
        'drafts: a text until it is converted, and changes to at most fifty audios;',
        'what you share from another app into Duu, until it is in the editor, for a day at most;',
        'which eight audios you played last;',
        'when you dismissed the notice about audios that will soon be deleted;',
        'the e-mail address to which you asked for a sign-in link, until you have signed in with it, or sign out;',
        'until the tab is closed: that you are on your way to a sign-in provider, with the proof it gave where two are being connected, how far pages were scrolled, when one was last reloaded, and which conversion you were hearing while it was made;',
        'files of these pages themselves, so that they load faster and open without a connection.',
      ],
      'Drafts, the list of what you played and the notices you dismissed stay in that browser when you sign out. They are removed when you delete your account there, or clear this site’s data in the browser. None of it follows you to other sites, so there is nothing to consent to.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    text: [
      [
        'Audio and its text: three months from the day it was first created, then it is removed the following night; or until you delete it.',
        'Your account: until you delete it. Then audio, collections, bookmarks, dictionary, shared links and files are deleted immediately. Google may take up to 180 days to remove what was deleted from its backups.',
        'Sound of single sentences that a speech provider spoke: up to 30 days, so that we do not buy the same sentence twice. It is kept without your name and without the text, so it cannot be found through your account.',
        'Orders and invoices: ten years, as accounting law requires. After your account is deleted, the order is kept without your name.',
        'The log of what the people who run Duu changed: no end date, so that it can be relied on. It names accounts and orders by their IDs, not by name or e-mail address.',
        'Keyed fingerprints of your e-mail address and of your identity at each sign-in provider are kept after deletion, so that the trial is given once. They cannot be turned back into either.',
        `That a conversion has ended, with its number of characters, the speaker, the wait for the first sound and the reason of a failure, without your name and the text: ${limits.endedConversionDays} days. The daily counts made from it are kept.`,
        'Logs: 30 days. Our own entries name calls, errors, accounts and audio by their IDs, and have no texts, names or e-mail addresses. Google’s entry for each request also has the IP address. To detect abuse, Google itself keeps the IP addresses of visits and sign-ins for some weeks to months.',
      ],
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    text: [
      'On your profile page you can download all your data as one file, correct your name, disconnect providers and delete your account. You can also write to us to see, correct, restrict or delete your data, or to object; we answer within 30 days. If you are not satisfied with our answer, you can contact your data protection authority.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'Duu is for people aged 16 and over; younger people use it with a parent. If a child has given us data without consent, write to us and we delete it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    text: [
      'If we change how we handle data in a way that matters, we tell you by e-mail in advance. Our contact address is at the bottom of this page.',
    ],
  },
];
