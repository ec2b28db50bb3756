import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { anAudio } from '@duu/contract/testing/an-audio';
import { expect, test, vi } from 'vitest';
import { applyChanges, PendingChanges } from './pending-changes.ts';

const inLibrary = (audio: Audio) => !audio.archived;
const show = (list: readonly WithId<Audio>[]) => list.map((audio) => `${audio.id}:${audio.name}`);
const list = [anAudio({ id: 'a', name: 'A' }), anAudio({ id: 'b', name: 'B' })];

test('an archived row disappears immediately and returns on failure', () => {
  const changes = new PendingChanges();
  const answer = changes.show(['a'], { archived: true });
  expect(show(applyChanges(list, changes.shown.get(), inLibrary))).toEqual(['b:B']);
  answer.failed();
  expect(show(applyChanges(list, changes.shown.get(), inLibrary))).toEqual(['a:A', 'b:B']);
});

test('an archived row that a search still finds does not come back once it is confirmed', () => {
  const changes = new PendingChanges();
  changes.show(['a'], { archived: true });
  const live = [anAudio({ id: 'a', name: 'A', archived: true }), anAudio({ id: 'b', name: 'B' })];
  changes.settle(live);
  expect(changes.shown.get().size).toBe(0);
  expect(show(applyChanges(live, changes.shown.get(), inLibrary))).toEqual(['b:B']);
});

test('only the failed rows of a bulk change return', () => {
  const changes = new PendingChanges();
  changes.show(['a', 'b'], 'deleted').failed(['b']);
  expect(show(applyChanges(list, changes.shown.get(), inLibrary))).toEqual(['b:B']);
});

test('keeps a pending name until the live document has it', () => {
  const changes = new PendingChanges();
  changes.show(['a'], { name: 'New' });
  changes.settle(list);
  expect(show(applyChanges(list, changes.shown.get(), inLibrary))).toEqual(['a:New', 'b:B']);
  changes.settle([anAudio({ id: 'a', name: 'New' })]);
  expect(changes.shown.get().size).toBe(0);
});

test('a failed first change does not undo the second', () => {
  const changes = new PendingChanges();
  const first = changes.show(['a'], { name: 'One' });
  changes.show(['a'], { name: 'Two' });
  first.failed();
  expect(changes.shown.get().get('a')).toEqual({ name: 'Two' });
});

test('a failed second change leaves the first', () => {
  const changes = new PendingChanges();
  changes.show(['a'], { name: 'One' });
  changes.show(['a'], { archived: true }).failed();
  expect(changes.shown.get().get('a')).toEqual({ name: 'One' });
});

test('a change from elsewhere replaces a confirmed change', () => {
  vi.useFakeTimers();
  const changes = new PendingChanges();
  changes.show(['a'], { archived: true }).done();
  expect(show(applyChanges(list, changes.shown.get(), inLibrary))).toEqual(['b:B']);
  vi.advanceTimersByTime(6000);
  expect(show(applyChanges(list, changes.shown.get(), inLibrary))).toEqual(['a:A', 'b:B']);
  vi.useRealTimers();
});

test('notifies its subscribers', () => {
  const changes = new PendingChanges();
  const listener = vi.fn();
  changes.shown.subscribe(listener);
  changes.show(['a'], 'deleted');
  expect(listener).toHaveBeenCalledOnce();
});
