import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

/** Lines with tabs, which the regression tables cannot hold: rows of timetables and of results. */
test.each([
  ['Eastern\tW\tL\tT\tPct\tGB', 'Eastern, wins, losses, ties, percentage, games behind'],
  [
    'Pos\tClub\tP\tW\tD\tL\tF\tA\tGD\tPts',
    'position, Club, played, won, drawn, lost, for, against, goal difference, points',
  ],
  ['Side\tPld\tW\tL\tNR\tNRR', 'Side, played, won, lost, no result, net run rate'],
  ['Player\tG\tA\tPIM', 'Player, goals, assists, penalty minutes'],
  ['Rank\tName\tW\tL', 'Rank, Name, wins, losses'],
  ['Size\tS\tM\tL', 'Size, S, M, L'],
  ['Vitamin\tA\tC\tD', 'Vitamin, A, C, D'],
  [
    'Kyneton Lions\t12.8 (80)\td\tGisborne\t9.11 (65)',
    'Kyneton Lions, twelve eight, eighty, defeated, Gisborne, nine eleven, sixty five,',
  ],
  [
    'Wellington 0845\tcheck-in closes 0745\tarrive 1215',
    'Wellington oh eight forty five, check in closes oh seven forty five, arrive twelve fifteen',
  ],
  [
    'Bus 14\tfirst bus 0545\tlast bus 2350\tevery 12 min',
    'Bus fourteen, first bus oh five forty five, last bus twenty three fifty, every twelve minutes',
  ],
  [
    "Mondays to Saturdays\tService 41\tWhitby – Scarborough via Robin Hood's Bay",
    "Mondays to Saturdays, Service forty one, Whitby to Scarborough via Robin Hood's Bay",
  ],
  ['Bus 68\tYishun – Woodlands', 'Bus sixty eight, Yishun to Woodlands'],
  ['Stop\tArr.\tDep.\tPlat.', 'Stop, arrives, departs, platform'],
  ['Denver Union Station (MT)\t7:15 AM', 'Denver Union Station, Mountain Time, seven fifteen A M'],
  [
    'Altoona, PA\tDp\t8:01 PM\tET',
    'Altoona, Pennsylvania, departs, eight oh one P M, Eastern Time',
  ],
])('the row %j is read cell by cell', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
