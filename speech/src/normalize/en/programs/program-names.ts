import { lineBehind } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };

/** Programs that are run by their names, for an expression; few of them begin a sentence. */
export const programs = `(?:${lists.programs.join('|')})`;

/** Get-ChildItem, Where-Object: a command of PowerShell. */
export const cmdlet = `(?:${lists.cmdletVerbs.join('|')})-[A-Z][A-Za-z]{2,30}`;

/** A command in its line so far: at the start, behind a prompt or a backtick, or behind a pipe. */
const command = new RegExp(
  `(?:^|[\\n\`$>#|;] ?|&& ?|\\|\\| ?|\\b(?:[Rr]un|running|try|use|[Tt]ype|with|ran|then|do) [\`"']?)(?:RUN |CMD |HEALTHCHECK [^\n]{0,40} CMD )?(?:[A-Z_]{2,20}=\\S{1,30} )?(?:${programs}|${cmdlet}|\\.{1,2}/[\\w./-]{1,40}) (?:[^\\n\`]{0,90})$`,
);

/** A line of cron: 30 2 * * 0 /opt/backup.sh. */
const scheduled = /^(?=[^a-z]{0,30}\*)(?:[\d*,/-]{1,12} {1,3}){4}[\d*,/A-Z-]{1,12} {1,3}\S/;

/** Whether a place is within a command: `git log | head`. */
export const isCommand = (text: string, at: number): boolean => {
  const behind = lineBehind(text, at, 100);
  return command.test(behind) || scheduled.test(behind);
};

const piped = new RegExp(
  `^(?:${programs}|${cmdlet}|less|more|cut|tr|column|[%?] \\{)(?![\\p{L}\\p{N}])`,
  'u',
);

/** Whether what a bar is before is a command too: `ps | grep node`. */
export const isPiped = (text: string, at: number): boolean =>
  piped.test(text.slice(at + 2, at + 20)) && isCommand(text, at);
