import { lineBehind } from '../near.ts';

/** Programs that are run by their names, for an expression; few of them begin a sentence. */
export const programs =
  '(?:git|npm|npx|pnpm|yarn|bun|deno|rm|ls|cp|mv|docker|docker-compose|podman|kubectl|tar|curl|wget|ssh|scp|grep|egrep|rg|find|chmod|chown|mkdir|rmdir|touch|ps|kill|pip3?|pipx|uv|poetry|conda|python3?|node|cargo|rustc|go|make|cmake|gcc|sudo|apt|apt-get|dnf|yum|pacman|brew|sed|awk|cat|tail|head|cd|echo|printf|export|source|rsync|ffmpeg|systemctl|journalctl|crontab|java|javac|mvn|gradle|bash|zsh|sh|du|df|ln|unzip|helm|terraform|ansible-playbook|psql|pg_dump|mysql|mysqldump|sqlite3|redis-cli|jq|code|black|ruff|pytest|eslint|prettier|tsc|gh|aws|gcloud|az|dotnet|php|composer|ruby|gem|bundle|rails|flask|uvicorn|gunicorn|ping|dig|nslookup|traceroute|netstat|ufw|nano|vim|tmux|openssl|sort|uniq|wc|xargs|tee|test|exiftool|convert|pandoc)';

/** Get-ChildItem, Where-Object: a command of PowerShell. */
export const cmdlet =
  '(?:Get|Set|New|Remove|Start|Stop|Restart|Copy|Move|Rename|Import|Export|Invoke|Write|Read|Out|Test|Install|Uninstall|Update|Where|Select|Sort|ForEach|Format|Convert(?:To|From)|Enable|Disable|Clear|Register|Measure|Compare|Connect)-[A-Z][A-Za-z]{2,30}';

/** A command in its line so far: at the start, behind a prompt or a backtick, or behind a pipe. */
const command = new RegExp(
  `(?:^|[\\n\`$>#|;] ?|&& ?|\\|\\| ?|\\b(?:run|running|try|use|type|with|ran|then|do) [\`"']?)(?:RUN |CMD |HEALTHCHECK [^\n]{0,40} CMD )?(?:[A-Z_]{2,20}=\\S{1,30} )?(?:${programs}|${cmdlet}|\\.{1,2}/[\\w./-]{1,40}) (?:[^\\n\`]{0,90})$`,
);

/** A line of cron: 30 2 * * 0 /opt/backup.sh. */
const scheduled = /^(?=[^a-z]{0,30}\*)(?:[\d*,/-]{1,12} {1,3}){4}[\d*,/A-Z-]{1,12} {1,3}\S/;

/** Whether a place is within a command: `git log | head`. */
export const isCommand = (text: string, at: number): boolean => {
  const behind = lineBehind(text, at, 100);
  return command.test(behind) || scheduled.test(behind);
};
