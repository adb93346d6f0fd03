import { lazy, Suspense, useEffect, useState } from 'react';
import { readHistories, subscribeToHistory } from './history-storage.ts';
import type { RecentListProps } from './RecentList.tsx';

const RecentList = lazy(async () => ({ default: (await import('./RecentList.tsx')).RecentList }));

/**
 * Where the reader left off, if there is anything: what the browser stores is unknown until scripts run. It appears late,
 * so the parent keeps what follows below the fold. An emptied list stays, for its 'Undo'.
 */
export function RecentViews(props: RecentListProps) {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const look = () => {
      const { viewed, searched } = readHistories();
      if (viewed.length + searched.length > 0) setIsKept(true);
    };
    look();
    return subscribeToHistory(look);
  }, []);
  if (!isKept) return null;
  return (
    <Suspense fallback={null}>
      <RecentList {...props} />
    </Suspense>
  );
}
