import { freePort } from '../../../../tools/free-port.ts';
import { until } from '../../../support/suite.ts';
import type { Engine, Key, Point, Size } from './engine.ts';
import { end, start, startScreen } from './processes.ts';

/** The characters by which WebDriver names keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** A session of W3C WebDriver. */
class Session {
  readonly #address: string;
  constructor(address: string) {
    this.#address = address;
  }

  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

/** Runs a function's source in the page, and answers with its value or its error. */
const asyncScript = (source: string) => `
  const [args, done] = arguments;
  Promise.resolve()
    .then(() => (${source})(...args))
    .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;

class WebKitEngine implements Engine {
  readonly name = 'webkit';
  readonly #session: Session;
  readonly #stop: () => Promise<void>;

  constructor(session: Session, stop: () => Promise<void>) {
    this.#session = session;
    this.#stop = stop;
  }

  async goto(url: string): Promise<void> {
    await this.#session.send('POST', '/url', { url });
  }

  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = asyncScript(run.toString());
    const outcome = await this.#session.send('POST', '/execute/async', { script, args: [args] });
    const { value, error } = outcome as { value: Result; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async click({ x, y }: Point): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(text: string): Promise<void> {
    const active = (await this.#session.send('GET', '/element/active')) as Record<string, string>;
    const [element] = Object.values(active);
    await this.#session.send('POST', `/element/${element}/value`, { text });
  }

  async press(key: Key): Promise<void> {
    const value = keys[key];
    await this.#act('key', [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  async screenshot(): Promise<string> {
    return String(await this.#session.send('GET', '/screenshot'));
  }

  async close(): Promise<void> {
    await this.#session.send('DELETE', '').catch(() => undefined);
    await this.#stop();
  }

  async #act(type: 'pointer' | 'key', actions: readonly unknown[]): Promise<void> {
    await this.#session.send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  }
}

interface Options extends Size {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
  /** Of a sound server. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts WebKitGTK's small browser on a screen of its own, which it fills. */
export async function launchWebKit(options: Options): Promise<Engine> {
  const screen = await startScreen(options.xvfb, options);
  const port = await freePort();
  const env = {
    ...{ ...options.env, ...screen.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
    // As in Chromium: without a GPU the compositor only adds work.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = start(options.driver, [`--port=${port}`, '--host=127.0.0.1'], env);
  const stop = async () => {
    await end(driver);
    await screen.stop();
  };
  try {
    const server = new Session(`http://127.0.0.1:${port}`);
    await until('WebKit’s driver', () => server.send('GET', '/status').catch(() => null));
    const browser = { binary: options.miniBrowser, args: ['--automation', '--full-screen'] };
    const created = (await server.send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
    })) as { sessionId: string };
    const session = new Session(`http://127.0.0.1:${port}/session/${created.sessionId}`);
    await session.send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
    const engine = new WebKitEngine(session, stop);
    // No window manager makes the window as large as the screen.
    await engine.resize(options);
    return engine;
  } catch (error) {
    await stop();
    throw error;
  }
}
