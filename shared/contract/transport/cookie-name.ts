/** Cookies set by edge and origin. OptanonConsent belongs to the consent banner and keeps its own name. */
export type CookieName =
  | 'session'
  /** that this browser logged in before: the origin's, signed; strangers' wrong passwords do not lock it out */
  | 'device'
  /** a proven claim of a record, for half an hour: the origin's; it grants nothing else */
  | 'claim'
  | 'user_id'
  | 'wp_user'
  | 'fam_user_email'
  | 'visitor_id'
  | 'experiments'
  /** the offer that opens without a click was seen; set by the page's scripts */
  | 'seen_upgrade'
  /** the page that a buyer came from, while they pay on the provider's page */
  | 'way_back'
  /** a form that was sent to a checkout, for the page that answers it; sealed */
  | 'sent_form';

/**
 * A cookie's name as sent. '__Host-' keeps sibling hosts from setting it, but browsers accept such a cookie only over
 * https, which a local server does not use.
 */
export function cookieName<N extends CookieName>(name: N, isLocal: boolean): N | `__Host-${N}` {
  return isLocal ? name : `__Host-${name}`;
}
