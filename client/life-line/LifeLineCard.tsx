import type { ReactNode } from 'react';
import type { LifeLine } from '../../shared/people/life-line/lane-model.ts';
import card from '../ui/surface/Card.module.css';
import { classNames } from '../ui/text/class-names.ts';
import { LifeLanes } from './LifeLanes.tsx';
import styles from './LifeLine.module.css';

/**
 * A life line in its card, with a map beside it if there is room, otherwise under it. Pointing at a stretch highlights the
 * pins whose `data-pin` has its number, and the other way around.
 */
export function LifeLineCard({
  id,
  title,
  about,
  line,
  map = null,
  children,
}: {
  /** of the title */
  id: string;
  title: string;
  /** one sentence: what the line shows */
  about: string;
  line: LifeLine;
  map?: ReactNode;
  /** the foot: what it costs to see the rest, or the line as a list */
  children?: ReactNode;
}) {
  return (
    <section className={classNames(card.card, styles.life)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={map === null ? undefined : styles.grid}>
        <LifeLanes line={line} />
        {map === null ? null : <div className={styles.map}>{map}</div>}
      </div>
      {children}
    </section>
  );
}
