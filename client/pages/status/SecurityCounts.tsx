import type { SecurityCountsAnswer } from '../../../shared/contract/operations/security.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { statusCopy } from '../../../shared/copy/site/status.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import figures from '../../figures/Figures.module.css';
import { DataTable } from '../../ui/list/DataTable.tsx';
import styles from './SecurityCounts.module.css';

const words = statusCopy.security;

/** What the workers refused. */
export function SecurityCounts({ rows }: { rows: SecurityCountsAnswer }) {
  return (
    <FigurePart id="status-security" title={words.title}>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className={figures.note}>{words.note}</p>
          <DataTable
            caption={words.title}
            head={[words.kind, words.hour, words.day, words.month]}
            rows={rows.map(({ kind, subject, hour, day, month }) => ({
              key: `${kind} ${subject}`,
              cells: [
                <Kind key="kind" text={words.kinds[kind]} subject={subject} />,
                formatCount(hour),
                formatCount(day),
                formatCount(month),
              ],
            }))}
          />
        </>
      )}
    </FigurePart>
  );
}

function Kind({ text, subject }: { text: string; subject: string }) {
  return (
    <>
      {text}
      {subject === '' ? null : <code className={styles.subject}>{subject}</code>}
    </>
  );
}
