import { kitCopy } from '../../../shared/copy/site/kit.ts';
import styles from './LongText.module.css';

/** Longer texts are folded, in characters. */
const FOLDED_FROM = 600;
/** How much of a folded text shows before it is opened. */
const SHOWN = 200;

/** A text from a record, of any length: anything beyond a paragraph is folded, and scrolls once opened. */
export function LongText({ text }: { text: string }) {
  if (text.length <= FOLDED_FROM) return text;
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.start}>{`${startOf(text)}…`}</span>
        <b className={styles.closed}>{kitCopy.wholeText}</b>
        <b className={styles.opened}>{kitCopy.lessText}</b>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
      <div className={styles.whole} tabIndex={0}>
        {text}
      </div>
    </details>
  );
}

/** Without the last code unit, which may be half a character. */
function startOf(text: string): string {
  return Array.from(text.slice(0, SHOWN)).slice(0, -1).join('').trimEnd();
}
