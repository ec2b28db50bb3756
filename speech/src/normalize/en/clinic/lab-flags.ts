import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineAround, lineBehind } from '../../near.ts';

const flag =
  /(HH|LL|H|L)\*?(?=\)? ?(?:\s*$|[\t\n,;.|]|\))|[\t ]{1,4}[([<>]?\d[\d.]* ?[-\u2013]|[\t ](?:[mµμ]?mol|[mg]|mg|ng|pg|[mµμ]?I?U|g|meq|cells)\/(?:d?L|mL|min)(?![\p{L}\p{N}]))/uy;
const said: Readonly<Record<string, string>> = {
  ...{ H: 'high', L: 'low', HH: 'very high', LL: 'very low' },
};
const tests =
  /\b(?:h(?:a)?emoglobin|hgb|hb|a1c|hba1c|glucose|sodium|potassium|chloride|co2|bicarb(?:onate)?|calcium|magnesium|phosph\w*|creatinine|urea|bun|e?gfr|cholesterol|chol|ldl|hdl|triglycerides?|trigs?|tsh|t[34]|wbc|wcc|rbc|platelets?|plts?|h(?:a)?ematocrit|hct|mc[vh]c?|rdw|ferritin|iron|tibc|transferrin|vitamin|vit|alt|ast|alp|ggt|bilirubin|bili|albumin|protein|globulin|crp|esr|psa|inr|lactate|troponin|uric acid|neutrophils?|lymphocytes?|monocytes?|eosinophils?|bnp|b12|folate|cortisol|testosterone|prolactin|insulin|amylase|lipase|ck|ldh|d-dimer|cr|neuts?|lymphs?|na|k|cl|ph)\b/i;
const value = '[<>]?\\d[\\d.,]*';
const unit =
  '(?:%|[A-Za-z\\u00B5\\u03BCx^*\\d]{1,8}\\/[A-Za-z\\u00B5\\u03BC.\\d²]{1,8}|fL|pg|sec(?:onds)?|mm\\/hr?)';
const between = '\\d[\\d.]* ?(?:[-\\u2013]|to) ?\\d[\\d.]*';
/** 7.9 and a tab, 5.6 mmol/L (, 131 and the range of what is usual, each in its column. */
const measured = new RegExp(
  `(?:^|[\\s:])${value}(?: ?${unit})?(?:[\\t |]{1,4}${unit})?(?:[\\t |]{1,4}[([]?(?:ref:? ?)?(?:goal )?(?:${between}|[<>≤≥] ?\\d[\\d.]*)(?: ?${unit})?[)\\]]?)?[\\t |]{1,4}[(\\[]?$`,
  'u',
);

/** What is written at a place of a result above or below what is usual. */
function flagAt(text: string, at: number): string | undefined {
  if (!/[HL]/.test(text.charAt(at)) || !/[\t (|[]/.test(text.charAt(at - 1))) return undefined;
  const found = match(flag, text, at);
  if (!found?.[1]) return undefined;
  const behind = lineBehind(text, at, 100);
  if (!measured.test(behind) || !tests.test(behind)) return undefined;
  // Chloride 2.5 L may be liters, but not among other tests.
  const lone = /\d[\d.]* $/.test(behind);
  return lone && found[1] === 'L' && !isList(text, at) ? undefined : found[0];
}

const raised = /\d(?: ?%| ?[a-zµμ]{1,5}\/m?d?L)? ?$/;

/** `WCC 3.9 ↓`: an arrow behind a result. */
function arrowAt(text: string, at: number): Draft | undefined {
  const sign = text.charAt(at);
  if ((sign !== '↑' && sign !== '↓') || !/^(?:[,;.)\t]|\s*$)/.test(text.slice(at + 1, at + 3)))
    return undefined;
  const behind = lineBehind(text, at, 100);
  return raised.test(behind) && tests.test(behind)
    ? draft(at + 1, 'symbol', sign === '↑' ? ' high' : ' low')
    : undefined;
}

/** `Hemoglobin A1c\t7.9\t4.0-5.6\tH`, `A1C 8.1 H`, `5.6 mmol/L (H)`: high or low. */
export function labFlagRule({ text, at }: Scan): Draft | undefined {
  const arrow = arrowAt(text, at);
  if (arrow) return arrow;
  const found = flagAt(text, at);
  return found
    ? draft(at + found.length, 'abbreviation', said[found.replace('*', '')] ?? found)
    : undefined;
}

/** Whether the L at a place is not a unit: Hgb 10.9 L among other results. */
export function isLowResult(text: string, at: number): boolean {
  return flagAt(text, at) !== undefined;
}

/** Whether two tests or more stand in the line: Na 131 L, K 5.6 H. */
function isList(text: string, at: number): boolean {
  const line = lineAround(text, at, 160);
  return (line.match(new RegExp(tests.source, 'gi')) ?? []).length > 1;
}
