import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Language, language } from '@duu/contract/language';
import { VoiceError } from '../../src/engines/onnx/voice-process.ts';
import { installedVoice, installedVoices, voicesFolder } from '../../src/voices/installed.ts';
import { type InstalledVoice, voiceId } from '../../src/voices/natural-voice.ts';
import { parseOptions, UsageError } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';
import { addVoice, type VoiceFacts } from './add-voice.ts';
import { ask } from './ask.ts';
import { fetchVoice } from './fetch-voice.ts';
import { type KnownVoice, knownVoices } from './known-voices.ts';
import { type ModelCard, readModelCard } from './model-card.ts';
import { type Trial, tryVoice } from './try-voice.ts';
import { VoiceRefusal } from './voice-refusal.ts';
import { hostOf, type VoiceSource } from './voice-source.ts';

const help = `Natural voices: open neural models that run on this machine.

  npm run voices -- list                  those that are here, and those that can be added
  npm run voices -- add NAME              downloads a voice of the list
  npm run voices -- add FOLDER|URL --id ID --lang mn|en
                                          adds a model in the format of MMS, Piper, Coqui, Kokoro or Matcha
  npm run voices -- try ID                speaks with it and prints its speed
  npm run voices -- remove ID

  --id ID            name of the voice: small letters, digits, hyphens
  --lang mn|en       its language
  --name TEXT        its name as a speaker; the id where missing
  --gender G         female or male, where no model card says it
  --licence TEXT     its licence
  --commercial yes|no  whether the licence allows commercial use
  --sha256 HEX       checksum of the file at URL

Voices are kept in .local/voices, or in the folder that DUU_VOICES names.
`;

const options = {
  id: { type: 'string' },
  lang: { type: 'string' },
  name: { type: 'string' },
  gender: { type: 'string' },
  licence: { type: 'string' },
  commercial: { type: 'string' },
  sha256: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseOptions<typeof options>>['values'];

const commercialUse = {
  true: 'commercial use: yes',
  false: 'commercial use: no',
  null: 'commercial use: unknown',
};
const useOf = (commercial: boolean | null) => commercialUse[`${commercial}`];
const megabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

function list(terminal: Terminal): void {
  const installed = installedVoices(voicesFolder());
  const row = (id: string, lang: Language, size: string, rest: readonly string[]) =>
    `  ${id.padEnd(18)}${lang}  ${size.padStart(8)}  ${rest.filter(Boolean).join('; ')}\n`;
  const here = installed.map(({ id, voice }) => {
    const speakers = voice.speakers > 1 ? `${voice.speakers} speakers` : '';
    const facts = [
      voice.licence || 'licence unknown',
      useOf(voice.commercial),
      speakers,
      voice.source,
    ];
    return row(id, voice.language, megabytes(voice.bytes), facts);
  });
  const known = knownVoices
    .filter((one) => !installed.some(({ id }) => id === one.id))
    .map((one) =>
      row(one.id, one.language, `${one.sources[0]?.megabytes ?? 0} MB`, [
        one.about,
        one.licence,
        useOf(one.commercial),
        one.tunedFrom ? `tuned from ${one.tunedFrom}` : '',
        one.sources.map(hostOf).join(', else '),
      ]),
    );
  terminal.out(`On this machine:\n${here.join('') || '  none\n'}`);
  if (known.length > 0)
    terminal.out(`\nCan be added with npm run voices -- add NAME:\n${known.join('')}`);
}

function idOf(value: string | undefined): string {
  if (value === undefined)
    throw new UsageError('Say how the voice shall be called with --id ID. (--help tells more.)');
  if (!voiceId.safeParse(value).success)
    throw new UsageError(`--id has small letters, digits and hyphens; not "${value}".`);
  return value;
}

function chosen<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new UsageError(`--${name} is one of ${allowed.join(', ')}; not "${value}".`);
  return found;
}

const genders = ['female', 'male'] as const;

/** What is said by options counts first, then the list, then the model card. What nobody says stays unknown. */
function factsOf(
  values: Values,
  id: string,
  { known, card, source }: { known: KnownVoice | undefined; card: ModelCard; source: string },
): VoiceFacts {
  const lang = values.lang ?? known?.language;
  if (lang === undefined) throw new UsageError('Say its language with --lang mn or --lang en.');
  const name = values.name
    ? { mn: values.name, en: values.name }
    : (known?.name ?? { mn: id, en: id });
  const commercial =
    values.commercial && chosen('commercial', values.commercial, ['yes', 'no']) === 'yes';
  const tunedFrom = known?.tunedFrom ?? card.tunedFrom;
  // What a voice was tuned from may forbid what its own licence allows.
  const byCard = tunedFrom && card.commercial ? null : (card.commercial ?? null);
  return {
    language: chosen('lang', lang, language.options),
    name,
    gender: values.gender
      ? chosen('gender', values.gender, genders)
      : (known?.gender ?? card.gender ?? null),
    licence: values.licence ?? known?.licence ?? card.licence ?? '',
    commercial: values.commercial ? Boolean(commercial) : (known?.commercial ?? byCard),
    source,
    ...(tunedFrom ? { tunedFrom } : {}),
  };
}

