import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { ABOUT_RETRY_MS, aboutSite } from '../../render/about-site.ts';

const DAY_MS = 86_400_000;
/** How long a copy of security.txt may be relied on, in milliseconds: less than a year (RFC 9116, 2.5.5). */
const SECURITY_TXT_MS = 180 * DAY_MS;

/**
 * GET /.well-known/security.txt: where to report a flaw (RFC 9116). 404 if the operator has not said where; 503 while
 * the origin cannot be asked.
 */
export async function securityTxt(c: EdgeContext): Promise<Response> {
  const { said, isKnown } = await aboutSite(c);
  if (!isKnown) {
    const seconds = String(ABOUT_RETRY_MS / 1_000);
    return c.text('This cannot be told right now. Please try again.\n', 503, { 'Retry-After': seconds });
  }
  const contact = said.operator?.securityContact ?? null;
  if (contact === null) throw new Refusal(404, 'no contact for reports of flaws');
  allowRevalidation(c);
  const text = securityText(contact, siteOrigin(c), Date.now());
  return c.body(text, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
}

/** The file's text, the same all day; `now` is in milliseconds since 1970. */
export function securityText(contact: string, origin: string, now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const expires = new Date(today + SECURITY_TXT_MS).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${paths.securityTxt()}`,
    `Policy: ${origin}${paths.reportFlaw()}`,
    '',
  ].join('\n');
}

/** Since when the site has done for Global Privacy Control what it does now: /do-not-sell says what that is. */
const GPC_SINCE = '2026-11-26';

/** GET /.well-known/gpc.json: this site honors Global Privacy Control. */
export function gpcJson(c: EdgeContext): Response {
  allowRevalidation(c);
  return c.body(JSON.stringify({ gpc: true, lastUpdate: GPC_SINCE }), 200, { 'Content-Type': 'application/json' });
}

/** GET /.well-known/change-password: leads password managers to the form that changes the password. */
export function changePassword(c: EdgeContext): Response {
  return c.redirect(paths.accountPassword(), 302);
}
