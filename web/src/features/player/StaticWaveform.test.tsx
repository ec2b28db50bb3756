// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StaticWaveform } from './StaticWaveform.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The drawing in an element that has these widths one after the other, in px. */
function drawnAt(...widths: readonly number[]): (number | undefined)[] {
  let resize: (entries: unknown[]) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof resize) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = render(<StaticWaveform peaks={[0.2, 0.9, 0.4]} />);
  return widths.map((width) => {
    act(() => resize([{ contentRect: { width } }]));
    return container.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length;
  });
}

test('bars are as far apart on a phone as in a wide window', () => {
  expect(drawnAt(330, 660, 2)).toEqual([55, 110, undefined]);
});
