import { type Histories, readHistories, subscribeToHistory } from './history-storage.ts';

/**
 * Shows where the reader left off as soon as there is anything but the page itself; a reader without a history loads
 * nothing for it.
 */
export function showRecentViews(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-recent]')];
  if (places.length === 0) return;
  const show = () => {
    const histories = readHistories();
    if (!places.some((place) => hasOthers(histories, place))) return;
    stop();
    import('./recent-list.ts').then(
      ({ mountRecentList }) => places.forEach(mountRecentList),
      () => {},
    );
  };
  const stop = subscribeToHistory(show);
  show();
}

/** Whether the place may have something to list: only rows list searches. */
function hasOthers({ viewed, searched }: Histories, { dataset: { recent, ownPath } }: HTMLElement): boolean {
  const listed = recent === 'rows' ? [...viewed, ...searched] : viewed;
  return listed.some(({ path }) => path !== ownPath);
}
