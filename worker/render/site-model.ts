import type { SiteModel } from '../../client/site/site-model.ts';
import type { User } from '../../shared/contract/account.ts';
import { type EdgeContext, pathWithQuery } from '../context.ts';
import { allowsAnalytics, asksForConsent } from '../cookies/consent.ts';
import type { EdgeSettings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { EnvelopeRefused, OriginProblem } from '../origin-client/errors.ts';

const NO_SEARCH = {};

/** The site around a page, as visitors without a session see it. */
export function anonymousSite(c: EdgeContext): SiteModel {
  return siteFor(c, null);
}

/** The site around a page; `search` is what the search box shows. */
export function siteFor(
  c: EdgeContext,
  user: Pick<User, 'primaryEmail' | 'userType' | 'scope'> | null,
  search: SiteModel['search'] = NO_SEARCH,
): SiteModel {
  const asked = {
    path: pathWithQuery(c),
    refusesEvents: !allowsAnalytics(c),
    sendsOptOut: sendsOptOut(c.req.raw.headers),
    asksForConsent: asksForConsent(c),
  };
  return siteOf(asked, c.get('settings'), user, search);
}

/** The same around a page that asks nothing: that of the choices themselves, and what is printed. */
export function askingNothing({ asksForConsent: _, ...site }: SiteModel): SiteModel {
  return site;
}

/** What a page says back to its reader about the request. */
interface Asked {
  readonly path: string;
  readonly refusesEvents: boolean;
  readonly sendsOptOut: boolean;
  readonly asksForConsent: boolean;
}

/** The same from its parts: `path` is that of the page, with its query. */
export function siteOf(
  { path, refusesEvents, sendsOptOut, asksForConsent }: Asked,
  { propertySite }: Pick<EdgeSettings, 'propertySite'>,
  user: Pick<User, 'primaryEmail' | 'userType' | 'scope'> | null,
  search: SiteModel['search'],
): SiteModel {
  return {
    viewer: user === null ? null : viewerOf(user),
    path,
    search,
    ...(propertySite === null ? {} : { propertySite }),
    ...(refusesEvents ? { refusesEvents } : {}),
    ...(sendsOptOut ? { sendsOptOut } : {}),
    ...(asksForConsent ? { asksForConsent } : {}),
  };
}

function viewerOf({ primaryEmail: email, userType, scope }: Pick<User, 'primaryEmail' | 'userType' | 'scope'>) {
  return { email, userType, ...(scope === undefined ? {} : { scope }) };
}

/**
 * Whose session this is; null without a valid one. Asks the origin only if there is a session cookie. If the viewer
 * cannot be determined, the header shows no name; the page's own data, and what it grants, come from another call.
 *
 * @throws only EnvelopeRefused: a misconfigured site must not look like a working one
 */
export async function loadViewer(c: EdgeContext): Promise<User | null> {
  try {
    return await askViewer(c);
  } catch (error) {
    if (error instanceof EnvelopeRefused) throw error;
    logEvent(c, 'viewer_unknown', { message: messageOf(error) });
    return null;
  }
}

/**
 * The same for a page that needs an account or redirects to the login: there, an unknown viewer must not pass for a
 * logged-out one.
 *
 * @throws the origin client's errors if it does not say whose session this is
 */
export async function askViewer(c: EdgeContext): Promise<User | null> {
  if (c.get('session') === null) return null;
  try {
    return (await createOriginClient(c).get('user', {})).user;
  } catch (error) {
    if (error instanceof OriginProblem && error.status < 500) return null;
    throw error;
  }
}
