// The time from the press on Convert to sound, in Chromium, Firefox and WebKitGTK on the same machine:
//   npm run suite -- node bench/engines.ts [--runs 10] [--before ADDRESS]
// Sound is heard when the first sample that is not silence reaches the sound device: how much later the element's own time
// runs differs by engine (WebKitGTK 2.50: 60 ms, Firefox 140: 10).
// The engines take turns, so that a busy machine slows all of them. Prints the medians, with what passes before the sound
// arrives; exits with 1 if a goal is missed. Needs a suite with the demo users. --before is the address of an earlier
// product's suite (`echo $DUU_BASE_URL` there): Chromium takes turns with itself there too.
import { parseArgs } from 'node:util';
import {
  arriveAt,
  fill,
  find,
  press,
  signIn,
  waitFor,
} from '../tests/pages/support/engines/actions.ts';
import type { Engine } from '../tests/pages/support/engines/engine.ts';
import { startSoundSink } from '../tests/pages/support/engines/processes.ts';
import { launchChromium, launchFirefox } from '../tests/pages/support/engines/puppeteer-engine.ts';
import { launchWebKit } from '../tests/pages/support/engines/webkit-engine.ts';
import { textsIn } from '../tests/pages/support/texts.ts';
import { baseUrl, until } from '../tests/support/suite.ts';
import { findChromium } from '../tools/chromium.ts';
import { installedEngines } from '../tools/engines.ts';
import { median } from './median.ts';
import { newText } from './new-text.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { listenToSink } from './sound-onset.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, before: { type: 'string' } },
});
const runs = Number(values.runs);
const characters = 400;
/** How long a step may take on a busy machine: the medians show it. */
const patienceMs = 240_000;
const t = textsIn('en');

/** What passes between the press and sound, in order. */
const steps = {
  asked: 'the page asks the API to convert',
  answered: 'the API has answered with the stream’s address',
  requested: 'the page asks for the stream',
  arrived: 'the first bytes of the stream have arrived',
  opened: 'the element is ready to be fed',
  fed: 'the element has been given the first bytes',
  known: 'the element knows what they are',
  ready: 'the element could play',
  playing: 'the element says that it plays',
  heard: 'the sound device is given sound',
} as const;
/** When each happened, in ms after the press. */
type Times = Record<keyof typeof steps, number>;
const stepNames = Object.keys(steps) as (keyof Times)[];

/** Runs in the page. Notes the first press, and when the stream arrives, and the audio is fed, gets ready and plays. */
function watchSound(): void {
  const marks: Record<string, number> = {};
  Object.assign(window, { marks });
  const note = (what: string) => {
    if (marks.pressed || what === 'pressed') marks[what] ??= performance.now();
  };
  addEventListener('click', () => note('pressed'), { capture: true, once: true });
  // The browser's own record of a request comes with its end, when there has long been sound.
  const { fetch: ask } = window;
  window.fetch = async (input, init) => {
    const isStream = /\/stream\?token/.test(input instanceof Request ? input.url : String(input));
    if (isStream) note('requested');
    const answer = await ask(input, init);
    const reader = isStream ? answer.body?.getReader() : undefined;
    if (!reader) return answer;
    const read = reader.read.bind(reader);
    Object.assign(reader, { read: () => read().finally(() => note('arrived')) });
    Object.assign(answer.body ?? {}, { getReader: () => reader });
    return answer;
  };
  const { createObjectURL } = URL;
  URL.createObjectURL = (source) => {
    if ('addSourceBuffer' in source) source.addEventListener('sourceopen', () => note('opened'));
    return createObjectURL(source);
  };
  const append = SourceBuffer.prototype.appendBuffer;
  SourceBuffer.prototype.appendBuffer = function (data) {
    append.call(this, data);
    note('fed');
  };
  const events = { loadedmetadata: 'known', canplay: 'ready', playing: 'playing' };
  for (const [event, step] of Object.entries(events))
    document.querySelector('audio')?.addEventListener(event, () => note(step));
}

