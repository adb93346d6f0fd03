import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy } from '../../../shared/copy/person/person-background.ts';
import { recordListCopy as words } from '../../../shared/copy/records/record-list.ts';
import { listRecords } from '../../../shared/records/record-lists.ts';
import { formatRecordReference } from '../../../shared/records/record-reference.ts';
import { REPORT_SECTION_NAMES, reportSection } from '../../../shared/records/report-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { Card } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import report from '../person/background/PersonOpenReport.module.css';
import { GROUP_ICONS } from '../person/background/PersonRecordGroups.tsx';
import { PersonRecordRow } from '../person/background/PersonRecordRow.tsx';
import { reportSectionId } from '../person/background/report-rows.ts';
import styles from './PersonRecordsPage.module.css';
import type { PersonRecordsPageModel } from './person-records-model.ts';
import { pagesOf, sectionTotals } from './records-filters.ts';

const LOOK = { row: report.row, text: report.text };

/** The records of this page under the headings of the report, each section with how many match in all. */
export function PersonRecordsList({ page }: { page: PersonRecordsPageModel }) {
  const { person, filter, list } = page;
  const totals = sectionTotals(page);
  const pages = pagesOf(list);
  const sections = REPORT_SECTION_NAMES.map((section) => ({
    section,
    rows: listRecords(list.records, reportSection(section).lists),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <>
      <p className={styles.order}>
        {pages > 1 ? <b>{words.pageOf(page.page, pages)}</b> : null} {words.order}
      </p>
      <Card>
        {sections.map(({ section, rows }) => {
          const id = reportSectionId(section);
          const total = totals[section];
          return (
            <section key={section} className={report.section} aria-labelledby={id}>
              <h2 id={id}>
                <Icon name={GROUP_ICONS[section]} />
                {personBackgroundCopy.groups[section].title}{' '}
                {total === undefined ? null : <Chip>{formatCount(total)}</Chip>}
              </h2>
              <ul>
                {rows.map((listed) => (
                  <PersonRecordRow
                    key={`${listed.group}.${listed.record.id}`}
                    listed={listed}
                    clock={page.clock}
                    hrefOf={(reference) =>
                      paths.person({
                        ...person,
                        query: { view: 'records', record: formatRecordReference(reference), ...filter },
                      })
                    }
                    look={LOOK}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </Card>
    </>
  );
}
