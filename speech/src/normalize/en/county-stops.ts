import type { StoppedForm } from './advert-words.ts';

/** Counties of Britain whose short forms are no words themselves. */
const plain: Readonly<Record<string, string>> = {
  ...{ Lancs: 'Lancashire', Yorks: 'Yorkshire', Wilts: 'Wiltshire', Berks: 'Berkshire' },
  ...{ Glos: 'Gloucestershire', Herts: 'Hertfordshire', Hants: 'Hampshire', Derbys: 'Derbyshire' },
  ...{ Leics: 'Leicestershire', Lincs: 'Lincolnshire', Northants: 'Northamptonshire' },
  ...{ Notts: 'Nottinghamshire', Oxon: 'Oxfordshire', Staffs: 'Staffordshire' },
  ...{ Warks: 'Warwickshire', Worcs: 'Worcestershire', Cambs: 'Cambridgeshire' },
  ...{ Salop: 'Shropshire', Bucks: 'Buckinghamshire', Middx: 'Middlesex', Herefs: 'Herefordshire' },
  ...{
    Northd: 'Northumberland',
    Northumb: 'Northumberland',
    Glam: 'Glamorgan',
    Glams: 'Glamorgan',
  },
  ...{ Carms: 'Carmarthenshire', Pembs: 'Pembrokeshire', Mons: 'Monmouthshire' },
  ...{ Lanarks: 'Lanarkshire', Ayrs: 'Ayrshire', Aberdeens: 'Aberdeenshire' },
};
/** These are words, months or other short forms as well: only a postcode or a place nearby tells them. */
const alsoWords: Readonly<Record<string, string>> = {
  ...{ Beds: 'Bedfordshire', Hunts: 'Huntingdonshire', Cards: 'Cardiganshire' },
  ...{ Suff: 'Suffolk', Norf: 'Norfolk', Cumb: 'Cumbria', Corn: 'Cornwall', Som: 'Somerset' },
  ...{ Dev: 'Devon', Dors: 'Dorset', Heref: 'Herefordshire' },
};
const afterPlace = /(?:\p{Lu}[\p{L}'’-]+,? (?:[NSEW]\. )?|\b[Ii]n )$/u;
/** Behind a comma it is no team: Notts won; Leics 212 all out. */
const inCounty = /(?:\p{Lu}[\p{L}'’-]+, (?:[NSEW]\. )?|\b[Ii]n (?:[NSEW]\. |mid-)?)$/u;
const nearVillage = /\bnr\.? (?:\p{Lu}[\p{L}'’-]{1,16} ){0,2}\p{Lu}[\p{L}'’-]{1,16}, $/u;
const postcode = /^,? {1,2}[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}(?![A-Z\d])/;
const notTeam =
  /^(?:[.;)]|\s*$|\n|, [A-Z]|, (?:and|on|at|with|in) | and | to | at | on | in |\. [Tt]el)/;

const entries = (counties: Readonly<Record<string, string>>, isWord: boolean) =>
  Object.entries(counties).flatMap(([form, said]): StoppedForm[] => {
    return [
      [new RegExp(`${form}\\.?`, 'y'), said, afterPlace, postcode],
      [
        new RegExp(`${form}(?:\\.(?=[,;)]| [a-z]))?`, 'y'),
        said,
        isWord ? nearVillage : inCounty,
        notTeam,
      ],
    ];
  });

/** `Baldock, Herts SG7 5ZZ`, `in Glos`, `nr Sandy, Beds`: counties after a place or before a postcode. */
export const countyStops: readonly StoppedForm[] = [
  ...entries(plain, false),
  ...entries(alsoWords, true),
];
