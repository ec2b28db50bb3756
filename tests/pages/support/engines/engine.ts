// What a walk does in any browser engine: few and low-level steps, as Firefox is driven by WebDriver BiDi, WebKitGTK by
// WebDriver, and Chromium by its own protocol.

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowLeft';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One window of a browser. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  goto(address: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are copied as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The visible part of the page, as a PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
