/** Cookies that we set, edge and origin. OptanonConsent is the consent banner's and keeps its own name. */
export type CookieName = 'session' | 'user_id' | 'wp_user' | 'fam_user_email' | 'visitor_id' | 'experiments';

/**
 * A cookie's name as it is sent. '__Host-' keeps sibling hosts from setting it, but a browser takes such a cookie over https
 * only, which a local server does not speak.
 */
export function cookieName<N extends CookieName>(name: N, isLocal: boolean): N | `__Host-${N}` {
  return isLocal ? name : `__Host-${name}`;
}
