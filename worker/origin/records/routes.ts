import { BACKGROUND_PAGE_SIZE } from '../../../shared/contract/records/background.ts';
import { parseRecordReference } from '../../../shared/records/record-reference.ts';
import type { OriginContext } from '../context.ts';
import { findUnlockedReport } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { missingPerson } from '../people/known-person.ts';
import { ALL_GROUPS, loadBackground } from './load-background.ts';
import { loadOneRecord, loadRecordPage } from './load-record-list.ts';
import { decodeCursor } from './paging.ts';

/**
 * GET /api/v4/person/background: only with that person's unlocked report, whatever else the viewer pays for, and only
 * for somebody who is actually looking. Anybody else is refused before we look anything up, so the refusal does not
 * reveal whether the person is here (P6-061). A record of somebody else is missing from the answer, as if it did not
 * exist. An open report is never counted, so no counter has to hold the person.
 */
export const answerPersonBackground: CallHandler<'personBackground'> = async (c, { query }) => {
  const { personId, group, after, limit } = query;
  const cursor = after === undefined ? null : decodeCursor(after);
  if (after !== undefined && (cursor === null || group === undefined))
    throw new ProblemError(400, 'Bad request', { detail: 'after is not a page of this group' });

  await assertUnlocked(c, personId);

  const groups = group === undefined ? ALL_GROUPS : [group];
  const wanted = { personId, groups, after: cursor, limit: Number(limit ?? BACKGROUND_PAGE_SIZE) };
  const answer = await loadBackground(c.env.PEOPLE, wanted, c.get('now'));
  if (answer === null) throw missingPerson();
  return answer;
};

/**
 * GET /api/v4/person/records: a page of the records that match, or one of them with its place, under the same condition
 * as {@link answerPersonBackground}. A value that no record has matches nothing.
 */
export const answerPersonRecords: CallHandler<'personRecords'> = async (c, { query }) => {
  const { personId, kind = null, year, county = null, outcome = null, page, record } = query;
  await assertUnlocked(c, personId);
  const filter = { kind, year: year === undefined ? null : Number(year), county, outcome };
  if (record === undefined) {
    const answer = await loadRecordPage(c.env.PEOPLE, personId, { filter, page: Number(page ?? 1) }, c.get('now'));
    if (answer === null) throw missingPerson();
    return answer;
  }
  const reference = parseRecordReference(record);
  const wanted = reference === null ? null : { filter, record: reference };
  const answer = wanted === null ? null : await loadOneRecord(c.env.PEOPLE, personId, wanted, c.get('now'));
  if (answer === null) throw new ProblemError(404, 'This report has no such record');
  return answer;
};

/** @throws ProblemError 403 unless the viewer may open this person's report; nothing else is looked up before */
async function assertUnlocked(c: OriginContext, personId: string): Promise<void> {
  if ((await findUnlockedReport(c, [personId])) === null)
    throw new ProblemError(403, 'Forbidden', { detail: 'This background report is not unlocked' });
}
