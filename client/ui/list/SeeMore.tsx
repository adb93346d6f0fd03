import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import { classNames } from '../text/class-names.ts';
import styles from './SeeMore.module.css';

/** Short enough for the narrowest screen, so there is nothing to open. */
const SHORT = 64;

/**
 * A text that shows one line on large screens and two on small ones (P9-053), or two on both, until it is opened
 * (F4-20, P4-094). The whole text is in the page; a native details element that contains only the label says whether it
 * is open. Lines are 20 px high by default (F9-52). The caller decides whether it can be closed again (F4-21).
 */
export function SeeMore({
  text,
  more = kitCopy.seeMore,
  less = kitCopy.seeLess,
  lines = 'one-or-two',
  lineHeightPx = 20,
  canClose = true,
}: {
  text: string;
  more?: string;
  less?: string;
  lines?: 'one-or-two' | 'two';
  lineHeightPx?: 20 | 24;
  canClose?: boolean;
}) {
  const height = lineHeightPx === 24 && styles.high;
  if (text.length <= SHORT) return <p className={classNames(styles.text, height)}>{text}</p>;
  return (
    <div className={classNames(styles.seemore, height, lines === 'two' && styles.two, !canClose && styles.once)}>
      <p>{text}</p>
      <details {...markEvent('text_toggled', {})}>
        <summary>
          <span>{more}</span>
          <span>{less}</span>
        </summary>
      </details>
    </div>
  );
}
