import { METRIC_SOURCES } from '../../../shared/contract/operations/metrics.ts';
import { statusCopy } from '../../../shared/copy/site/status.ts';
import { paths } from '../../../shared/urls/paths.ts';
import figures from '../../figures/Figures.module.css';
import { LocalContent } from '../../site/LocalContent.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { MetricRates } from './MetricRates.tsx';
import { MetricTable } from './MetricTable.tsx';
import { SecurityCounts } from './SecurityCounts.tsx';
import type { StatusPageModel } from './status-model.ts';

/** What both workers measured in the last hour, in pictures with the numbers beside them, and what they refused. */
export function Status({ page: { metrics, security } }: { page: StatusPageModel }) {
  return (
    <LocalContent copy={statusCopy} current="status" isWide>
      <div className={figures.parts}>
        {metrics.isElsewhere ? <p>{statusCopy.elsewhere}</p> : <Metrics metrics={metrics} />}
        <SecurityCounts rows={security} />
      </div>
    </LocalContent>
  );
}

function Metrics({ metrics: { minutes, rows } }: Pick<StatusPageModel, 'metrics'>) {
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon="clock">
          <p>
            <b>{statusCopy.nothing}</b> {statusCopy.nothingHelp}
          </p>
          <a href={paths.home()}>{statusCopy.toSite}</a>
        </EmptyState>
      </Card>
    );
  return (
    <>
      <MetricRates minutes={minutes} />
      {METRIC_SOURCES.map((source) => (
        <MetricTable key={source} source={source} rows={rows} />
      ))}
    </>
  );
}
