import { planCardCopy as words } from '../../shared/copy/billing/manage-plan.ts';
import { formatDay } from '../../shared/copy/format/day.ts';
import styles from './PlanCard.module.css';
import type { PeopleLeft } from './plan-card-model.ts';

/** '8 of 20 people left until Dec 4, 2026', or that there is no limit. */
export function PlanPeople({ people }: { people: PeopleLeft | null }) {
  if (people === null) return <p className={styles.people}>{words.unlimited}</p>;
  const { left, max, until } = people;
  return (
    <p className={styles.people}>
      <b>{words.left(left, max)}</b> {until === null ? null : <span>{words.until(formatDay(until))}</span>}
    </p>
  );
}

/** The same as a bar, for the eye only. */
export function PlanMeter({ people }: { people: PeopleLeft | null }) {
  if (people === null) return null;
  const { left, max } = people;
  return (
    <svg className={styles.meter} width="100%" height="6" aria-hidden="true">
      <rect width={`${(100 * left) / Math.max(max, 1)}%`} height="6" rx="3" />
    </svg>
  );
}
