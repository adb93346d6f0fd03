import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './CourtRunnerNote.module.css';

const words = courtRunnerCopy.form.note;

/** What is paid for, what comes back when it fails, and how far back courts keep records (P9-060). Above every button. */
export function CourtRunnerNote() {
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <b>{words.title}</b>
      <p>{words.text}</p>
    </div>
  );
}
