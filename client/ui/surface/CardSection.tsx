import type { ReactNode } from 'react';
import { Card, CardBody } from './Card.tsx';
import styles from './CardSection.module.css';

/** A card with its own heading: a section of a page beside others. `foot` is a CardFoot, or what looks like one. */
export function CardSection({
  id,
  title,
  note,
  foot,
  children,
}: {
  id: string;
  title: string;
  /** at the end of the heading's line: '29 reports in 12 months' */
  note?: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            {note === undefined ? null : <span>{note}</span>}
          </div>
          {children}
        </CardBody>
        {foot}
      </Card>
    </section>
  );
}
