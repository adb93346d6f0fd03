import type { MetricSource, MetricsAnswer } from '../../../shared/contract/operations/metrics.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { statusCopy } from '../../../shared/copy/site/status.ts';
import { LATENCY_BOUNDS } from '../../../shared/metrics/latency.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import figures from '../../figures/Figures.module.css';
import { RangeBar } from '../../figures/RangeBar.tsx';
import { ShareBar } from '../../figures/ShareBar.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import styles from './Status.module.css';

const words = statusCopy.requests;
type Row = MetricsAnswer['rows'][number];
const MAX_MS = LATENCY_BOUNDS.at(-1) ?? 1;

/** One kind of thing that is measured, by name: how often, how many failed, how fast, and what the databases did. */
export function MetricTable({ source, rows }: { source: MetricSource; rows: readonly Row[] }) {
  const own = rows.filter((row) => row.source === source);
  if (own.length === 0) return null;
  const hasRows = source === 'call' || source === 'job';
  const mostRead = Math.max(1, ...own.map(({ rowsRead }) => rowsRead));
  return (
    <FigurePart id={`status-by-${source}`} title={words.titles[source]} count={words.names(own.length)}>
      <p className={figures.note}>{words.notes[source]}</p>
      <DataTable
        caption={words.titles[source]}
        head={[words.name, words.count, words.errors, words.p50, words.p95, words.range, ...(hasRows ? READ : ASKED)]}
        rows={own.map((row) => ({
          key: row.name,
          cells: [
            <code key="name">{row.name}</code>,
            formatCount(row.count),
            <Errors key="errors" row={row} />,
            words.ms(row.p50),
            words.ms(row.p95),
            <RangeBar key="range" from={row.p50} to={row.p95} max={MAX_MS} />,
            ...(hasRows ? databaseCells(row, mostRead) : [share(row.bots, row), share(row.kept, row)]),
          ],
        }))}
      />
    </FigurePart>
  );
}

const READ = [words.rowsRead, words.mostRead, words.rowsWritten, words.roundTrips];
const ASKED = [words.bots, words.kept];

const databaseCells = ({ rowsRead, rowsWritten, roundTrips }: Row, mostRead: number) => [
  words.average(rowsRead),
  <ShareBar key="read" share={rowsRead / mostRead} />,
  words.average(rowsWritten),
  words.average(roundTrips),
];

function Errors({ row: { errors, count } }: { row: Row }) {
  if (errors === 0) return words.none;
  return <b className={styles.errors}>{words.percent(errors / count)}</b>;
}

const share = (part: number, { count }: Row): string => (part === 0 ? words.none : words.percent(part / count));
