// Counts the presses that people need for their tasks, by doing them:
//   npm run suite -- node bench/walks.ts
// A press is a tap, a click or a key such as Tab or Enter; typed letters do not count. Pasted text is in the clipboard,
// which the browser may read. Exits with 1 if a task takes more presses than noted here.
import { closeBrowser } from '../tests/pages/support/browser.ts';
import { goal, heading, printMissedGoals } from './report.ts';
import { qpay, refund, stripe, switchPlan } from './walks/money.ts';
import { sample, share, signUp } from './walks/new-users.ts';
import { pageListener, student } from './walks/readers.ts';
import { answerOfComplaint, listener, videoMaker } from './walks/tasks.ts';

try {
  const walks = [
    { what: 'Hear a sample', value: await sample(), max: 1 },
    { what: 'Sign up on a phone, and hear a text', value: await signUp(), max: 4 },
    { what: 'Listener', value: await listener(), max: 2 },
    { what: 'Listener to a web page', value: await pageListener(), max: 2 },
    { what: 'Student with a PDF', value: await student(), max: 3 },
    { what: 'Video maker', value: await videoMaker(), max: 5 },
    { what: 'Share an audio', value: await share(), max: 5 },
    { what: 'Buy through QPay', value: await qpay(), max: 3 },
    { what: 'Buy through Stripe', value: await stripe(), max: 3 },
    { what: 'Switch to a larger plan', value: await switchPlan(), max: 4 },
    { what: 'Admin: answer a complaint', value: await answerOfComplaint(), max: 7 },
    { what: 'Admin: refund', value: await refund(), max: 5 },
  ];
  heading('Presses');
  for (const walk of walks) goal(walk);
} finally {
  await closeBrowser();
}
process.exit(printMissedGoals());
