import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { audioEvent, serveModule } from './serve-module.ts';
import { type SayText, withSubstitute } from './voice.ts';

const second = Buffer.alloc(48_000);
let input: PassThrough;
let out: PassThrough;
let answered: string;

beforeEach(() => {
  input = new PassThrough();
  out = new PassThrough({ highWaterMark: 10_000_000 });
  answered = '';
  out.on('data', (bytes) => {
    answered += bytes.toString('latin1');
  });
});
afterEach(() => input.end());

const hear = (text: string) => vi.waitFor(() => expect(answered).toContain(text));
function serve(say: SayText): void {
  void serveModule(input, out, say);
}
function send(kind: string, text: string): void {
  input.write(`${kind}\n${text}\n.\n`);
}

test('sound is a line, with line feeds and escapes in it escaped', () => {
  const event = audioEvent(Uint8Array.of(1, 0x0a, 0x7d, 2));
  expect(event.toString('latin1')).toBe(
    '705-bits=16\n705-num_channels=1\n705-sample_rate=24000\n705-num_samples=2\n705-big_endian=0\n' +
      '705-AUDIO\0\u0001}*}]\u0002\n705 AUDIO\n',
  );
});

test('a message is begun, heard, marked and ended', async () => {
  serve(async function* () {
    yield second.subarray(0, 2400);
  });
  send('SPEAK', '<speak>Нэг.<mark name="a"/></speak>');
  await hear('702 END');
  const events = [...answered.matchAll(/^\d{3} [A-Z ]+$/gm)].map(([event]) => event);
  expect(events).toEqual([
    '202 OK RECEIVING MESSAGE',
    '200 OK SPEAKING',
    '701 BEGIN',
    '705 AUDIO',
    '700 INDEX MARK',
    '702 END',
  ]);
});

test('a stop ends a word in its middle, and the next message is spoken', async () => {
  const ended = vi.fn();
  serve(async function* (text, _manner, signal) {
    try {
      yield second.subarray(0, 2400);
      if (text.startsWith('Урт'))
        await new Promise((_, fail) => {
          signal.addEventListener('abort', () => fail(new Error('stopped')));
        });
    } finally {
      ended();
    }
  });
  send('SPEAK', 'Урт өгүүлбэр');
  await hear('705 AUDIO');
  input.write('STOP\n');
  await hear('703 STOP');
  expect(ended).toHaveBeenCalledOnce();
  send('CHAR', 'а');
  await hear('702 END');
});

test('a pause comes at the next mark', async () => {
  let go = () => {};
  serve(async function* () {
    await new Promise<void>((done) => {
      go = done;
    });
    yield second.subarray(0, 2400);
  });
  send('SPEAK', '<speak>Нэг.<mark name="a"/>Хоёр.</speak>');
  await hear('701 BEGIN');
  input.write('PAUSE\nLIST VOICES\n');
  await hear('200 OK VOICE LIST SENT');
  go();
  await hear('700-a\n700 INDEX MARK\n704 PAUSE');
});

test('if Duu does not answer, the embedded voice speaks', async () => {
  const heard: string[] = [];
  const say = withSubstitute(
    // biome-ignore lint/correctness/useYield: it fails before its first sound.
    async function* () {
      throw new Error('402');
    },
    async function* (text) {
      heard.push(text);
      yield second;
    },
  );
  serve(say);
  send('SPEAK', 'Сайн уу');
  await hear('702 END');
  expect(heard).toEqual(['Сайн уу']);
});

test('the server is told what this module can’t do', async () => {
  serve(async function* () {});
  input.write('AUDIO\naudio_output_method=alsa\n.\nNONSENSE\nQUIT\n');
  await hear('210 OK QUIT');
  expect(answered).toContain('303 ERROR INVALID PARAMETER OR VALUE\n300 ERR UNKNOWN COMMAND\n');
});
