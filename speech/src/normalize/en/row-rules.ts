import type { Ordered } from '../by-first.ts';
import { positionRule } from './box-scores.ts';
import { typedIsotopeRule } from './chemistry.ts';
import { rowsOf } from './figures.ts';
import { gaelicScoreRule } from './gaelic.ts';
import { cellUnitRule, testFigureRule } from './lab-figures.ts';
import { manualFigureRule } from './manual-figures.ts';
import { measureNoteRule } from './measure-notes.ts';
import { menuSizesRule } from './menu-sizes.ts';
import { grainPriceRule, partCentsRule, twoFaresRule } from './price-pairs.ts';
import {
  journalPageRule,
  rowFigureRule,
  startingPriceRule,
  voteRule,
  winningPartRule,
  wonAndLostRule,
} from './row-figures.ts';
import { behindsRule, cellPairRule } from './score-rows.ts';
import { sportHeadRule } from './sport-heads.ts';
import { evenSumRule, rowQuantityRule, spacedCellRule } from './table-figures.ts';
import { tableHeadRule, tableRowRule } from './table-heads.ts';
import { indianTrainRule, trainNumberRule } from './timetable-rows.ts';
import { noteWordRule, pageCountRule } from './ward-numbers.ts';
import { wardFigureRule } from './ward-words.ts';
import { bareDegreesRule, dayHighLowRule } from './weather-signs.ts';

/** What stands in rows: tables, results, notes of a ward, logs. */
export const rowRules: Ordered = {
  ...rowsOf('metar'),
  trainNumberRule,
  indianTrainRule,
  positionRule,
  ...rowsOf('strokes'),
  ...rowsOf('central'),
  twoFaresRule,
  partCentsRule,
  grainPriceRule,
  ...rowsOf('ages'),
  sportHeadRule,
  tableHeadRule,
  ...rowsOf('cells'),
  behindsRule,
  cellPairRule,
  tableRowRule,
  menuSizesRule,
  gaelicScoreRule,
  ...rowsOf('races'),
  wonAndLostRule,
  bareDegreesRule,
  dayHighLowRule,
  wardFigureRule,
  typedIsotopeRule,
  cellUnitRule,
  testFigureRule,
  measureNoteRule,
  ...rowsOf('logs'),
  manualFigureRule,
  rowQuantityRule,
  evenSumRule,
  spacedCellRule,
  ...rowsOf('firms'),
  pageCountRule,
  ...rowsOf('wards'),
  noteWordRule,
  rowFigureRule,
  startingPriceRule,
  winningPartRule,
  voteRule,
  journalPageRule,
};
