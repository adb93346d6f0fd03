/**
 * 'Pacific Time' and '10:24 AM': a time zone's name and the current time there.
 *
 * @param timezone IANA name: 'America/Los_Angeles'
 * @param now milliseconds since 1970
 * @returns null if there is no such zone
 */
export function timeThere(timezone: string, now: number): { readonly zone: string; readonly time: string } | null {
  try {
    const parts = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: timezone, ...options }).formatToParts(now);
    const zone = parts({ timeZoneName: 'longGeneric' }).find(({ type }) => type === 'timeZoneName');
    const time = parts({ hour: 'numeric', minute: '2-digit' }).map(({ value }) => value.replace(/\s/g, ' '));
    return zone === undefined ? null : { zone: zone.value, time: time.join('') };
  } catch {
    return null;
  }
}
