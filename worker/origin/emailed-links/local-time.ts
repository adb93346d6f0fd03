const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The time of day on the visitor's clock when they asked for a link, to recognize their own request: '2:41 PM' (F7-14).
 * Anybody can send this text, so only a time is taken from it; null for anything else.
 */
export function formatLocalTime(usersLocalTimestamp: string): string | null {
  const [, hours, minutes] = ISO_WITH_OFFSET.exec(usersLocalTimestamp) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
