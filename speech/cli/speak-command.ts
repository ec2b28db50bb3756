import { wrongMarkIn } from '@duu/contract/marks';
import { createEspeak } from '../src/engines/espeak/espeak.ts';
import { createOnnx } from '../src/engines/onnx/onnx.ts';
import { VoiceError } from '../src/engines/onnx/voice-process.ts';
import { guessLanguage } from '../src/guess-language.ts';
import { SpeechError } from '../src/speech-error.ts';
import { installedVoice, voicesFolder } from '../src/voices/installed.ts';
import { helpText, readArguments, UsageError } from './arguments.ts';
import { readText } from './read-text.ts';
import { chooseSpeaker, namedVoices, speakerList } from './speakers.ts';
import type { Terminal } from './terminal.ts';
import { writeSpeech } from './write-speech.ts';

/** Speaks as the arguments ask. `begin` is called when it begins to speak, and gives what can stop it. */
async function speakAsAsked(
  args: string[],
  terminal: Terminal,
  begin: () => AbortSignal,
): Promise<void> {
  const options = readArguments(args);
  if (options === 'help') {
    terminal.out(helpText);
    return;
  }
  if (options.speaker === 'list') {
    terminal.out(speakerList());
    return;
  }
  const text = await readText(options.text, terminal.input);
  if (wrongMarkIn([text]) !== null)
    throw new UsageError(
      'A mark can not be read: write [pause 1s] or, at the start of a line, [voice ID].',
    );
  const guessed = options.lang ?? guessLanguage(text);
  const chosen = chooseSpeaker(options.speaker, guessed);
  const language = options.lang ?? chosen.language ?? guessed;
  const { speaker } = chosen;
  const espeak = createEspeak();
  const onnx = createOnnx({ find: async (id) => installedVoice(voicesFolder(), id) });
  const request = {
    segments: [text],
    language,
    speaker,
    voices: namedVoices(text, speaker, language),
    background: options.background,
    backgroundVolume: options.volume,
    speed: options.speed,
    pitch: options.pitch,
    pauses: options.pauses,
    ...(options.title ? { title: options.title } : {}),
    signal: begin(),
  };
  const deps = { engines: { espeak, onnx } };
  const result = await writeSpeech(request, deps, options).finally(() => {
    onnx.close();
    return espeak.close();
  });
  const seconds = (result.durationMs / 1000).toFixed(1);
  terminal.err(`${options.out}: ${seconds} s, spoken by ${speaker.name}.\n`);
}

const sentences: Readonly<Record<string, string>> = {
  segment_invalid: 'There is nothing in this text that can be spoken.',
  normalize_failed: 'The text could not be read.',
  tts_request_failed: 'The speech engine failed.',
  payload_process_failed: 'The sound could not be made.',
  unsupported_language: 'This speaker does not speak this language.',
};

function explain(error: unknown): string {
  if (error instanceof VoiceError) return error.sentence;
  if (error instanceof SpeechError) return sentences[error.key] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** Runs `npm run speak` with these arguments. Returns its exit code. */
export async function runSpeak(
  args: string[],
  terminal: Terminal,
  begin: () => AbortSignal,
): Promise<number> {
  try {
    await speakAsAsked(args, terminal, begin);
    return 0;
  } catch (error) {
    terminal.err(`${explain(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
