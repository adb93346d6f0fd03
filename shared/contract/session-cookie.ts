/**
 * The session cookie's name. '__Host-' keeps sibling hosts from setting it, but a browser takes such a cookie over https
 * only, which a local server does not speak.
 */
export function sessionCookieName(isLocal: boolean): string {
  return isLocal ? 'session' : '__Host-session';
}
