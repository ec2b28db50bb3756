import type { BrowserContext, Page } from '@playwright/test';

/** A document that Firestore sent to one listener, which is charged as a read. */
export interface Read {
  /** The document's path without the names of the owner and of itself: `users/audios`. */
  readonly kind: string;
  readonly path: string;
}

/** A count by the server, which is charged as one read for each thousand documents. */
const aCount: Read = { kind: 'a count', path: '' };

/** Keeps the answers of Firestore's channels in the page, for `readsOf`. */
export async function recordChannels(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: { text: string }[] = [];
    const counts: string[] = [];
    Object.assign(window, { heardChannels: heard, askedCounts: counts });
    const isChannel = (url: string) => url.includes('Firestore/Listen/channel');
    const fetchBefore = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await fetchBefore(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes(':runAggregationQuery')) counts.push(url);
      if (isChannel(url) && answer.body) {
        const one = { text: '' };
        heard.push(one);
        const [forPage, forUs] = answer.body.tee();
        void forUs.pipeThrough(new TextDecoderStream()).pipeTo(
          new WritableStream({
            write: (chunk) => {
              one.text += chunk;
            },
          }),
        );
        return new Response(forPage, answer);
      }
      return answer;
    };
    const openBefore = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function open(
      this: XMLHttpRequest,
      method: string,
      url: string | URL,
      ...rest: unknown[]
    ) {
      if (isChannel(String(url))) {
        const one = { text: '' };
        heard.push(one);
        this.addEventListener('readystatechange', () => {
          if (this.readyState >= 3 && this.responseType !== 'json') one.text = this.responseText;
        });
      }
      return Reflect.apply(openBefore, this, [method, url, ...rest]);
    } as typeof openBefore;
  });
}

/** Returns the end of the JSON object at `from`, or −1 if it is incomplete. */
function objectEnd(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

interface DocumentChange {
  readonly document: { readonly name: string };
  readonly targetIds?: readonly number[];
}

function readsIn(text: string): Read[] {
  const reads: Read[] = [];
  for (const { index } of text.matchAll(/"documentChange"\s*:\s*(?=\{)/g)) {
    const from = text.indexOf('{', index);
    const end = objectEnd(text, from);
    if (end < 0) continue;
    const { document, targetIds = [] }: DocumentChange = JSON.parse(text.slice(from, end));
    const path = document.name.replace(/^.*\/documents\//, '');
    const kind = path
      .split('/')
      .filter((_, at) => at % 2 === 0)
      .join('/');
    for (let i = 0; i < Math.max(1, targetIds.length); i++) reads.push({ kind, path });
  }
  return reads;
}

/** Returns every read since the page was loaded. */
export async function readsOf(page: Page): Promise<Read[]> {
  const { texts, counts } = await page.evaluate(() => {
    const heard = window as unknown as { heardChannels: { text: string }[]; askedCounts: string[] };
    return { texts: heard.heardChannels.map(({ text }) => text), counts: heard.askedCounts };
  });
  return [...texts.flatMap(readsIn), ...counts.map(() => aCount)];
}

/** `3 users/collections, 30 users/audios` */
export function sumUp(reads: readonly Read[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of reads) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}
