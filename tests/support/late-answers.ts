import { calls } from '../../shared/contract/calls.ts';

const DONE = { isDone: true };

/** What an origin of a test answers to the calls that a page in a browser makes by itself, as the contract has them. */
const LATE_ANSWERS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [calls.events.path, DONE],
  [calls.logError.path, DONE],
  [calls.logInfo.path, DONE],
  [calls.interpolateString.path, { texts: [] }],
  [calls.realtimeAge.path, []],
  [calls.missingAddressIds.path, { data: { addresses: [] } }],
]);

/** The answer to a call of a page that is there; undefined for a path that is none of these. */
export function lateAnswer(pathname: string): unknown {
  return LATE_ANSWERS.get(pathname);
}
