/**
 * Posts JSON without waiting, even while the page unloads. Failures are ignored (P7-045): they lose a log line or some
 * events.
 */
export function postQuietly(path: string, body: object): void {
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {});
}
