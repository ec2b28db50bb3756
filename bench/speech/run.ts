import { goal, heading, ms, row } from '../report.ts';
import { measure } from './child.ts';
import { benchGrowth } from './growth.ts';
import { benchLengths } from './lengths.ts';
import { benchProvider } from './provider.ts';

export async function benchSpeech(quick: boolean): Promise<void> {
  await benchLengths(quick);
  heading('Music, a minute of it');
  const mixing = await measure('mixing.ts');
  row('mixing', ms(mixing.firstMs));
  row('resampling to limiting, with mixing', ms(mixing.stallMs));
  row('encoding, stereo 44.1 kHz', ms(mixing.totalMs));
  goal({
    what: 'mixing against encoding',
    value: (100 * mixing.firstMs) / mixing.totalMs,
    max: 3,
    unit: ' %',
  });
  await benchProvider();
  benchGrowth();
}
