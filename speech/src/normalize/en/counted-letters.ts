import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near, rightOf } from '../near.ts';
import { cardinal, countOf } from './cardinal.ts';
import { allows } from './neighbors.ts';

const byes = /(b|lb|w|nb|p) ?(\d{1,2})(?![\p{L}\d])/uy;
const extras: Readonly<Record<string, string>> = {
  ...{ b: 'byes', lb: 'leg byes', w: 'wides', nb: 'no balls', p: 'penalties' },
};
const scored = /(\d{1,3})(G|A|P|PTS|R|REB|AST|STL|K|BB|TD)(?![\p{L}\p{N}])/uy;
const scoring: Readonly<Record<string, string>> = {
  ...{ G: 'goal', A: 'assist', P: 'point', PTS: 'point', R: 'rebound', REB: 'rebound' },
  ...{ AST: 'assist', STL: 'steal', K: 'strikeout', BB: 'walk', TD: 'touchdown' },
};

/** 14G 9A 23P, 20P 8R 5A, 7K 2BB; but 4K and 5G are not counts. */
const inTurn = new Set(
  'G A|A P|A PTS|P R|P REB|P A|P AST|PTS REB|R A|REB AST|AST STL|K BB|BB K'.split('|'),
);

const litters = /([1-9]) ?([MFmf])(?:,? | ?[&/] ?)([1-9]) ?([MFmf])(?![\p{L}\d])/uy;
const sexes: Readonly<Record<string, string>> = { M: 'male', m: 'male', F: 'female', f: 'female' };
const turns = new Set(['MF', 'FM', 'mf', 'fm']);

/** `extras (b4, lb6, w3)`, `14G 9A 23P`: letters beside their counts. */
export function countedLetterRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.$]/u.test(text.charAt(at - 1))) return undefined;
  // Behind the leader: 2 GB.
  const behindLeader = match(/(\d{1,2})(½|\.5)? GB(?![\p{L}\d])/uy, text, at);
  if (behindLeader?.[1] && /\d\d-\d\d/.test(text.slice(Math.max(0, at - 30), at + 30)))
    return draftOf(
      behindLeader,
      'unit',
      `${cardinal(behindLeader[1])}${behindLeader[2] ? ' and a half' : ''} ${behindLeader[1] === '1' && !behindLeader[2] ? 'game' : 'games'} back`,
    );
  // A 10k: 31:42.
  const race = match(
    /(5|10|15)[kK](?=[:,.)]|\s*$| (?:run|race|walk|time|course|loop|fun|in|on|at|and|this|start)\b)/y,
    text,
    at,
  );
  if (race?.[1] && allows('@run-runs', 'around', near(text, at, 60)))
    return draftOf(
      race,
      'number',
      `${cardinal(race[1])} ${text.charAt(at + race[1].length)}`,
      false,
    );
  // The 3g pitch, on 4g; but 3g of sugar.
  const pitch = match(
    /([345])g(?=[,.?!]|\s*$| (?:or|and|pitch|cages|coverage|network|signal|phone|is|at|tonight)\b)/y,
    text,
    at,
  );
  if (pitch?.[1] && /(?:\b(?:the|on|an?|or) |: )$/i.test(leftOf(text, at, 4)))
    return draft(at + 2, 'initialism', `${cardinal(pitch[1])} G`, false);
  const over = match(/([23])OT(?![\p{L}\d])/uy, text, at)?.[1];
  if (over) return draft(at + 3, 'abbreviation', `${over === '2' ? 'double' : 'triple'} overtime`);
  // Pups, 1M 2F; 3 m 2 f, which are not meters.
  const litter = match(litters, text, at);
  if (litter?.[1] && litter[2] && litter[3] && litter[4] && turns.has(litter[2] + litter[4]))
    return draftOf(
      litter,
      'number',
      `${cardinal(litter[1])} ${sexes[litter[2]]} ${cardinal(litter[3])} ${sexes[litter[4]]}`,
    );
  const bye = match(byes, text, at);
  if (bye?.[1] && bye[2])
    return /\b[Ee]xtras?,?(?: \d{1,2})? \(?(?:(?:lb|nb|b|w|p) ?\d{1,2},? ){0,4}$/.test(
      leftOf(text, at, 36),
    )
      ? draftOf(bye, 'number', `${extras[bye[1]]} ${cardinal(bye[2])}`)
      : undefined;
  const goal = match(scored, text, at);
  if (!goal?.[1] || !goal[2]) return undefined;
  const [next] =
    /^,? \d{1,3}([A-Z]{1,3})(?![\p{L}\d])/u
      .exec(rightOf(text, at + goal[0].length, 10))
      ?.slice(1) ?? [];
  const [previous] = /\d([A-Z]{1,3}),? $/.exec(leftOf(text, at, 7))?.slice(1) ?? [];
  const beside =
    (next && inTurn.has(`${goal[2]} ${next}`)) ||
    (previous && inTurn.has(`${previous} ${goal[2]}`));
  return beside ? draftOf(goal, 'unit', countOf(goal[1], scoring[goal[2]] ?? '')) : undefined;
}
