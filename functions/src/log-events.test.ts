import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { errorEvents, infoEvents, warnEvents } from './log-events.ts';

const root = new URL('../../', import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Definition {
  readonly name: string;
  /** The text of the whole file: where in it a filter is depends on its kind. */
  readonly text: string;
}

const definitions = (folder: string): Definition[] =>
  readdirSync(new URL(folder, root)).map((file) => ({
    name: file.replace(/\.json$/, ''),
    text: readText(`${folder}/${file}`).replaceAll('\\"', '"'),
  }));

const alerts = definitions('deploy/ops/alerts');
const metrics = definitions('deploy/ops/metrics');

/** The events of a filter: `jsonPayload.event="a"` or `jsonPayload.event=("a" OR "b")`. */
function eventsOf({ text }: Definition): string[] {
  const lists = [...text.matchAll(/jsonPayload\.event=(?:\(([^)]*)\)|("[^"]*"))/g)];
  return lists.flatMap(([, many, one]) =>
    [...(many ?? one ?? '').matchAll(/"([^"]+)"/g)].map(([, event = '']) => event),
  );
}

/** The metrics that an alert compares. */
const metricsOf = ({ text }: Definition) =>
  [...text.matchAll(/logging\.googleapis\.com\/user\/(\w+)/g)].map(([, name = '']) => name);

/** The events behind an alert, in its own filter or in those of its metrics. */
const behind = (alert: Definition) => [
  ...eventsOf(alert),
  ...metrics.filter(({ name }) => metricsOf(alert).includes(name)).flatMap(eventsOf),
];

test('every alert and metric reads events that the code logs', () => {
  const known = new Set<string>([...infoEvents, ...warnEvents, ...errorEvents]);
  const named = new Set(metrics.map(({ name }) => name));
  for (const one of [...alerts, ...metrics]) {
    expect(
      eventsOf(one).filter((event) => !known.has(event)),
      one.name,
    ).toEqual([]);
    expect(
      metricsOf(one).filter((name) => !named.has(name)),
      one.name,
    ).toEqual([]);
  }
  for (const alert of alerts) expect(behind(alert), alert.name).not.toEqual([]);
  for (const metric of metrics) {
    expect(JSON.parse(readText(`deploy/ops/metrics/${metric.name}.json`)).name).toBe(metric.name);
  }
});

test('every error that is logged has an alert, or a reason to have none', () => {
  const reasons: Record<string, string> = JSON.parse(readText('deploy/ops/without-alert.json'));
  const alerted = new Set(alerts.flatMap(behind));
  expect(errorEvents.filter((event) => !alerted.has(event) && !reasons[event])).toEqual([]);
  const isError = new Set<string>(errorEvents);
  expect(Object.keys(reasons).filter((event) => alerted.has(event) || !isError.has(event))).toEqual(
    [],
  );
});

test('alerts on waiting have the bounds of the health page', () => {
  const boundOf = (name: string) =>
    JSON.parse(readText(`deploy/ops/alerts/${name}.json`)).conditions[0].conditionThreshold
      .thresholdValue;
  expect(boundOf('first-sound-slow')).toBe(limits.health.firstSoundMs);
  expect(boundOf('queue-old')).toBe(limits.health.queueSeconds);
});

test('every alert leads to its runbook, and every runbook belongs to an alert', () => {
  for (const { name, text } of alerts) {
    expect(text, name).toContain(`Runbook: docs/runbooks/${name}.md`);
    expect(existsSync(new URL(`docs/runbooks/${name}.md`, root)), name).toBe(true);
  }
  const runbooks = readdirSync(new URL('docs/runbooks', root)).map((file) => file.slice(0, -3));
  expect(runbooks.sort()).toEqual(alerts.map(({ name }) => name).sort());
});

test('every event of the list is logged', () => {
  const folder = new URL('functions/src/', root);
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('log-events'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const all = [...infoEvents, ...warnEvents, ...errorEvents];
  expect(all.filter((event) => !source.includes(`'${event}'`))).toEqual([]);
});
