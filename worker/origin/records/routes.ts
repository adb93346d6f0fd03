import { BACKGROUND_PAGE_SIZE } from '../../../shared/contract/records/background.ts';
import { findUnlockedReport } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { missingPerson } from '../people/known-person.ts';
import { ALL_GROUPS, loadBackground } from './load-background.ts';
import { decodeCursor } from './paging.ts';

/**
 * GET /api/v4/person/background: only with the unlocked report of that person, whatever else the viewer pays for, and
 * only for somebody who is looking. Whoever may not see it is told so before anything is looked up, and so never whether
 * the person is here (P6-061). A record that is not this person's is not in the answer, as if it were nobody's.
 */
export const answerPersonBackground: CallHandler<'personBackground'> = async (c, { query }) => {
  const { personId, group, after, limit, recordId } = query;
  const cursor = after === undefined ? null : decodeCursor(after);
  if (after !== undefined && (cursor === null || group === undefined))
    throw new ProblemError(400, 'Bad request', { detail: 'after is no page of this group' });
  if (recordId !== undefined && (group === undefined || cursor !== null))
    throw new ProblemError(400, 'Bad request', { detail: 'recordId needs its group, and no page' });

  if ((await findUnlockedReport(c, [personId])) === null)
    throw new ProblemError(403, 'Forbidden', { detail: 'This background report is not unlocked' });

  const groups = group === undefined ? ALL_GROUPS : [group];
  const wanted = { personId, groups, after: cursor, limit: Number(limit ?? BACKGROUND_PAGE_SIZE), recordId };
  const answer = await loadBackground(c.env.PEOPLE, wanted, c.get('now'));
  if (answer === null) throw missingPerson();
  return answer;
};
