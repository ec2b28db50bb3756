import { limits } from '@duu/contract/limits';

/** Profile pictures from sign-in providers. */
export interface ProviderPictures {
  /** The picture at the address in a user's token; null if it is missing or not accepted. Never throws. */
  fetch(address: string): Promise<Uint8Array | null>;
}

/** Picture servers of Google and Facebook. Users can put any address into their profile. */
const hosts = [
  /^lh[3-6]\.googleusercontent\.com$/,
  /^graph\.facebook\.com$/,
  /^platform-lookaside\.fbsbx\.com$/,
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.fbcdn\.net$/,
];
const maxRedirects = 2;

function knownAddress(address: string, base?: string): URL | null {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  return hosts.some((host) => host.test(url.hostname)) ? url : null;
}

/** Google serves the size and format that the address ends with. */
function inOurSize(url: URL): URL {
  if (!url.hostname.endsWith('.googleusercontent.com')) return url;
  return new URL(url.href.replace(/=s\d+(-[a-z]+)*$/, `=s${limits.photo.side}-c-rj`));
}

async function bytesOf(answer: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limits.providerPhoto.bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(
  url: URL,
  signal: AbortSignal,
  fetched: typeof fetch,
): Promise<Uint8Array | null> {
  let at: URL | null = url;
  for (let hop = 0; at !== null && hop <= maxRedirects; hop++) {
    const answer: Response = await fetched(at, { redirect: 'manual', signal });
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location !== null) {
      at = knownAddress(location, at.href);
      continue;
    }
    const isImage = answer.headers.get('content-type')?.startsWith('image/') ?? false;
    return answer.ok && isImage ? bytesOf(answer) : null;
  }
  return null;
}

export function createProviderPictures(fetched: typeof fetch = fetch): ProviderPictures {
  return {
    async fetch(address) {
      const url = knownAddress(address);
      if (url === null) return null;
      try {
        return await follow(inOurSize(url), AbortSignal.timeout(limits.providerPhoto.ms), fetched);
      } catch {
        return null;
      }
    },
  };
}
