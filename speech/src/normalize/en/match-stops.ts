import type { StoppedForm } from './advert-words.ts';

/** Short forms of results, leagues and teams, and what must be beside them. */
export const matchStops: readonly StoppedForm[] = [
  [/pen/y, ' penalty', /\d$/, /^[),;]/],
  [/pen/y, 'penalties', /\b[2-9] $/, /^[).,;]/],
  [/d/y, 'defeated', /\) $/, /^ by \p{Lu}/u],
  [/DIV\.?/y, 'division', /$/, /^ (?:ONE|TWO|THREE|FOUR|FIVE|\d|I)/],
  [/w\/o\.?/y, 'walkover', /\p{Lu}\p{L}+ $/u, /^ \p{Lu}[\p{L} ]+ scr\b/u],
  [/scr\.?/y, 'scratched', /\p{Lu}\p{L}+ $/u, /^(?:[,;)]|\.?\s*$)/],
  [/Res\.?/y, 'Reserves', /\d[–-]\d \p{Lu}\p{Ll}+ $/u, /^(?:[;,]|\s*$)/],
  [/U(?=\d\d?\b)/y, 'under', /: $|; $|(?:^|\n)/, /^\d{1,2} [-\u2013] /],
  [/2ths/y, 'two tooths', /$/, undefined],
  [/H/y, 'home', /\bv\.? \p{Lu}[\p{L}' -]{2,18}\($/u, /^\)/],
  [/A/y, 'away', /\bv\.? \p{Lu}[\p{L}' -]{2,18}\($/u, /^\)/],
  [
    /H\.S\./y,
    'high school',
    /$/,
    /^ (?:GIRLS|BOYS|FOOTBALL|BASEBALL|SOFTBALL|VOLLEYBALL|BASKETBALL|SOCCER|WRESTLING|HOCKEY|TRACK|[Gg]irls|[Bb]oys|[Ff]ootball|[Bb]asketball|[Ss]occer|[Vv]olleyball|[Bb]aseball)/,
  ],
  [/PP/y, 'power play', /\bon the $/, undefined],
  [/att\.?/y, 'attendance', /\b(?:HT|FT|ht) \d{1,2}[-–]\d{1,2}[,;] $/, /^:? \d/],
  [/att\.?/y, 'attendance', /\d[,;] $/, /^:? (?:\d{1,2},)?\d{3}\)/],
  [/f\/goals?/y, 'field goal', /$/, undefined],
  [/v\.?/y, 'versus', /\p{Lu}\p{Ll}+ \p{Lu} $/u, /^ \p{Lu}\p{Ll}/u],
  [
    /Rd\.?/y,
    'Round',
    /\b(?:SHC|SFC|IHC|IFC|JHC|JFC|League|Cup|Champ\p{L}*|Trophy|Shield|Div\.? \w+) $/u,
    /^ \d/,
  ],
  [/def\.?/y, 'defeated', /\) $/, /^ \p{Lu}/u],
  [/d\.?/y, 'defeated', /\) $/, /^ \p{Lu}{2}/u],
  [/HT/y, 'half time', /(?:^|[.;)] |\()$/, /^:? ?(?:\p{Lu}\p{Ll}|\d)/u],
];
