import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { lineAround, lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const question = /Q\.? ?(\d{1,3})(?:\(?([a-h])\)?)?(?=[.):]? ["“‘(]?\p{L}|[.):]\s|\s*\n|\t)/uy;
const questionStart = /^\s{0,4}(?:[-•*] ?)?(?:\*{1,2})?$/;
const toAnswer =
  /\?|[([]\d{1,2}(?: ?(?:marks?|mks?|pts?|points))?[)\]]\.?\s*$|(?:^|[.,;:!?] )(?:\p{L}{2,12}, )?(?:Work out|Find|Calculate|Solve|Explain|Show|Write|Describe|What|How|Why|Which|Who|When|Where|Name|List|State|True|Simplify|Expand|Factori[sz]e|Draw|Sketch|Plot|Complete|Circle|Underline|Compare|Evaluate|Prove|Estimate|Convert|Define|Discuss|Give|Identify|Label|Match|Read|Round|Share|Suggest|Use|Using|Translate|Fill|Choose|Put|Copy|Tick|Measure|Order|Divide|Multiply|Add|Subtract|Rewrite|Spell)\b/u;

const questionNumbers = /Q(\d{1,2})(?: ?[-\u2013] ?Q?(\d{1,2}))?(?![\p{L}\d]|[.,:/-]\d)/uy;

/** `Q7. A bag holds …`, `do Q1-4`: the number of a question; but Q3 of a firm is a quarter. */
export function questionRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = lineBehind(text, at, 40);
  const found = questionStart.test(behind) ? match(question, text, at) : null;
  if (found) {
    const [line = ''] = text.slice(at, at + 500).split('\n', 1);
    if (
      !toAnswer.test(line.slice(found[0].length).replace(/^[.):]? /, '')) ||
      allows('@earned', 'around', line.toLowerCase())
    )
      return undefined;
    return readAs(found, 'number', 'Question {1}[ {2:letters}]');
  }
  const part = allows('@lesson-before', 'before', behind)
    ? match(/Q(\d{1,2})\(?([a-h])(?:\)|(?![\p{L}\d]))/uy, text, at)
    : null;
  if (part) return readAs(part, 'number', 'question {1} {2:letters}');
  const many = allows('@exercise', 'before', behind) ? match(questionNumbers, text, at) : null;
  if (!many?.[1] || allows('@earned', 'around', lineAround(text, at, 80).toLowerCase()))
    return undefined;
  return draftOf(
    many,
    'number',
    many[2]
      ? `questions ${cardinal(many[1])} to ${cardinal(many[2])}`
      : `question ${cardinal(many[1])}`,
  );
}

const group =
  /Y(R|1[0-3]|[1-9])(?:( ?[/&] ?|[-\u2013]| and | or | to )Y?(1[0-3]|[1-9]))?(?![\p{L}\p{N}'’]|[.,:/-]\d)/uy;

/** What is said between two numbers of a pair: `Y5/6` and, `P2-4` to. */
const jointWord = (joint: string): string =>
  /[-\u2013]|to/.test(joint) ? 'to' : /or/.test(joint) ? 'or' : 'and';

/** `netball (Y5/6)`, `Y6 end of year prom`: school years; but Y2 of a budget stays. */
export function schoolYearRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(group, text, at);
  if (!found) return undefined;
  const line = lineAround(text, at, 120);
  const rest = line.replace(found[0], '');
  if (
    !allows('@school', 'around', rest.toLowerCase()) ||
    allows('@business', 'around', rest.toLowerCase())
  )
    return undefined;
  const [whole, first = '', joint = '', second] = found;
  const from = first === 'R' ? 'reception' : cardinal(first);
  const end = at + whole.length;
  if (!second) return draft(end, 'number', first === 'R' ? 'reception' : `year ${from}`, false);
  const word = jointWord(joint);
  return draft(
    end,
    'number',
    `${first === 'R' ? '' : 'years '}${from} ${word} ${first === 'R' ? 'year ' : ''}${cardinal(second)}`,
    false,
  );
}
