import type { MetricsAnswer } from '../../../shared/contract/operations/metrics.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { statusCopy } from '../../../shared/copy/site/status.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import { TimeBars } from '../../figures/TimeBars.tsx';
import { UTC_CLOCK } from '../../figures/utc-clock.ts';

const words = statusCopy.rates;
const MINUTE_MS = 60_000;

/** Pages and calls per minute over the last hour, those that failed apart. */
export function MetricRates({ minutes }: Pick<MetricsAnswer, 'minutes'>) {
  return (
    <>
      <Rate
        id="status-pages"
        title={words.pages}
        bars={minutes.map(({ at, pages, pageErrors }) => ({ at, all: pages, errors: pageErrors }))}
      />
      <Rate
        id="status-calls"
        title={words.calls}
        bars={minutes.map(({ at, calls, callErrors }) => ({ at, all: calls, errors: callErrors }))}
      />
    </>
  );
}

function Rate({
  id,
  title,
  bars,
}: {
  id: string;
  title: string;
  bars: readonly { readonly at: number; readonly all: number; readonly errors: number }[];
}) {
  const all = bars.reduce((sum, bar) => sum + bar.all, 0);
  const errors = bars.reduce((sum, bar) => sum + bar.errors, 0);
  return (
    <FigurePart id={id} title={title} count={words.count(formatCount(all))}>
      <TimeBars
        title={title}
        picture={words.picture(formatCount(all), formatCount(errors))}
        words={words}
        bars={bars.map((bar) => ({ from: UTC_CLOCK.format(bar.at), first: bar.all - bar.errors, second: bar.errors }))}
        isSecondBad
        until={UTC_CLOCK.format((bars.at(-1)?.at ?? 0) + MINUTE_MS)}
      />
    </FigurePart>
  );
}
