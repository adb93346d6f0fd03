import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import styles from './MonitoredList.module.css';

const words = monitoredCopy.stopAll;

/** Everybody on the list, of whom there are at least two. Asks first, in a question that unfolds even without scripts. */
export function MonitoredStopAll({ total }: { total: number }) {
  return (
    <details className={styles.stopAll}>
      <summary>{words.open}</summary>
      <form method="post" action={paths.monitoredReports()}>
        <p>{words.question(total)}</p>
        <input type="hidden" name="action" value="stop-all" />
        <Button type="submit">{words.button(total)}</Button>
      </form>
    </details>
  );
}
