import { createHash } from 'node:crypto';
import type { OutputOf } from '@duu/contract/calls/call';
import { apiBase, type Calls } from '@duu/contract/calls/calls';
import { type DevicePart, deviceParts } from '@duu/contract/calls/device-voices';
import type { Speaker } from '@duu/contract/documents/speaker';
import { id } from '@duu/contract/id';
import { manifestName } from '@duu/speech/voices/installed';
import { parseVoiceName, type Voice, voice } from '@duu/speech/voices/natural-voice';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { cachedDictionary, respellingsOf } from '../dictionary/dictionary.ts';
import { readTicket, signTicket } from '../signed-token.ts';
import { acceptText } from './accept-text.ts';

/** Access to the parts of a voice's model, until a time. */
const ticket = z.object({ uid: id, voiceId: z.string(), until: z.int() });

/** A voice of Piper in two parts: eSpeak reads for it on the server, and its model is small enough for a browser. */
interface DeviceReady {
  readonly voiceId: string;
  readonly number: number;
  readonly voice: Voice;
  readonly files: Readonly<Record<DevicePart, string>>;
  readonly tokens: string;
  readonly manifest: Uint8Array;
}

async function publishedSpeaker({ documents }: Deps, speakerId: string): Promise<Speaker> {
  const speaker = (await documents.speaker(speakerId).get()).data();
  if (!speaker?.published) throw new ApiError('speaker_not_found');
  return speaker;
}

async function deviceReady(deps: Deps, speaker: Speaker): Promise<DeviceReady | null> {
  const name = speaker.engine === 'onnx' ? parseVoiceName(speaker.voice) : undefined;
  const manifest = name && (await deps.voiceFiles.bytes(`${name.id}/${manifestName}`));
  if (!name || !manifest) return null;
  const read = voice.safeParse(JSON.parse(Buffer.from(manifest).toString()));
  if (!read.success) return null;
  const { format, files } = read.data;
  const language = read.data.styles?.[name.speaker]?.language ?? read.data.language;
  const { model, sound, tokens } = files;
  if (format !== 'vits' || language !== speaker.language || !sound || !tokens) return null;
  const pathOf = (file: string) => `${name.id}/${file}`;
  return {
    voiceId: name.id,
    number: name.speaker,
    voice: read.data,
    files: { durations: pathOf(model), sound: pathOf(sound) },
    tokens: pathOf(tokens),
    manifest,
  };
}

type DeviceVoice = OutputOf<Calls['getDeviceVoice']>['voice'];

/**
 * Returns what a browser needs to run a speaker's voice; null if it runs on the server only.
 * @throws ApiError `speaker_not_found`
 */
export async function deviceVoice(
  deps: Deps,
  uid: string,
  speakerId: string,
): Promise<DeviceVoice> {
  const speaker = await publishedSpeaker(deps, speakerId);
  const ready = await deviceReady(deps, speaker);
  if (!ready) return null;
  const { voiceId, number, files, manifest } = ready;
  const parts = await Promise.all(
    deviceParts.map(async (part) => ({ part, bytes: await deps.voiceFiles.size(files[part]) })),
  );
  const whole = parts.flatMap(({ part, bytes }) => (bytes ? { part, bytes } : []));
  if (whole.length < parts.length) return null;
  const version = createHash('sha256').update(manifest).update(JSON.stringify(whole));
  const { sampleRate, noise = [0.667, 0.8] } = ready.voice;
  const token = signTicket('device-voice', { uid, voiceId }, deps.streamKey(), deps.now());
  return {
    ...{ sampleRate, noise, number },
    version: version.digest('base64url').slice(0, 16),
    parts: whole,
    gainDb: speaker.gainDb,
    address: `${apiBase}/speakers/${speakerId}/device-voice/file?token=${token}&part=`,
  };
}

/** @throws ApiError `audio.link_expired` if the token is old or forged */
export function readDeviceTicket(token: string, key: string, now: Date) {
  return readTicket('device-voice', ticket, token, { key, now, isFor: () => true });
}

/**
 * Returns the path of a part of a speaker's model, below the voices.
 * @throws ApiError `speaker_not_found`, also if the speaker has another voice than the ticket was for
 */
export async function devicePartPath(
  deps: Deps,
  { speakerId, voiceId, part }: { speakerId: string; voiceId: string; part: string },
): Promise<string> {
  const ready = await deviceReady(deps, await publishedSpeaker(deps, speakerId));
  const known = deviceParts.find((one) => one === part);
  if (!known || ready?.voiceId !== voiceId) throw new ApiError('speaker_not_found');
  return ready.files[known];
}

/**
 * Reads a few sentences for a model in the browser.
 * @throws ApiError `speaker_not_found`, `normalize_failed`, `request.too_many`, and those of `acceptText`
 */
export async function readForDevice(
  deps: Deps,
  uid: string,
  speakerId: string,
  text: string,
): Promise<OutputOf<Calls['readForDevice']>> {
  const speaker = await publishedSpeaker(deps, speakerId);
  const ready = await deviceReady(deps, speaker);
  const tokens = ready && (await deps.voiceFiles.bytes(ready.tokens));
  if (!tokens) throw new ApiError('speaker_not_found');
  const segments = acceptText([text]);
  const { language } = speaker;
  const [normalizer, entries] = await Promise.all([deps.normalizer(), cachedDictionary(deps, uid)]);
  const dictionary = respellingsOf(entries, language);
  const pieces = await normalizer.run(uid, 'deviceText', {
    ...{ segments, options: { language, dictionary } },
    tokens: Buffer.from(tokens).toString(),
    espeakVoice: ready.voice.lang ?? 'en-us',
  });
  return { pieces };
}
