import { needsWarning } from '../../client/records/understood.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { type ListedRecord, listRecords } from '../../shared/records/record-lists.ts';
import { formatRecordReference, type RecordReference } from '../../shared/records/record-reference.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData, NotListed } from '../failures/errors.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { siteFor } from '../render/site-model.ts';
import { personPathOf, recordHead } from '../seo/person-head.ts';

/**
 * ?record=liens.R1: one record of an open report as a page. Visitors who have not opened the report are redirected to
 * the person; what is no record of it (`unknown`) is a 404 that says so. A criminal record shows the warning first
 * (P4-105). Never cached, never indexed.
 */
export async function renderRecord(
  c: EdgeContext,
  details: PersonDetails,
  reference: RecordReference | 'unknown',
  hasUnderstood: boolean,
): Promise<Response> {
  const { results: person, userInfo } = details;
  const path = personPathOf(person);
  const personHref = paths.person(path);
  if (!hasOpenReport(details)) return c.redirect(personHref, 303);

  if (reference === 'unknown') throw gone(person.name.fullName, personHref);
  const isWarned = needsWarning(reference.group) && !hasUnderstood;
  const listed = isWarned ? null : await loadPageData(() => loadRecord(c, person.id, reference));
  if (listed === 'locked') return c.redirect(personHref, 303);
  if (listed === 'missing') throw gone(person.name.fullName, personHref);
  const { userType, primaryEmail } = userInfo;
  const title = listed === null ? recordsCopy.warning.title : describeRecord(listed.group, listed.record).title;
  const query = { record: formatRecordReference(reference), understood: true };
  return renderPage(c, 200, {
    head: recordHead(title, person.name.fullName),
    site: siteFor(c, userType === null ? null : { userType, primaryEmail: primaryEmail ?? '' }),
    page: {
      kind: 'person-record',
      name: person.name.fullName,
      personHref,
      group: reference.group,
      clock: recordClock(Date.now(), person),
      listed: listed ?? undefined,
      understoodHref: isWarned ? paths.person({ ...path, query }) : null,
      propertySite: c.get('settings').propertySite,
    },
  });
}

/** 404 that leads to the report. */
function gone(fullName: string, personHref: string): NotListed {
  const words = recordsCopy.page;
  const link = { text: words.report(fullName), href: `${personHref}#${PERSON_SECTIONS.background.anchor}` };
  return new NotListed({ ...words.gone, link });
}

/** 'locked' if the report closed a moment ago; 'missing' if it has no such record. */
async function loadRecord(
  c: EdgeContext,
  personId: string,
  { group, id }: RecordReference,
): Promise<ListedRecord | 'locked' | 'missing'> {
  try {
    const { records } = await createOriginClient(c).get('personBackground', { personId, group, recordId: id });
    return listRecords(records, [group])[0] ?? 'missing';
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 403) return 'locked';
    if (error instanceof OriginProblem && error.status === 404) return 'missing';
    throw error;
  }
}
