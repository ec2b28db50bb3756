import { test } from '@playwright/test';
import { installedEngines } from '../../../tools/engines.ts';
import type { Engine, Size } from '../support/engines/engine.ts';
import { type Background, startSoundSink } from '../support/engines/processes.ts';
import { launchFirefox } from '../support/engines/puppeteer-engine.ts';
import { launchWebKit } from '../support/engines/webkit-engine.ts';
import { lookAtPhone, walk } from './walk.ts';

test.describe.configure({ timeout: 600_000 });

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

/** Walks at a desk, and looks at pages on a phone. */
async function seeAll(
  launch: (options: Size & { readonly env: Background['env'] }) => Promise<Engine>,
): Promise<void> {
  const sink = await startSoundSink(installedEngines().sound);
  try {
    const engine = await launch({ ...desk, env: sink.env });
    try {
      await walk(engine);
      await engine.resize(phone);
      await lookAtPhone(engine);
    } finally {
      await engine.close();
    }
  } finally {
    await sink.stop();
  }
}

// WebKitGTK, a screen in memory and a silent sound device exist on Linux only.
if (process.platform === 'linux') {
  test('a listener’s walk works in Firefox', async () => {
    const { firefox } = installedEngines();
    await seeAll((options) => launchFirefox({ program: firefox, ...options }));
  });

  test('a listener’s walk works in WebKit', async () => {
    const { webkitDriver: driver, miniBrowser, screen: xvfb } = installedEngines();
    await seeAll((options) => launchWebKit({ driver, miniBrowser, xvfb, ...options }));
  });
}
