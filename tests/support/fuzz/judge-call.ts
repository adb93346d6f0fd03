import type { Call } from '../../../shared/contract/calls/call.ts';
import { PROBLEM_CONTENT_TYPE, problemSchema } from '../../../shared/contract/transport/problem.ts';

/** What came back of a call. */
export interface CallAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Refusals that any call may answer with; what a row names besides are its own. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 408, 413, 414, 415, 429, 431]);

/** What is wrong with an answer of a call to bad input; null when nothing is. */
export function callFault(call: Call, { status, contentType, text }: CallAnswer): string | null {
  if (status === 204) return call.mayBeEmpty ? null : 'an empty answer';
  if (status >= 200 && status < 300) {
    const parsed = call.response.safeParse(jsonOf(text));
    const issue = parsed.success ? undefined : parsed.error.issues[0];
    return issue === undefined ? null : `status ${status} that breaks the contract at '${issue.path.join('.')}'`;
  }
  const isMeant = status < 500 ? REFUSALS.has(status) || call.errors.includes(status) : isMeant5xx(call, status);
  if (!isMeant) return `status ${status}`;
  // The server itself refuses a request line or headers that are too long, in its own words.
  if (status === 414 || status === 431) return null;
  if (!contentType.startsWith(PROBLEM_CONTENT_TYPE)) return `status ${status} without problem details`;
  const said = problemSchema.safeParse(jsonOf(text));
  if (!said.success || said.data.title === '') return `status ${status} that does not say what is wrong`;
  if (said.data.title === 'Bad request' && said.data.detail === undefined) return 'a bad request that does not say why';
  return null;
}

function isMeant5xx(call: Call, status: number): boolean {
  return call.opensWith !== null ? status === 501 : call.errors.includes(status);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
