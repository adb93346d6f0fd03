import type { DocumentModel } from '../../client/pages/page-model.ts';
import type { SiteAnswer } from '../../shared/contract/operations/site.ts';
import { isClosedToCrawlers } from '../../shared/urls/crawl-rules.ts';
import { type AboutSite, type EdgeContext, pathWithQuery } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { PageDataError } from '../failures/errors.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isUnknownCall, OriginTimeout } from '../origin-client/errors.ts';
import { CALL_TIMEOUT_MS } from '../origin-client/origin-link.ts';
import { settlesWithin } from '../origin-client/settles-within.ts';

/** How long an isolate relies on an answer, in milliseconds: only an import changes it. */
export const ABOUT_FRESH_MS = 300_000;
/** How long it waits after a failure, in milliseconds. */
export const ABOUT_RETRY_MS = 10_000;
/** For how long after an isolate's first call its pages may wait for the answer, in milliseconds. */
export const WAIT_MS = 1_000;

/** Of an origin that does not know the call. */
const SAYS_NOTHING: SiteAnswer = { isInvented: false, notice: null };

/** What an isolate knows about its origin. */
interface Known {
  /** the last answer; null before the first */
  answer: SiteAnswer | null;
  /** why the last call that failed did; null if none has */
  fault: unknown;
  /** when the first call began, in milliseconds since 1970; null before */
  firstAskedAt: number | null;
  /** nobody asks before this time */
  askAt: number;
  /** the call under way, if there is one; never rejects */
  asking: Promise<void> | null;
}

const known = new WeakMap<EdgeBindings, Known>();

/**
 * Asks the origin about the site if its last answer is old; nobody waits here. The last answer counts until there is
 * another one, so an origin that is down changes nothing.
 */
export function askAboutSite(c: EdgeContext): void {
  const site = knownOf(c.env);
  const now = Date.now();
  if (now < site.askAt) return;
  site.firstAskedAt ??= now;
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
    if (!isUnknownCall(error)) {
      site.fault = error;
      return logEvent(c, 'about_site_failed', { message: messageOf(error) });
    }
    site.answer = SAYS_NOTHING;
  }
  site.askAt = Date.now() + ABOUT_FRESH_MS;
}

/** What this request's page says about the site, if that needs no waiting; otherwise null. */
export function aboutSiteNow(c: EdgeContext): AboutSite | null {
  const { answer, asking } = knownOf(c.env);
  return c.get('about') ?? (answer === null && asking !== null ? null : decide(c, answer));
}

/**
 * What this request's page says about the site: the same however often it asks. Only the first pages of an isolate wait
 * for the origin. Without an answer there is no sentence, but no page for search engines either.
 */
export async function aboutSite(c: EdgeContext): Promise<AboutSite> {
  askAboutSite(c);
  const now = aboutSiteNow(c);
  if (now !== null) return now;
  const site = knownOf(c.env);
  if (site.asking !== null) await settlesWithin(site.asking, patienceOf(c, site));
  return c.get('about') ?? decide(c, site.answer);
}

/** How long a page waits for the first answer, in milliseconds. A search engine gets it or comes back later. */
function patienceOf(c: EdgeContext, { firstAskedAt }: Known): number {
  if (c.get('botClass') === 'search-engine') return CALL_TIMEOUT_MS;
  return firstAskedAt === null ? 0 : Math.max(0, firstAskedAt + WAIT_MS - Date.now());
}

function decide(c: EdgeContext, answer: SiteAnswer | null): AboutSite {
  const mayIndex = c.get('settings').indexesInvented || answer?.isInvented === false;
  const { notice, ...said } = answer ?? SAYS_NOTHING;
  const about = { notice, said, mayIndex, isKnown: answer !== null };
  c.set('about', about);
  return about;
}

function knownOf(env: EdgeBindings): Known {
  const site = known.get(env) ?? { answer: null, fault: null, firstAskedAt: null, askAt: 0, asking: null };
  known.set(env, site);
  return site;
}

/**
 * The page with what it says about the site, and what crawlers may do with it.
 *
 * @throws PageDataError for a search engine that would drop a good page from its index only because the origin failed
 */
export async function withAboutSite<P extends Pick<DocumentModel, 'head' | 'site'>>(
  c: EdgeContext,
  page: P,
): Promise<P> {
  const { notice, said, mayIndex, isKnown } = await aboutSite(c);
  const isDropped = page.head.isIndexable && !mayIndex && !isKnown;
  if (isDropped && c.get('botClass') === 'search-engine')
    throw new PageDataError(knownOf(c.env).fault ?? new OriginTimeout('site', CALL_TIMEOUT_MS));
  return {
    ...page,
    head: {
      ...page.head,
      isIndexable: page.head.isIndexable && mayIndex,
      ...(isClosedToCrawlers(pathWithQuery(c)) ? { isClosed: true } : {}),
    },
    site: {
      ...page.site,
      ...(notice === null ? {} : { notice }),
      ...(said.operator === undefined ? {} : { operator: said.operator }),
    },
  };
}
