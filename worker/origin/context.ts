import type { Context } from 'hono';
import type { CallName } from '../../shared/contract/calls.ts';
import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import type { OriginBindings, OriginSettings } from './env.ts';

/** What a request carries once every middleware ran. */
export interface OriginVariables {
  settings: OriginSettings;
  /** finds this request in the logs; of the edge's trace once the envelope is proven */
  trackingId: string;
  /** not set for a call from outside */
  envelope: Envelope;
  /** the call that was asked for; not set for a path that is none */
  call?: CallName;
  /** when the request came, milliseconds since 1970: one request, one now */
  now: number;
  /** the body as it was sent, which a signature is over; not set for a call that has none */
  bodyText?: string;
}

export interface OriginEnv {
  Bindings: OriginBindings;
  Variables: OriginVariables;
}

export type OriginContext = Context<OriginEnv>;
