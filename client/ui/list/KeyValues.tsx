import type { ReactNode } from 'react';
import styles from './KeyValues.module.css';

/** Facts about one thing: a name at the start of each line, its value at the end. */
export function KeyValues({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
