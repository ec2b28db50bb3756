import lists from '../lists.json' with { type: 'json' };

/** Letters at the head of a table of teams that have played. */
const played: Readonly<Record<string, string>> = {
  ...{ P: 'played', W: 'won', D: 'drawn', L: 'lost', T: 'tied', F: 'for', A: 'against' },
  ...{ NR: 'no result', BP: 'bonus points', LBP: 'losing bonus points', TBP: 'try bonus points' },
};
const counted: Readonly<Record<string, string>> = lists.counted;
const both: Readonly<Record<string, string>> = lists.both;
const skater: Readonly<Record<string, string>> = {
  ...{ G: 'goals', A: 'assists', P: 'points', PIM: 'penalty minutes', SOG: 'shots on goal' },
  ...{ GP: 'games played', SV: 'saves' },
};
const beside = /^(?:P|Pld|GP|D|T|F|A|P[FAD]|G[BFAD]|PCT|Pct\.?|PTS|Pts\.?|OT[LW]|NR|NRR|L10|BP)$/;

const own = (list: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(list, key) ? list[key] : undefined;

/** What a letter in the head of a table of results means: `P W D L` played won drawn lost, `R H E` runs hits errors. */
export function standingHead(written: string, cells: readonly string[]): string | undefined {
  const has = (one: string) => cells.includes(one);
  if (
    has('W') &&
    has('L') &&
    (cells.some((one) => beside.test(one)) || /(?:^| )W L$/.test(cells.join(' ')))
  )
    return own(has('P') || has('Pld') ? played : counted, written) ?? own(both, written);
  const row = cells.join(' ');
  return /(?:^| )G A (?:P|PTS|Pts|PIM)(?: |$)/.test(row) ? own(skater, written) : undefined;
}
