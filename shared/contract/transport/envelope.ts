import * as z from 'zod/mini';

/**
 * The edge envelope: what the edge knows about a request, in `x-edge-*` headers with a signature. The origin
 * trusts nothing else about a request but the session cookie.
 *
 * The signature is HMAC-SHA-256 with the key that is derived for it (derived-key.ts), in hex, over these lines joined by
 * '\n': the method in upper case, the path with its query, and `name:value` of every x-edge header but the signature,
 * x-edge-timestamp among them, names in lower case and ordered by name. docs/security.md says the same in words, with an
 * example to check another origin with.
 */
export const ENVELOPE_LIFETIME_MS = 60_000;
export const ENVELOPE_PREFIX = 'x-edge-';
export const ENVELOPE_TIMESTAMP = 'x-edge-timestamp';
export const ENVELOPE_SIGNATURE = 'x-edge-signature';

export const botClassSchema = z.enum(['human', 'search-engine', 'other-bot']);
export type BotClass = z.infer<typeof botClassSchema>;

export const envelopeSchema = z.strictObject({
  /** who is asking: the edge itself for a page, or a browser through the /api proxy */
  caller: z.enum(['edge', 'browser']),
  botClass: botClassSchema,
  clientAddress: z.string(),
  device: z.enum(['mobile', 'desktop']),
  dayType: z.enum(['weekday', 'weekend']),
  /** the request is speculative (Sec-Purpose) and must not count */
  isPrefetch: z.boolean(),
  /** the request only asks for headers and must not count */
  isHead: z.boolean(),
  traceId: z.string(),
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
};

/** The headers of an envelope, without timestamp and signature. */
export function envelopeHeaders(envelope: Envelope): Record<string, string> {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([key, name]) => [name, String(envelope[key as keyof Envelope])]),
  );
}

/** Reads an envelope back; null when a value is missing or unknown. Checks no signature. */
export function parseEnvelope(headers: Headers): Envelope | null {
  const raw = Object.fromEntries(Object.entries(HEADERS).map(([key, name]) => [key, headers.get(name)]));
  const result = envelopeSchema.safeParse({
    ...raw,
    isPrefetch: booleanOf(raw.isPrefetch),
    isHead: booleanOf(raw.isHead),
  });
  return result.success ? result.data : null;
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };
const booleanOf = (text: string | null | undefined): boolean | undefined => BOOLEANS[text ?? ''];

/** The text that is signed. `headers` are all x-edge values but the signature, the timestamp among them. */
export function envelopeText(method: string, pathWithQuery: string, headers: Readonly<Record<string, string>>): string {
  const values = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`);
  return [method.toUpperCase(), pathWithQuery, ...values].join('\n');
}

/**
 * By this header a 401 says that it is the envelope of the edge that was refused, and not somebody who has to log in:
 * the operator is to be told, not the visitor.
 */
export const ENVELOPE_REFUSAL = { name: 'x-envelope', value: 'refused' } as const;

export interface SentCall {
  /** the statuses that the call's row in the table lists */
  readonly errors: readonly number[];
  readonly hasSession: boolean;
}

/**
 * Whether an answer says that the envelope was refused. An origin that leaves the header out is understood as well where a
 * 401 can mean nothing else: the call's row lists none, and no session went with it that could have ended.
 */
export function isEnvelopeRefusal(status: number, headers: Headers, { errors, hasSession }: SentCall): boolean {
  if (status !== 401) return false;
  return headers.get(ENVELOPE_REFUSAL.name) === ENVELOPE_REFUSAL.value || !(hasSession || errors.includes(401));
}
