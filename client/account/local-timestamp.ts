/** The reader's clock as ISO 8601 with its offset: '2026-11-25T14:41:00-05:00' (F7-14). */
export function localTimestamp(at: Date): string {
  const east = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + east * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
  const two = (number: number) => String(number).padStart(2, '0');
  const away = Math.abs(east);
  return `${local}${east < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}
