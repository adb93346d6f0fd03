import { formatAmount } from '../../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { reportGroups } from '../../../../shared/people/count-sums.ts';
import type { ReportSection } from '../../../../shared/records/report-limits.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { IconName } from '../../../ui/text/icon-paths.ts';
import mask from '../../../ui/text/Masked.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { decideReportDesign, PersonCountsMissing } from '../glance/PersonTally.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import styles from './PersonBackground.module.css';
import { shownReportSections } from './report-rows.ts';

export const GROUP_ICONS: { readonly [S in ReportSection]: IconName } = {
  criminal: 'scale',
  publicRecords: 'file',
  properties: 'home',
  licenses: 'badge',
  evictions: 'door',
};

/**
 * The groups of a report; their numbers add up to the one in the heading (F9-39), and a group without a record has no
 * icon. While counts load, their rows are there already, so that nothing moves later; if they did not load, there is a
 * link to the page that waits for them.
 */
export function PersonRecordGroups({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  if (counts === null || counts === 'missing') {
    return (
      <div className={styles.missing}>
        {decideReportDesign(page, 'missing') === 'tag' ? (
          <Chip tone="line">
            <Icon name="file" size={13} />
            {words.recordsTag}
          </Chip>
        ) : null}
        <PersonCountsMissing fullPath={page.fullPath} />
      </div>
    );
  }
  const numbers = counts === 'late' ? null : reportGroups(counts);
  const isFilled = decideReportDesign(page, counts) === 'records';
  return (
    <div className={styles.groups}>
      {numbers === null ? <VisuallyHidden>{personGlanceCopy.loading}</VisuallyHidden> : null}
      <ul>
        {shownGroups(page).map((group) => (
          <li key={group}>
            {numbers?.[group] === 0 ? <i /> : <Icon name={GROUP_ICONS[group]} />}
            <b>{words.groups[group].title}</b>
            <span className={styles.count}>
              {numbers === null ? <Skeleton shape="text" /> : formatAmount(numbers[group])}
            </span>
            <span className={styles.text}>{words.groups[group].text}</span>
            {isFilled ? <FilledRecord count={numbers?.[group] ?? null} /> : null}
          </li>
        ))}
      </ul>
      {numbers === null ? (
        <noscript>
          <a href={page.fullPath}>{personGlanceCopy.showCounts}</a>
        </noscript>
      ) : null}
    </div>
  );
}

/**
 * A record as a shape: the glyphs are made up here and say nothing about any record (P6-020); one size, whatever the
 * count, and an empty place for none.
 */
function FilledRecord({ count }: { count: number | null }) {
  if (count === 0) return <span className={classNames(styles.record, styles.none)} />;
  return (
    <span className={styles.record} aria-hidden="true">
      <span className={mask.mask}>{'8'.repeat(14)}</span>
      <span className={mask.mask}>{'8'.repeat(6)}</span>
    </span>
  );
}

/** The sections of the report, in the order of the teaser. */
function shownGroups(page: PersonPageModel): readonly ReportSection[] {
  const shown = shownReportSections(arePropertiesHidden(page));
  return (Object.keys(words.groups) as ReportSection[]).filter((group) => shown.includes(group));
}
