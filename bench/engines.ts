// The time from the press on Convert to sound, in Chromium, Firefox and WebKitGTK on the same machine:
//   npm run suite -- node bench/engines.ts [--runs 10]
// The engines take turns, so that a busy machine slows all of them. Prints the medians, with what passes before the sound
// arrives; exits with 1 if a goal is missed. Needs a suite with the demo users.
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
import { baseUrl } from '../tests/support/suite.ts';
import { findChromium } from '../tools/chromium.ts';
import { installedEngines } from '../tools/engines.ts';
import { median } from './median.ts';
import { newText } from './new-text.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const runs = Number(values.runs);
const characters = 400;
const t = textsIn('en');
const at = (path: string) => new URL(path, baseUrl()).href;

/** What passes between the press and sound, in order. */
const steps = {
  asked: 'the page asks the API to convert',
  answered: 'the API has answered with the stream’s address',
  requested: 'the page asks for the stream',
  arrived: 'the first bytes of the stream have arrived',
  fed: 'the element has been given the first bytes',
  known: 'the element knows what they are',
  ready: 'the element could play',
  playing: 'the element says that it plays',
  heard: 'its time runs',
} as const;
/** When each happened, in ms after the press. */
type Times = Record<keyof typeof steps, number>;
const stepNames = Object.keys(steps) as (keyof Times)[];

/** Runs in the page. Notes the first press, and when the audio is fed, gets ready and begins to run. */
function watchSound(): void {
  const marks: Record<string, number> = {};
  Object.assign(window, { marks });
  const note = (what: string) => {
    if (marks.pressed || what === 'pressed') marks[what] ??= performance.now();
  };
  addEventListener('click', () => note('pressed'), { capture: true, once: true });
  const append = SourceBuffer.prototype.appendBuffer;
  SourceBuffer.prototype.appendBuffer = function (data) {
    append.call(this, data);
    note('fed');
  };
  const events = { loadedmetadata: 'known', canplay: 'ready', playing: 'playing' };
  for (const [event, step] of Object.entries(events))
    document.querySelector('audio')?.addEventListener(event, () => note(step));
  const look = () => {
    const audio = document.querySelector('audio');
    if (marks.pressed && audio && !audio.paused && audio.currentTime > 0) note('heard');
    else setTimeout(look, 5);
  };
  look();
}

/** Runs in the page. Returns what was noted once there was sound. */
function timesOf(): Times | null {
  const { marks } = window as unknown as { marks: Record<string, number> };
  const { pressed = 0, heard } = marks;
  if (!heard) return null;
  const of = (part: RegExp) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => part.test(name) && startTime >= pressed)
      .at(0) as PerformanceResourceTiming | undefined;
  const [call, stream] = [of(/\/api\/v1\/synthesize/), of(/\/stream\?token/)];
  const after = (time = Number.NaN) => time - pressed;
  return {
    asked: after(call?.startTime),
    answered: after(call?.responseEnd),
    requested: after(stream?.startTime),
    arrived: after(stream?.responseStart),
    fed: after(marks.fed),
    known: after(marks.known),
    ready: after(marks.ready),
    playing: after(marks.playing),
    heard: after(heard),
  };
}

async function measure(engine: Engine): Promise<Times> {
  await engine.goto(at('/en/app/text2speech'));
  await arriveAt(engine, /^\/app\/text2speech$/);
  await find(engine, { css: 'textarea' });
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
  await press(engine, { role: 'button', name: t('editor.convert') });
  const times = await waitFor(engine, 'sound', timesOf);
  // The last conversion must not take time from the next.
  await find(engine, { role: 'button', name: /^Download/ });
  return times;
}

const { firefox, webkitDriver, miniBrowser, screen, sound } = installedEngines();
const size = { width: 1280, height: 900 };
const sink = await startSoundSink(sound);
const engines = [
  await launchChromium({ program: await findChromium(), env: sink.env, ...size }),
  await launchFirefox({ program: firefox, env: sink.env, ...size }),
  await launchWebKit({ driver: webkitDriver, miniBrowser, xvfb: screen, env: sink.env, ...size }),
];
try {
  for (const engine of engines) {
    await signIn(engine, 'pro@demo.duu');
    // The first conversion warms up engine and page.
    await measure(engine);
  }
  const all = new Map(engines.map(({ name }) => [name, [] as Times[]]));
  for (let run = 0; run < runs; run++)
    for (const engine of engines) {
      const times = await measure(engine);
      all.get(engine.name)?.push(times);
      console.log(`${engine.name}: sound after ${Math.round(times.heard)} ms`);
    }
  heading(`From the press to sound, ms: medians of ${runs}, ${characters} characters`);
  row('', ...stepNames);
  const heard = new Map<string, number>();
  for (const [name, times] of all) {
    const of = (what: keyof Times) => median(times.map((one) => one[what]));
    heard.set(name, of('heard'));
    row(name, ...stepNames.map((step) => ms(of(step))));
  }
  const chromium = heard.get('chromium') ?? Number.NaN;
  for (const name of ['firefox', 'webkit'])
    goal({ what: `${name} against Chromium`, value: (heard.get(name) ?? 0) / chromium, max: 1.2 });
} finally {
  for (const engine of engines) await engine.close();
  await sink.stop();
}
process.exit(printMissedGoals());
