import { useEffect, useState } from 'react';
import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './CopyButton.module.css';

/** How long the note and the check mark stay, in milliseconds (F4-08, F9-09). */
export const COPIED_MS = 4_000;

/**
 * Copies a text and says so (F4-07) for 4,000 ms (F4-08, F9-09), or until the mouse leaves (F4-09). Hidden without
 * JavaScript.
 */
export function CopyButton({ text, label, onCopied }: { text: string; label: string; onCopied?: () => void }) {
  // Copies since the note appeared: each one restarts its time.
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      onCopied?.();
    } catch {
      // The browser or its user refused: the text is on the page and can be selected.
      setCopies(0);
    }
  };
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.said}>
        {isCopied ? kitCopy.copied : ''}
      </span>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        onClick={copy}
        onMouseLeave={() => setCopies(0)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
    </span>
  );
}
