import type { EventCountsAnswer } from '../../../shared/contract/operations/event-counts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import figures from '../../figures/Figures.module.css';
import { ShareBar } from '../../figures/ShareBar.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import styles from './PageEvents.module.css';

type Across = NonNullable<EventCountsAnswer['across']>;
interface Views {
  readonly views: number;
  readonly clicks: number;
}

const words = pageEventsCopy.variants;

/** What the variants of experiments did for clicks on offers, variant 0 first. */
export function EventVariants({ variants, person }: Pick<Across, 'variants' | 'person'>) {
  const experiments = [...new Set(variants.map(({ experiment }) => experiment))];
  const rows = experiments.flatMap((experiment) => {
    const own = variants.filter((row) => row.experiment === experiment);
    const shown = sumOf(own);
    const zero = { views: person.views - shown.views, clicks: person.clicks - shown.clicks };
    return [
      { experiment, variant: words.zero, ...zero },
      ...own.map(({ variant, ...views }) => ({ ...views, variant: String(variant) })),
    ];
  });
  const best = Math.max(...rows.map(rateOf), 0);
  return (
    <FigurePart id="events-variants" title={words.title}>
      <p className={figures.note}>{words.note}</p>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          head={[words.experiment, words.variant, words.views, words.clicks, words.rate]}
          rows={rows.map(({ experiment, variant, ...views }) => ({
            key: `${experiment} ${variant}`,
            cells: [<code key="name">{experiment}</code>, variant, ...ratesOf(views, best)],
          }))}
        />
      )}
    </FigurePart>
  );
}

/** The same for the offers that a test chose. */
export function EventSegments({ segments }: Pick<Across, 'segments'>) {
  const own = pageEventsCopy.segments;
  const best = Math.max(...segments.map(rateOf), 0);
  return (
    <FigurePart id="events-segments" title={own.title}>
      {segments.length === 0 ? (
        <p>{own.none}</p>
      ) : (
        <DataTable
          caption={own.title}
          head={[own.test, own.segment, words.views, words.clicks, words.rate]}
          rows={segments.map(({ id, name, segment, ...views }) => ({
            key: `${id} ${name} ${segment}`,
            cells: [<code key="name">{`${name} (${id})`}</code>, segment, ...ratesOf(views, best)],
          }))}
        />
      )}
    </FigurePart>
  );
}

const sumOf = (rows: readonly Views[]): Views => ({
  views: rows.reduce((sum, { views }) => sum + views, 0),
  clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
});

const rateOf = ({ views, clicks }: Views): number => (views <= 0 ? 0 : clicks / views);

function ratesOf({ views, clicks }: Views, best: number) {
  const rate = rateOf({ views, clicks });
  return [
    formatCount(views),
    formatCount(clicks),
    <span key="rate" className={styles.rate}>
      {views === 0 ? '–' : (rate * 100).toFixed(1)}
      <ShareBar share={best === 0 ? 0 : rate / best} />
    </span>,
  ];
}
