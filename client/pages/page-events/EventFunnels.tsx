import { type EventCountsAnswer, FUNNEL_NAMES } from '../../../shared/contract/operations/event-counts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { EVENT_FUNNELS, type FunnelName, type FunnelStep } from '../../../shared/events/event-funnels.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import figures from '../../figures/Figures.module.css';
import { ShareBar } from '../../figures/ShareBar.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PageEvents.module.css';

const words = pageEventsCopy.funnels;

/** The steps of each funnel: a bar, a number and the share of the step before. */
export function EventFunnels({ funnels }: Pick<NonNullable<EventCountsAnswer['across']>, 'funnels'>) {
  return (
    <FigurePart id="events-funnels" title={words.title}>
      <p className={figures.note}>{words.note}</p>
      <div className={styles.funnels}>
        {FUNNEL_NAMES.map((name) => (
          <Funnel
            key={name}
            name={name}
            steps={EVENT_FUNNELS[name]}
            counts={funnels.find((funnel) => funnel.name === name)?.counts ?? []}
          />
        ))}
      </div>
    </FigurePart>
  );
}

function Funnel({
  name,
  steps,
  counts,
}: {
  name: FunnelName;
  steps: readonly FunnelStep[];
  counts: readonly number[];
}) {
  const most = Math.max(1, ...counts);
  const id = `funnel-${name}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{words.names[name]}</h3>
      <ol className={styles.steps}>
        {steps.map((step, at) => {
          const count = counts[at] ?? 0;
          const before = counts[at - 1] ?? 0;
          return (
            <li key={words.step(step)}>
              <code>{words.step(step)}</code>
              <span>
                {before === 0 ? null : (
                  <>
                    {`${Math.round((count / before) * 100)}%`}
                    <VisuallyHidden>{words.ofBefore}</VisuallyHidden>
                  </>
                )}
              </span>
              <b>{formatCount(count)}</b>
              <ShareBar share={count / most} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
