import { lazy, Suspense, useEffect, useState } from 'react';
import { readHistories, subscribeToHistory } from './history-storage.ts';
import type { RecentListProps } from './RecentList.tsx';

const RecentList = lazy(async () => ({ default: (await import('./RecentList.tsx')).RecentList }));

/**
 * Where the reader left off, once there is something: what is kept in the browser is not known before its scripts run.
 * It appears by itself, so whoever places it keeps what follows below the fold. The list stays when it empties, for its
 * 'Undo'.
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
