import { recordStepsCopy as words } from '../../../shared/copy/records/record-steps.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PersonRecordPage.module.css';
import type { RecordSteps } from './person-record-model.ts';

/** Where a record stands, between links to the one before and the one after it. */
export function PersonRecordSteps({ steps: { at, of, previousHref, nextHref } }: { steps: RecordSteps }) {
  if (of < 2) return null;
  return (
    <nav className={styles.steps} aria-label={words.label}>
      {previousHref === null ? null : (
        <a href={previousHref} rel="prev">
          <Icon name="left" size={16} />
          {words.previous}
        </a>
      )}
      <span>{words.place(at, of)}</span>
      {nextHref === null ? null : (
        <a href={nextHref} rel="next">
          {words.next}
          <Icon name="right" size={16} />
        </a>
      )}
    </nav>
  );
}
