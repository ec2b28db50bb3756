import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { lineAround, lineBehind } from '../../near.ts';
import { port, spellName } from './paths.ts';

/** WORKDIR /app, COPY . ., ENTRYPOINT ["/start.sh"]: how a container is built. */
const building =
  /^\s{0,4}(?:(?:COPY|ADD) (?:--[a-z]{2,10}=\S{1,30} )?[\w.*/-]{1,40}(?: [\w.*/-]{1,40}){0,3} [\w./-]{1,40}|(?:WORKDIR|VOLUME) \[?["']?\/\S{0,60}|(?:CMD|ENTRYPOINT) \[.{1,120}\])\s*$/;
const pathSign = /[./*]/;
const image =
  /([a-z][a-z\d-]{1,30}):(v?\d[\w.-]{0,20}|latest|stable|alpine|slim|edge)(?![\p{L}\p{N}:])/uy;
const imageBefore =
  /^\s{0,8}(?:- )?(?:image: ?["']?|FROM (?:--\S{1,40} )?)$|\bdocker (?:pull|run|push)(?: -\S{1,20}){0,3} $/;
const ports = /(\d{2,5}):(\d{2,5})(?=["'])/y;
const heading = /^\s{0,4}\[[a-z][\w-]{0,30}(?:\.["\w-]{1,40}){1,4}\]\s*$/i;
const workflow = /^\s{0,12}(?:- )?uses: ?$/;
const action = /([a-z][\w-]{1,30})\/([a-z][\w-]{1,40}(?:\/[\w-]{1,30})?)(?=@|\s|$)/y;

/** `COPY . .`, `image: nginx:1.25`, `- "8080:80"`, `[tool.black]`, `uses: actions/checkout@v4`: what programs are built and set up with. */
export function buildLineRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  if (!/[./*a-z\d]/.test(one)) return undefined;
  const last = text.charAt(at - 1);
  if (one >= '0' && one <= '9') {
    if (!/["']/.test(last) || !/^\s{0,8}- ["']$/.test(lineBehind(text, at, 12))) return undefined;
    const found = match(ports, text, at);
    return found?.[1] && found[2]
      ? draftOf(found, 'url', `${port(found[1])} colon ${port(found[2])}`)
      : undefined;
  }
  if (/[a-z]/.test(one)) {
    if (!/[\s"']/.test(last)) return undefined;
    const found = match(image, text, at);
    if (found?.[1] && found[2] && imageBefore.test(lineBehind(text, at, 60))) {
      const release = found[2]
        .split(/(?=[.-])/)
        .map((part) =>
          part.startsWith('.') ? `point ${spellName(part.slice(1))}` : spellName(part),
        )
        .join(' ');
      return draftOf(found, 'url', `${spellName(found[1])} colon ${release}`);
    }
    const step =
      last === ' ' && workflow.test(lineBehind(text, at, 24)) ? match(action, text, at) : null;
    return step ? draftOf(step, 'url', spellName(step[0])) : undefined;
  }
  if (one === '.' && /[\w"-]/.test(last) && heading.test(lineAround(text, at, 100)))
    return draft(at + 1, 'symbol', 'dot');
  if (!pathSign.test(one) || !building.test(lineAround(text, at, 160))) return undefined;
  const extension = match(/\.[a-z]{1,5}(?!\w)/y, text, at)?.[0];
  if (extension) return draft(at + extension.length, 'url', spellName(extension));
  return draft(at + 1, 'symbol', { '.': 'dot', '/': 'slash', '*': 'star' }[one] ?? '');
}
