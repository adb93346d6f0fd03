/**
 * Posts JSON that nobody waits for, also while the page is left. A failure is passed over (P7-045): what is lost is a line
 * of a log, or some events.
 */
export function postQuietly(path: string, body: object): void {
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {});
}
