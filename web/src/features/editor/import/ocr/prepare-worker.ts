// Prepares pictures outside of the page, which stays usable.
import { type Grey, greyOf, turned } from './grey.ts';
import { pgmOf, prepare } from './prepare.ts';

/** A picture to prepare, or the last one turned clockwise by right angles. */
export type PrepareRequest =
  | { readonly rgba: ArrayBuffer; readonly width: number; readonly height: number }
  | { readonly turns: 1 | 2 | 3 };
export interface Prepared {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

let last: Grey = { width: 0, height: 0, pixels: new Uint8Array() };

function prepared(request: PrepareRequest): Grey {
  if ('turns' in request) return turned(last, request.turns);
  const { rgba, width, height } = request;
  last = prepare(greyOf(new Uint8ClampedArray(rgba), width, height));
  return last;
}

self.addEventListener('message', ({ data }: MessageEvent<PrepareRequest>) => {
  const grey = prepared(data);
  const answer: Prepared = { file: pgmOf(grey), width: grey.width, height: grey.height };
  self.postMessage(answer, { transfer: [answer.file.buffer] });
});
