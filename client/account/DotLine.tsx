import type { ReactNode } from 'react';
import styles from './DotLine.module.css';

/** Facts with a dot between them. Each stays on one line if it fits; a line neither starts nor ends with a dot. */
export function DotLine({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <p className={styles.line}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order, and two may be alike
        <span key={at}>
          {at === 0 ? null : <i> · </i>}
          {part}
        </span>
      ))}
    </p>
  );
}
