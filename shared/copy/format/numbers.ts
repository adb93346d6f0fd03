const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '1,204': the same on server and client, whatever the reader's own settings are. */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** '1,000+' of what was counted no further, else '1,204'. */
export function formatCapped(count: number, isCapped: boolean): string {
  return isCapped ? `${formatCount(count)}+` : formatCount(count);
}

/** For 'more than ...': the largest number of two digits and zeros below the count, '19,000' of 19,999 and of 20,000. */
export function formatMoreThan(count: number): string {
  const below = Math.max(0, count - 1);
  const unit = 10 ** Math.max(0, String(below).length - 2);
  return WHOLE.format(Math.floor(below / unit) * unit);
}

/** '1 record', '2 records'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
