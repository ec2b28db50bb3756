import {
  type DevicePart,
  type DeviceVoice,
  devicePieceBytes as pieceBytes,
} from '@duu/contract/calls/device-voices';
import { errorOf } from '../../../api/call.ts';
import { keptOf } from '../../../firebase/kept.ts';

const folder = '/kept/voices/';

interface Place {
  readonly uid: string;
  readonly speakerId: string;
  readonly voice: DeviceVoice;
}

/** Bytes `from` to `to` of a part, both included, and where they are kept: a broken connection repeats only the last. */
interface Piece {
  readonly part: DevicePart;
  readonly from: number;
  readonly to: number;
  readonly kept: string;
}

function piecesOf({ speakerId, voice }: Place): Piece[] {
  return voice.parts.flatMap(({ part, bytes }) =>
    Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, at) => ({
      part,
      from: at * pieceBytes,
      to: Math.min(bytes, (at + 1) * pieceBytes) - 1,
      kept: `${folder}${speakerId}/${voice.version}/${part}/${at}`,
    })),
  );
}

/** Whether all of a voice is kept on this device. */
export async function isVoiceKept(place: Place): Promise<boolean> {
  const store = await keptOf(place.uid);
  if (store === null) return false;
  const found = await Promise.all(piecesOf(place).map(({ kept }) => store.match(kept)));
  return found.every(Boolean);
}

/** Removes a speaker's voices from this device. */
export async function removeVoice(
  { uid, speakerId }: Pick<Place, 'uid' | 'speakerId'>,
  { except = '' }: { except?: string } = {},
): Promise<void> {
  const store = await keptOf(uid);
  for (const { url } of (await store?.keys()) ?? []) {
    const [speaker, version] = new URL(url).pathname.slice(folder.length).split('/');
    const isVoice = new URL(url).pathname.startsWith(folder) && speaker === speakerId;
    if (isVoice && version !== except) await store?.delete(url);
  }
}

async function fetchPiece(
  { part, from, to }: Piece,
  { address }: DeviceVoice,
  signal: AbortSignal,
): Promise<Blob> {
  const headers = { Range: `bytes=${from}-${to}` };
  const answer = await fetch(`${address}${part}`, { headers, signal });
  if (!answer.ok) throw await errorOf(answer);
  const piece = answer.status === 206 ? await answer.blob() : null;
  if (piece?.size !== to - from + 1) throw new Error(`The file answered ${answer.status}.`);
  return piece;
}

/**
 * Returns the parts of a voice, from this device or loaded now and kept.
 * @throws `fetch`'s error without a connection; ApiError if it was refused; the signal's reason
 */
export async function voiceParts(
  place: Place,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (loaded: number) => void },
): Promise<Record<DevicePart, ArrayBuffer>> {
  const store = await keptOf(place.uid);
  await removeVoice(place, { except: place.voice.version });
  const found: Record<DevicePart, Blob[]> = { durations: [], sound: [] };
  let loaded = 0;
  for (const piece of piecesOf(place)) {
    signal.throwIfAborted();
    const kept = await store?.match(piece.kept);
    const blob = kept ? await kept.blob() : await fetchPiece(piece, place.voice, signal);
    // A full device only means that it is loaded again next time.
    if (!kept) await store?.put(piece.kept, new Response(blob)).catch(() => undefined);
    found[piece.part].push(blob);
    loaded += blob.size;
    onBytes(loaded);
  }
  const [durations, sound] = await Promise.all([
    new Blob(found.durations).arrayBuffer(),
    new Blob(found.sound).arrayBuffer(),
  ]);
  return { durations, sound };
}
