import type { PersonCounts } from '../../../../shared/contract/person/counts.ts';
import { formatAmount } from '../../../../shared/copy/format/numbers.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { reportTally } from '../../../../shared/people/count-sums.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { IconName } from '../../../ui/text/icon-paths.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageModel } from '../person-model.ts';
import styles from './PersonTally.module.css';

/**
 * The four numbers of the report card (P2-156), each with a mark for how much of the report the viewer has. None has no
 * mark: beside a zero, a check mark would read like a certificate.
 */
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
            {formatAmount(count)}
            {count === 0 ? null : (
              <span className={styles[design]}>
                <Icon name={markOf(design, icon)} size={16} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Filled records all look alike, whatever they contain. */
function markOf(design: ReportDesign, icon: IconName): IconName {
  if (design === 'checks') return 'check';
  return design === 'records' ? 'file' : icon;
}

/** The tally's box while the numbers load; without JavaScript, a link to the page that has them. */
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

/** The counts did not load: says so, and links to the page that waits for them. */
export function PersonCountsMissing({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.missing}>
      <p>{personGlanceCopy.unavailable}</p>
      <a href={fullPath}>{personGlanceCopy.retry}</a>
    </div>
  );
}

/** How a report is drawn where it cannot be read. */
type ReportDesign = 'icons' | 'tag' | 'checks' | 'records';

/**
 * The free view gets four icons, or one tag without numbers to put them beside (P4-005). Viewers who unlocked the
 * report get check marks (P4-006). Everybody else gets filled records that reveal nothing of their content (P4-007).
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
