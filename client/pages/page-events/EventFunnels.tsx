import { type EventCountsAnswer, FUNNEL_NAMES } from '../../../shared/contract/operations/event-counts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { EVENT_FUNNELS, type FunnelStep } from '../../../shared/events/event-funnels.ts';
import { EventsPart } from './EventsPart.tsx';
import styles from './PageEvents.module.css';
import { ShareBar } from './ShareBar.tsx';

const words = pageEventsCopy.funnels;

/** The steps of each funnel: a bar, a number and the share of the step before. */
export function EventFunnels({ funnels }: Pick<NonNullable<EventCountsAnswer['across']>, 'funnels'>) {
  return (
    <EventsPart id="events-funnels" title={words.title}>
      <p className={styles.note}>{words.note}</p>
      <div className={styles.funnels}>
        {FUNNEL_NAMES.map((name) => (
          <Funnel
            key={name}
            title={words.names[name]}
            steps={EVENT_FUNNELS[name]}
            counts={funnels.find((funnel) => funnel.name === name)?.counts ?? []}
          />
        ))}
      </div>
    </EventsPart>
  );
}

function Funnel({ title, steps, counts }: { title: string; steps: readonly FunnelStep[]; counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <div>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step, at) => {
          const count = counts[at] ?? 0;
          const before = at === 0 ? null : (counts[at - 1] ?? 0);
          const name = words.step(step);
          return (
            <li key={name}>
              <code>{name}</code>
              <b>{formatCount(count)}</b>
              <ShareBar share={count / most} />
              {before === null ? null : <span>{words.ofBefore(before === 0 ? null : count / before)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
