import type { ReactNode } from 'react';
import { personGlanceCopy } from '../../../../shared/copy/person/person-glance.ts';
import { personReportCopy as words } from '../../../../shared/copy/person/person-report.ts';
import { REPORT_SECTION_NAMES, type ReportSection } from '../../../../shared/records/report-limits.ts';
import card from '../../../ui/surface/Card.module.css';
import { CardFoot } from '../../../ui/surface/Card.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { arePropertiesHidden } from '../page-omissions.ts';
import styles from './PersonOpenReport.module.css';
import { PersonReportSection } from './PersonReportSection.tsx';
import { readRows } from './report-rows.ts';

/**
 * The report of who has it: the first records of every section, or a way to try again where they did not come. `children`
 * stand at its foot.
 */
export function PersonOpenReport({
  page,
  counts,
  children,
}: {
  page: PersonPageModel;
  counts: PersonPageModel['counts'];
  children?: ReactNode;
}) {
  const { background } = page;
  if (background === null || background === 'missing') {
    return (
      <div className={card.card}>
        <div className={styles.missing}>
          <p>{words.missing}</p>
          <a href={page.fullPath}>{personGlanceCopy.retry}</a>
        </div>
        <CardFoot>{children}</CardFoot>
      </div>
    );
  }
  return (
    <div className={card.card}>
      {shownReportSections(page).map((section) => (
        <PersonReportSection
          key={section}
          page={page}
          section={section}
          counts={counts}
          shown={readRows(section, background, counts)}
        />
      ))}
      <CardFoot>
        <p>{words.match}</p>
        {children}
      </CardFoot>
    </div>
  );
}

/** Variant 3 of the property upsell leaves properties and licenses out (P4-008). */
export function shownReportSections(page: Pick<PersonPageModel, 'experiments'>): readonly ReportSection[] {
  if (!arePropertiesHidden(page)) return REPORT_SECTION_NAMES;
  return REPORT_SECTION_NAMES.filter((section) => section !== 'properties' && section !== 'licenses');
}
