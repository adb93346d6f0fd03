import { monitorRelativesCopy as words } from '../../../../shared/copy/person/monitor.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { OfferedRelative } from './describe-relatives.ts';
import styles from './Monitor.module.css';

/** A box for each relative; nobody is checked by itself. */
export function RelativeChoices({
  relatives,
  onChange,
}: {
  relatives: readonly OfferedRelative[];
  onChange?: () => void;
}) {
  return (
    <fieldset className={styles.choices} onChange={onChange}>
      <legend>
        <VisuallyHidden>{words.legend}</VisuallyHidden>
      </legend>
      {relatives.map(({ id, fullName, facts }) => (
        <label key={id} className={styles.check}>
          <input type="checkbox" name="relative" value={id} />
          <span>
            {fullName}
            <small>{facts.join(' · ')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
