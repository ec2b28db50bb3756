import type { KeyScope } from '@duu/contract/documents/api-key';
import { errorsEn } from '@duu/contract/errors/english';
import { fillLimit } from '@duu/contract/errors/fill-limit';
import { limits } from '@duu/contract/limits';
import { guessLanguage } from '@duu/speech/guess-language';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { readText } from '../../services/conversions/read-text.ts';
import { startConversion } from '../../services/conversions/start-conversion.ts';
import { ensureScope, type KeyedCaller } from '../../services/keys/keyed-caller.ts';
import { chooseSpeaker } from '../../services/speech-calls/choose-speaker.ts';
import { speakCall } from '../../services/speech-calls/speak-call.ts';
import { knownSpeakers } from '../../services/speech-calls/speakers-cache.ts';

/** Longer texts are put into the library, with a link: an assistant would have to carry megabytes otherwise. */
const inlineCharacters = 1000;

const text = z
  .string()
  .min(1)
  .max(limits.textCharacters)
  .describe('The text, Mongolian or English');
const voice = z
  .string()
  .optional()
  .describe('An id or name from list_voices; a fitting one if omitted');
const speed = z.number().min(0.5).max(2).optional().describe('1 is normal');

const said = (message: string): CallToolResult => ({ content: [{ type: 'text', text: message }] });

/** A failure of a tool is its answer, which the assistant can act on. */
async function toolResult(
  { log }: Deps,
  caller: KeyedCaller,
  scope: KeyScope | null,
  run: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    if (scope !== null) ensureScope(caller, scope);
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) log.error('call_failed', {}, error);
    const key = error instanceof ApiError ? error.key : 'server_error';
    const limit = error instanceof ApiError ? error.limit : undefined;
    return { ...said(`${fillLimit(errorsEn[key], limit)} (${key})`), isError: true };
  }
}

interface Spoken {
  readonly text: string;
  readonly voice?: string | undefined;
  readonly speed?: number | undefined;
}

async function speak(
  deps: Deps,
  caller: KeyedCaller,
  input: Spoken,
  left: AbortSignal,
): Promise<CallToolResult> {
  const wanted = { voice: input.voice ?? null, language: null };
  const speaker = chooseSpeaker(await knownSpeakers(deps), wanted, input.text);
  const name = speaker.name.en;
  if ([...input.text].length > inlineCharacters) return speakLong(deps, caller, input, speaker);
  const { characters, sound } = await speakCall(deps, caller, {
    text: input.text,
    speaker,
    speed: input.speed ?? 1,
    format: 'mp3',
    repetition: { key: null, isRetry: false, body: null },
  });
  const parts: Uint8Array[] = [];
  for await (const part of sound) {
    // Nobody hears the rest, which is not charged then.
    if (left.aborted) return said('The caller has left.');
    parts.push(part);
  }
  const data = Buffer.concat(parts).toString('base64');
  return {
    content: [
      { type: 'text', text: `${name} read it, for ${characters} characters.` },
      { type: 'audio', data, mimeType: 'audio/mpeg' },
    ],
  };
}

async function speakLong(
  deps: Deps,
  { uid, keyId }: KeyedCaller,
  input: Spoken,
  { id, language }: { readonly id: string; readonly language: 'mn' | 'en' },
): Promise<CallToolResult> {
  const { audioId, streamUrl } = await startConversion(
    deps,
    uid,
    {
      segments: input.text.split(/\n[^\S\n]*\n\s*/),
      speakerId: id,
      language,
      background: null,
      backgroundVolume: 'medium',
      speed: input.speed ?? 1,
      pitch: 'normal',
    },
    null,
    { keyId },
  );
  const page = `${deps.site()}/app/audio/${audioId}`;
  return {
    content: [
      { type: 'text', text: `It is in the library: ${page}. The link below plays it for minutes.` },
      {
        type: 'resource_link',
        uri: deps.site() + streamUrl,
        name: `${audioId}.mp3`,
        mimeType: 'audio/mpeg',
      },
    ],
  };
}

/** Says how a text will be read, and what of it is uncertain. */
async function preview(deps: Deps, { uid }: KeyedCaller, input: string): Promise<CallToolResult> {
  const language = guessLanguage(input);
  const [segment] = await readText(deps, uid, { language, segments: [input] });
  const uncertain = (segment?.tokens ?? [])
    .filter(({ certain }) => !certain)
    .map(({ start, end, spoken }) => `${input.slice(start, end)} → ${spoken}`);
  const check = uncertain.length === 0 ? '' : `\nUncertain:\n${uncertain.join('\n')}`;
  return said(`${segment?.spoken ?? ''}${check}`);
}

async function voices(deps: Deps): Promise<CallToolResult> {
  const lines = (await knownSpeakers(deps)).map(
    ({ id, name, language, gender, premium }) =>
      `${id}: ${name.en} (${name.mn}), ${language}, ${gender}${premium ? ', premium' : ''}`,
  );
  return said(lines.join('\n'));
}

/**
 * Returns a server with our tools for one request of a caller.
 * @param left aborts when the caller leaves
 */
export function mcpServer(deps: Deps, caller: KeyedCaller, left: AbortSignal): McpServer {
  const server = new McpServer({ name: 'duu', title: 'Duu', version: '1.0.0' });
  const result = (scope: KeyScope | null, run: () => Promise<CallToolResult>) =>
    toolResult(deps, caller, scope, run);
  server.registerTool(
    'speak',
    {
      title: 'Speak',
      description: 'Reads a Mongolian or English text aloud. Uses the account’s characters.',
      inputSchema: z.object({ text, voice, speed }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    (input) => result('speak', () => speak(deps, caller, input, left)),
  );
  server.registerTool(
    'read_preview',
    {
      title: 'Preview a reading',
      description: 'Says how numbers, dates and abbreviations of a text are read. Free.',
      inputSchema: z.object({ text }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input) => result('read', () => preview(deps, caller, input.text)),
  );
  server.registerTool(
    'list_voices',
    {
      title: 'List voices',
      description: 'Lists the voices with language and gender.',
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () => result(null, () => voices(deps)),
  );
  return server;
}
