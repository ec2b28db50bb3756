/** What kept an input or a frame waiting, times in ms since the page was opened. */
export interface Delay {
  readonly at: number;
  readonly took: number;
  readonly what: string;
}

/** Notes slow inputs and long frames with their scripts in `window.delays`. Runs in the page before its code. */
export function watchDelays(): void {
  const delays: Delay[] = [];
  Object.assign(window, { delays });
  const whole = Math.round;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      const waited = entry.processingStart - entry.startTime;
      const handled = entry.processingEnd - entry.processingStart;
      const target = entry.target instanceof Element ? entry.target.outerHTML.slice(0, 70) : '';
      delays.push({
        at: entry.startTime,
        took: entry.duration,
        what: `${entry.name}: waited ${whole(waited)}, handled ${whole(handled)}, painted ${whole(entry.duration - waited - handled)}; ${target}`,
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  interface LongFrame extends PerformanceEntry {
    readonly renderStart: number;
    readonly styleAndLayoutStart: number;
    readonly scripts: readonly {
      readonly duration: number;
      readonly forcedStyleAndLayoutDuration: number;
      readonly invoker: string;
      readonly sourceURL: string;
      readonly sourceFunctionName: string;
    }[];
  }
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[]) {
      const scripts = frame.scripts
        .filter(({ duration }) => duration >= 10)
        .map(
          (one) =>
            `\n        ${whole(one.duration)} (layout ${whole(one.forcedStyleAndLayoutDuration)}) ${one.invoker.slice(0, 60)} ${one.sourceFunctionName} ${one.sourceURL.split('/').at(-1)}`,
        );
      delays.push({
        at: frame.startTime,
        took: frame.duration,
        what: `frame: layout and style ${whole(frame.startTime + frame.duration - (frame.styleAndLayoutStart || frame.startTime + frame.duration))}${scripts.join('')}`,
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Shorter ones are not printed. */
const minMs = 50;

export function printDelays(delays: readonly Delay[]): void {
  for (const { at, took, what } of delays.toSorted((a, b) => a.at - b.at))
    if (took >= minMs) console.log(`    ${Math.round(at)} ms, ${Math.round(took)} ms: ${what}`);
}
