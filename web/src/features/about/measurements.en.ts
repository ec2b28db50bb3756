import type { TextSection } from '../../components/TextSections.tsx';

export const measurementsEn: readonly TextSection[] = [
  {
    id: 'texts',
    title: 'What was read',
    text: [
      'Documents of everyday life of 32 kinds: news, adverts, chats, bank messages, price lists, timetables, sport, addresses, contracts, recipes, medicine, manuals, minutes and others. Each text has some 200 to 300 lines and a writer of its own, who did not know what it was for.',
      'They have many more numbers and short forms than a book. Lines in which there is nothing to convert count as well.',
    ],
  },
  {
    id: 'judging',
    title: 'How it was judged',
    text: [
      'Somebody who had never seen Duu’s rules compared what was written with what would be spoken, line by line. A line with one wrong word, number, date, unit or short form is wrong as a whole, however long it is.',
      'A round is judged before any rule is changed because of it. What it shows is mended afterwards, so each text is counted once, in the state in which it was first read.',
      'Writers and judges get the same brief each time; it is part of the record below. Where a second judge read the same lines, the answers hardly differed.',
    ],
  },
  {
    id: 'limits',
    title: 'What the figures do not say',
    text: [
      [
        'They are about the words that are spoken, not about how natural a voice sounds.',
        'Texts full of special notation, such as knitting patterns, ward notes or program logs, are read worse.',
        'Plain prose is read better: most of its lines have nothing that could be read in two ways.',
        'Rounds differ by up to four points, as each text brings other short forms.',
      ],
      'Duu shows every reading before you convert, and a correction that you save applies to all your texts.',
    ],
  },
];
