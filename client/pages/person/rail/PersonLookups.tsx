import { personRailCopy } from '../../../../shared/copy/person/person-rail.ts';
import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonLookups.module.css';

/** How many lookups a plan with a limit has left; the bar shows what the text says. */
export function PersonLookups({ page }: { page: PersonPageModel }) {
  const usage = page.details.userInfo.lookupUsage;
  if (usage === null || usage.max === null || usage.max === 0) return null;
  const left = Math.max(0, usage.max - usage.used);
  const words = personRailCopy.lookups;
  return (
    <div className={styles.lookups}>
      <p>
        {words.title} <b>{words.left(left, usage.max)}</b>
      </p>
      <svg viewBox={`0 0 ${usage.max} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={left} height="1" />
      </svg>
    </div>
  );
}
