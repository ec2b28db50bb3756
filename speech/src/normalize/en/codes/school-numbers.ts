import { type Draft, match, type Scan } from '../../draft.ts';
import { lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';

const question = /Q\.? ?(\d{1,3})(?:\(?([a-h])\)?)?(?=[.):]? ["“‘(]?\p{L}|[.):]\s|\s*\n|\t)/uy;
const questionStart = /^\s{0,4}(?:[-•*] ?)?(?:\*{1,2})?$/;
const toAnswer =
  /\?|[([]\d{1,2}(?: ?(?:marks?|mks?|pts?|points))?[)\]]\.?\s*$|(?:^|[.,;:!?] )(?:\p{L}{2,12}, )?(?:Work out|Find|Calculate|Solve|Explain|Show|Write|Describe|What|How|Why|Which|Who|When|Where|Name|List|State|True|Simplify|Expand|Factori[sz]e|Draw|Sketch|Plot|Complete|Circle|Underline|Compare|Evaluate|Prove|Estimate|Convert|Define|Discuss|Give|Identify|Label|Match|Read|Round|Share|Suggest|Use|Using|Translate|Fill|Choose|Put|Copy|Tick|Measure|Order|Divide|Multiply|Add|Subtract|Rewrite|Spell)\b/u;

/** `Q7. A bag holds …`: the number of a question at the start of a line; but Q3 of a firm is a quarter. */
export function questionRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = questionStart.test(lineBehind(text, at, 40)) ? match(question, text, at) : null;
  if (!found) return undefined;
  const [line = ''] = text.slice(at, at + 500).split('\n', 1);
  return !toAnswer.test(line.slice(found[0].length).replace(/^[.):]? /, '')) ||
    allows('@earned', 'around', line.toLowerCase())
    ? undefined
    : readAs(found, 'number', 'Question {1}[ {2:letters}]');
}
