/**
 * By this header a 401 says that it is the envelope of the edge that was refused, and not somebody who has to log in:
 * the operator is to be told, not the visitor. An origin that leaves it out is understood as well for every call whose
 * row in the table lists no 401.
 */
export const ENVELOPE_REFUSAL = { name: 'x-envelope', value: 'refused' } as const;

/** Whether an answer says that the envelope was refused. `listed` are the statuses that the call's row lists. */
export function isEnvelopeRefusal(status: number, headers: Headers, listed: readonly number[]): boolean {
  if (status !== 401) return false;
  return headers.get(ENVELOPE_REFUSAL.name) === ENVELOPE_REFUSAL.value || !listed.includes(401);
}
