import { lineAround, lineBehind } from '../../near.ts';

/** How far to each side a line is looked at. */
const reach = 200;
/** Without one of these no line is code, which spares the other tests. */
const mayBeCode =
  /[={};[\]|?:\\]|\w\(|[-+]{2}|<[-<]|&\.|\b(?:import|var|lambda|SELECT|UPDATE|DELETE|WHERE|AND|HAVING|return|assert)\b/;
const name = '[A-Za-z_$][\\w$]{0,40}';
const member = `(?:\\??\\.${name}|\\[[^\\]\\n]{0,40}\\]|\\([^()\\n]{0,60}\\))`;
const opensAs = (source: string): RegExp => new RegExp(`^\\s{0,40}(?:${source})`);

const shapes: readonly RegExp[] = [
  // def area(w): …, function total(items) {, fn main() {, public static int Sum(…).
  opensAs(
    '(?:(?:export|default|async|public|private|protected|static|pub|override|virtual|final) ){0,4}(?:def|fn|func|function|fun)\\*? ?[\\w$]{0,40}(?:<[^>\\n]{1,30}>)?\\s?\\(',
  ),
  opensAs(
    `(?:(?:guard|if) )?(?:const|let|var|val) (?:mut )?(?:${name}|\\{[^}\\n]{1,60}\\}|\\[[^\\]\\n]{1,60}\\])(?:: ?[\\w<>[\\]]{1,30})? ?=`,
  ),
  opensAs(
    `(?:(?:public|private|protected|static|final|readonly|const) ){0,4}(?:int|double|float|decimal|long|char|bool|boolean|string|String|void|auto|var|object|size_t)(?:\\[\\]|<[^>\\n]{1,30}>)? ${name} ?(?:=|\\(|;)`,
  ),
  opensAs(
    '[})\\s]{0,4}(?:if|else if|while|for|foreach|switch|catch|using|lock) ?\\((?=.{0,190}(?:[;{}]|\\) (?:return|throw|break|continue|\\w{1,40}[.(]))[^\\n]{0,60}$)',
  ),
  opensAs(
    `(?:if|elif|while|for|with|except)\\b(?=[^\\n]{0,120}(?:[=!<>]=|${name}\\(|[\\w\\])] ?(?:%|<|>) ?\\w|\\w_\\w|\\]))[^\\n]{1,120}:(?:\\s|$)`,
  ),
  opensAs(
    `(?:return|yield|assert|raise|throw|await|print|console)\\b(?=[^\\n]{0,190}(?:;\\s*$|\\w\\(|[=!<>]=|=>|\\w\\[| [*/%+<>] |self\\.|\\{))(?=\\(| [\\w"'\`({[!$/-]|\\.)`,
  ),
  // total += price; rows[0].name = …; counts[x] = y.
  opensAs(`${name}${member}{0,6} ?(?:[-+*/%|&^?]|\\*\\*|//|\\?\\?|<<|>>)= ?\\S`),
  opensAs(`(?:self|this)${member}{1,6} ?= ?\\S`),
  opensAs(
    `${name}${member}{0,6}(?<!\\))(?:: ?[\\w[\\]]{1,20})? :?= ?(?!>)(?=[^\\n]{0,190}(?:\\w\\(|[a-z]_[a-z]|\\w[a-z][A-Z][a-z]|;\\s*(?:\\/\\/|#|$)|[=!<>]=|\\w\\[|=>|\\bif\\b.{1,60}\\belse\\b|\\bfor\\b.{1,60}\\bin\\b|^\\[))[^=\\s]`,
  ),
  opensAs('[a-z_]\\w{0,20}(?:, [a-z_]\\w{0,20}){1,4} = \\S'),
  opensAs('<\\?php |match \\w{1,20} \\{'),
  opensAs(
    '(?:public|private|protected|internal) (?:(?:static|readonly|final|async|virtual|override|abstract) ){0,3}[\\w<>[\\], ?]{2,40} \\w{1,40} ?[;=({]',
  ),
  // if (ptr != NULL && ptr->value > 0), switch (x).
  opensAs(
    '(?:\\} )?(?:if|else if|elif|while|for|until|unless|when|switch) ?\\((?=[^\\n]{0,150}(?:[=!<>]=|&&|\\|\\||->|\\+\\+|\\$\\w))[^\\n]{1,190}\\)\\s*\\{?\\s*$|(?:when|switch|while) ?\\(\\w{1,30}\\) \\{',
  ),
  // if err != nil {, for _, v := range items {.
  opensAs(
    '(?:if|else if|elsif|for|while|until|unless|switch) [^\\n]{0,120}(?:[=!<>:]=|\\.\\.|&&|\\|\\|)[^\\n]{0,120}\\{\\s*$',
  ),
  opensAs(`(?:if|elsif|unless|until|puts|return) ${name}(?:&?\\.${name}){1,4}[?!]?\\s*$`),
  // user, err := repo.Find(id); ch <- 42; x = a // b; list << 4; var p *int.
  opensAs('[a-z_]\\w{0,30}(?:, [a-z_]\\w{0,30}){0,3} := ?\\S'),
  opensAs('[a-z_]\\w{0,20} <- \\S|[a-z_]\\w{0,20} << [\\w"\'&:[]|var \\w{1,30} [*[]'),
  opensAs(
    '[a-z_]\\w{0,30} = (?:(?=[^\\n]{0,100}(?: //| \\*\\*| \\|\\|| &&| <<| >>| %) [\\w("\'])\\w[\\w.()[\\]]{0,40} |[&!~]\\w|<-)',
  ),
  opensAs(`@{1,2}[a-z_]\\w{0,30} (?:\\|\\||[-+*])?= \\S`),
  // numbers.map { |n| n * 2 }, users.each do |u|, list.filter { it > 3 }.
  /\w(?:&?\.\w{1,30}[!?]?(?:\([^)\n]{0,40}\))?){1,5} (?:\{|do) ?(?:\|[\w, ]{1,30}\|| it\b|$)/,
  /\b[a-z]\w{0,30}&\.[a-z]\w{0,30}/,
  opensAs('(?:attr_(?:reader|writer|accessor)|has_many|belongs_to|validates|has_one) :'),
  // std::cout << x; use std::fs; using System.Linq; use App\\Models\\User;
  opensAs(
    '(?:using|use|namespace|package) (?:static )?\\w{1,30}(?:(?:::|\\.|\\\\)[\\w{}, *]{1,40}){1,6};',
  ),
  /\bstd::\w/,
  // None => 0, _ => println!("other"), Some(n) => n.
  opensAs('(?:None|_|(?:Some|Ok|Err)\\([\\w_]{1,20}\\)|[A-Z]\\w{0,30}::\\w{1,30}) => \\S'),
  opensAs('(?:_|"[^"\\n]{1,30}"|\\d{1,5}|[A-Z]\\w{0,30}\\.\\w{1,30}) => [^\\n]{1,100},\\s*$'),
  opensAs(
    '(?:<\\?=|<%=?) ?\\S|(?:char|int|float|double|void|struct \\w{1,30}) \\*{1,2}\\w{1,30}(?: =|;|,|\\))',
  ),
  // name?: string; int? count = null.
  opensAs('(?:int|string|bool|double|decimal|float|char|long|DateTime)\\? [a-z]\\w{0,30} ?[=;{]'),
  opensAs(`(?:val|var|let) ${name}: ?\\w{1,30}\\? = `),
  opensAs('interface [A-Z]\\w{0,30} \\{|type [A-Z]\\w{0,30} = \\S'),
  // ratio = high / low * 100.
  opensAs('[a-z_]{2,30} = (?=[^\\n]{0,100}[*/%+-])[a-z_\\d.() *\\/+%-]{3,100}$'),
  opensAs(`${name}${member}{1,8};?\\s*$(?<=\\);?\\s{0,4})`),
  opensAs(`(?:${name}${member}{0,4}(?:\\+\\+|--)|(?:\\+\\+|--)${name});`),
  opensAs(
    'from [\\w.]{1,40} import [\\w{*(]|import (?:[{*"\']|[\\w.]{1,40}(?:,|;|\\s*$| as | from ))',
  ),
  opensAs('@[\\w.]{1,40}\\('),
  /\blambda \w{0,20}(?:, ?\w{1,20}){0,3}: ?\S/,
  /\bSELECT (?:DISTINCT )?(?:\*|[\w.]{0,30}[a-z]|[A-Z]{2,8}\()[^\n]{0,150}\bFROM \w|\bUPDATE \w{1,40} SET\b|\bINSERT INTO\b|\bDELETE FROM\b/,
  opensAs(
    '(?:WHERE|AND|OR|HAVING|ON|ORDER BY|GROUP BY|SET|(?:LEFT |INNER |RIGHT )?JOIN) [\\w.(]{1,40}(?:\\([^)]{0,30}\\))? ?(?:[=<>]|LIKE|IN\\b|BETWEEN|[-+*/%] )',
  ),
  // users.filter(u => u.age > 18), a call that ends in a semicolon.
  /(?:\)|\b[a-z][\w$]{0,30}) => (?:[({["'`]|\w{1,30}(?:\.\w{1,30}){0,3}\(|\w{1,30}(?:\.\w{1,30})? [-+*/%<>=])/,
];

/** A call or a setting that ends in a semicolon: queue.push(count % 7);. */
const statement = (line: string): boolean =>
  /[\w)\]"'`] ?(?:\+\+|--)?;\s{0,9}(?:\}\s{0,4}){0,3}(?:\/\/[^\n]{0,80})?$/.test(line) &&
  /[\w\]!]\([^\n]{0,190}\)|[^=!<>\s]\s?=\s?[^=\s]/.test(line);

/** The last line that was asked about: a line has many signs. */
let known: { readonly line: string; readonly told: boolean } = { line: '', told: false };

function tells(line: string): boolean {
  if (known.line !== line)
    known = {
      line,
      told: mayBeCode.test(line) && (statement(line) || shapes.some((one) => one.test(line))),
    };
  return known.told;
}

/** The part of a formula of a spreadsheet before a place: =SUM(B2:B9)/3. */
const formula = /(?:^|[\s"'`“(:])=(?:[A-Z]{2,12}\(|[-(]{0,3}\$?[A-Z]{1,2}\$?\d)/g;

/** Whether a place is within `=ROUND(B2/C2, 1)`, alone in its line or in a sentence. */
export function inFormula(text: string, at: number): boolean {
  const behind = lineBehind(text, at, reach);
  if (!behind.includes('=')) return false;
  let from = -1;
  for (const found of (behind + text.slice(at, at + 14)).matchAll(formula)) {
    const sign = found.index + found[0].indexOf('=');
    if (sign < behind.length) from = sign;
  }
  if (from < 0) return false;
  const part = behind.slice(from);
  const open = part.split('(').length - part.split(')').length;
  const quotes = part.split('"').length - 1;
  return quotes % 2 === 1 || open > 0 || !/\s/.test(part);
}

/** Where a place in a line of code is: in the code itself, in a string or in a remark. */
function partOf(behind: string): 'code' | 'string' | 'remark' {
  let quote = '';
  /** The quotes around code within a string: f"{price * count}", `${a + b}`. */
  const outer: string[] = [];
  for (let index = 0; index < behind.length; index++) {
    const one = behind.charAt(index);
    const before = behind.charAt(index - 1);
    if (one === '\\') index++;
    else if (quote !== '') {
      const filled = quote === '`' ? before === '$' : /[f$]["']/.test(behind.slice(0, index));
      if (one === quote) quote = '';
      else if (one === '{' && filled) {
        outer.push(quote);
        quote = '';
      }
    } else if (one === '}' && outer.length > 0) quote = outer.pop() ?? '';
    else if (/["'`]/.test(one)) quote = one;
    else if (behind.startsWith('//', index) && /^\s*$|[;{}),]\s*$/.test(behind.slice(0, index)))
      return 'remark';
    else if (one === '#' && /^\s?$/.test(before) && behind.charAt(index + 1) === ' ')
      return 'remark';
  }
  return quote === '' ? 'code' : 'string';
}

const inTicks = (text: string, at: number): boolean => {
  const behind = lineBehind(text, at, 80);
  const open = behind.lastIndexOf('`');
  if (open < 0 || (behind.split('`').length - 1) % 2 === 0) return false;
  const closed = /^[^`\n]{0,80}`/.test(text.slice(at, at + 82));
  return closed && partOf(behind.slice(open + 1)) === 'code';
};

/** Whether a place is code, outside of its strings and remarks: `total += price * 2;`. */
export function inCode(text: string, at: number): boolean {
  if (inFormula(text, at)) return true;
  const line = lineAround(text, at, reach);
  const behind = lineBehind(text, at, reach);
  return tells(line) ? partOf(behind) === 'code' : inTicks(text, at);
}

/** Whether the line of a place is code. */
export const isCodeLine = (text: string, at: number): boolean => tells(lineAround(text, at, reach));
