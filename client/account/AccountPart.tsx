import type { ReactNode } from 'react';
import { Card, CardBody } from '../ui/surface/Card.tsx';
import styles from './AccountParts.module.css';

/** The title of an account's page and a sentence about it. */
export function AccountTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lede}>{children}</p>
    </>
  );
}

/** The parts of an account's page, one below the other. */
export function AccountParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** One card of an account's page: a heading and what belongs to it. `id` names the heading. */
export function AccountPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody>
          <div className={styles.part}>
            <h2 id={id}>{title}</h2>
            {children}
          </div>
        </CardBody>
      </Card>
    </section>
  );
}
