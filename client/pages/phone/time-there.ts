/**
 * 'Pacific Time' and '10:24 AM': what a time zone is called and which time it is there.
 *
 * @param timezone IANA name: 'America/Los_Angeles'
 * @param now milliseconds since 1970
 * @returns null for a zone that is none
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
