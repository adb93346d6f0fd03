import { Suspense } from 'react';
import { LateCounts } from '../../deferred-data.tsx';
import type { PersonPageModel } from '../page-model.ts';

/** The counts that come late, as data for what comes to life later (registry/page-counts.ts); nothing that is seen. */
export function PersonCountsData({ page }: { page: PersonPageModel }) {
  if (page.counts !== 'late') return null;
  return (
    <Suspense fallback={null}>
      <LateCounts />
    </Suspense>
  );
}
