import * as z from 'zod/mini';
import { isTraceId } from './trace-context.ts';

/**
 * The edge envelope: what the edge knows about a request, in signed `x-edge-*` headers. Apart from the session cookie,
 * the origin trusts nothing else in a request.
 *
 * The signature is HMAC-SHA-256 with its derived key (derived-key.ts), in hex, over these lines joined by '\n': the
 * method in upper case, the path with its query, and `name:value` of every x-edge header except the signature
 * (including x-edge-timestamp), with names in lower case and sorted. docs/security.md explains the same, with an
 * example for testing another origin.
 */
export const ENVELOPE_LIFETIME_MS = 60_000;
export const ENVELOPE_PREFIX = 'x-edge-';
export const ENVELOPE_TIMESTAMP = 'x-edge-timestamp';
export const ENVELOPE_SIGNATURE = 'x-edge-signature';

export const botClassSchema = z.enum(['human', 'search-engine', 'other-bot']);
export type BotClass = z.infer<typeof botClassSchema>;

export const envelopeSchema = z.strictObject({
  /** who makes the call: the edge itself for a page, or a browser through the /api proxy */
  caller: z.enum(['edge', 'browser']),
  botClass: botClassSchema,
  clientAddress: z.string(),
  device: z.enum(['mobile', 'desktop']),
  dayType: z.enum(['weekday', 'weekend']),
  /** the request is speculative (Sec-Purpose) and must not be counted */
  isPrefetch: z.boolean(),
  /** the request only asks for headers and must not be counted */
  isHead: z.boolean(),
  /** 32 hexadecimal digits; also in the header traceparent, which is not signed (trace-context.ts) */
  traceId: z.string().check(z.refine(isTraceId, 'no trace id')),
  /** from the visitor's signed cookie; '' for bots and browsers without one */
  visitorId: z.string(),
  /** the visitor id was made for this request: the browser sent none */
  isNewVisitor: z.boolean(),
  /** a top-level page is requested (Sec-Fetch-Dest is 'document' or absent), and not an image or a frame */
  isDocument: z.boolean(),
  /** another of our own pages led here (Sec-Fetch-Site is 'same-origin'), so somebody chose to open this */
  isOwnNavigation: z.boolean(),
  /** the referrer is a search engine's own host */
  isFromEngine: z.boolean(),
  /** the operator's employee whom the edge's access control let in, by email address; '' for everybody else */
  operator: z.string(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

const HEADERS: { readonly [K in keyof Envelope]: string } = {
  caller: 'x-edge-caller',
  botClass: 'x-edge-bot-class',
  clientAddress: 'x-edge-client-address',
  device: 'x-edge-device',
  dayType: 'x-edge-day-type',
  isPrefetch: 'x-edge-prefetch',
  isHead: 'x-edge-head',
  traceId: 'x-edge-trace-id',
  visitorId: 'x-edge-visitor',
  isNewVisitor: 'x-edge-new-visitor',
  isDocument: 'x-edge-document',
  isOwnNavigation: 'x-edge-own-navigation',
  isFromEngine: 'x-edge-from-engine',
  operator: 'x-edge-operator',
};

const FLAGS = ['isPrefetch', 'isHead', 'isNewVisitor', 'isDocument', 'isOwnNavigation', 'isFromEngine'] as const;

/** What may be nothing. A header without a value does not reach every origin, so none is sent then. */
const MAY_BE_EMPTY = ['visitorId', 'operator'] as const;

/** The headers of an envelope, without timestamp and signature. */
export function envelopeHeaders(envelope: Envelope): Record<string, string> {
  return Object.fromEntries(
    Object.entries(HEADERS).flatMap(([key, name]) => {
      const value = String(envelope[key as keyof Envelope]);
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/** Reads an envelope; null if a value is missing or unknown. Does not check the signature. */
export function parseEnvelope(headers: Headers): Envelope | null {
  const raw = Object.fromEntries(Object.entries(HEADERS).map(([key, name]) => [key, headers.get(name)]));
  const result = envelopeSchema.safeParse({
    ...raw,
    ...Object.fromEntries(MAY_BE_EMPTY.map((key) => [key, raw[key] ?? ''])),
    ...Object.fromEntries(FLAGS.map((key) => [key, booleanOf(raw[key])])),
  });
  return result.success ? result.data : null;
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };
const booleanOf = (text: string | null | undefined): boolean | undefined => BOOLEANS[text ?? ''];

/** The text to sign. `headers` are all x-edge headers except the signature, including the timestamp. */
export function envelopeText(method: string, pathWithQuery: string, headers: Readonly<Record<string, string>>): string {
  const values = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`);
  return [method.toUpperCase(), pathWithQuery, ...values].join('\n');
}

/**
 * With this header, a 401 says that the edge's envelope was refused, not that the visitor has to log in: the operator
 * must be told, not the visitor.
 */
export const ENVELOPE_REFUSAL = { name: 'x-envelope', value: 'refused' } as const;

export interface SentCall {
  /** the statuses in the call's row of the table */
  readonly errors: readonly number[];
  readonly hasSession: boolean;
}

/**
 * Whether a response says that the envelope was refused. An origin that omits the header is also understood if a 401
 * can mean nothing else: the call's row lists none, and the request had no session that could have ended.
 */
export function isEnvelopeRefusal(status: number, headers: Headers, { errors, hasSession }: SentCall): boolean {
  if (status !== 401) return false;
  return headers.get(ENVELOPE_REFUSAL.name) === ENVELOPE_REFUSAL.value || !(hasSession || errors.includes(401));
}
