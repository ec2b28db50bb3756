// OpenTelemetry's JSON over HTTP, written here: its packages would be most of a cold start (docs/decisions/0200).
import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import { currentRequestId } from '../request-context.ts';
import { encryptedAddress } from './encrypted-address.ts';

/** A step of a conversion. All steps of one request are a trace, whose id is the request's. */
export interface Span {
  readonly name: 'conversion.accept' | 'conversion.attempt';
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly events?: readonly { readonly name: 'first_byte'; readonly at: Date }[];
  /** The error key of a failed step. */
  readonly error?: string;
}

/** Sends spans to a collector. Never throws, and nobody waits for it. */
export interface Traces {
  send(span: Span): void;
}

const timeoutMs = 5_000;
/** Requests to the collector at once; spans beyond that are dropped. */
const maxOpen = 20;

const nanoseconds = (at: Date) => `${at.getTime()}000000`;

function attribute([key, value]: [string, string | number]) {
  const typed = typeof value === 'number' ? { intValue: String(value) } : { stringValue: value };
  return { key, value: typed };
}

/** The accepting request is the root, whose id every instance can derive. */
function idsOf({ name }: Span, traceId: string) {
  const root = traceId.slice(0, 16);
  if (name === 'conversion.accept') return { traceId, spanId: root };
  return { traceId, spanId: randomBytes(8).toString('hex'), parentSpanId: root };
}

/** Returns a span as OTLP writes it: `ExportTraceServiceRequest` in protobuf's JSON. */
function exportRequest(span: Span, traceId: string): object {
  const { name, startedAt, endedAt, attributes, events = [], error } = span;
  const written = {
    ...idsOf(span, traceId),
    name,
    // SPAN_KIND_INTERNAL
    kind: 1,
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: Object.entries(attributes).map(attribute),
    events: events.map(({ name, at }) => ({ name, timeUnixNano: nanoseconds(at) })),
    // STATUS_CODE_ERROR
    status: error === undefined ? {} : { code: 2, message: error },
  };
  const resource = { attributes: [attribute(['service.name', 'duu'])] };
  const scopeSpans = [{ scope: { name: 'duu' }, spans: [written] }];
  return { resourceSpans: [{ resource, scopeSpans }] };
}

/**
 * @param endpoint the collector's address without `/v1/traces`; empty: no traces
 * @throws Error if spans would be sent unencrypted to another machine
 */
export function createTraces(endpoint: string, log: Log): Traces {
  if (endpoint === '') return { send: () => undefined };
  const address = `${encryptedAddress('DUU_TRACE_ENDPOINT', endpoint).href.replace(/\/$/, '')}/v1/traces`;
  let open = 0;
  let isReported = false;
  const post = async (body: object) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
  };
  /** Once per instance: the collector may be down for long. */
  const report = () => {
    if (!isReported) log.warn('traces_not_sent');
    isReported = true;
  };
  return {
    send(span) {
      const traceId = currentRequestId();
      if (traceId === undefined || open >= maxOpen) return;
      open++;
      void post(exportRequest(span, traceId))
        .catch(report)
        .finally(() => open--);
    },
  };
}