/** Runs in the page. Returns what was noted, for sound that was heard at this time (ms since 1970). */
function timesOf(heardAt: number): Times {
  const { marks } = window as unknown as { marks: Record<string, number> };
  const { pressed = 0 } = marks;
  const call = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\/api\/v1\/synthesize/.test(name) && startTime >= pressed)
    .at(0) as PerformanceResourceTiming | undefined;
  // The source may have been opened before the press.
  const after = (time = pressed) => time - pressed;
  return {
    asked: after(call?.startTime),
    answered: after(call?.responseEnd),
    requested: after(marks.requested),
    arrived: after(marks.arrived),
    opened: after(marks.opened),
    fed: after(marks.fed),
    known: after(marks.known),
    ready: after(marks.ready),
    playing: after(marks.playing),
    heard: after(heardAt - performance.timeOrigin),
  };
}

interface Subject {
  readonly name: string;
  readonly engine: Engine;
  /** Of the product. */
  readonly address: string;
}

async function measure({ engine, address }: Subject): Promise<Times> {
  await engine.goto(new URL('/en/app/text2speech', address).href);
  await arriveAt(engine, /^\/app\/text2speech$/);
  await find(engine, { css: 'textarea' }, patienceMs);
  await engine.evaluate(fill, newText(characters));
  await waitFor(
    engine,
    'the text',
    (wanted: number) => document.querySelector('textarea')?.value.length === wanted,
    characters,
  );
  // Requests of the page while the text is typed must not be measured.
  await new Promise((done) => setTimeout(done, 2500));
  await engine.evaluate(watchSound);
  onset.reset();
  await press(engine, { role: 'button', name: t('editor.convert') });
  const heardAt = await until(`${engine.name}: sound`, async () => onset.heardAt(), patienceMs);
  const times = await engine.evaluate(timesOf, heardAt);
  // Neither the conversion nor the page, which plays on, must take time from the next engine.
  await find(engine, { role: 'button', name: /^Download/ }, patienceMs);
  await engine.goto('about:blank');
  return times;
}

const { firefox, webkitDriver, miniBrowser, screen, sound, recorder } = installedEngines();
const size = { width: 1280, height: 900 };
const sink = await startSoundSink(sound);
const onset = listenToSink(recorder, sink.env);
const chromium = { program: await findChromium(), env: sink.env, ...size };
const webkit = { driver: webkitDriver, miniBrowser, xvfb: screen, env: sink.env, ...size };
const subjects: Subject[] = [
  await launchChromium(chromium),
  await launchFirefox({ program: firefox, env: sink.env, ...size }),
  await launchWebKit(webkit),
].map((engine) => ({ name: engine.name, engine, address: baseUrl() }));
const before = 'chromium before';
if (values.before)
  subjects.push({
    name: before,
    engine: await launchChromium(chromium),
    address: values.before,
  });
try {
  for (const subject of subjects) {
    await signIn(subject.engine, 'pro@demo.duu', subject.address);
    // The first conversion warms up engine and page.
    await measure(subject);
  }
  const all = new Map(subjects.map(({ name }) => [name, [] as Times[]]));
  for (let run = 0; run < runs; run++)
    for (const subject of subjects) {
      const times = await measure(subject);
      all.get(subject.name)?.push(times);
      console.log(`${subject.name}: sound after ${Math.round(times.heard)} ms`);
    }
  heading(`From the press to sound, ms: medians of ${runs}, ${characters} characters`);
  row('', ...stepNames);
  const heard = new Map<string, number>();
  for (const [name, times] of all) {
    const of = (what: keyof Times) => median(times.map((one) => one[what]));
    heard.set(name, of('heard'));
    row(name, ...stepNames.map((step) => ms(of(step))));
  }
  const share = (name: string, of: string) => (heard.get(name) ?? 0) / (heard.get(of) ?? 0);
  for (const name of ['firefox', 'webkit'])
    goal({ what: `${name} against Chromium`, value: share(name, 'chromium'), max: 1.2 });
  if (values.before)
    goal({ what: 'Chromium against before', value: share('chromium', before), max: 0.8 });
} finally {
  for (const { engine } of subjects) await engine.close();
  await onset.stop();
  await sink.stop();
}
process.exit(printMissedGoals());
