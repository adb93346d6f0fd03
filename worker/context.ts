import type { Context } from 'hono';
import type { CallName } from '../shared/contract/calls.ts';
import type { SiteAnswer } from '../shared/contract/operations/site.ts';
import type { BotClass } from '../shared/contract/transport/envelope.ts';
import { NO_EXPERIMENTS, type Variants } from '../shared/experiments/experiments.ts';
import type { ParsedRoute, PersonParams, PersonSearchParams } from '../shared/urls/parsers/parse-path.ts';
import type { RouteParams } from '../shared/urls/parsers/route-params.ts';
import type { EdgeBindings, EdgeSettings } from './env.ts';
import type { Origination } from './input/origination.ts';
import type { FailureClass } from './origin-client/errors.ts';

/** What a page says about the site as a whole. */
export interface AboutSite {
  /** the origin's sentence; null if it has none, or could not be asked yet */
  readonly notice: string | null;
  /** the rest of the origin's answer: what it has not said is absent */
  readonly said: Omit<SiteAnswer, 'notice'>;
  /** whether search engines may keep any page */
  readonly mayIndex: boolean;
  /** whether the origin has said anything yet, if only that it does not know the call */
  readonly isKnown: boolean;
}

/** What a request has once all middleware has run. */
export interface RequestVariables {
  settings: EdgeSettings;
  /** the trace id of this request, which finds it in the logs; shown on error pages and sent there as x-tracking-id */
  trackingId: string;
  /** the URL as requested; its pathname keeps escapes and letter case */
  url: URL;
  /** the route of that path; null under /api and for unknown paths */
  route: ParsedRoute | null;
  botClass: BotClass;
  /** an AI crawler, which is an other-bot; absent for everybody else */
  isAiCrawler?: boolean;
  clientAddress: string;
  device: 'mobile' | 'desktop';
  dayType: 'weekday' | 'weekend';
  isPrefetch: boolean;
  /** the session cookie as 'name=value'; only the origin knows whether it is valid */
  session: string | null;
  /** the visitor id from a signed cookie; null or absent for bots and where none can be set (visitor) */
  visitorId?: string | null;
  /** the visitor id was made for this request */
  isNewVisitor?: boolean;
  /** what led to this request (viewer-hints) */
  origination: Origination;
  /** who works for the operator and was let in to its pages; absent on all other pages (operator) */
  operator?: string;
  /** which variants the page shows; absent if no route asked for them (experiments) */
  experiments?: Variants;
  /** what the page says about the whole site; absent until it is decided (about-site) */
  about?: AboutSite;
  /** the route said that the browser may keep this response and revalidate it (cache-rule) */
  mayRevalidate?: boolean;
  /** a form on this page may lead to the payment provider's site (security-headers) */
  leadsOut?: boolean;
  /** the outbox of a local run shows mails in frames, or this is the mail in such a frame (security-headers) */
  mailFrame?: 'around' | 'inside';
  /** the host of the ad frames was asked, where nothing of the site is (own-host, ad-host) */
  isAdHost?: boolean;
  /** the policy of what that host answers (ad-host) */
  adPolicy?: string;
  /** this page may hold ad frames (security-headers) */
  mayHoldAds?: boolean;
  /** the call that a browser makes; absent on pages and for unknown calls (api-gateway) */
  call?: CallName;
  /** the response is a page that this isolate had kept (measure) */
  isKeptPage?: boolean;
  /** what the origin did, if a form answers it with its own page (noteFailure) */
  failure?: FailureClass;
  /** what Cache-Control says of this response, which the route said is the same for everyone (cache-rule) */
  keepingRule?: string;
}

export interface EdgeEnv {
  Bindings: EdgeBindings;
  Variables: RequestVariables;
}

export type EdgeContext = Context<EdgeEnv>;

interface PageParams {
  readonly 'person-search': PersonSearchParams;
  readonly person: PersonParams;
  readonly monitor: RouteParams['monitor'];
  readonly phone: RouteParams['phone'];
  readonly 'phone-report': RouteParams['phone-report'];
  readonly 'phone-dispute': RouteParams['phone-dispute'];
  readonly 'white-pages': RouteParams['white-pages'];
  readonly 'directory-letter': RouteParams['directory-letter'];
  readonly 'directory-name': RouteParams['directory-name'];
  readonly street: RouteParams['street'];
  readonly address: RouteParams['address'];
  readonly property: RouteParams['property'];
  readonly invoice: RouteParams['invoice'];
  readonly order: RouteParams['order'];
  readonly 'property-search': RouteParams['property-search'];
  readonly 'opt-out-status': RouteParams['opt-out-status'];
  readonly 'privacy-request': RouteParams['privacy-request'];
  readonly 'operator-request': RouteParams['operator-request'];
  readonly 'sitemap-file': RouteParams['sitemap-file'];
  readonly 'map-picture': RouteParams['map-picture'];
  readonly 'map-tile': RouteParams['map-tile'];
}

/** The path parameters of this route. Throws if the request is for another route, which takes a wiring mistake. */
export function paramsOf<N extends keyof PageParams>(c: EdgeContext, name: N): PageParams[N] {
  const route = c.get('route');
  if (route?.name !== name) throw new Error(`the handler of ${name} was given a path of ${route?.name ?? 'no route'}`);
  return route.params as PageParams[N];
}

/** Whether a path is a call, in any letter case, so that calls are never answered with a page. */
export function isApiPath(pathname: string): boolean {
  return /^\/api(\/|$)/i.test(pathname);
}

/** Whether only headers are requested; such a request never counts (P6-044). */
export function isHead(c: EdgeContext): boolean {
  return c.req.method === 'HEAD';
}

/** Whether the page is requested to be read now; only then may a cookie be set. */
export function isRealView(c: EdgeContext): boolean {
  return c.req.method === 'GET' && !c.get('isPrefetch');
}

/**
 * Path and query of this page, safe to lead back to: a path that starts with two slashes would point to another host.
 */
export function pathWithQuery(c: EdgeContext): string {
  const { pathname, search } = c.get('url');
  return pathname.startsWith('//') ? '/' : pathname + search;
}

/** Which variants this page shows; 0 for each on pages outside experiments. */
export function variantsShown(c: EdgeContext): Variants {
  return c.get('experiments') ?? NO_EXPERIMENTS;
}

/** Scheme and host of absolute links, whatever host was requested. */
export function siteOrigin(c: EdgeContext): string {
  return c.get('settings').siteOrigin;
}
