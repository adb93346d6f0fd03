import type { ReactNode } from 'react';
import { Card, CardBody } from '../ui/surface/Card.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './OperatorTable.module.css';

/** One line: a cell for each heading; the first one names the line. */
export interface OperatorRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

/** A table of what waits, scrolled sideways where it does not fit. `empty` is said instead of a table without lines. */
export function OperatorTable({
  caption,
  head,
  rows,
  empty,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly OperatorRow[];
  empty: string;
}) {
  return (
    <Card>
      <CardBody>
        {rows.length === 0 ? (
          <p>{empty}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <section className={styles.scroll} aria-label={caption} tabIndex={0}>
            <table className={styles.table}>
              <caption>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  {head.map((text) => (
                    <th key={text} scope="col">
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, cells: [first, ...rest] }) => (
                  <tr key={key}>
                    <th scope="row">{first}</th>
                    {rest.map((cell, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                      <td key={at}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </CardBody>
    </Card>
  );
}
