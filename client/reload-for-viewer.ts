/**
 * A page that comes back from the back/forward cache was drawn for who was looking then. Where somebody has logged in or
 * out since, it is loaded anew.
 */
export function reloadForAnotherViewer(): void {
  const viewer = userOf(document.cookie);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && userOf(document.cookie) !== viewer) location.reload();
  });
}

/** The readable cookie that says whether somebody is logged in, and who (P3-116); it grants nothing. */
function userOf(cookies: string): string | undefined {
  return /(?:^|; )user_id=([^;]+)/.exec(cookies)?.[1];
}
