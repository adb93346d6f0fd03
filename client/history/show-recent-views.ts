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
    if (!places.some((place) => hasOthers(histories, place.dataset.ownPath))) return;
    stop();
    import('./recent-list.ts').then(
      ({ mountRecentList }) => places.forEach(mountRecentList),
      () => {},
    );
  };
  const stop = subscribeToHistory(show);
  show();
}

function hasOthers({ viewed, searched }: Histories, ownPath: string | undefined): boolean {
  return [...viewed, ...searched].some(({ path }) => path !== ownPath);
}
