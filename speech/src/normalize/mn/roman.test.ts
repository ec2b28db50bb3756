import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// What counts is a number; capitals that only look like one are letters.
test.each([
  ['CV-гээ илгээв', 'си вигээ илгээв'],
  ['CV, CD, DC, MC, XL', 'си ви, си ди, ди си, эм си, экс эл'],
  ['XXI зуун', 'хорин нэгдүгээр зуун'],
  ['XL зүйл', 'дөчдүгээр зүйл'],
  ['II бүлэгт', 'хоёрдугаар бүлэгт'],
  ['ХХ зууны', 'хорьдугаар зууны'],
  ['XIX-XX зуун', 'арван есөөс хорьдугаар зуун'],
  ['Rocky III', 'роки гурав'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'mn' }).spoken).toBe(spoken);
});
