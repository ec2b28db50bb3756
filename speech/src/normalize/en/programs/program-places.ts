import { lineAround, lineBehind } from '../../near.ts';
import { isWardLine, namesIllness } from '../clinic/ward-lines.ts';
import { inCode, inFormula, isCodeLine } from './code-lines.ts';
import { isCommand, isPiped } from './program-names.ts';

type Place = (text: string, at: number) => boolean;

/** .card:hover {, #header > .nav a { color: red; }, a line that selects what is styled. */
const selecting =
  /^\s{0,8}(?:@media[^{\n]{1,80}\{ ?)?(?=[^{\n]{0,80}[.#:][a-z-])[.#a-z*:][\w.#:> ,+~*()[\]="-]{0,80} \{(?:\s*$|[^{}\n]{0,200}[\w%)"'];?[^{}\n]{0,100}\})/;
const called = /(?:querySelector(?:All)?|closest|matches|\$|jQuery)\(["'`][^"'`\n]{0,60}$/;

function inSelector(text: string, at: number): boolean {
  const behind = lineBehind(text, at, 120);
  return (
    called.test(behind) ||
    (!/\{[^}]*:[^}]*$/.test(behind) && selecting.test(lineAround(text, at, 200)))
  );
}

/** WORKDIR /app, COPY . ., ENTRYPOINT ["/start.sh"]: how a container is built. */
const building =
  /^\s{0,4}(?:(?:COPY|ADD) (?:--[a-z]{2,10}=\S{1,30} )?[\w.*/-]{1,40}(?: [\w.*/-]{1,40}){0,3} [\w./-]{1,40}|(?:WORKDIR|VOLUME) \[?["']?\/\S{0,60}|(?:CMD|ENTRYPOINT) \[.{1,120}\])\s*$/;
const heading = /^\s{0,4}\[[a-z][\w-]{0,30}(?:\.["\w-]{1,40}){1,4}\]\s*$/i;

/** Places that rows of `figures.json` name: `&command`, or `!&command` for anywhere else. */
const places: Readonly<Record<string, Place>> = {
  code: inCode,
  line: isCodeLine,
  formula: inFormula,
  command: isCommand,
  piped: isPiped,
  selector: inSelector,
  build: (text, at) => building.test(lineAround(text, at, 160)),
  ward: isWardLine,
  patient: (text, at) => isWardLine(text, at) || namesIllness(text, at),
  section: (text, at) => heading.test(lineAround(text, at, 100)),
  // `git commit -m`: a hyphen that begins an option.
  flag: (text, at) =>
    /^ -[^ ]/.test(text.slice(at - 1, at + 2)) && (!isCodeLine(text, at) || isCommand(text, at)),
};

/** Whether a place is what all words of `&code !&formula` say. */
export const isPlace = (words: string, text: string, at: number): boolean =>
  words === '' ||
  words
    .trim()
    .split(' ')
    .every((one) => places[one.replace(/^!?&/, '')]?.(text, at) !== one.startsWith('!'));
