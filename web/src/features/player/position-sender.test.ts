import { expect, test, vi } from 'vitest';
import { PositionSender } from './position-sender.ts';

type Sent = [audioId: string, positionMs: number];

/** A server that answers when it is told to. */
function aServer() {
  const sent: Sent[] = [];
  const ago: number[] = [];
  const answers: ((isSent: boolean) => void)[] = [];
  const sender = new PositionSender({
    send: (audioId, ms, agoMs) => {
      sent.push([audioId, ms]);
      ago.push(agoMs);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const answer = async (isSent: boolean) => {
    answers.shift()?.(isSent);
    await new Promise((done) => setTimeout(done));
  };
  return { sender, sent, ago, answer };
}

test('one is sent after another, and of an audio only its latest', async () => {
  const { sender, sent, answer } = aServer();
  sender.add('a', 1);
  sender.add('a', 2);
  sender.add('b', 5);
  sender.add('a', 3);
  expect(sent).toEqual([['a', 1]]);
  await answer(true);
  expect(sent).toEqual([
    ['a', 1],
    ['b', 5],
  ]);
  await answer(true);
  expect(sent.at(-1)).toEqual(['a', 3]);
  await answer(true);
  expect(sent).toHaveLength(3);
});

test('without a connection it waits, and says how long ago it was', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { sender, sent, ago, answer } = aServer();
    sender.add('a', 1);
    await answer(false);
    vi.setSystemTime(Date.now() + 60_000);
    void sender.retry();
    expect(sent).toEqual([
      ['a', 1],
      ['a', 1],
    ]);
    expect(ago).toEqual([0, 60_000]);
    await answer(true);
    void sender.retry();
    expect(sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('what waits for one user is not sent for the next', async () => {
  const { sender, sent, answer } = aServer();
  sender.add('a', 1);
  await answer(false);
  sender.clear();
  void sender.retry();
  expect(sent).toHaveLength(1);
});
