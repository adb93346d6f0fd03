/**
 * Trace context (W3C): the header that tells a service which request it works for, so that one id finds its lines in
 * every log. `00-<trace id>-<span id>-<flags>`: 32, 16 and 2 lowercase hexadecimal digits.
 *
 * The edge gives every request a trace id, which is the tracking id of its error pages too, and every call to the origin
 * a span id. The id of the trace is also part of the signed envelope: only that one is trusted.
 */
export const TRACEPARENT = 'traceparent';

/** One call within a trace. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
}

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
/** Each request is in the logs, so each counts as sampled. */
const FLAGS = '01';
/** Later versions than 00 may add fields, after another hyphen. */
const SHAPE = /^(?!ff|00-.{52}-)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
const NOTHING = /^0+$/;

/** A new trace id: 32 random hexadecimal digits. */
export function newTraceId(): string {
  return randomHex(TRACE_ID_BYTES);
}

/** The header of one call: a new span of this trace. */
export function newTraceparent(traceId: string): string {
  return `00-${traceId}-${randomHex(SPAN_ID_BYTES)}-${FLAGS}`;
}

/** Reads the header; null if it is missing or not as the standard says. */
export function readTraceparent(header: string | null): TraceContext | null {
  const [, traceId = '', spanId = ''] = SHAPE.exec(header ?? '') ?? [];
  if (traceId === '' || NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId };
}

/** Whether a text can be a trace id. */
export function isTraceId(text: string): boolean {
  return TRACE_ID.test(text);
}

/** All zeros would mean that there is none; nobody will see that happen. */
function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
