import { reportSectionId } from '../../client/pages/person/background/report-rows.ts';
import type { RecordSteps } from '../../client/pages/person-record/person-record-model.ts';
import { needsWarning } from '../../client/records/understood.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { RECORD_LIST_PAGE_SIZE, type RecordListAnswer } from '../../shared/contract/records/record-list.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { isFiltered } from '../../shared/records/record-filter.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { formatRecordReference, type RecordReference } from '../../shared/records/record-reference.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { sectionOf } from '../../shared/records/report-limits.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData, NotListed } from '../failures/errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { siteFor } from '../render/site-model.ts';
import { personPathOf, recordHead } from '../seo/person-head.ts';
import { loadRecord } from './load-record.ts';
import type { PersonFlags } from './person-flags.ts';

/**
 * ?record=liens.R1: one record of an open report as a page, with the ones before and after it among those that match the
 * filter of the address; with view=records, it leads back to that list. Visitors who have not opened the report are
 * redirected to the person; what is no record of it ('unknown') is a 404 that says so. A criminal record shows the warning
 * first (P4-105). Never cached, never indexed.
 */
export async function renderRecord(
  c: EdgeContext,
  details: PersonDetails,
  reference: RecordReference | 'unknown',
  { filter, isRecordList, hasUnderstood }: Pick<PersonFlags, 'filter' | 'isRecordList' | 'hasUnderstood'>,
): Promise<Response> {
  const { results: person, userInfo } = details;
  const path = personPathOf(person);
  const personHref = paths.person(path);
  if (!hasOpenReport(details)) return c.redirect(personHref, 303);

  if (reference === 'unknown') throw gone(person.name.fullName, personHref);
  const isWarned = needsWarning(reference.group) && !hasUnderstood;
  const found = isWarned ? null : await loadPageData(() => loadRecord(c, person.id, reference, filter));
  if (found === 'locked') return c.redirect(personHref, 303);
  if (found === 'missing') throw gone(person.name.fullName, personHref);
  const { userType, primaryEmail } = userInfo;
  const title = found === null ? recordsCopy.warning.title : titleOf(found.listed);
  // Whoever has understood the warning is not warned again on the way.
  const hrefOf = (record: string, understood: boolean) =>
    paths.person({ ...path, query: { view: isRecordList ? 'records' : null, record, ...filter, understood } });
  return renderPage(c, 200, {
    head: recordHead(title, person.name.fullName),
    site: siteFor(c, userType === null ? null : { userType, primaryEmail: primaryEmail ?? '' }),
    page: {
      kind: 'person-record',
      name: person.name.fullName,
      personHref,
      backHref:
        isRecordList || isFiltered(filter)
          ? paths.person({ ...path, query: { view: 'records', ...filter, page: pageOf(found?.answer.place) } })
          : `${personHref}#${reportSectionId(sectionOf(reference.group))}`,
      group: reference.group,
      clock: recordClock(Date.now(), person),
      listed: found?.listed,
      steps: found === null ? null : stepsOf(found.answer, (record) => hrefOf(record, hasUnderstood)),
      reportErrorHref: paths.recordError({ wpId: person.id, record: formatRecordReference(reference) }),
      understoodHref: isWarned ? hrefOf(formatRecordReference(reference), true) : null,
      propertySite: c.get('settings').propertySite,
    },
  });
}

/** The page of the list that a record stands on; null if that is unknown. */
function pageOf(place: RecordListAnswer['place'] | undefined): number | null {
  return place == null ? null : Math.ceil(place.at / RECORD_LIST_PAGE_SIZE);
}

function titleOf({ group, record }: ListedRecord): string {
  return describeRecord(group, record).title;
}

/** null if the record does not match the filter: then nothing comes before or after it. */
function stepsOf({ place, total }: RecordListAnswer, hrefOf: (record: string) => string): RecordSteps | null {
  if (place === null) return null;
  const [previousHref, nextHref] = [place.previous, place.next].map((record) =>
    record === null ? null : hrefOf(record),
  );
  return { at: place.at, of: total, previousHref: previousHref ?? null, nextHref: nextHref ?? null };
}

/** 404 that leads to the report. */
function gone(fullName: string, personHref: string): NotListed {
  const words = recordsCopy.page;
  const link = { text: words.report(fullName), href: `${personHref}#${PERSON_SECTIONS.background.anchor}` };
  return new NotListed({ ...words.gone, link });
}
