import type { Context } from 'hono';
import type { BotClass } from '../shared/contract/envelope.ts';
import type { EdgeBindings, EdgeSettings } from './env.ts';

/** What a request carries once every middleware ran. */
export interface RequestVariables {
  settings: EdgeSettings;
  /** finds this request in the logs; shown on error pages and sent as x-tracking-id there */
  trackingId: string;
  /** of the Content-Security-Policy of this response */
  nonce: string;
  /** the path as it was asked for, escapes and letter case untouched */
  pathname: string;
  /** the path's segments, each decoded once; empty for '/' and under /api */
  segments: readonly string[];
  botClass: BotClass;
  clientAddress: string;
  device: 'mobile' | 'desktop';
  dayType: 'weekday' | 'weekend';
  isPrefetch: boolean;
  /** the session cookie as 'name=value'; whether it is worth anything only the origin knows */
  session: string | null;
  /** the route said that the browser may keep this answer and ask again (cache-rule) */
  mayRevalidate?: boolean;
}

export interface EdgeEnv {
  Bindings: EdgeBindings;
  Variables: RequestVariables;
}

export type EdgeContext = Context<EdgeEnv>;

/** Whether the answer is for a program: problem details instead of a page. */
export function isApiRequest(c: EdgeContext): boolean {
  return /^\/api(\/|$)/i.test(c.var.pathname);
}

/** Whether only the headers are asked for; such a request never counts (decisions 3). */
export function isHead(c: EdgeContext): boolean {
  return c.req.method === 'HEAD';
}

/** Path and query of this page, safe to lead back to: what begins with two slashes would name another host. */
export function pathWithQuery(c: EdgeContext): string {
  return c.var.pathname.startsWith('//') ? '/' : c.var.pathname + new URL(c.req.url).search;
}
