import type { DocumentModel } from '../../client/pages/page-model.ts';
import type { SiteAnswer } from '../../shared/contract/operations/site.ts';
import type { AboutSite, EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { settlesWithin } from '../origin-client/settles-within.ts';

/** How long an isolate relies on an answer, in milliseconds: only an import changes it. */
export const ABOUT_FRESH_MS = 300_000;
/** How long it waits after a failure, in milliseconds. */
export const ABOUT_RETRY_MS = 10_000;
/** How long after the first call began a page may wait for its answer, in milliseconds. */
const WAIT_MS = 300;

/** Of an origin that does not know the call. */
const SAYS_NOTHING: SiteAnswer = { isInvented: false, notice: null };

/** What an isolate knows about its origin. */
interface Known {
  /** the last answer; null before the first */
  answer: SiteAnswer | null;
  /** when the last call began, in milliseconds since 1970 */
  askedAt: number;
  /** nobody asks before this time */
  askAt: number;
  /** the call under way, if there is one; never rejects */
  asking: Promise<void> | null;
}

const known = new WeakMap<EdgeBindings, Known>();

/**
 * Asks the origin about the site if its last answer is old; nobody waits here. The last answer counts until there is
 * another one, so a page waits for the first one at most, and an origin that is down changes nothing.
 */
export function askAboutSite(c: EdgeContext): void {
  const site = knownOf(c.env);
  const now = Date.now();
  if (now < site.askAt) return;
  site.askedAt = now;
  // If the answer never arrives because this request ends first, a later one asks again.
  site.askAt = now + ABOUT_RETRY_MS;
  const asking = ask(c, site).finally(() => {
    if (site.asking === asking) site.asking = null;
  });
  site.asking = asking;
  c.executionCtx.waitUntil(asking);
}

async function ask(c: EdgeContext, site: Known): Promise<void> {
  try {
    // Without the session: the answer is for everybody.
    site.answer = await createOriginClient(c, { session: null }).get('site', {});
  } catch (error) {
    if (!isUnknownCall(error)) return logEvent(c, 'about_site_failed', { message: messageOf(error) });
    site.answer = SAYS_NOTHING;
  }
  site.askAt = Date.now() + ABOUT_FRESH_MS;
}

function isUnknownCall(error: unknown): boolean {
  return error instanceof OriginProblem && (error.status === 404 || error.status === 501);
}

/** What this request's page says about the site, if that needs no waiting; otherwise null. */
export function aboutSiteNow(c: EdgeContext): AboutSite | null {
  const { answer, asking } = knownOf(c.env);
  return c.get('about') ?? (answer === null && asking !== null ? null : decide(c, answer));
}

/**
 * What this request's page says about the site: the same however often it asks. A new isolate waits up to `waitMs`, in
 * milliseconds since it asked the origin. Without an answer there is no sentence, but no page for search engines either.
 */
export async function aboutSite(c: EdgeContext, waitMs = WAIT_MS): Promise<AboutSite> {
  const now = aboutSiteNow(c);
  if (now !== null) return now;
  const site = knownOf(c.env);
  if (site.asking !== null) await settlesWithin(site.asking, Math.max(0, site.askedAt + waitMs - Date.now()));
  return c.get('about') ?? decide(c, site.answer);
}

function decide(c: EdgeContext, answer: SiteAnswer | null): AboutSite {
  const mayIndex = c.get('settings').indexesInvented || answer?.isInvented === false;
  const about = { notice: answer?.notice ?? null, mayIndex };
  c.set('about', about);
  return about;
}

function knownOf(env: EdgeBindings): Known {
  const site = known.get(env) ?? { answer: null, askedAt: 0, askAt: 0, asking: null };
  known.set(env, site);
  return site;
}

/** The page with what it says about the site. */
export async function withAboutSite<P extends Pick<DocumentModel, 'head' | 'site'>>(
  c: EdgeContext,
  page: P,
): Promise<P> {
  const { notice, mayIndex } = await aboutSite(c);
  return {
    ...page,
    head: { ...page.head, isIndexable: page.head.isIndexable && mayIndex },
    site: notice === null ? page.site : { ...page.site, notice },
  };
}
