/** A layout shift, with what moved from where to where. */
export interface Shift {
  readonly at: number;
  readonly value: number;
  readonly input: boolean;
  readonly sources: readonly string[];
}

/** Notes the shifts in `window.shifts`. Runs in the page before its code. */
export function watchShifts(): void {
  const box = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(gone)';
    const text = element.textContent?.trim().slice(0, 30) ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text}”`;
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      shifts.push({
        at: startTime,
        value,
        input: hadRecentInput,
        sources: sources.map(
          (source) =>
            `${name(source.node)}: ${box(source.previousRect)} to ${box(source.currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function printShifts(shifts: readonly Shift[]): void {
  for (const { at, value, input, sources } of shifts) {
    if (value < 0.002) continue;
    console.log(`    ${Math.round(at)} ms ${value.toFixed(3)}${input ? ' after an input' : ''}`);
    for (const source of sources) console.log(`      ${source}`);
  }
}
