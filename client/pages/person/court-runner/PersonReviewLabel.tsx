import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { nameOnButton } from '../../../../shared/court-runner/name-on-button.ts';
import styles from './PersonCourtRunnerForm.module.css';

const words = courtRunnerCopy.form;

/** 'Review Maya’s request'; without the name where it is longer than a button (P9-065), and on mobile (P9-066). */
export function PersonReviewLabel({ firstName }: { firstName: string }) {
  const name = nameOnButton(firstName);
  if (name === null) return words.reviewShort;
  return (
    <>
      <span className={styles.wide}>{words.review(name)}</span>
      <span className={styles.narrow}>{words.reviewShort}</span>
    </>
  );
}
