import type { Ordered } from '../by-first.ts';
import { cellUnitRule } from './clinic/lab-figures.ts';
import { manualFigureRule } from './codes/manual-figures.ts';
import { rowsOf } from './figures.ts';
import { measureNoteRule } from './measures/measure-notes.ts';
import { bareDegreesRule } from './measures/weather-signs.ts';
import { menuSizesRule } from './money/menu-sizes.ts';
import { twoFaresRule } from './money/price-pairs.ts';
import {
  journalPageRule,
  rowFigureRule,
  startingPriceRule,
  voteRule,
  winningPartRule,
  wonAndLostRule,
} from './row-figures.ts';
import { typedIsotopeRule } from './science/chemistry.ts';
import { behindsRule, cellPairRule } from './sports/score-rows.ts';
import { sportHeadRule } from './sports/sport-heads.ts';
import { tableHeadRule, tableRowRule } from './tables/table-heads.ts';

/** What stands in rows: tables, results, notes of a ward, logs. */
export const rowRules: Ordered = {
  ...rowsOf('metar'),
  ...rowsOf('trains'),
  ...rowsOf('positions'),
  ...rowsOf('strokes'),
  ...rowsOf('central'),
  twoFaresRule,
  ...rowsOf('partial-cents'),
  ...rowsOf('ages'),
  sportHeadRule,
  tableHeadRule,
  ...rowsOf('cells'),
  behindsRule,
  cellPairRule,
  tableRowRule,
  menuSizesRule,
  ...rowsOf('gaelic'),
  ...rowsOf('races'),
  wonAndLostRule,
  bareDegreesRule,
  ...rowsOf('heats'),
  ...rowsOf('ward-figures'),
  typedIsotopeRule,
  cellUnitRule,
  ...rowsOf('test-figures'),
  ...rowsOf('engines'),
  measureNoteRule,
  ...rowsOf('logs'),
  manualFigureRule,
  ...rowsOf('row-quantities'),
  ...rowsOf('even-sums'),
  ...rowsOf('spaced-cells'),
  ...rowsOf('firms'),
  ...rowsOf('wards'),
  ...rowsOf('noted'),
  rowFigureRule,
  startingPriceRule,
  winningPartRule,
  voteRule,
  journalPageRule,
};
