import { createEspeak } from '../src/engines/espeak/espeak.ts';
import { guessLanguage } from '../src/guess-language.ts';
import { SpeechError } from '../src/speech-error.ts';
import { helpText, readArguments, UsageError } from './arguments.ts';
import { readText } from './read-text.ts';
import { chooseSpeaker, speakerList } from './speakers.ts';
import { writeSpeech } from './write-speech.ts';

// `npm run speak`: text to a sound file without a server. Exit codes: 0 done, 1 it failed, 2 it was asked wrongly.

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(helpText);
    return;
  }
  if (options.speaker === 'list') {
    process.stdout.write(speakerList());
    return;
  }
  const text = await readText(options.text);
  const language = options.lang ?? guessLanguage(text);
  const speaker = chooseSpeaker(options.speaker, language);
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('interrupted')));
  const espeak = createEspeak();
  const result = await writeSpeech(
    {
      segments: [text],
      language,
      speaker,
      background: options.background,
      backgroundVolume: options.volume,
      speed: options.speed,
      pitch: options.pitch,
      ...(options.title ? { title: options.title } : {}),
      signal: interrupted.signal,
    },
    { engines: { espeak } },
    options,
  );
  const seconds = (result.durationMs / 1000).toFixed(1);
  process.stderr.write(`${options.out}: ${seconds} s, spoken by ${speaker.name}.\n`);
}

const sentences: Readonly<Record<string, string>> = {
  segment_invalid: 'There is nothing in this text that can be spoken.',
  normalize_failed: 'The text could not be read.',
  tts_request_failed: 'The speech engine failed.',
  payload_process_failed: 'The sound could not be made.',
  unsupported_language: 'This speaker does not speak this language.',
};

function explain(error: unknown): string {
  if (error instanceof SpeechError) return sentences[error.key] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
