import { readHistories, subscribeToHistory } from './history-storage.ts';

/** Shows where the reader left off as soon as there is anything; a reader without a history loads nothing for it. */
export function showRecentViews(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-recent]');
  if (places.length === 0) return;
  const show = () => {
    const { viewed, searched } = readHistories();
    if (viewed.length + searched.length === 0) return;
    stop();
    import('./RecentList.tsx').then(
      ({ mountRecentList }) => {
        for (const place of places) mountRecentList(place);
      },
      () => {},
    );
  };
  const stop = subscribeToHistory(show);
  show();
}
