import { pagesOf } from '../../client/pages/person-records/records-filters.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { RecordListAnswer } from '../../shared/contract/records/record-list.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import type { RecordFilter } from '../../shared/records/record-filter.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData } from '../failures/errors.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { siteFor } from '../render/site-model.ts';
import { personPathOf, recordListHead } from '../seo/person-head.ts';
import type { PersonFlags } from './person-flags.ts';
import { recordQueryOf } from './record-query.ts';

/**
 * ?view=records: a page of the records of an open report, narrowed by a filter. Visitors who have not opened the report
 * are redirected to the person; a page behind the last leads to the last. Never cached, never indexed.
 */
export async function renderRecordList(
  c: EdgeContext,
  details: PersonDetails,
  { filter, page }: Pick<PersonFlags, 'filter' | 'page'>,
): Promise<Response> {
  const { results: person, userInfo } = details;
  const path = personPathOf(person);
  const list = hasOpenReport(details) ? await loadPageData(() => loadRecordList(c, person.id, filter, page)) : 'locked';
  if (list === 'locked') return c.redirect(paths.person(path), 303);

  const pages = pagesOf(list);
  if (page > pages) {
    return c.redirect(paths.person({ ...path, query: { view: 'records', ...filter, page: pages } }), 303);
  }
  const { userType, primaryEmail } = userInfo;
  return renderPage(c, 200, {
    head: recordListHead(person.name.fullName, page),
    site: siteFor(c, userType === null ? null : { userType, primaryEmail: primaryEmail ?? '' }),
    page: { kind: 'person-records', person: path, clock: recordClock(Date.now(), person), filter, page, list },
  });
}

/** 'locked' if the report closed a moment ago. */
async function loadRecordList(
  c: EdgeContext,
  personId: string,
  filter: RecordFilter,
  page: number,
): Promise<RecordListAnswer | 'locked'> {
  try {
    return await createOriginClient(c).get('personRecords', {
      personId,
      ...recordQueryOf(filter),
      page: String(page),
    });
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 403) return 'locked';
    throw error;
  }
}
