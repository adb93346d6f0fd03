import { type ReactNode, Suspense } from 'react';
import { LateCounts, useServerCounts } from '../../deferred-data.tsx';
import type { PersonPageModel } from '../page-model.ts';

type Counts = PersonPageModel['counts'];
type Draw = (counts: Counts) => ReactNode;

/**
 * What depends on the counts, for HTML that stays as the server wrote it: drawn for 'late' first and once more when they
 * are there. The two are to have one size, so that nothing moves.
 */
export function PersonWithCounts({ counts, children }: { counts: Counts; children: Draw }) {
  if (counts !== 'late') return children(counts);
  return (
    <Suspense fallback={children('late')}>
      <Late draw={children} />
    </Suspense>
  );
}

function Late({ draw }: { draw: Draw }) {
  return draw(useServerCounts() ?? 'missing');
}

/** The counts that come late, as data for what comes to life later (registry/page-counts.ts); nothing that is seen. */
export function PersonCountsData({ page }: { page: PersonPageModel }) {
  if (page.counts !== 'late') return null;
  return (
    <Suspense fallback={null}>
      <LateCounts />
    </Suspense>
  );
}
