import type { Context } from 'hono';
import type { BotClass } from '../shared/contract/transport/envelope.ts';
import { NO_EXPERIMENTS, type Variants } from '../shared/experiments/experiments.ts';
import type { ParsedRoute, PersonParams, PersonSearchParams } from '../shared/urls/parsers/parse-path.ts';
import type { RouteParams } from '../shared/urls/parsers/route-params.ts';
import type { EdgeBindings, EdgeSettings } from './env.ts';
import type { FailureClass } from './origin-client/errors.ts';

/** What a request carries once every middleware ran. */
export interface RequestVariables {
  settings: EdgeSettings;
  /** finds this request in the logs; shown on error pages and sent as x-tracking-id there */
  trackingId: string;
  /** of the Content-Security-Policy of this response */
  nonce: string;
  /** the address as it was asked for; its pathname keeps escapes and letter case */
  url: URL;
  /** the route of that path; null under /api and where there is none */
  route: ParsedRoute | null;
  botClass: BotClass;
  clientAddress: string;
  device: 'mobile' | 'desktop';
  dayType: 'weekday' | 'weekend';
  isPrefetch: boolean;
  /** the session cookie as 'name=value'; whether it is worth anything only the origin knows */
  session: string | null;
  /** the visitor that a signed cookie knows again; null or absent where none is needed, wanted or set (visitor) */
  visitorId?: string | null;
  /** which variants the page shows; absent where no route asked for them (experiments) */
  experiments?: Variants;
  /** the route said that the browser may keep this answer and ask again (cache-rule) */
  mayRevalidate?: boolean;
  /** a form of this page may lead to another site: to the page of the payment provider (security-headers) */
  leadsOut?: boolean;
  /** what the origin did, where a form answers it with a page of its own (note-failure) */
  failure?: FailureClass;
  /** the route said that this answer is the same for ever, and who may keep it (cache-rule) */
  keptBy?: 'everyone' | 'viewer';
}

export interface EdgeEnv {
  Bindings: EdgeBindings;
  Variables: RequestVariables;
}

export type EdgeContext = Context<EdgeEnv>;

interface PageParams {
  readonly 'person-search': PersonSearchParams;
  readonly person: PersonParams;
  readonly phone: RouteParams['phone'];
  readonly 'white-pages': RouteParams['white-pages'];
  readonly 'directory-letter': RouteParams['directory-letter'];
  readonly 'directory-name': RouteParams['directory-name'];
  readonly address: RouteParams['address'];
  readonly property: RouteParams['property'];
  readonly invoice: RouteParams['invoice'];
  readonly order: RouteParams['order'];
  readonly 'property-search': RouteParams['property-search'];
  readonly 'sitemap-file': RouteParams['sitemap-file'];
  readonly 'map-picture': RouteParams['map-picture'];
  readonly 'map-tile': RouteParams['map-tile'];
}

/** The parts of a path of this route. Throws when the request is for another one, which only wrong wiring can do. */
export function paramsOf<N extends keyof PageParams>(c: EdgeContext, name: N): PageParams[N] {
  const { route } = c.var;
  if (route?.name !== name) throw new Error(`the handler of ${name} was given a path of ${route?.name ?? 'no route'}`);
  return route.params as PageParams[N];
}

/** Whether a path is one of the calls, in any letter case, so that none of them is ever answered with a page. */
export function isApiPath(pathname: string): boolean {
  return /^\/api(\/|$)/i.test(pathname);
}

/** Whether only the headers are asked for; such a request never counts (P6-044). */
export function isHead(c: EdgeContext): boolean {
  return c.req.method === 'HEAD';
}

/** Path and query of this page, safe to lead back to: what begins with two slashes would name another host. */
export function pathWithQuery(c: EdgeContext): string {
  const { pathname, search } = c.var.url;
  return pathname.startsWith('//') ? '/' : pathname + search;
}

/** Which variants this page shows; 0 of each on a page that is part of no experiment. */
export function variantsShown(c: EdgeContext): Variants {
  return c.var.experiments ?? NO_EXPERIMENTS;
}

/** Scheme and host that absolute links begin with, whatever host was asked. */
export function siteOrigin(c: EdgeContext): string {
  return c.var.settings.siteOrigin;
}
