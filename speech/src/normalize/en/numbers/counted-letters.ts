import { type Draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { readAs } from '../said.ts';

const byes = /(b|lb|w|nb|p) ?(\d{1,2})(?![\p{L}\d])/uy;
const scored = /(\d{1,3})(G|A|P|PTS|R|REB|AST|STL|K|BB|TD)(?![\p{L}\p{N}])/uy;
const scoring =
  'G=goal,A=assist,P=point,PTS=point,R=rebound,REB=rebound,AST=assist,STL=steal,K=strikeout,BB=walk,TD=touchdown';

/** 14G 9A 23P, 20P 8R 5A, 7K 2BB; but 4K and 5G are not counts. */
const inTurn = new Set(
  'G A|A P|A PTS|P R|P REB|P A|P AST|PTS REB|R A|REB AST|AST STL|K BB|BB K'.split('|'),
);

/** `extras (b4, lb6, w3)`, `14G 9A 23P`: letters beside their counts. */
export function countedLetterRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.$]/u.test(text.charAt(at - 1))) return undefined;
  const bye = match(byes, text, at);
  if (bye)
    return /\b[Ee]xtras?,?(?: \d{1,2})? \(?(?:(?:lb|nb|b|w|p) ?\d{1,2},? ){0,4}$/.test(
      leftOf(text, at, 36),
    )
      ? readAs(bye, 'number', '{1:b=byes,lb=leg byes,w=wides,nb=no balls,p=penalties} {2}')
      : undefined;
  const goal = match(scored, text, at);
  if (!goal) return undefined;
  const [next] =
    /^,? \d{1,3}([A-Z]{1,3})(?![\p{L}\d])/u
      .exec(rightOf(text, at + goal[0].length, 10))
      ?.slice(1) ?? [];
  const [previous] = /\d([A-Z]{1,3}),? $/.exec(leftOf(text, at, 7))?.slice(1) ?? [];
  const beside =
    (next && inTurn.has(`${goal[2]} ${next}`)) ||
    (previous && inTurn.has(`${previous} ${goal[2]}`));
  return beside ? readAs(goal, 'unit', `{1} {2:${scoring}}{1:s}`) : undefined;
}
