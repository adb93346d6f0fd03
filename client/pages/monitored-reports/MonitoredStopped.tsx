import type { MonitoredAnswer } from '../../../shared/contract/monitor.ts';
import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { Button } from '../../ui/action/Button.tsx';
import styles from './MonitoredList.module.css';

const words = monitoredCopy.stopped;

/** Whom the viewer stopped monitoring within a day: at most a page of them. */
export function MonitoredStopped({ stopped }: { stopped: NonNullable<MonitoredAnswer['stopped']> }) {
  return (
    <AccountPart id="monitored-stopped" title={words.title}>
      <p>{words.text}</p>
      <ul className={styles.stopped}>
        {stopped.map(({ personId, displayText }) => (
          <li key={personId}>
            <span>{displayText}</span>
            <form method="post" action={paths.monitoredReports()}>
              <input type="hidden" name="action" value="undo" />
              <input type="hidden" name="personId" value={personId} />
              <Button type="submit" size="small" aria-label={words.againOf(displayText)}>
                {words.again}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
