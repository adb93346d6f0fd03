import { kitCopy } from '../../../shared/copy/site/kit.ts';
import styles from './LongText.module.css';

/** What is longer stands folded, in characters. */
const FOLDED_FROM = 600;
/** How much of a folded text is read without opening it. */
const SHOWN = 200;

/** A text of a record, however long: more than a paragraph folds behind its beginning, and scrolls when it is opened. */
export function LongText({ text }: { text: string }) {
  if (text.length <= FOLDED_FROM) return text;
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.start}>{`${startOf(text)}…`}</span>
        <b className={styles.closed}>{kitCopy.wholeText}</b>
        <b className={styles.opened}>{kitCopy.lessText}</b>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.whole} tabIndex={0}>
        {text}
      </div>
    </details>
  );
}

/** Without the last unit, which may be half a letter. */
function startOf(text: string): string {
  return Array.from(text.slice(0, SHOWN)).slice(0, -1).join('').trimEnd();
}
