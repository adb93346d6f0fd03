import { recordListCopy as words } from '../../../shared/copy/records/record-list.ts';
import { recordsSplit } from '../../../shared/copy/records/records-split.ts';
import { isFiltered } from '../../../shared/records/record-filter.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { PersonRecordsFilters } from './PersonRecordsFilters.tsx';
import { PersonRecordsList } from './PersonRecordsList.tsx';
import { PersonRecordsNone } from './PersonRecordsNone.tsx';
import styles from './PersonRecordsPage.module.css';
import { PersonRecordsSet } from './PersonRecordsSet.tsx';
import type { PersonRecordsPageModel } from './person-records-model.ts';
import { personRecordsTrail, reportHref } from './person-records-trail.ts';
import { listHref, pagesOf, sectionTotals } from './records-filters.ts';

/** The records of an open report as a list to look through: plain links, page by page. The browser renders nothing of it. */
export function PersonRecordsPage({ page, site }: { page: PersonRecordsPageModel; site: SiteModel }) {
  const { person, filter, list } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="person-records">
          <Crumbs {...personRecordsTrail(page)} />
          <div className={styles.head}>
            <h1>
              {words.heading.before} <bdi>{person.name}</bdi>
            </h1>
            {list.total === 0 ? null : <p>{isFiltered(filter) ? words.matching(list.total) : wholeInWords(page)}</p>}
          </div>
          <div className={styles.split}>
            <PersonRecordsFilters page={page} />
            <div className={styles.main}>
              <PersonRecordsSet page={page} />
              {list.total === 0 ? <PersonRecordsNone page={page} /> : <PersonRecordsList page={page} />}
              <Pager page={page.page} pages={pagesOf(list)} hrefOf={(number) => listHref(page, filter, number)} />
              <div className={styles.end}>
                <Disclaimer />
                <ButtonLink href={reportHref(person)}>{words.back}</ButtonLink>
              </div>
            </div>
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** '421 records: 251 criminal and traffic, 117 public, 2 properties, 51 licenses.' */
function wholeInWords(page: PersonRecordsPageModel): string {
  const { criminal = 0, publicRecords = 0, properties = 0, licenses = 0, evictions = 0 } = sectionTotals(page);
  return `${recordsSplit({ criminal, publicRecords, property: properties, more: licenses + evictions, evictions })}.`;
}
