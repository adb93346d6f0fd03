import { useEffect, useState } from 'react';
import styles from './CopyButton.module.css';
import { Icon } from './Icon.tsx';

/** How long the tick stays, in milliseconds. */
const COPIED_MS = 4000;

/** Copies a text and says so (F4-07) for a while, or until the mouse leaves. Without JavaScript it is not there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Refused by the browser or its owner: the text is on the page and can be selected.
      setIsCopied(false);
    }
  };
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.said}>
        {isCopied ? 'Copied to clipboard!' : ''}
      </span>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        onClick={copy}
        onMouseLeave={() => setIsCopied(false)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
    </span>
  );
}
