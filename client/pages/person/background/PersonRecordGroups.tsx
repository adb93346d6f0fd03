import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { nothingIn } from '../../../../shared/copy/records/records-split.ts';
import { recordsTally, reportGroups } from '../../../../shared/people/count-sums.ts';
import type { ReportSection } from '../../../../shared/records/report-limits.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { IconName } from '../../../ui/text/icon-paths.ts';
import mask from '../../../ui/text/Masked.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { PersonCountsMissing } from '../glance/PersonTally.tsx';
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
 * The groups of a report; their numbers add up to the one in the heading (F9-39), and the groups without a record are
 * one sentence. No mark is beside a number, where it would read like a verdict: free viewers get numbers alone, or a tag
 * if there are none (P4-005); other viewers without the report also get a drawn record per group (P4-007). While counts
 * load, there are rows for all; if they did not load, there is a link to the page that waits for them.
 */
export function PersonRecordGroups({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  const { entitlement } = page.details;
  if (counts === null || counts === 'missing') {
    return (
      <div className={styles.missing}>
        {entitlement === 'free' ? (
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
  const isFilled = entitlement === 'premium' || entitlement === 'smb';
  const groups = shownGroups(page).filter((group) => numbers?.[group] !== 0);
  const nothing = counts === 'late' ? null : nothingIn(recordsTally(counts));
  return (
    <div className={styles.groups}>
      {numbers === null ? <VisuallyHidden>{personGlanceCopy.loading}</VisuallyHidden> : null}
      {groups.length === 0 ? null : (
        <ul>
          {groups.map((group) => (
            <li key={group}>
              <b>{words.groups[group].title}</b>
              <span className={styles.count}>
                {numbers === null ? <Skeleton shape="text" /> : formatCount(numbers[group])}
              </span>
              <span className={styles.text}>{words.groups[group].text}</span>
              {isFilled && numbers !== null ? <FilledRecord /> : null}
            </li>
          ))}
        </ul>
      )}
      {nothing === null ? null : <p className={styles.nothing}>{`${nothing} ${words.noProof}`}</p>}
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
 * count.
 */
function FilledRecord() {
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
