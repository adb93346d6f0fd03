const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '1,204': the same on server and client, whatever the reader's locale. */
export function formatCount(count: number): string {
  // Most are small, and formatting takes longer than the element around it.
  return count >= 0 && count < 1_000 ? String(Math.round(count)) : WHOLE.format(count);
}

/** '1,000+' if counting stopped there, otherwise '1,204'. */
export function formatCapped(count: number, isCapped: boolean): string {
  return isCapped ? `${formatCount(count)}+` : formatCount(count);
}

/** For 'more than ...': the largest number below the count with two digits and zeros, '19,000' for 19,999 and for 20,000. */
export function formatMoreThan(count: number): string {
  const below = Math.max(0, count - 1);
  const unit = 10 ** Math.max(0, String(below).length - 2);
  return WHOLE.format(Math.floor(below / unit) * unit);
}

/** '1 record', '2 records'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
