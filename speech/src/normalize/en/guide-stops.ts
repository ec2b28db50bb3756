import type { StoppedForm } from './advert-words.ts';

/** Short forms of travel guides and reviews, and what must be beside them. */
export const guideStops: readonly StoppedForm[] = [
  [/ens\.?/y, 'en suite', /\b(?:w\/ ?|with |all |dbl |double |,)$/, undefined],
  [/[Ee]v\.?/y, 'every', /$/, /^ \d/],
  [/[Rr]et\.?/y, 'return', /$/, /^ [£€$]\d/],
  [/stm\.?/y, 'steam', /$/, /^ (?:train|loco|rly|railway|engine|boiler|iron|rm|room)/],
  [
    /def\.?/y,
    'definitely',
    /\b(?:[Ww]ould|[Ww]ill|[Ww]e['’]ll|I['’]ll|I['’]d|[Aa]lmost|[Mm]ost) $/,
    undefined,
  ],
  [/rtn\.?/y, 'return', /\b(?:[Ww]ould|[Ww]ill|def\.?|definitely|not|to|open) $/, undefined],
  [/pd\.?/y, 'paid', /$/, /^ [$£€]\d/],
  [/veh\.?/y, 'vehicle', /(?:\/|per )$/, undefined],
  [/adm\.?/y, 'admission', /\b(?:[Ll]ast|[Ff]ree|[Gg]en(?:eral)?\.?|half[- ]price) $/, undefined],
  [
    /cl\./y,
    'closed',
    /(?:[;,(] |\($)/,
    /^ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Xmas|mid|winter|in\b|on\b|for\b)/,
  ],
  [/ca\.?/y, 'circa', /$/, /^ [£€$]\d/],
  [
    /fr\.?/y,
    'from',
    /\b(?:walk|mins?|miles?|mi|km|drive|ride|away|min\.|hrs?|blocks?|bus|train) $/,
    undefined,
  ],
  [/[Pp]t\.?/y, 'Part', /: $/, /^ (?:One|Two|Three|Four|I{1,3}|IV|\d{1,2})\b/],
];
