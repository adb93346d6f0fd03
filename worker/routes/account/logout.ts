import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { forgetBrowser } from '../../forget-browser.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { passableCookies } from '../../session-cookie.ts';

/**
 * POST /auth/logout: ends the session at the origin and drops what the browser stored, then 303 to the home page. When the origin cannot be reached the
 * session lives on, and the answer says so instead of pretending.
 */
export async function submitLogout(c: EdgeContext): Promise<Response> {
  const { setCookies } = await createOriginClient(c).send('logout', {});
  const response = c.redirect(paths.home(), 303);
  for (const cookie of passableCookies(setCookies, c.var.settings.isLocal))
    response.headers.append('set-cookie', cookie);
  forgetBrowser(response.headers);
  return response;
}
