// What is checked of the form of source files and commits, as CONTRIBUTING.md asks.

const maxLines = 300;
const maxExpression = 120;
const maxComment = 130;
const maxSubject = 72;
/** Lines in a row that must not be in two places. */
const twinLines = 6;

/** Returns how many lines a file has too many; 0 if it is short enough. */
export function linesTooMany(text: string): number {
  return Math.max(0, text.trimEnd().split('\n').length - maxLines);
}

const comment = /^\s*(?:\/\/|\/?\*)/;

/** Returns the numbers of comment lines that are too long. Code is wrapped by the formatter. */
export function longComments(text: string): number[] {
  return numbersOf(
    text,
    (line) => comment.test(line) && [...line].length > maxComment && !line.includes('://'),
  );
}

const expression =
  /(?<![\w)\]/*<'"`])\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\\])+\]|[^/\\[])+\/[dgimsuvy]*/gu;

/** Returns how many regular expressions a source file has. Paths of imports are none. */
export const regularExpressions = (text: string): number =>
  [...text.replace(/^import [^;]*;$/gm, '').matchAll(expression)].length;

/** Returns the numbers of lines with a regular expression that is too long to be read at once. */
export function longExpressions(text: string): number[] {
  return numbersOf(
    text,
    (line) =>
      !comment.test(line) &&
      [...line.matchAll(expression)].some(([found]) => [...found].length > maxExpression),
  );
}

function numbersOf(text: string, isFault: (line: string) => boolean): number[] {
  return text.split('\n').flatMap((line, index) => (isFault(line) ? [index + 1] : []));
}

/** Returns what is wrong with the first line of a commit's message. */
export function subjectFaults(subject: string): string[] {
  return [
    ...(/^[a-z][\w/., -]*: \S|^Release \d/.test(subject) ? [] : ['names no area']),
    ...([...subject].length > maxSubject ? [`has over ${maxSubject} characters`] : []),
  ];
}

export interface Twin {
  readonly file: string;
  readonly line: number;
  readonly other: string;
  readonly otherLine: number;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly at: number;
}

/** Code lines with their numbers; imports, comments and lines of brackets alone say nothing of their own. */
function codeLines(text: string) {
  const withoutImports = text.replace(
    /^(?:import|export) (?:type )?(?:\{[^}]*\}|[^;{]*) from .*;$/gm,
    (found) => found.replace(/[^\n]/g, ''),
  );
  return withoutImports.split('\n').flatMap((line, index) => {
    const code = line.trim();
    return comment.test(line) || !/\w/.test(code) ? [] : [{ code, line: index + 1 }];
  });
}

/** Returns where six lines of code in a row are the same as elsewhere; the first place of each pair of files. */
export function twins(files: ReadonlyMap<string, string>): Twin[] {
  const places = new Map<string, Place>();
  const found = new Map<string, Twin>();
  for (const [file, text] of files) {
    const lines = codeLines(text);
    for (let at = 0; at + twinLines <= lines.length; at++) {
      const key = lines
        .slice(at, at + twinLines)
        .map(({ code }) => code)
        .join('\n');
      const line = lines[at]?.line ?? 0;
      const other = places.get(key);
      if (other === undefined) places.set(key, { file, line, at });
      else if (other.file !== file || at - other.at >= twinLines) {
        const pair = `${other.file} ${file}`;
        if (!found.has(pair))
          found.set(pair, { file, line, other: other.file, otherLine: other.line });
      }
    }
  }
  return [...found.values()];
}
