import type { ReactNode } from 'react';
import { personPropertyCopy } from '../../shared/copy/person/person-property.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './PropertyReport.module.css';

const { teaser: words } = personPropertyCopy;

/** What is asked of a property report (P9-044), and what ours answers, for who has not got it; `children` stand above it. */
export function PropertyTeaser({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.report}>
      {children}
      <p>{words.lead}</p>
      <ul className={styles.bullets}>
        {words.bullets.map(({ text, isOurs }) => (
          <li key={text}>
            {isOurs ? <Icon name="check" size={16} /> : <i aria-hidden="true">–</i>}
            <span>
              {text}
              {isOurs ? null : <small>{` ${words.notOurs}`}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}
