import { REPORT_LEVELS, type ReportLevel } from '../../shared/contract/finding/reverse-search.ts';
import { phoneReportsCopy as words } from '../../shared/copy/search/phone-reports.ts';
import styles from './ReportLevels.module.css';

/** Few, some or many, as three steps: all that is said about reports of a number that no directory lists. */
export function ReportLevels({ level }: { level: ReportLevel }) {
  return (
    <ul className={styles.levels}>
      {REPORT_LEVELS.map((one) => (
        <li key={one} aria-current={one === level ? 'true' : undefined}>
          {words.scale[one]}
        </li>
      ))}
    </ul>
  );
}
