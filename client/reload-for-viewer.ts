import { userIdOf } from './user-id.ts';

/**
 * A page that comes back from the back/forward cache was drawn for who was looking then. Where somebody has logged in or
 * out since, it is loaded anew.
 */
export function reloadForAnotherViewer(): void {
  const viewer = userIdOf(document.cookie);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && userIdOf(document.cookie) !== viewer) location.reload();
  });
}
