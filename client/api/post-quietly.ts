/**
 * Sends JSON without waiting, even while the page unloads: as a beacon, which the browser delivers after the page is
 * gone, or else by a request that outlives it. Failures are ignored (P7-045): they lose a log line or some events.
 *
 * @param body shorter than the 64 KB that browsers hold for beacons
 */
export function postQuietly(path: string, body: object): void {
  // Its type makes the header. To this site, that needs no permission first.
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  // Browsers refuse a beacon while too much of what was sent before is on its way.
  if (navigator.sendBeacon?.(path, json)) return;
  fetch(path, { method: 'POST', keepalive: true, body: json }).catch(() => {});
}
