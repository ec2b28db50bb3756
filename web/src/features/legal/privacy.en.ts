import type { LegalSection } from './legal-text.ts';

export const privacyEn: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    text: [
      'Duu keeps what it needs to speak for you and to count characters, shows it to nobody else, and deletes it when you say so. There is no advertising, no tracking and no analytics of other companies on these pages.',
    ],
  },
  {
    id: 'what',
    title: 'What we know about you',
    text: [
      [
        'From signing in: your e-mail address, your name and picture if your provider passes them on, and which providers you use.',
        'From you: the name and the photo that you put in their place. Nobody else sees the photo.',
        'What you make: your texts, the audio, its names, collections, your dictionary and where you stopped listening.',
        'Your preferences: language, appearance, auto-play, favourite speakers.',
        'Payments: the plan, the amount, the date and the payment provider’s number. Card numbers never reach us.',
        'For safety: your address on the network for as long as a limit on requests needs it, and errors of the page without texts, names or addresses.',
      ],
    ],
  },
  {
    id: 'why',
    title: 'Why',
    text: [
      'To provide what you asked for (your texts, audio and account), to keep accounts as the law requires (payments), and to protect the service from abuse (limits and errors). We use your texts for nothing else; no voice and no model is trained with them.',
    ],
  },
  {
    id: 'who',
    title: 'Who else sees it',
    text: [
      'Duu runs on Google Firebase, which stores accounts, documents and files on our behalf. Some voices are spoken by a speech provider (Google, Microsoft or Chimege): the text of that conversion is sent to it, without your name. Payments are handled by Stripe or QPay. Sign-in providers learn that you signed in to Duu.',
      'An audio that you share can be heard by everyone who has its link, until you stop sharing.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    text: [
      'We set three cookies, each for one year: your language, the same again for the server that sends the pages, and whether you chose it yourself. Your appearance, your drafts and your sign-in are kept in your browser’s own storage. None of it follows you to other sites, so there is nothing to consent to.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    text: [
      [
        'Audio and its text: three months from the day it was made, or until you delete it.',
        'Your account: until you delete it. Then audio, collections, dictionary, shared links and files go at once.',
        'Payments: ten years, as accounting law asks, without your name once your account is gone.',
        'A keyed fingerprint of your e-mail address stays after deletion, so that the trial is given once. It cannot be turned back into the address.',
      ],
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    text: [
      'On your profile page you can take everything away as one file, correct your name, disconnect providers and delete your account. You may also write to us to see, correct, restrict or delete what concerns you, or to object; we answer within 30 days. If you are not content with our answer you can turn to your data protection authority.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'Duu is for people of 16 and older; younger ones use it with a parent. If a child has given us data without consent, write to us and we delete it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    text: [
      'If we change how we treat data in a way that matters, we tell you by e-mail beforehand. The address for all questions is below this page.',
    ],
  },
];
