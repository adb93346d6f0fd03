/** '2:41 PM' from hours and minutes on a 24-hour clock; the space does not break. */
export function formatTimeOfDay(hours: number, minutes: number): string {
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}
