import { type Draft, draft, match, type Scan } from '../draft.ts';
import { extensionWord } from '../file-names.ts';
import { lineBehind } from '../near.ts';

const programs =
  '(?:git|npm|npx|pnpm|yarn|rm|ls|cp|mv|docker|docker-compose|kubectl|tar|curl|wget|ssh|scp|grep|find|chmod|chown|mkdir|ps|kill|pip3?|python3?|node|cargo|go|make|gcc|sudo|apt|apt-get|brew|sed|awk|cat|tail|head|cd|rsync|ffmpeg|systemctl|java|bash|sh|du|df|ln|unzip|helm|terraform|psql|mysql|jq|code|black|ruff|pytest|eslint|prettier)';
/** A command in its line so far: at the start, behind a prompt or a backtick, or behind a pipe. */
const command = new RegExp(
  `(?:^|[\\n\`$>#|;] ?|&& ?|\\b(?:run|running|try|use|type|with|ran|then|do) [\`"']?)${programs} (?:[^\\n\`]{0,90})$`,
);
const isCommand = (text: string, at: number): boolean => command.test(lineBehind(text, at, 100));

const piped = new RegExp(
  `^(?:${programs}|wc|sort|uniq|xargs|less|more|tee|cut)(?![\\p{L}\\p{N}])`,
  'u',
);
const glob = /\*\.([a-z]{1,5})(?![\p{L}\p{N}])/uy;

/** `pip install -e .`, `ps | grep node`, `"*.log"`, `-p 8080:80`: the signs of commands. */
export function commandSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (sign === '.') {
    // The folder itself.
    if (text.charAt(at - 1) !== ' ' || !/^(?:[ `"'\n|;)]|$)/.test(text.charAt(at + 1)))
      return undefined;
    return isCommand(text, at) ? draft(at + 1, 'symbol', 'dot') : undefined;
  }
  if (sign === '|') {
    if (!/\s/.test(text.charAt(at - 1)) || !/\s/.test(text.charAt(at + 1))) return undefined;
    return piped.test(text.slice(at + 2, at + 20)) && isCommand(text, at)
      ? draft(at + 1, 'symbol', 'pipe')
      : undefined;
  }
  if (sign !== '*') return undefined;
  const found = match(glob, text, at)?.[1];
  if (!found || /[\p{L}\p{N}*]/u.test(text.charAt(at - 1))) return undefined;
  const kind =
    extensionWord(found, 'en') ??
    (/[aeiou]/.test(found) ? found : [...found.toUpperCase()].join(' '));
  return draft(at + 2 + found.length, 'url', `star dot ${kind}`);
}

/** `-p 8080:80`, `-L 5433:5432`: two ports. */
export function portPairRule({ text, at }: Scan): Draft | undefined {
  const found = match(/:(?=\d{2,5}(?![\d:.]))/y, text, at);
  return found && /-(?:p|L|R) \d{2,5}$/.test(text.slice(Math.max(0, at - 9), at))
    ? draft(at + 1, 'symbol', 'colon')
    : undefined;
}
