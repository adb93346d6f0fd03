import { phoneCheckCopy } from '../../../../shared/copy/person/person-phone-check.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import styles from './PersonPhoneActivity.module.css';
import { isTelling, type PhoneRowCheck } from './phone-check.ts';

/**
 * Whether a phone is in use and when to call it, in a box that is just as tall during the check. An Unknown phone gets
 * no text (P4-068), but keeps its box, so that nothing below moves.
 */
export function PersonPhoneActivity({
  check,
  hasRoom,
}: {
  check: NonNullable<PhoneRowCheck>;
  /** also room for the best time to call */
  hasRoom: boolean;
}) {
  return <div className={classNames(styles.activity, hasRoom && styles.tall)}>{contentOf(check)}</div>;
}

function contentOf(check: NonNullable<PhoneRowCheck>) {
  if (check === 'checking') return <Skeleton shape="text" />;
  const { label, bestTime } = check;
  if (!isTelling(label)) return null;
  return (
    <>
      <span className={classNames(styles.label, label === 'Active' && styles.active)}>{label}</span>
      <small>{phoneCheckCopy.meanings[label]}</small>
      {bestTime === null ? null : <small className={styles.best}>{bestTime}</small>}
    </>
  );
}
