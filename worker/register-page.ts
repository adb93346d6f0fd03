import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { Limit, NoLimit } from '../shared/contract/calls/limits.ts';
import type { RouteName } from '../shared/urls/route-table.ts';
import type { EdgeEnv } from './context.ts';
import { Refusal } from './failures/errors.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { notEmbedded, sameOrigin } from './middleware/same-origin.ts';

type Step = Handler<EdgeEnv> | MiddlewareHandler<EdgeEnv>;

/** How a page answers one method, in this order. Each must state its limit: none is unlimited by default. */
export interface PageMethod {
  /** steps that may refuse before anything counts toward the limit */
  readonly before?: readonly Step[];
  readonly limit: Limit | NoLimit;
  readonly steps: readonly Step[];
}

export interface PageMethods {
  readonly GET?: PageMethod;
  readonly POST?: PageMethod;
}

/**
 * Registers a page's methods on the app; any other method is a 405. HEAD is GET without the body, and counts the same.
 * Forms must come from our own pages, and no other site embeds a page.
 */
export function registerPage(app: Hono<EdgeEnv>, name: RouteName, { GET, POST }: PageMethods): void {
  if (GET !== undefined) app.on('GET', [`/${name}`], notEmbedded(), ...stepsOf(GET));
  if (POST !== undefined) app.on('POST', [`/${name}`], sameOrigin(), ...stepsOf(POST));
  const allow = [...(GET === undefined ? [] : ['GET', 'HEAD']), ...(POST === undefined ? [] : ['POST'])];
  app.all(`/${name}`, () => {
    throw new Refusal(405, 'This page does not take that method.', { allow: allow.join(', ') });
  });
}

const stepsOf = ({ before = [], limit, steps }: PageMethod): Step[] => [...before, rateLimit(limit), ...steps];
