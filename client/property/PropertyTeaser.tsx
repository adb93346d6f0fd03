import type { ReactNode } from 'react';
import { personPropertyCopy } from '../../shared/copy/person/person-property.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './PropertyReport.module.css';

const { teaser: words } = personPropertyCopy;

/** For readers without the property report: the questions it answers (P9-044); `children` go above them. */
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
