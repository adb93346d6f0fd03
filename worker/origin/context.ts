import type { Context } from 'hono';
import type { CallName } from '../../shared/contract/calls.ts';
import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import type { OriginBindings, OriginSettings } from './env.ts';

/** What a request carries once all middleware has run. */
export interface OriginVariables {
  settings: OriginSettings;
  /** the trace id that finds this request in the logs; becomes the edge's once the envelope is verified */
  trackingId: string;
  /** not set for a call from outside */
  envelope: Envelope;
  /** the requested call; not set for an unknown path */
  call?: CallName;
  /** work that goes on beside the answer or after it; absent outside the origin's app */
  beside?: Promise<unknown>[];
  /** when the request came in, milliseconds since 1970: one request, one now */
  now: number;
  /** the body exactly as sent, for signatures; not set for a call without one */
  bodyText?: string;
}

export interface OriginEnv {
  Bindings: OriginBindings;
  Variables: OriginVariables;
}

export type OriginContext = Context<OriginEnv>;
