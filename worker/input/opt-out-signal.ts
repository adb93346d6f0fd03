/**
 * Whether a browser says with Global Privacy Control that nothing about its reader may be sold or shared. Only the exact
 * value 1 does; of several headers, one is enough.
 */
export function sendsOptOut(headers: Headers): boolean {
  return (headers.get('sec-gpc') ?? '').split(',').some((value) => value.trim() === '1');
}
