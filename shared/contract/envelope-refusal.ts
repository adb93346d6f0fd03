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
