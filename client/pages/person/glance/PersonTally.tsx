import type { PersonCounts } from '../../../../shared/contract/person/counts.ts';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { reportTally } from '../../../../shared/people/count-sums.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon, type IconName } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonTally.module.css';

/** The four numbers of the report card (P2-156), each with a mark that tells what the reader has of the report. */
export function PersonTally({ counts, design }: { counts: PersonCounts; design: ReportDesign }) {
  const { criminal, publicRecords, property, more } = reportTally(counts);
  const words = personGlanceCopy;
  const items = [
    [words.criminal, criminal, 'scale'],
    [words.public, publicRecords, 'file'],
    [words.property, property, 'home'],
    [words.more, more, 'badge'],
  ] as const;
  return (
    <dl className={styles.tally}>
      {items.map(([label, count, icon]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {formatCount(count)}
            <span className={styles[design]}>
              <Icon name={markOf(design, icon)} size={16} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Filled records are drawn alike, whatever is in them. */
function markOf(design: ReportDesign, icon: IconName): IconName {
  if (design === 'checks') return 'check';
  return design === 'records' ? 'file' : icon;
}

/** The tally's box while the numbers are on their way; for who has no scripts, the page that has them. */
export function PersonCountsLoading({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>{personGlanceCopy.loading}</VisuallyHidden>
      <div className={styles.tally} aria-hidden="true">
        {['criminal', 'public', 'property', 'more'].map((key) => (
          <div key={key}>
            <Skeleton shape="text" />
            <Skeleton shape="number" />
          </div>
        ))}
      </div>
      <noscript>
        <a href={fullPath}>{personGlanceCopy.showCounts}</a>
      </noscript>
    </div>
  );
}

/** The counts did not come: says so, and leads to the page that waits for them. */
export function PersonCountsMissing({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.missing}>
      <p>{personGlanceCopy.unavailable}</p>
      <a href={fullPath}>{personGlanceCopy.retry}</a>
    </div>
  );
}

/** How a report that cannot be read here is drawn. */
type ReportDesign = 'icons' | 'tag' | 'checks' | 'records';

/**
 * Who has the free view gets four icons, or one tag where there are no numbers to put them beside (P4-005); who unlocked
 * the report check marks (P4-006); everybody else records that are filled in, with nothing of what is in them (P4-007).
 */
export function decideReportDesign(
  { details }: Pick<PersonPageModel, 'details'>,
  counts: PersonPageModel['counts'],
): ReportDesign {
  switch (details.entitlement) {
    case 'free':
      return counts === 'missing' ? 'tag' : 'icons';
    case 'bg':
      return 'checks';
    case 'premium':
    case 'smb':
      return 'records';
  }
}
