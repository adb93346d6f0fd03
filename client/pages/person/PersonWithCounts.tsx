import { type ReactNode, Suspense } from 'react';
import { LateCounts, useServerCounts } from '../../deferred-data.tsx';
import type { PersonPageModel } from './person-model.ts';

type Counts = PersonPageModel['counts'];
type Draw = (counts: Counts) => ReactNode;

/**
 * Renders what depends on the counts, in HTML that stays as the server wrote it: first for 'late', then again when they
 * arrive. Both must have the same size, so that nothing moves.
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

/** Late counts as data for scripts that start later (registry/page-counts.ts); nothing visible. */
export function PersonCountsData({ page }: { page: PersonPageModel }) {
  if (page.counts !== 'late') return null;
  return (
    <Suspense fallback={null}>
      <LateCounts />
    </Suspense>
  );
}
