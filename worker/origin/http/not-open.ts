import type { Stage } from '../../../shared/contract/call.ts';
import { ProblemError } from './problem-error.ts';

/** 501 for what is in the contract and not built yet; `what` begins the sentence: 'This call', 'Sorting'. */
export function notOpenYet(what: string, stage: Stage): ProblemError {
  return new ProblemError(501, 'Not open yet', { detail: `${what} opens with: ${stage}` });
}
