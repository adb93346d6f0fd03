import type { RecentListProps } from './RecentList.tsx';

/**
 * The place for where the reader left off: what the browser stores is unknown until scripts run (show-recent-views.ts). The
 * list appears late, so the parent keeps what follows below the fold.
 */
export function RecentViews({ look, ownPath }: RecentListProps) {
  return <div data-recent={look} data-own-path={ownPath} />;
}
