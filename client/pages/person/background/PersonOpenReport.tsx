import type { ReactNode } from 'react';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy, personReportCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import type { ReportSection } from '../../../../shared/records/report-limits.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import card from '../../../ui/surface/Card.module.css';
import { CardFoot } from '../../../ui/surface/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { PersonCourtRunnerLink } from '../court-runner/PersonCourtRunner.tsx';
import { linksOf } from '../links-of.ts';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import styles from './PersonOpenReport.module.css';
import { GROUP_ICONS } from './PersonRecordGroups.tsx';
import { PersonRecordRow } from './PersonRecordRow.tsx';
import { decideMore, type ReportRows, readRows, reportSectionId, shownReportSections } from './report-rows.ts';

/**
 * The report for viewers who have it: the first records of every section, or a link to retry if they did not load.
 * `children` go at its foot.
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
      {shownReportSections(arePropertiesHidden(page)).map((section) => (
        <PersonReportSection
          key={section}
          page={page}
          section={section}
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

const LOOK = { row: styles.row, text: styles.text };

/** 'Show 6 more'; without JavaScript there is no number, because the link leads to all of them. */
function MoreLabel({ count }: { count: number | null }) {
  if (count === null) return words.showMore(null);
  const { before, after } = words.moreAround;
  return (
    <span>
      {before} <span className={styles.step}>{`${formatCount(count)} `}</span>
      {after}
    </span>
  );
}

/**
 * A section of an open report: its records, or that there are none. 'Show more' links to the page that has all of them;
 * PersonMoreRecords.tsx loads them here.
 */
function PersonReportSection({
  page,
  section,
  shown,
}: {
  page: PersonPageModel;
  section: ReportSection;
  shown: ReportRows;
}) {
  const { rows, total, hasRest } = shown;
  const links = linksOf(page);
  const id = reportSectionId(section);
  const { title } = personBackgroundCopy.groups[section];
  const more = decideMore(section, shown);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>
        {total === 0 ? <i /> : <Icon name={GROUP_ICONS[section]} />}
        {title} {total === null || total === 0 ? null : <Chip>{formatCount(total)}</Chip>}
      </h3>
      {rows.length === 0 && !hasRest ? (
        <p className={styles.none}>
          {words.none[section]}
          {section === 'criminal' ? <PersonCourtRunnerLink page={page} /> : null}
        </p>
      ) : null}
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((listed) => (
            <PersonRecordRow
              key={`${listed.group}.${listed.record.id}`}
              listed={listed}
              hrefOf={(reference) => links.record(page.details.results, reference)}
              look={LOOK}
            />
          ))}
        </ul>
      )}
      {more === null ? null : (
        <div className={styles.more}>
          <a href={`${page.fullPath}#${id}`} data-more={section}>
            <MoreLabel count={more.count} />
            <VisuallyHidden>{words.of(title)}</VisuallyHidden>
          </a>
        </div>
      )}
      {more === null && hasRest ? <p className={styles.none}>{words.shown(rows.length, total)}</p> : null}
    </section>
  );
}