async function add(what: string | undefined, values: Values, terminal: Terminal): Promise<void> {
  if (what === undefined)
    throw new UsageError('Say what to add: a name of the list, a folder or an address.');
  const known = knownVoices.find((one) => one.id === what);
  const isUrl = /^https?:\/\//.test(what);
  if (!known && !isUrl && !existsSync(what))
    throw new UsageError(`"${what}" is neither a voice of the list nor a folder nor an address.`);
  const id = idOf(values.id ?? known?.id);
  const source = isUrl ? what : resolve(what);
  // Wrong options are refused before anything is downloaded.
  factsOf(values, id, { known, card: {}, source });
  const voices = voicesFolder();
  if (existsSync(join(voices, id)))
    throw new UsageError(
      `There is a voice "${id}" already: remove it first, or choose another --id.`,
    );
  const say = (line: string) => terminal.err(`${line}\n`);
  const downloads = join(voices, `.download-${id}`);
  const sources = known?.sources ?? (isUrl ? [sourceOf(what, values.sha256)] : []);
  const fetched = sources.length > 0 ? await fetchVoice(sources, downloads, say) : undefined;
  const folder = fetched?.folder ?? what;
  const facts = await completed(
    factsOf(values, id, {
      known,
      card: await readModelCard(folder),
      source: fetched?.source.files[0]?.url ?? source,
    }),
    terminal,
  );
  const { added, trial } = await addVoice(folder, { voices, id, facts, say });
  await rm(downloads, { recursive: true, force: true });
  say(describe(added, trial));
  for (const line of terms(added.voice)) say(line);
  say(`Hear it: npm run speak -- --speaker ${id} --out ${id}.mp3 "…"`);
}

/** Asks for what neither options nor the model card say, if somebody can answer. */
async function completed(facts: VoiceFacts, terminal: Terminal): Promise<VoiceFacts> {
  if (facts.gender !== null || !terminal.input.isTTY) return facts;
  const answer = await ask(terminal, 'Is it the voice of a woman or of a man? (female, male) ');
  return { ...facts, gender: genders.find((one) => one.startsWith(answer.toLowerCase())) ?? null };
}

/** What somebody who publishes the voice has to know. */
function terms({ licence, commercial, gender, tunedFrom }: InstalledVoice['voice']): string[] {
  return [
    ...(gender === null
      ? [
          'Nothing says whether it is a woman’s or a man’s voice: say it with --gender when you add it.',
        ]
      : []),
    ...(licence === '' ? ['Its licence is unknown: say it with --licence.'] : []),
    ...(tunedFrom ? [`It was tuned from ${tunedFrom}, whose licence counts too.`] : []),
    ...(commercial === false
      ? [`Its licence (${tunedFrom ?? licence}) does not allow commercial use.`]
      : []),
  ];
}

/** A Piper model has its configuration beside it; other models their tokens. */
function sourceOf(url: string, sha256: string | undefined): VoiceSource {
  const file = { url, ...(sha256 ? { sha256 } : {}) };
  if (!url.endsWith('.onnx')) return { megabytes: 0, files: [file] };
  const isPiper = /\/\w+_\w+-[\w-]+\.onnx$/.test(url);
  const beside = isPiper ? `${url}.json` : new URL('tokens.txt', url).href;
  return { megabytes: 0, files: [file, { url: beside }] };
}

function describe({ id, voice }: InstalledVoice, trial: Trial): string {
  const factor = trial.realTimeFactor.toFixed(3);
  return `${id}: ${voice.format}, ${voice.sampleRate} Hz, ${voice.speakers} speakers, ${megabytes(voice.bytes)}, real-time factor ${factor}, gain ${trial.gainDb} dB.`;
}

function present(id: string | undefined): InstalledVoice {
  const found = id && installedVoice(voicesFolder(), id);
  if (!found)
    throw new UsageError(
      `There is no voice "${id ?? ''}" here: npm run voices -- list shows those that are.`,
    );
  return found;
}

async function run(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const [command, what, ...more] = positionals;
  if (values.help || command === undefined) return terminal.out(help);
  if (more.length > 0) throw new UsageError('There is more than one name. (--help tells more.)');
  if (command === 'list') list(terminal);
  else if (command === 'add') await add(what, values, terminal);
  else if (command === 'try') {
    const found = present(what);
    terminal.out(`${describe(found, await tryVoice(found))}\n`);
  } else if (command === 'remove') {
    const found = present(what);
    await rm(found.folder, { recursive: true });
    terminal.err(`${found.id} was removed.\n`);
  } else throw new UsageError(`Unknown command "${command}". (--help tells more.)`);
}

/** Runs `npm run voices` with these arguments. Returns its exit code. */
export async function runVoices(args: string[], terminal: Terminal): Promise<number> {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) terminal.err(`${error.message}\n`);
    else if (error instanceof VoiceRefusal) terminal.err(`${error.message}\n`);
    else if (error instanceof VoiceError) terminal.err(`${error.sentence}\n`);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}
